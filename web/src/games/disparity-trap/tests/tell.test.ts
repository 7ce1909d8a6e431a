import { describe, expect, it } from 'vitest';
import { GAMES, tableOf } from '../fixtures/recorded';
import { fold } from '../fold';
import { chipOf } from '../drama';
import type { Scene } from '../view';
import { headline } from '../tell';

type GameName = keyof typeof GAMES;

/** A recorded game item by item, as a spectator is shown it. */
function* moments(name: GameName): Generator<Scene> {
  const { steps, board, names } = GAMES[name];
  for (let at = 1; at < steps.length; at++) {
    const { items } = steps[at]!;
    const log = steps.slice(0, at).flatMap((step) => step.items);
    let table = steps[at - 1]!.table;
    for (const [i, item] of items.entries()) {
      table = fold(table, item, board);
      const view = { seat: -1, round: 1, ply: at, told: 0, over: false, pending: [], phase: '', prompt: '', actions: [], undo: false, placing: null, table };
      yield { board, view, items: items.slice(0, i + 1), log: [...log, ...items.slice(0, i + 1)], table: tableOf(names), names, me: -1, busy: false, pick: () => undefined };
    }
  }
}

describe.each(Object.keys(GAMES) as GameName[])('a whole game of %s', (name) => {
  it('has a whole sentence over every moment', () => {
    for (const scene of moments(name)) {
      expect(headline(scene)).toMatch(/\w/);
      expect(`${headline(scene)} ${chipOf(scene)?.text ?? ''}`).not.toMatch(/undefined|NaN|\{/);
    }
  });
});

it('the count of a vote is told with both of its numbers, until the pawn moves on', () => {
  const all = [...moments('advanced4')];
  const at = all.findIndex((scene) => scene.items.at(-1)?.kind === 'voted');
  const { pool, against } = all[at]!.items.at(-1)!.ints;
  expect(headline(all[at]!)).toContain(`${pool} tokens against ${against}.`);
  const moved = all.slice(at).find((scene) => scene.items.at(-1)?.kind === 'moved')!;
  expect(headline(moved)).not.toContain('tokens against');
});
