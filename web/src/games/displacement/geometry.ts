/** Where plots and people stand, on a ground of 600 by 480. */
export const WIDTH = 600;
export const HEIGHT = 480;

export type Point = readonly [number, number];

const TOP = 118;
const ROWS = [0, 52, 109, 171.5] as const;
const DEPTH = [46, 51, 55.5, 60.5] as const;
const COLUMN = 92 / 402;
const STEP = (92 + 34 / 3) / 402;

/** Half the width of the ground at a height: it widens towards the beholder. */
const half = (y: number): number => 201 + (y - TOP) * 0.235;
const at = (u: number, y: number): Point => [300 + (u - 0.5) * 2 * half(y), y];

export interface Plot {
  /** The four corners, from the top left, clockwise. */
  corners: readonly [Point, Point, Point, Point];
  d: string;
  /** The side of a cork plot. */
  side: string;
  row: number;
}

const path = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

function plot(square: number): Plot {
  const row = Math.floor(square / 4);
  const u = (square % 4) * STEP;
  const top = TOP + (ROWS[row] ?? 0);
  const bottom = top + (DEPTH[row] ?? 0);
  const corners = [at(u, top), at(u + COLUMN, top), at(u + COLUMN, bottom), at(u, bottom)] as const;
  const [, , right, left] = corners;
  const low = bottom + 7;
  return { corners, d: path(corners), side: path([left, right, [right[0], low], [left[0], low]]), row };
}

export const PLOTS: readonly Plot[] = Array.from({ length: 16 }, (_, square) => plot(square));

/** A place within a plot: across and down, from 0 to 1. */
export function within({ corners: [tl, tr, br, bl] }: Plot, u: number, v: number): Point {
  const left = [tl[0] + (bl[0] - tl[0]) * v, tl[1] + (bl[1] - tl[1]) * v] as const;
  const right = [tr[0] + (br[0] - tr[0]) * v, tr[1] + (br[1] - tr[1]) * v] as const;
  return [left[0] + (right[0] - left[0]) * u, left[1] + (right[1] - left[1]) * u];
}

const STANDS: readonly (readonly Point[])[] = [[], [[0.5, 0.74]], [[0.28, 0.68], [0.72, 0.68]], [[0.17, 0.62], [0.5, 0.86], [0.83, 0.62]]];

/** How large people are drawn on a row. */
export const scaleOn = (row: number): number => 0.94 + row * 0.07;

/** Where the people of a community stand. */
export function stands(square: number, people: number): Point[] {
  const ground = PLOTS[square];
  return ground ? (STANDS[people] ?? []).map(([u, v]) => within(ground, u, v)) : [];
}

/** The edge of the open ground: it falls towards the others. */
export const edge = (x: number): number => 402 - x * 0.06;

export interface Crowd {
  places: { x: number; y: number; scale: number }[];
  /** Who finds no room on the picture; the figure says them too. */
  more: number;
}

const MOST = [9, 26, 54] as const;

/** People in the open: one row, two or three, smaller as there are more, between two edges; the first stand on the right, near the shelter. */
export function crowd(n: number, from = 26, to = 400): Crowd {
  const rows = n <= MOST[0] ? 1 : n <= MOST[1] ? 2 : 3;
  const scale = [1.14, 0.86, 0.66][rows - 1] ?? 1;
  const shown = Math.min(n, MOST[2]);
  const across = Math.ceil(shown / rows);
  const gap = Math.min(44 * scale, (to - from - 20 * scale) / Math.max(1, across - 1));
  const depth = rows === 1 ? 0 : 36 / (rows - 1);
  const places = Array.from({ length: shown }, (_, i) => {
    const row = rows - 1 - (i % rows);
    const x = from + 10 + (across - 1 - Math.floor(i / rows)) * gap + (row % 2) * gap * 0.45;
    return { x, y: edge(x) + (rows === 1 ? 50 : 20 + row * depth), scale };
  });
  return { places, more: n - shown };
}
