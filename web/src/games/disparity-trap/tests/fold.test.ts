import { describe, expect, it } from 'vitest';
import { GAMES, recorded } from '../fixtures/recorded';
import { fold, pace, walk } from '../fold';
import type { Table } from '../view';

type GameName = keyof typeof GAMES;

/** What people watch while things are shown. */
const seen = (table: Table): unknown => [table.seats.map((s) => [s.position, s.pawn, s.tier, s.tiles, s.privilege, s.power, s.justice, s.skip, s.skips, s.helps, s.hinders]), table.active, table.level, table.ending, table.winner];

describe.each(Object.keys(GAMES) as GameName[])('a whole game of %s', (name) => {
  const { steps, board } = GAMES[name];

  it('is followed item by item: pawns, tiles, tokens, votes and the ending are as the server has them', () => {
    for (const [at, { items, table }] of steps.entries()) {
      if (at === 0) continue;
      const shown = items.reduce((so_far, item) => fold(so_far, item, board), steps[at - 1]!.table);
      expect(seen(shown), `step ${at}: ${items.map((item) => item.kind).join(' ')}`).toEqual(seen(table));
    }
  });

  it('shows the card in play with its last roll', () => {
    for (const [at, { items, table }] of steps.entries()) {
      if (at === 0 || !table.play) continue;
      const { play } = items.reduce((so_far, item) => fold(so_far, item, board), steps[at - 1]!.table);
      expect([play?.card, play?.step], `step ${at}`).toEqual([table.play.card, table.play.step]);
      if (table.play.die) expect([play?.target, play?.die, play?.reach], `step ${at}`).toEqual([table.play.target, table.play.die, table.play.reach]);
    }
  });

  it('takes its time with every item that has words, and none stands for long', () => {
    const scene = recorded('waiting');
    for (const item of steps.flatMap((step) => step.items)) {
      const wait = pace(item, scene);
      expect(wait).toBeLessThan(3500);
      if (item.kind === 'rolled' || item.kind === 'moved' || item.kind === 'voted') expect(wait).toBeGreaterThan(500);
    }
  });
});

it('what happens among others is shown faster, faster still at a large table, and what happens to me at leisure', () => {
  const scene = recorded('waiting');
  const six = { ...scene, names: [...scene.names, 'Marisol', 'Bartholomew'] };
  const rolled = (seat: number): Parameters<typeof pace>[0] => ({ n: 0, kind: 'rolled', ints: { seat }, words: '', seat });
  const other = (scene.me + 1) % 4;
  expect(pace(rolled(scene.me), six)).toBeGreaterThan(pace(rolled(other), scene));
  expect(pace(rolled(other), scene)).toBeGreaterThan(pace(rolled(other), six));
});

it('envelopes are opened all at once, and then the dice fall', () => {
  const { steps, board } = GAMES.advanced4;
  const at = steps.findIndex((step) => step.items.some((item) => item.kind === 'voted'));
  const waits = (kind: string): number[] => {
    let table = steps[at - 1]!.table;
    return steps[at]!.items.flatMap((item) => {
      table = fold(table, item, board);
      const scene = recorded('waiting');
      return item.kind === kind ? [pace(item, { ...scene, view: { ...scene.view, table } })] : [];
    });
  };
  expect(new Set(waits('revealed'))).toEqual(new Set([0]));
  expect(waits('die')[0]).toBeGreaterThan(500);
});

it('a pawn walks longer for a longer way, up to a limit', () => {
  expect([walk(1), walk(-3), walk(40)]).toEqual([200, 600, 1200]);
});

it('an event that the board does not know changes nothing', () => {
  const { table } = GAMES.basic2.steps[0]!;
  expect(fold(table, { n: 0, kind: 'table:opened', ints: {}, words: '', seat: -1 }, GAMES.basic2.board)).toBe(table);
});
