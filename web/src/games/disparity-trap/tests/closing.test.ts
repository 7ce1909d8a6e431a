import { expect, it } from 'vitest';
import type { Item } from '../../../lib/voice';
import { goalsOf, readTwice } from '../closing';
import { recorded } from '../fixtures/recorded';
import { THINGS } from '../view';

const { board } = recorded('option');
const LOAN = 4; // SD 1 to 3, SND a 1
const CLINIC = 35; // hits SD on a 1, SND on 1 to 3
const item = (kind: string, ints: Record<string, number>): Item => ({ n: 0, kind, ints, words: '', seat: ints.seat ?? -1 });
const rolled = (seat: number, card: number, die: number, reach: number): Item => item('rolled', { seat, card, die, reach, fits: die <= reach ? 1 : 0 });
const read = (...items: Item[]): ReturnType<typeof readTwice> => readTwice(items, board, ['sd', 'snd']);

it('every roll for a card is read a second time with the range of the other Position', () => {
  expect(read(rolled(0, LOAN, 3, 3), rolled(1, LOAN, 3, 1), rolled(1, LOAN, 1, 1))).toEqual({ sd: { rolls: 1, went: 1, would: 0 }, snd: { rolls: 2, went: 1, would: 2 } });
});

it('of a penalty to go free is what goes well', () => {
  expect(read(rolled(1, CLINIC, 2, 3)).snd).toEqual({ rolls: 1, went: 0, would: 1 });
});

it('a vote makes both readings the same, until it is reversed', () => {
  const voted = (reverse: number): Item => item('voted', { subject: THINGS.indexOf('startup'), pool: 5, against: 2, passed: 1, reverse });
  expect(read(voted(0), rolled(1, LOAN, 3, 3)).snd).toEqual({ rolls: 1, went: 1, would: 1 });
  expect(read(voted(0), voted(1), rolled(1, LOAN, 3, 1)).snd).toEqual({ rolls: 1, went: 0, would: 1 });
});

it('what Influence added or took stays in both readings', () => {
  expect(read(rolled(1, LOAN, 4, 2)).snd).toEqual({ rolls: 1, went: 0, would: 1 });
});

it('Goals that were failed are not reached', () => {
  expect(goalsOf([item('goal', { seat: 1, card: 57 }), item('failed', { seat: 1, tier: 1, space: 0 }), item('goal', { seat: 1, card: 57 }), item('goal', { seat: 0, card: 57 })], 1)).toEqual({ reached: 1, tries: 2 });
});
