import { describe, expect, it } from 'vitest';
import { GAMES, recorded } from '../fixtures/recorded';
import { fold, pace } from '../fold';
import type { Table } from '../view';

describe('what items do to the table', () => {
  it.each(Object.entries(GAMES))('tells the same as the server, step by step, through the whole of %s', (_, game) => {
    let table = { ...game.steps[0]!.table, offers: {} } as Table;
    for (const [at, step] of game.steps.slice(1).entries()) {
      for (const item of step.items) table = fold(table, item, game.board);
      const told = { seats: table.seats, active: table.active, die: table.die, wild: table.wild };
      const { seats, active, die, wild } = step.table;
      expect(told, `after step ${at + 1}`).toEqual({ seats, active, die, wild });
      table = { ...step.table, offers: {} };
    }
  });

  it('leaves the table that it is given as it was', () => {
    const { view, board } = recorded('turn');
    const before = JSON.stringify(view.table);
    fold(view.table, { n: 1, kind: 'robbed', ints: { seat: 0, target: 1, points: 4, price: 2, tax: 1 }, words: '', seat: 0 }, board);
    expect(JSON.stringify(view.table)).toBe(before);
  });

  it('gives everything that has words time to be seen, and nothing else', () => {
    const scene = recorded('turn');
    const items = Object.values(GAMES).flatMap((game) => game.steps.flatMap((step) => step.items));
    for (const item of items.filter((i) => i.words)) expect(pace(item, scene), item.kind).toBeGreaterThan(400);
    expect(items.filter((i) => i.kind === 'round').every((item) => pace(item, scene) === 0)).toBe(true);
  });

  it('lets both dice tumble together, before a word is said', () => {
    const scene = recorded('turn');
    const dice = scene.log.filter((item) => item.kind === 'die');
    expect(dice.map((item) => pace(item, scene))).toEqual([0, 660]);
    const blank: Table = { ...scene.view.table, die: 0, wild: 0 };
    const { die, wild } = dice.reduce((table, item) => fold(table, item, scene.board), blank);
    expect([die, wild]).toEqual([4, 2]);
  });

  it('takes longer over two rows than over one', () => {
    const climb = (rows: number): number => pace({ n: 0, kind: 'rose', ints: { seat: 0, rows, row: 4 }, words: '', seat: 0 }, recorded('turn'));
    expect(climb(2) - climb(1)).toBe(260);
  });
});
