import { describe, expect, it } from 'vitest';
import { crowd, edge, HEIGHT, PLOTS, stands, WIDTH } from '../geometry';

describe('the ground', () => {
  it('has sixteen plots that do not touch each other', () => {
    expect(PLOTS).toHaveLength(16);
    for (let square = 0; square < 15; square += 1) {
      const [, right] = PLOTS[square]!.corners;
      const [left] = PLOTS[square + 1]!.corners;
      if (square % 4 < 3) expect(right[0]).toBeLessThan(left[0]);
    }
    for (let square = 0; square < 12; square += 1) expect(PLOTS[square]!.corners[2][1]).toBeLessThan(PLOTS[square + 4]!.corners[0][1]);
  });

  it('keeps the plots above the open ground and within the picture', () => {
    for (const { corners } of PLOTS) for (const [x, y] of corners) expect(x > 0 && x < WIDTH && y > 0 && y < edge(x)).toBe(true);
  });

  it('has a place for each person of a community', () => {
    expect([0, 1, 2, 3].map((n) => stands(5, n).length)).toEqual([0, 1, 2, 3]);
  });
});

describe('people in the open', () => {
  it.each([1, 7, 12, 26, 54])('have room when there are %i', (n) => {
    const { places, more } = crowd(n, 26, 340);
    expect(places).toHaveLength(n);
    expect(more).toBe(0);
    for (const { x, y } of places) expect(x >= 26 && x <= 366 && y > edge(x) && y < HEIGHT).toBe(true);
  });

  it('are left to the figure beyond that', () => {
    expect(crowd(200)).toMatchObject({ more: 146 });
  });
});
