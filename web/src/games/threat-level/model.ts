/** Threat Level's own part of a view and its board: games/threat_level/view.py says the same. */
import type { Scene as AnyScene } from '../../lib/game';

export const START = 0;
export const TOP = 10;
export const LOSE = 11;
export const ROWS = 12;

/** The faces of the Wild Die. */
export const Wild = { FREE_HAND: 1, STEP_BACK: 2, TAXES: 3, EMERGENCY: 4, UP_ONE: 5, UP_TWO: 6 } as const;

export interface SeatState {
  row: number;
  points: number;
  left: boolean;
  in_union: boolean;
}

/** What the union is asked about. `price` was paid for a push or will be for a pull, -1 where only the halved price can be paid. */
export interface Window {
  target: number;
  helper: number;
  price: number;
  halved: number;
}

export type Aimed = 'push' | 'pull' | 'appeal' | 'steal' | 'free_push' | 'free_steal';

/** What an action on one target costs, and the refusal's name where it is not to be had. */
export interface Offer {
  price: number;
  why: string;
}

export interface Table {
  seats: SeatState[];
  first: number;
  active: number;
  turn_row: number;
  die: number;
  wild: number;
  unused: boolean;
  must_rise: number;
  window: Window | null;
  offers: Partial<Record<Aimed, Offer[]>>;
}

/** What is printed on one row, and in force at this table. */
export interface Row {
  robbed: boolean;
  union: boolean;
  health_care: boolean;
  sales_tax: boolean;
  tax: number[];
  tax_every_turn: boolean;
  gain: number;
  rolls_points: boolean;
  keeps_gain: boolean;
  spared_to: number;
}

export interface Board {
  max_rounds: number;
  prices: { push: number; pull: number; halved: number; steal: number; union: number; sales_tax: number };
  out_rolls: boolean;
  out_forfeits: boolean;
  push_refund: boolean;
  health_for_any: boolean;
  health_cost: number[];
  rows: Row[];
}

export type Scene = AnyScene<Table, Board>;

/** One row of the board; rows outside the ladder are a mistake of the caller. */
export function rowOf(board: Board, row: number): Row {
  const found = board.rows[row];
  if (!found) throw new RangeError(`The ladder has no row ${row}: rows count from ${START} to ${LOSE}.`);
  return found;
}

/** One seat of the table. */
export function seatOf(table: Table, seat: number): SeatState {
  const found = table.seats[seat];
  if (!found) throw new RangeError(`Nobody sits on seat ${seat}: there are ${table.seats.length} seats.`);
  return found;
}
