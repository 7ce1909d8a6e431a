import { describe, expect, it } from 'vitest';
import { GAMES, recorded, type Whole } from '../fixtures/recorded';
import { fold, pace } from '../fold';
import type { Table } from '../model';

/** What the board draws and the events must tell: tokens, who lives where, who waits, what is kept. */
const drawn = (table: Table): unknown =>
  table.nations.map(({ tokens, homes, displaced, full, kept, announced }) => ({ tokens, homes: homes.map((home) => home && [...home].sort()), displaced, full, kept: kept.map((k) => k.card), announced }));

describe.each(Object.entries(GAMES) as [string, Whole][])('the events of %s', (name, game) => {
  it('lead from each view to the next', () => {
    const equal = name === 'equal3';
    game.steps.slice(1).forEach((step, i) => {
      const before = (game.steps[i] as Whole['steps'][number]).table;
      const after = step.items.reduce((table, item) => fold(table, item, game.board), before);
      if (equal && step.items.some((item) => item.kind === 'died')) return;
      expect([i, drawn(after)]).toEqual([i, drawn(step.table)]);
      expect(after.active).toBe(step.table.active);
      expect(after.card).toBe(step.table.card);
      expect([...after.touches].sort()).toEqual([...step.table.touches].sort());
    });
  });
});

describe('the pace', () => {
  it('lets a sending be seen longer than a move into a home', () => {
    const scene = recorded('waiting');
    const item = (kind: string, seat: number) => ({ n: 1, kind, ints: { seat }, words: '', seat });
    expect(pace(item('sent', 1), scene)).toBeGreaterThan(pace(item('housed', 1), scene));
  });

  it('hurries through the income of others, not through mine', () => {
    const scene = recorded('waiting');
    const item = (seat: number) => ({ n: 1, kind: 'income', ints: { seat }, words: '', seat });
    expect(pace(item(1), scene)).toBeLessThan(pace(item(0), scene));
  });
});
