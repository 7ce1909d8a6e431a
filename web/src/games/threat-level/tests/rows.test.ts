import { describe, expect, it } from 'vitest';
import { SCENES } from '../fixtures/recorded';
import { LOSE } from '../view';
import { alike, brackets, effectOf } from '../rows';
import { t } from '../words';

const { board } = SCENES.turn;

describe('the rungs', () => {
  it('say the one thing that each adds', () => {
    const said = board.rows.map((_, row) => effectOf(board, row));
    expect(said).toEqual([
      'One die, no income, no shield', 'Rows 1 to 9: you roll both dice', 'Push, pull, steal: 1 point dearer', 'Nobody can steal from you',
      'Wild 3: pay what you rolled', 'Pay 1 to shield anybody', 'You always earn your roll', 'Wild 3: pay only 0, 1 or 2', 'No more health bills',
      'Rolled 1 or 2? No tax', '4 points every turn, no roll', 'A wild 2 or a pull brings you back',
    ]); // prettier-ignore
  });

  it('say no more than is true where the rules are other ones', () => {
    expect(effectOf({ ...board, out_rolls: false }, LOSE)).toBe('At this table there is no way back');
    expect(effectOf(SCENES.equal.board, 0)).toBe('Every service, on every rung');
    expect(effectOf(SCENES.bare.board, 0)).toBe('No service, on any rung');
    expect(effectOf(SCENES.bare.board, 3)).toBe('');
    const always = { ...board, rows: board.rows.map((row, at) => ({ ...row, tax_every_turn: at >= 7 })) };
    expect(effectOf(always, 7)).toBe('Every turn: pay 0, 1 or 2');
  });

  it('know whether they are all alike', () => {
    expect([alike(board), alike(SCENES.equal.board), alike(SCENES.bare.board)]).toEqual(['', 'all', 'none']);
  });
});

describe('the brackets', () => {
  it('show who can be robbed, who is safe from theft and who is safe when ill', () => {
    expect(brackets(board)).toEqual([
      { from: 0, to: 2, kind: 'robbed' },
      { from: 3, to: 7, kind: 'theft' },
      { from: 8, to: 10, kind: 'ill' },
    ]);
  });

  it('follow the board of a variant', () => {
    expect(brackets(SCENES.equal.board)).toEqual([{ from: 0, to: 10, kind: 'ill' }]);
    expect(brackets(SCENES.bare.board)).toEqual([{ from: 0, to: 10, kind: 'robbed' }]);
  });

  it('have words for every kind', () => {
    for (const kind of ['robbed', 'robbed_cared', 'theft', 'ill', 'all', 'none']) expect([t(`bracket-${kind}`), t(`bracket-${kind}.more`)]).not.toContain('');
  });
});
