import { describe, expect, it } from 'vitest';
import { recorded } from '../fixtures/recorded';
import { inForce, taggedBy } from '../table';
import type { Play } from '../view';
import { example, rowsOf } from '../ranges';
import { chance } from '../votes';

const { board } = recorded('option');
const LOAN = 4;
const CLINIC = 35;
const PROMOTION = 46;
const play = (card: number, more: Partial<Play>): Play => ({ card, step: 1, target: 0, line: [], onward: [], sd: null, snd: null, level: false, reach: null, die: 0, extra: 0, ...more });

describe('the two ranges of a card', () => {
  it('are drawn side by side, and the same roll is read twice', () => {
    const rows = rowsOf(board, [], LOAN, play(LOAN, { sd: 3, snd: 1, die: 3, reach: 1 }), 'snd')!.rows;
    expect(rows.map((row) => [row.position, row.reach, row.inside, row.verdict, row.plays])).toEqual([['sd', 3, true, 'a 3 is a yes', false], ['snd', 1, false, 'a 3 is a no', true]]);
  });

  it('become one when a vote has levelled the card, and the faces that were won are known', () => {
    const { rows, level } = rowsOf(board, ['startup'], LOAN)!;
    expect(level).toBe(true);
    expect(rows.map((row) => [row.reach, row.was])).toEqual([[3, undefined], [3, 1]]);
  });

  it('show what Influence did to the player alone', () => {
    const rows = rowsOf(board, [], LOAN, play(LOAN, { sd: 3, snd: 1, reach: 2 }), 'snd')!.rows;
    expect(rows.map((row) => [row.reach, row.was])).toEqual([[3, undefined], [2, 1]]);
  });

  it('of a penalty say who is hit', () => {
    const rows = rowsOf(board, [], CLINIC, play(CLINIC, { sd: 1, snd: 3, die: 2, reach: 3 }), 'snd')!.rows;
    expect(rows.map((row) => row.verdict)).toEqual(['a 2 goes free', 'a 2 hits']);
  });

  it('of a Roll-Off share the six faces, and evenly once it is level', () => {
    const halves = (level: typeof board.subjects): number[][] => rowsOf(board, level, PROMOTION)!.rows.map((row) => [row.from, row.reach]);
    expect(halves([])).toEqual([[1, 4], [5, 6]]);
    expect(halves(['job'])).toEqual([[1, 3], [4, 6]]);
    expect(inForce(board.cards[PROMOTION]!, ['job']).level).toBe(true);
  });

  it('are not there on a card without a roll', () => {
    expect(rowsOf(board, [], 7)).toBeNull();
  });
});

describe('a vote', () => {
  it('is shown on the Goal where there is one, else on the widest gap', () => {
    expect(board.goals).toContain(example(board, taggedBy(board, 'home')));
    expect(board.cards[example(board, taggedBy(board, 'startup'))]).toMatchObject({ sd: 3, snd: 1 });
  });

  it('passes only with more than the dice', () => {
    expect([chance(1, 1), chance(4, 1), chance(7, 1)]).toEqual([0, 0.5, 1]);
    expect(chance(8, 2)).toBeCloseTo(21 / 36);
    expect(chance(43, 7)).toBe(1);
  });
});
