import { describe, expect, it } from 'vitest';
import { inset, place, type Ground, type Standing } from '../place';

const laptop: Ground = { width: 510, height: 641, pawn: 39, pile: 23, left: 58, right: 10, names: Array(12).fill(120), texts: Array(12).fill(215) };
const phone: Ground = { width: 356, height: 396, pawn: 27, pile: 19, left: 40, right: 6, names: Array(12).fill(150), texts: Array(12).fill(150) };
const crowd = (n: number, row: number, points = 0): Standing[] => Array.from({ length: n }, () => ({ row, name: 50, points }));

describe('where pawns stand', () => {
  it.each([['laptop', laptop], ['phone', phone]] as const)('keeps up to eight on one row apart and on the ladder: %s', (_, ground) => {
    for (let row = 0; row <= 11; row++)
      for (let n = 1; n <= 8; n++) {
        const { spots } = place(crowd(n, row, 7), ground);
        expect(spots).toHaveLength(n);
        for (const [seat, spot] of spots.entries()) {
          expect(spot.size).toBeGreaterThanOrEqual(27);
          expect(spot.x + spot.size / 2).toBeLessThanOrEqual(ground.width - inset(ground.width, row) + 0.01);
          expect(spot.x - spot.size / 2).toBeGreaterThanOrEqual(inset(ground.width, row));
          const next = spots[seat + 1];
          if (next) expect(next.x - spot.x, `row ${row}, ${n} pawns`).toBeGreaterThanOrEqual(26.9);
        }
      }
  });

  it('writes the name beside a pawn that stands alone', () => {
    expect(place(crowd(1, 4), laptop).spots[0]?.name).toBe('side');
  });

  it('writes names above pawns that stand close, and none where there is no room', () => {
    expect(place(crowd(4, 0), laptop).spots.map((s) => s.name)).toEqual(['above', 'above', 'above', 'above']);
    expect(place(crowd(8, 0), { ...laptop, names: Array(12).fill(240) }).spots.every((s) => s.name === 'none')).toBe(true);
  });

  it('stands higher the higher the row, and never inside the text', () => {
    const { spots, taken } = place([{ row: 2, name: 40, points: 0 }, { row: 9, name: 40, points: 0 }], laptop);
    expect((spots[0]?.y ?? 0) - (spots[1]?.y ?? 0)).toBeCloseTo((7 * laptop.height) / 12);
    expect(taken[2]).toBeGreaterThan(39);
    expect(taken[5]).toBe(0);
  });

  it('leaves out a row\'s effect only where pawns need its place', () => {
    expect(place(crowd(1, 3), laptop).tight[3]).toBe(false);
    expect(place(crowd(8, 3), laptop).tight[3]).toBe(true);
  });
});
