import { expect, it } from 'vitest';
import { recap, weigh } from '../src/lib/recap';
import type { Item } from '../src/lib/voice';
import { item } from './fake';

const PEOPLE = ['seat', 'target'];
const told = (n: number, seat: number, target = -1, kind = 'did'): Item => item(n, { kind, seat, ints: { seat, target }, words: kind === 'did' ? `${n}: ${seat} to ${target}` : '' });
const turn = (n: number, seat: number): Item => told(n, seat, -1, 'turn');
const told_of = (log: Item[]) => recap(log, [0], (one) => weigh(one, [0], PEOPLE));
const numbers = (log: Item[]): number[] => told_of(log).lines.map(({ n }) => n);

it('tells what others did to me since my last turn, and what happened to everybody', () => {
  const log = [turn(0, 1), told(1, 1, 0), turn(2, 0), told(3, 0), turn(4, 1), told(5, 1, 2), told(6, 1, 0), turn(7, 2), told(8, 2, 1), told(9, -1), told(10, 2, 0), turn(11, 0), told(12, 0)];
  expect(numbers(log)).toEqual([6, 9, 10]);
  expect(told_of(log).more).toBe(2);
});

it('tells the same in the middle of the turns of others, as far as they went', () => {
  const log = [turn(0, 0), told(1, 0), turn(2, 1), told(3, 1, 0), told(4, 0, 1), told(5, 1, 0)];
  expect(numbers(log)).toEqual([3, 4, 5]);
});

it('names the weightiest five, the latest where many weigh the same, oldest first', () => {
  const log = [turn(0, 0), turn(1, 1), ...[2, 3, 4, 5, 6, 7, 8].map((n) => told(n, 1, 0))];
  expect(numbers(log)).toEqual([4, 5, 6, 7, 8]);
});

it('tells of the others where nothing concerned me, and nothing twice', () => {
  const log = [turn(0, 0), turn(1, 1), told(2, 1, 2), { ...told(3, 1, 2), words: '2: 1 to 2' }, told(4, 2, 1)];
  expect(numbers(log)).toEqual([2, 4]);
});

it('begins with the round where I have had no turn yet', () => {
  const log = [told(1, 1, 0), told(2, -1, -1, 'round'), turn(3, 1), told(4, 1, 0), told(5, 2, 0)];
  expect(numbers(log)).toEqual([4, 5]);
});
