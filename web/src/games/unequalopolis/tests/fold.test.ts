import { describe, expect, it } from 'vitest';
import { GAMES, SCENES } from '../fixtures/recorded';
import { fold, pace, walked } from '../fold';
import type { Scene } from '../model';
import { story } from '../story';

const whole = GAMES.town4;

describe('a recorded game', () => {
  it('is told by its items: money, deeds, pawns and buildings come out as the server has them', () => {
    whole.steps.slice(1).forEach((step, at) => {
      const before = whole.steps[at]?.table;
      if (!before) return;
      const folded = step.items.reduce((table, item) => fold(table, item, whole.board), before);
      const facts = (table: typeof before): unknown => ({
        cash: table.players.map((player) => player.cash),
        space: table.players.map((player) => player.space),
        deeds: table.players.map((player) => player.deeds),
        owners: table.deeds.map((deed) => deed.owner),
        levels: table.deeds.map((deed) => deed.level),
        mortgaged: table.deeds.map((deed) => deed.mortgaged),
        country: table.country?.card,
        active: table.active,
      });
      expect(facts(folded), `step ${at + 1}: ${step.items.map((item) => item.kind).join(' ')}`).toEqual(facts(step.table));
    });
  });

  it('gives every walk its time', () => {
    expect(walked(38, 3, false)).toBe(5);
    expect(walked(7, 4, true)).toBe(3);
    const item = { n: 0, kind: 'moved', ints: { seat: 0, space: 3, origin: 38, back: 0 }, words: '', seat: 0 };
    expect(pace(item, {} as Scene)).toBeGreaterThan(500);
  });
});

it('a whole game is told in five sentences', () => {
  const told = story(SCENES.over.log, SCENES.over.names, [1, 2, 3, 4]);
  expect(told).toHaveLength(5);
  expect(told.every((sentence) => sentence.length > 10 && !sentence.includes('{'))).toBe(true);
});
