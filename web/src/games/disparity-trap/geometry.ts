/** Where the spaces lie: on the wide board four terraces of three rows that climb to the right, on the narrow one a row a tier that climbs upwards. */
import { TIERS, type Board, type SpaceKind } from './view';

export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const WIDE = { width: 888, height: 660, terrace: 222, rows: 3, row: 46, top: [500, 385, 270, 155], finish: { x: 722, y: 24, w: 164, h: 38 } } as const;
export const NARROW = { width: 390, height: 312, left: [4, 9, 14, 19], top: [245, 179, 113, 47], inner: 360, row: 42, wall: 24, finish: { x: 296, y: 0, w: 90, h: 47 } } as const;

/** How many spaces each of a terrace's three rows takes: 12 are 4, 4, 4; 10 are 3, 4, 3; 8 are 3, 2, 3. */
export function rowsOf(length: number): [number, number, number] {
  const middle = length % 3 === 1 ? Math.ceil(length / 3) : Math.floor(length / 3);
  const outer = (length - middle) / 2;
  return [outer, middle, outer];
}

/** A space of the wide board. The path snakes: to the right, back to the left, to the right again. */
export function wideSpot(length: number, space: number): Spot {
  const tier = Math.floor(space / length);
  if (tier >= TIERS) return { ...WIDE.finish };
  let at = space % length;
  const rows = rowsOf(length);
  let row = 0;
  while (at >= (rows[row] ?? length)) at -= rows[row++] ?? length;
  const n = rows[row] ?? 1;
  const w = WIDE.terrace / n;
  const column = row % 2 ? n - 1 - at : at;
  const top = WIDE.top[tier] ?? 0;
  return { x: tier * WIDE.terrace + column * w, y: top + (WIDE.rows - 1 - row) * WIDE.row, w, h: WIDE.row };
}

/** A space of the narrow board. */
export function narrowSpot(length: number, space: number): Spot {
  const tier = Math.floor(space / length);
  if (tier >= TIERS) return { ...NARROW.finish };
  const w = NARROW.inner / length;
  return { x: (NARROW.left[tier] ?? 0) + 4 + (space % length) * w, y: NARROW.top[tier] ?? 0, w, h: NARROW.row };
}

/** Every space but the last with its kind, its tier and where it lies. */
export function spacesOf({ tier_length: length, spaces }: Board, spotOf: (length: number, space: number) => Spot): (Spot & { n: number; kind: SpaceKind; tier: number })[] {
  return Array.from({ length: TIERS * length }, (_, n) => ({ n, kind: spaces[n] ?? 'regular', tier: Math.floor(n / length), ...spotOf(length, n) }));
}

const middle = (spot: Spot): { x: number; y: number } => ({ x: spot.x + spot.w / 2, y: spot.y + spot.h / 2 });

/** A point of the path, also between two spaces. */
export function along(spotOf: (space: number) => Spot, at: number): { x: number; y: number } {
  const from = middle(spotOf(Math.floor(at)));
  const part = at - Math.floor(at);
  if (part === 0) return from;
  const to = middle(spotOf(Math.floor(at) + 1));
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Where those who share a space stand in it, around its middle. */
export function beside(n: number, i: number, w: number): { x: number; y: number } {
  if (n < 2) return { x: 0, y: 0 };
  const columns = n <= 3 ? n : Math.ceil(n / 2);
  const rows = Math.ceil(n / columns);
  const row = Math.floor(i / columns);
  const inRow = row === rows - 1 ? n - columns * row : columns;
  const step = Math.min(w * 0.36, (w * 0.72) / Math.max(1, columns - 1));
  return { x: ((i % columns) - (inRow - 1) / 2) * step, y: (row - (rows - 1) / 2) * 15 };
}
