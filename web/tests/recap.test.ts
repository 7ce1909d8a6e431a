import { expect, it } from 'vitest';
import { recap, weigh } from '../src/lib/recap';
import type { Item } from '../src/lib/voice';
import { item } from './fake';

const PEOPLE = ['seat', 'target'];
const told = (n: number, seat: number, target = -1, kind = 'did'): Item => item(n, { kind, seat, ints: { seat, target }, words: kind === 'round' ? '' : `${n}: ${seat} to ${target}` });
const numbers = (log: Item[], decided: number[]): number[] => recap(log, decided, [0], (one) => weigh(one, [0], PEOPLE)).lines.map(({ n }) => n);

it('tells what others did to me since I last decided, and what happened to everybody', () => {
  const log = [told(1, 1, 0), told(2, 0), told(3, 1, 2), told(4, 1, 0), told(5, 2, 1), told(6, -1), told(7, 2, 0)];
  expect(numbers(log, [0, 2])).toEqual([4, 6, 7]);
  expect(recap(log, [2], [0], (one) => weigh(one, [0], PEOPLE)).more).toBe(2);
});

it('stays while I act: my own deeds do not end it', () => {
  const log = [told(1, 0), told(2, 1, 0), told(3, 2, 0), told(4, 0), told(5, 0)];
  expect(numbers(log, [1, 3, 4])).toEqual([2, 3]);
});

it('names the weightiest five, the latest where many weigh the same, oldest first', () => {
  const log = [1, 2, 3, 4, 5, 6, 7].map((n) => told(n, 1, 0));
  expect(numbers(log, [0])).toEqual([3, 4, 5, 6, 7]);
});

it('tells of the others where nothing concerned me, and nothing twice', () => {
  const log = [told(1, 1, 2), { ...told(2, 1, 2), words: '1: 1 to 2' }, told(3, 2, 1)];
  expect(numbers(log, [0])).toEqual([1, 3]);
});

it('begins with the round where I have not decided yet', () => {
  const log = [told(1, 1, 0), told(2, -1, -1, 'round'), told(3, 1, 0), told(4, 2, 0)];
  expect(numbers(log, [])).toEqual([3, 4]);
});
