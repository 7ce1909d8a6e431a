import { describe, expect, it } from 'vitest';
import { GAMES, recorded, SCENES } from '../fixtures/recorded';
import { elsewhere, pointsLine, rolled, thisTurn, wildLine, worth } from '../roll';

const { board } = SCENES.turn;

/** The ledger's table: net points of one roll, by row and wild, for a Points Die of 1 to 6. */
const NET: [rows: number[], wild: number[], net: number[]][] = [
  [[1, 2, 3], [1, 2, 5, 6], [1, 2, 3, 4, 5, 6]],
  [[1, 2, 3], [3], [0, 0, 0, 0, 0, 0]],
  [[1, 2, 3, 4, 5, 7], [4], [-1, -1, -2, -2, -3, -3]],
  [[4, 5], [3], [-1, -2, -3, -4, -5, -6]],
  [[6], [3], [0, 0, 0, 0, 0, 0]],
  [[6], [4], [0, 1, 1, 2, 2, 3]],
  [[7, 8], [3], [0, 0, -1, -1, -2, -2]],
  [[8, 9], [4], [1, 2, 3, 4, 5, 6]],
  [[9], [3], [1, 2, -1, -1, -2, -2]],
  [[10], [1, 2, 4, 5, 6], [4, 4, 4, 4, 4, 4]],
  [[10], [3], [3, 3, 3, 3, 3, 3]],
  [[0], [1, 2, 3, 4, 5, 6], [0, 0, 0, 0, 0, 0]],
];

describe('what a roll is worth', () => {
  it('is what the ledger says for every row and die', () => {
    for (const [rows, wilds, net] of NET)
      for (const row of rows)
        for (const wild of wilds)
          for (const [i, points] of net.entries()) {
            const { earns, pays } = worth(board, row, i + 1, wild);
            expect(earns - pays, `row ${row}, die ${i + 1}, wild ${wild}`).toBe(points);
          }
  });

  it('is what the rules then told, in every recorded game', () => {
    for (const game of Object.values(GAMES)) {
      const items = game.steps.flatMap((step) => step.items);
      items.forEach((item, at) => {
        if (item.kind !== 'rolled') return;
        const next = items.findIndex((other, i) => i > at && (other.kind === 'turn' || other.kind === 'out_rolled'));
        const turn = items.slice(at, next < 0 ? undefined : next);
        const { earns } = worth(game.board, item.ints.row, item.ints.die, item.ints.wild, turn.some((i) => i.kind === 'ignored'));
        expect(turn.find((i) => i.kind === 'gained')?.ints.points ?? 0, `item ${item.n}`).toBe(earns);
      });
    }
  });

  it('is not taken by an emergency that the union cancels', () => {
    expect(worth(board, 3, 6, 4, true)).toEqual({ earns: 6, pays: 0 });
  });
});

describe('the sentences beside the dice', () => {
  it('say who rolled what', () => {
    expect(rolled(recorded('turn'))).toBe('You rolled 4 and a wild 2.');
    expect(rolled(recorded('waiting'))).toBe('Kestrel rolled 4 and a wild 1.');
    expect(rolled(recorded('poor'))).toBe('You rolled a wild 3.');
    expect(rolled(recorded('back'))).toBe('You rolled a wild 2 on YOU LOSE.');
  });

  it('say what each die did', () => {
    expect([pointsLine(recorded('turn')), wildLine(recorded('turn'))]).toEqual(['You earned 4 points.', 'You may step down one row, once.']);
    expect([pointsLine(recorded('poor')), wildLine(recorded('poor'))]).toEqual(['Not rolled on START: no income here.', 'Taxes, and none are due here.']);
    expect(wildLine(recorded('bankrupt'))).toBe('You owed 5 and had 2. You lost it all and fell up one row.');
    expect(wildLine(recorded('two'))).toBe('You moved up 2 rows to 3 Police and Fire.');
    expect(pointsLine(recorded('ignore_health'))).toBe('Nothing yet: the union is asked.');
  });

  it('come with the result, not before it', () => {
    const scene = recorded('turn');
    const roll = scene.log.find((item) => item.kind === 'rolled')!;
    const early = { ...scene, items: [roll], log: [roll] };
    expect([pointsLine(early), wildLine(early)]).toEqual(['', 'A step back.']);
    const die = scene.log.find((item) => item.kind === 'die')!;
    const tumbling = { ...scene, items: [die], log: [die] };
    expect([rolled(tumbling), pointsLine(tumbling), wildLine(tumbling)]).toEqual(['You roll.', '', '']);
  });

  it('set unequal rules side by side', () => {
    expect(elsewhere(recorded('bill'))).toBe('On 8 Universal Health Care the same roll earns 5 points.');
    expect(elsewhere(recorded('eight_nine'))).toBe('On 4 Income Tax the same roll costs 2 points.');
    expect(elsewhere(recorded('turn'))).toBe('');
    expect(elsewhere(recorded('equal'))).toBe('');
    expect(elsewhere(recorded('bare'))).toBe('');
  });

  it('are about the last roll only', () => {
    const items = GAMES.ladder4.steps.flatMap((step) => step.items);
    expect(thisTurn(items).filter((item) => item.kind === 'rolled' || item.kind === 'out_rolled')).toHaveLength(1);
    expect(thisTurn([])).toEqual([]);
  });
});
