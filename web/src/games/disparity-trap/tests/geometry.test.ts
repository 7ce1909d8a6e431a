import { describe, expect, it } from 'vitest';
import { along, beside, NARROW, narrowSpot, rowsOf, WIDE, wideSpot, type Spot } from '../geometry';

const LENGTHS = [8, 10, 12, 14];
const middle = (s: Spot): { x: number; y: number } => ({ x: s.x + s.w / 2, y: s.y + s.h / 2 });

describe.each(LENGTHS)('a path of %i spaces a tier', (length) => {
  it('has a place for each space, and no two share one', () => {
    expect(rowsOf(length).reduce((sum, n) => sum + n, 0)).toBe(length);
    for (const spot of [wideSpot, narrowSpot]) {
      const all = Array.from({ length: 4 * length + 1 }, (_, n) => middle(spot(length, n)));
      expect(new Set(all.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(4 * length + 1);
    }
  });

  it('stays on the board and climbs with each tier', () => {
    for (let n = 0; n < 4 * length; n++) {
      const wide = wideSpot(length, n);
      expect(wide.x + wide.w).toBeLessThanOrEqual(WIDE.width);
      expect(narrowSpot(length, n).x + narrowSpot(length, n).w).toBeLessThanOrEqual(NARROW.width);
    }
    const begins = [0, 1, 2, 3].map((tier) => wideSpot(length, tier * length));
    expect(begins.every((spot, i) => i === 0 || (spot.y < begins[i - 1]!.y && spot.x > begins[i - 1]!.x))).toBe(true);
  });

  it('snakes: from one space to the next it is never further than a row or a step up', () => {
    for (let n = 0; n + 1 < 4 * length; n++) {
      const [a, b] = [middle(wideSpot(length, n)), middle(wideSpot(length, n + 1))];
      expect(Math.hypot(a.x - b.x, a.y - b.y), `${n}`).toBeLessThan(125);
    }
  });
});

it('a pawn between two spaces is between them', () => {
  const spot = (n: number): Spot => wideSpot(12, n);
  expect(along(spot, 1.5)).toEqual({ x: (along(spot, 1).x + along(spot, 2).x) / 2, y: along(spot, 1).y });
});

it('those who share a space stand around its middle', () => {
  expect(beside(1, 0, 50)).toEqual({ x: 0, y: 0 });
  for (const n of [2, 3, 4, 5, 6]) {
    const all = Array.from({ length: n }, (_, i) => beside(n, i, 50));
    expect(all.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0);
    expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(n);
  }
});
