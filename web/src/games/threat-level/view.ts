// Made by `python -m lopsided.server.typescript` from src/lopsided/games/threat_level/shown.py; do not edit.
import type { Scene as AnyScene } from "../../lib/game";

export type Scene = AnyScene<Table, Board>;

export const START = 0;
export const TOP = 10;
export const LOSE = 11;
export const ROWS = 12;
export const Wild = { FREE_HAND: 1, STEP_BACK: 2, TAXES: 3, EMERGENCY: 4, UP_ONE: 5, UP_TWO: 6 } as const;

export type Refusal = "" | "not_asked" | "other_question" | "no_such_seat" | "poor" | "target_out" | "last_rung" | "target_on_start" | "no_rescue" | "gone" | "yourself" | "protected" | "penniless" | "no_free_hand" | "no_step_back" | "on_start" | "rich_enough" | "no_union" | "appealed";

/** One player. */
export interface SeatState { row: number; points: number; left: boolean; in_union: boolean }

/** What the union is asked about. */
export interface Window { target: number; helper: number; price: number; halved: number }

/** What an action on one target costs, and the refusal's name where it is not to be had. */
export interface Offer { price: number; why: Refusal }

/** What each action would cost, by target; empty for whoever is not asked. */
export interface Offers { push?: Offer[]; pull?: Offer[]; appeal?: Offer[]; steal?: Offer[]; free_push?: Offer[]; free_steal?: Offer[] }

/** The ladder with everybody on it, and the turn in progress. */
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
  offers: Offers;
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

/** What the actions cost. */
export interface Prices { push: number; pull: number; halved: number; steal: number; union: number; sales_tax: number }

/** What is printed on the ladder at this table. */
export interface Board {
  max_rounds: number;
  prices: Prices;
  out_rolls: boolean;
  out_forfeits: boolean;
  push_refund: boolean;
  health_for_any: boolean;
  health_cost: number[];
  rows: Row[];
}
