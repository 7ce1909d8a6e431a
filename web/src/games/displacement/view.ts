// Made by `python -m lopsided.server.typescript` from src/lopsided/games/displacement/shown.py; do not edit.
import type { Scene as AnyScene } from "../../lib/game";

export type Scene = AnyScene<Table, Board>;

export const FULL = 3;

export type GoalName = "humanitarian" | "metropolitan" | "entrepreneurial";
export type Tag = "arid" | "sparse" | "forest" | "mountain" | "cold" | "warm" | "inland" | "coastal" | "lowland" | "river";
export type Scope = "drawer" | "others" | "all";
export type What = "com" | "die" | "grow" | "tok" | "hold" | "urbanize" | "aid";
export type CardKind = "crisis" | "boom" | "crash" | "pandemic" | "gain" | "migration" | "aid";

/** A card that lies in front of a nation, and for how many turns it stays. */
export interface Kept { card: number; turns: number }

/** One nation. People are known by the seat of their birth. */
export interface Nation {
  region: number;
  goal: GoalName | null;
  announced: boolean;
  ruled_out: GoalName[];
  tokens: number;
  earned: number;
  homes: (number[] | null)[];
  displaced: number[];
  full: number;
  kept: Kept[];
}

/** The nations with their people, the card being faced, and the sending being planned. */
export interface Table {
  nations: Nation[];
  first: number;
  active: number;
  card: number | null;
  touches: number[];
  deck: number;
  pile: number[];
  plan: number[][] | null;
  must_send: number;
}

/** What a card does to whom. */
export interface Effect { who: Scope; what: What; amount: number }

/** A kind of scenario card. */
export interface Card { kind: CardKind; block: number; safe: Tag[]; effects: Effect[]; copies: number }

/** A region and what it is like. */
export interface Region { tags: Tag[] }

/** What is printed, and in force at this table. */
export interface Board {
  regions: Region[];
  cards: Card[];
  max_rounds: number;
  community_price: number;
  shelter_price: number;
  goal_tokens: number;
  goal_earned: boolean;
  metropolis_built: boolean;
  goals_from_round: number;
  manual_housing: boolean;
}
