import { describe, expect, it } from 'vitest';
import { GAMES, recorded } from '../fixtures/recorded';
import { fold, pace } from '../fold';
import type { Table } from '../view';

const inOrder = (people: number[]): number[] => [...people].sort((a, b) => a - b);

/** What the board draws and the events must tell; only the order in which newcomers join a line is left to the view. */
const drawn = (table: Table): unknown =>
  table.nations.map(({ tokens, earned, homes, displaced, full, kept, announced }) => ({
    tokens,
    earned,
    homes: homes.map((home) => home && inOrder(home)),
    displaced: inOrder(displaced),
    full,
    kept: kept.map(({ card }) => card),
    announced,
  }));

describe.each(Object.entries(GAMES))('the events of %s', (_, { steps, board }) => {
  const told = steps.slice(1).map((step, i) => ({ before: steps[i]!.table, ...step }));

  it('lead from each view to the next', () => {
    expect(told.length).toBeGreaterThan(100);
    told.forEach(({ before, items, table }, i) => {
      const after = items.reduce((at, item) => fold(at, item, board), before);
      expect([i, drawn(after), after.active]).toEqual([i, drawn(table), table.active]);
    });
  });

  it('say which nations a card touches while it is being faced', () => {
    const faced = told.filter(({ items, table }) => items.at(-1)?.kind === 'drew' && table.card !== null);
    expect(faced.length).toBeGreaterThan(0);
    for (const { before, items, table } of faced) {
      const after = items.reduce((at, item) => fold(at, item, board), before);
      expect([after.card, after.touches, after.deck]).toEqual([table.card, table.touches, table.deck]);
    }
  });
});

describe('the pace', () => {
  const scene = recorded('waiting');
  const item = (kind: string, seat: number): Parameters<typeof pace>[0] => ({ n: 1, kind, ints: { seat }, words: '', seat });

  it('lets a sending be seen longer than a move into a home', () => {
    expect(pace(item('sent', 1), scene)).toBeGreaterThan(pace(item('housed', 1), scene));
  });

  it('lets people who come to me be seen longer than those sent among others', () => {
    const sent = (target: number): Parameters<typeof pace>[0] => ({ ...item('sent', 1), ints: { seat: 1, target } });
    expect(pace(sent(0), scene)).toBeGreaterThan(pace(sent(2), scene));
  });

  it('lets those who are sent together leave one soon after the other', () => {
    const first = item('sent', 1);
    const next = { ...item('sent', 1), n: 2 };
    expect(pace(next, { ...scene, items: [first, next] })).toBeLessThan(pace(first, scene));
    expect(pace(next, { ...scene, items: [{ ...first, ints: { seat: 2 } }, next] })).toBe(pace(first, scene));
  });

  it('hurries through the income of others, not through mine', () => {
    expect(pace(item('income', 1), scene)).toBeLessThan(pace(item('income', 0), scene));
  });
});
