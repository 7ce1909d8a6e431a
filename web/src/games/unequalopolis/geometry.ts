/** Where the 40 spaces lie on a ground of 1000 by 1000: the Bank at the lower left, then up, right, down and back. */
export const CORNER = 132;
export const STEP = (1000 - 2 * CORNER) / 9;
export const SPACES = 40;

export type Edge = 'left' | 'top' | 'right' | 'bottom';
export const EDGES: Edge[] = ['left', 'top', 'right', 'bottom'];

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The side that a space belongs to; a corner belongs to the side that begins with it. */
export const edgeOf = (space: number): Edge => EDGES[Math.floor(space / 10) % 4] as Edge;
export const isCorner = (space: number): boolean => space % 10 === 0;

export function rectOf(space: number): Rect {
  const at = space % 10;
  const edge = edgeOf(space);
  const far = 1000 - CORNER;
  if (at === 0) return { x: edge === 'left' || edge === 'top' ? 0 : far, y: edge === 'left' || edge === 'bottom' ? far : 0, w: CORNER, h: CORNER };
  if (edge === 'left') return { x: 0, y: far - at * STEP, w: CORNER, h: STEP };
  if (edge === 'top') return { x: CORNER + (at - 1) * STEP, y: 0, w: STEP, h: CORNER };
  if (edge === 'right') return { x: far, y: CORNER + (at - 1) * STEP, w: CORNER, h: STEP };
  return { x: far - at * STEP, y: far, w: STEP, h: CORNER };
}

export const BAND = 25;

/** The coloured band of a deed, along the edge towards the middle. */
export function bandOf(space: number): Rect {
  const { x, y, w, h } = rectOf(space);
  const edge = edgeOf(space);
  if (edge === 'left') return { x: x + w - BAND, y, w: BAND, h };
  if (edge === 'right') return { x, y, w: BAND, h };
  return { x, y: edge === 'top' ? y + h - BAND : y, w, h: BAND };
}

/** The middle of what is printed on a space, beside its band. */
export function printOf(space: number): { x: number; y: number } {
  const { x, y, w, h } = rectOf(space);
  const edge = edgeOf(space);
  if (isCorner(space)) return { x: x + w / 2, y: y + h / 2 };
  if (edge === 'top' || edge === 'bottom') return { x: x + w / 2, y: y + (edge === 'top' ? 79 : 51) };
  return { x: x + (edge === 'left' ? 80 : 52), y: y + h / 2 };
}

/** Where somebody's mark lies beside a space, on the ground in the middle; `n` counts marks on the same space. */
export function markOf(space: number, n = 0): { x: number; y: number } {
  const { x, y, w, h } = rectOf(space);
  const out = 18 + n * 34;
  const edge = edgeOf(space);
  if (edge === 'left') return { x: x + w + out, y: y + h / 2 };
  if (edge === 'right') return { x: x - out, y: y + h / 2 };
  return { x: x + w / 2, y: edge === 'top' ? y + h + out : y - out };
}

/** Where the n-th of several pawns stands on a space: in rows on a corner, else from the outer edge inwards, beside what is printed. */
export function standOf(space: number, n: number, of: number): { x: number; y: number } {
  const { x, y, w, h } = rectOf(space);
  const middle = { x: x + w / 2, y: y + h / 2 };
  if (isCorner(space)) {
    const columns = Math.min(of, 4);
    const gap = columns > 1 ? Math.min(36, 86 / (columns - 1)) : 0;
    const rows = Math.ceil(of / 4);
    return { x: middle.x + ((n % 4) - (columns - 1) / 2) * gap, y: middle.y + (Math.floor(n / 4) - (rows - 1) / 2) * 40 };
  }
  const from = 32 + (of > 1 ? n * Math.min(38, (CORNER - 64) / (of - 1)) : 0);
  const edge = edgeOf(space);
  if (edge === 'left' || edge === 'right') return { x: edge === 'left' ? x + from : x + w - from, y: middle.y };
  return { x: middle.x, y: edge === 'top' ? y + from : y + h - from };
}

/** The spaces of a side, with the corner at its end. */
export const sideOf = (edge: Edge): number[] => Array.from({ length: 11 }, (_, i) => (EDGES.indexOf(edge) * 10 + i) % SPACES);
