import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Queue } from '../src/lib/queue.svelte';
import { item, view } from './fake';

let mine: number[] = [];
let asked = false;
let queue: Queue;
const batch = (upto: number, ...numbers: number[]) => ({ items: numbers.map((n) => item(n)), views: { 0: view({ told: upto }) }, upto });

beforeEach(() => {
  vi.useFakeTimers();
  [mine, asked] = [[], true];
  queue = new Queue({ pace: (i) => (i.words ? 100 : 0), concerns: (i) => mine.includes(i.n), asks: () => asked });
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

const many = Array.from({ length: 200 }, (_, i) => i + 1);

it('hurries when much waits that is the business of others, so that nobody waits long between two decisions', () => {
  asked = false;
  many.forEach((n) => queue.push(batch(n, n)));
  vi.advanceTimersByTime(5_000);
  expect(queue.playing).toBe(true);
  vi.advanceTimersByTime(3_000);
  expect(queue.playing).toBe(false);
});

it('still shows what comes when the patience is spent to the last and then something came that takes no time', () => {
  queue = new Queue({ pace: (i) => (i.words ? 12_000 : 0), asks: () => false });
  queue.push(batch(1, 1));
  vi.advanceTimersByTime(6_000);
  expect(queue.playing).toBe(false);
  queue.push({ ...batch(2), items: [item(2, { words: '' })] });
  queue.push(batch(3, 3));
  expect([queue.playing, queue.last]).toEqual([true, 3]);
});

it('never hurries what concerns the reader', () => {
  [mine, asked] = [many, false];
  queue.push(batch(200, ...many));
  vi.advanceTimersByTime(199 * 100);
  expect(queue.last).toBe(200);
  expect(queue.playing).toBe(true);
});

it('has patience again once the reader has decided', () => {
  queue.push(batch(50, ...many.slice(0, 50)));
  vi.advanceTimersByTime(5_000);
  expect(queue.playing).toBe(false);
  queue.push(batch(100, ...many.slice(50, 100)));
  vi.advanceTimersByTime(4_900);
  expect(queue.playing).toBe(true);
});

it('skips to the next decision: what comes until then is there at once', () => {
  asked = false;
  queue.push(batch(2, 1, 2));
  queue.skip();
  queue.push(batch(3, 3));
  expect([queue.playing, queue.upto, queue.skipping]).toEqual([false, 3, true]);
  asked = true;
  queue.push(batch(4, 4));
  expect([queue.upto, queue.skipping]).toEqual([4, false]);
  queue.push(batch(5, 5));
  expect(queue.playing).toBe(true);
});

it('puts a corrected view at the end of what waits', () => {
  queue.push(batch(1, 1));
  queue.correct({ 0: view({ told: 77 }) });
  expect(queue.views[0]?.told).toBe(0);
  vi.advanceTimersByTime(100);
  expect(queue.views[0]?.told).toBe(77);
});

it('shows nothing while its reader looks at something else, and all of it after that', () => {
  queue.hold();
  queue.push(batch(2, 1, 2));
  vi.advanceTimersByTime(1000);
  expect([queue.playing, queue.upto]).toEqual([false, 0]);
  queue.release();
  expect(queue.shown.map((i) => i.n)).toEqual([1]);
  queue.hold();
  vi.advanceTimersByTime(1000);
  expect(queue.shown.map((i) => i.n)).toEqual([1]);
});
