import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Queue } from '../src/lib/queue.svelte';
import { item, view } from './fake';

let still = false;
let stays = 0;
let queue: Queue;
const batch = (upto: number, ...numbers: number[]) => ({ items: numbers.map((n) => item(n)), views: { 0: view({ told: upto }) }, upto });

beforeEach(() => {
  vi.useFakeTimers();
  [still, stays] = [false, 0];
  queue = new Queue({ pace: (i) => (i.words ? 100 : 0), still: () => still, stays: () => stays });
  queue.settle({ 0: view({ told: 0 }) }, 0);
});

afterEach(() => {
  vi.useRealTimers();
});

it('shows items in order, one after another, and settles on the view after the last', () => {
  queue.push(batch(2, 1, 2));
  expect(queue.shown.map((i) => i.n)).toEqual([1]);
  expect(queue.views[0]?.told).toBe(0);
  vi.advanceTimersByTime(100);
  expect(queue.shown.map((i) => i.n)).toEqual([1, 2]);
  vi.advanceTimersByTime(100);
  expect([queue.shown.length, queue.views[0]?.told, queue.upto, queue.playing]).toEqual([0, 2, 2, false]);
});

it('shows batches in the order in which they came', () => {
  queue.push(batch(1, 1));
  queue.push(batch(2, 2));
  expect(queue.last).toBe(1);
  vi.advanceTimersByTime(100);
  expect([queue.last, queue.views[0]?.told]).toEqual([2, 1]);
});

it('keeps the views where what is said at the table brings none', () => {
  queue.push({ ...batch(1, 1), views: {} });
  vi.advanceTimersByTime(100);
  expect([queue.views[0]?.told, queue.upto]).toEqual([0, 1]);
  queue.push(batch(2, 2));
  queue.push({ ...batch(3, 3), views: {} });
  queue.skip();
  expect([queue.views[0]?.told, queue.upto]).toEqual([2, 3]);
});

it('shows an item without words together with the next', () => {
  queue.push({ ...batch(2), items: [item(1, { words: '' }), item(2)] });
  expect(queue.shown.map((i) => i.n)).toEqual([1, 2]);
});

it('ends at once when it is skipped', () => {
  queue.push(batch(2, 1, 2));
  queue.push(batch(3, 3));
  queue.skip();
  expect([queue.playing, queue.views[0]?.told, queue.last]).toEqual([false, 3, 3]);
  vi.advanceTimersByTime(1000);
  expect(queue.views[0]?.told).toBe(3);
});

it('shows nothing move where motion is not wanted', () => {
  still = true;
  queue.push(batch(2, 1, 2));
  expect([queue.playing, queue.views[0]?.told]).toEqual([false, 2]);
});

it('keeps what must be seen also where motion is not wanted, until it has been seen', () => {
  still = true;
  stays = 500;
  queue.push(batch(2, 1, 2));
  expect([queue.playing, queue.last]).toEqual([true, 1]);
  vi.advanceTimersByTime(500);
  expect(queue.last).toBe(2);
  queue.next();
  expect([queue.playing, queue.views[0]?.told]).toEqual([false, 2]);
});

it('goes on to the next when the last has been seen', () => {
  queue.push(batch(2, 1, 2));
  queue.next();
  expect(queue.shown.map((i) => i.n)).toEqual([1, 2]);
  queue.next();
  expect([queue.playing, queue.upto]).toEqual([false, 2]);
  queue.next();
  vi.advanceTimersByTime(1000);
  expect(queue.upto).toBe(2);
});

it('hurries when much waits, so that it never falls far behind', () => {
  const many = Array.from({ length: 48 }, (_, i) => i + 1);
  queue.push(batch(48, ...many));
  vi.advanceTimersByTime(48 * 100 * 0.7);
  expect(queue.playing).toBe(false);
});

it('puts a corrected view at the end of what waits', () => {
  queue.push(batch(1, 1));
  queue.correct({ 0: view({ told: 77 }) });
  expect(queue.views[0]?.told).toBe(0);
  vi.advanceTimersByTime(100);
  expect(queue.views[0]?.told).toBe(77);
});
