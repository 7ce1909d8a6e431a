import { describe, expect, it } from 'vitest';
import { ICONS } from './icons';
import { discs, pips, seatClass, shapeOf, SHAPES } from './shapes';

describe('pieces', () => {
  it('give eight seats eight shapes', () => {
    expect(new Set(SHAPES.map((shape) => shape.d)).size).toBe(8);
    expect([shapeOf(0).name, shapeOf(7).name, seatClass(0), seatClass(7)]).toEqual(['circle', 'drop', 's1', 's8']);
  });

  it('show as many pips as a face has', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((face) => pips(face).length)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('pile up points in discs of five and of one, none lost while they fit', () => {
    for (let points = 0; points <= 64; points++) expect(discs(points).reduce((sum, c) => sum + 5 * c.fives + c.ones, 0)).toBe(points);
    expect(discs(12)).toEqual([{ fives: 2, ones: 2 }]);
    expect(discs(23)).toEqual([{ fives: 4, ones: 3 }]);
    expect(discs(31, 1, 6)).toEqual([{ fives: 6, ones: 1 }]);
  });

  it('leave to the figure what is more than the columns hold', () => {
    expect(discs(500)).toHaveLength(3);
  });

  it('are drawn as single paths', () => {
    for (const [name, d] of Object.entries(ICONS)) expect(d, name).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/);
  });
});
