/** Where the pawns stand: in pixels, so that they can slide from row to row. Up to eight share a rung and stay readable. */
import { LOSE, ROWS } from './view';

/** How the ladder is drawn at this size. */
export interface Ground {
  width: number;
  height: number;
  /** A pawn's width, and that of a pile of points beside it. */
  pawn: number;
  pile: number;
  /** What the row's number takes on the left, and its padding on both sides. */
  left: number;
  right: number;
  /** The width of the text on each row: the name of the service, and name or effect, whichever is longer. */
  names: number[];
  texts: number[];
}

export interface Spot {
  /** The middle of the pawn's foot, from the left and from the top of the ladder. */
  x: number;
  y: number;
  size: number;
  /** Where the name is written; a crowded row has no room for it, and the seats beside the board say it. */
  name: 'side' | 'above' | 'none';
  /** The pawn's share of the rung, in pixels, and how far its middle is from the pawn's. */
  room: number;
  shift: number;
  /** Whether there is room for the pile of points beside it. */
  pile: boolean;
}

export interface Standing {
  row: number;
  /** The width of the name, in pixels. */
  name: number;
  points: number;
}

export interface Placed {
  spots: Spot[];
  /** What the pawns take from each row's right side, and whether that leaves no room for more than the service's name. */
  taken: number[];
  tight: boolean[];
}

/** How far a row is drawn in at each side: the ladder narrows upwards. */
export const INSET = { foot: 0.032, row: 0.0062 } as const;
const LEAST = 27;
const GAP = 8;
const NAME_ABOVE = 38;
const MOST_ABOVE = 70;
const LABEL = 13;

/** The left edge of a row; the right edge mirrors it. */
export function inset(width: number, row: number): number {
  return width * (INSET.foot + row * INSET.row);
}

/** What a row offers to text and pawns. */
const room = (ground: Ground, row: number): number => ground.width - 2 * inset(ground.width, row) - ground.left - ground.right;

interface Line {
  seats: number[];
  row: number;
}

/** How the pawns of one row stand: their cells from the right, and what they show. */
function line(standing: Standing[], { seats, row }: Line, ground: Ground): { cells: number[]; name: Spot['name']; pile: boolean; size: number } {
  const inner = room(ground, row);
  const free = inner - (ground.texts[row] ?? 0);
  const some = (seat: number): Standing => standing[seat] as Standing;
  const pile = (seat: number): number => (some(seat).points > 0 ? ground.pile : 0);
  const full = seats.map((seat) => some(seat).name + 12 + pile(seat) + ground.pawn + GAP);
  if (sum(full) <= free) return { cells: full, name: 'side', pile: true, size: ground.pawn };
  const beside = inner - (ground.names[row] ?? 0) - GAP;
  const small = Math.min(ground.pawn, (ground.height / ROWS - LABEL - 6) * 0.88);
  const above = (piles: boolean): number[] => seats.map((seat) => Math.max(NAME_ABOVE, small + (piles ? pile(seat) : 0) + 4));
  for (const piles of [true, false]) {
    if (small < LEAST || seats.length < 2 || sum(above(piles)) > beside) continue;
    return { cells: spread(above(piles), beside, MOST_ABOVE), name: 'above', pile: piles, size: small };
  }
  const piled = seats.map((seat) => pile(seat) + ground.pawn + GAP / 2);
  if (sum(piled) <= beside) return { cells: piled, name: 'none', pile: true, size: ground.pawn };
  const pitch = Math.min(ground.pawn + GAP / 2, Math.max(LEAST, beside / seats.length));
  return { cells: seats.map(() => pitch), name: 'none', pile: false, size: Math.max(LEAST, Math.min(ground.pawn, pitch)) };
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Cells made wider where there is room, up to a most. */
function spread(cells: number[], room: number, most: number): number[] {
  const more = (room - sum(cells)) / cells.length;
  return cells.map((cell) => Math.min(Math.max(cell, most), cell + more));
}

/** Where everybody stands. Seats keep their order on a row, the first one leftmost. */
export function place(standing: Standing[], ground: Ground): Placed {
  const spots: Spot[] = [];
  const taken: number[] = [];
  const tight: boolean[] = [];
  for (let row = 0; row <= LOSE; row++) {
    const seats = standing.flatMap((s, seat) => (s.row === row ? [seat] : []));
    if (!seats.length) {
      taken.push(0);
      tight.push(false);
      continue;
    }
    const { cells, name, pile, size } = line(standing, { seats, row }, ground);
    const y = (ground.height / ROWS) * (ROWS - row);
    let right = ground.width - inset(ground.width, row) - ground.right;
    seats.map((seat, i) => [seat, cells[i] as number] as const).reverse().forEach(([seat, cell]) => {
      const piled = pile && (standing[seat] as Standing).points > 0 ? ground.pile / 2 : 0;
      const shift = name === 'above' ? piled : 0;
      spots[seat] = { x: name === 'above' ? right - cell / 2 + shift : right - size / 2, y, size, name, room: cell - 3, shift, pile };
      right -= cell;
    }); // prettier-ignore
    taken.push(sum(cells));
    tight.push(sum(cells) + (ground.texts[row] ?? 0) > room(ground, row));
  }
  return { spots, taken, tight };
}
