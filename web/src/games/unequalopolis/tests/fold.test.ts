import { describe, expect, it } from 'vitest';
import { GAMES, recorded, SCENES } from '../fixtures/recorded';
import { fold, pace, walked } from '../fold';
import type { Scene } from '../view';
import Closing from '../Closing.svelte';
import { kept } from '../kept';
import { story } from '../story';
import { t } from '../words';
import { show } from '../../../preview/showing';

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

  it('leaves what a bankrupt had to the bank: coins, cards, buildings and deeds', () => {
    const step = whole.steps.find(({ table }) => table.players.some((player) => player.deeds.length > 1 && (player.cash ?? 0) > 0));
    const before = step?.table as NonNullable<typeof step>['table'];
    const seat = before.players.findIndex((player) => player.deeds.length > 1 && (player.cash ?? 0) > 0);
    const had = before.players[seat] as (typeof before.players)[number];
    const items = [
      { kind: 'bankrupt_bank', ints: { seat, amount: 9999 } },
      { kind: 'bank_takes', ints: { seat, amount: had.cash ?? 0 } },
      { kind: 'card_back', ints: { seat, card: 1 } },
      ...had.deeds.map((deed) => ({ kind: 'unsold', ints: { deed } })),
    ].map((item, n) => ({ ...item, n, words: '', seat: -1 }));
    const table = items.reduce((at, item) => fold(at, item as Parameters<typeof fold>[1], whole.board), { ...before, players: before.players.map((was, s) => (s === seat ? { ...was, kept: [1] } : was)) });
    expect(table.players[seat]).toMatchObject({ cash: 0, deeds: [], kept: [] });
    expect(table.players[seat]?.fallen).toBeGreaterThan(0);
    expect(had.deeds.map((deed) => table.deeds[deed])).toEqual(had.deeds.map(() => expect.objectContaining({ owner: null, level: 0, mortgaged: false })));
    expect(table.crops + table.warehouses).toBeGreaterThanOrEqual(before.crops + before.warehouses);
    expect(items.every((item) => pace(item as Parameters<typeof pace>[0], {} as Scene) > 0)).toBe(true);
  });

  it('takes from the payer what is withheld for the bank', () => {
    const before = whole.steps.at(-1)?.table as (typeof whole.steps)[number]['table'];
    const after = fold(before, { n: 0, kind: 'withheld', ints: { seat: 0, target: 1, amount: 3 }, words: '', seat: 0 }, whole.board);
    expect(after.players.map((player) => player.cash)).toEqual(before.players.map((player, seat) => (player.cash ?? 0) - (seat ? 0 : 3)));
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

it('counts on the last page what the rules kept back from whom, and shows the facts behind what bit', () => {
  const scene = recorded('over');
  const found = kept(scene);
  const less = scene.log.filter((item) => item.kind === 'money' && item.ints.less);
  expect(found.rules.find((rule) => rule.kind === 'money')?.times ?? 0).toBe(less.length);
  expect(found.amount).toBe(found.seats.reduce((sum, row) => sum + row.amount, 0));
  expect(found.amount).toBeGreaterThanOrEqual(less.reduce((sum, item) => sum + (item.ints.full ?? 0) - (item.ints.amount ?? 0), 0));
  show(Closing, scene);
  expect(document.body.textContent).toContain(t('kept-head', { amount: found.amount }));
  expect(document.querySelectorAll('cite')).toHaveLength(found.rules.filter((rule) => rule.fact).length);
});
