// Made by `python -m lopsided.server.typescript` from src/lopsided/games/disparity_trap/shown.py; do not edit.
import type { Scene as AnyScene } from "../../lib/game";

export type Scene = AnyScene<Table, Board>;

export const TIERS = 4;
export const TILES = ["skill","degree","startup","job","home","business","legacy"] as const;
export const THINGS = ["skill","degree","startup","job","home","business","legacy","privilege","power","justice"] as const;
export const SCORED = ["skill","degree","startup","privilege","power","justice","tier","winner","helps","hinders"] as const;

export type Envelope = "open" | "sealed" | "choosing" | "out";
export type Tile = (typeof TILES)[number];
export type Thing = (typeof THINGS)[number];
export type Scored = (typeof SCORED)[number];
export type Position = "sd" | "snd";
export type Wish = "everything" | "not_this_turn" | "only_for_me";
export type Ending = "competitive" | "cooperative" | "cap";
export type What = "gain" | "lose" | "back" | "skip" | "pay";
export type DeckName = "opportunity" | "event" | "justice" | "goal" | "taxes";
export type Who = "one" | "all" | "rolloff" | "react";
export type SpaceKind = "regular" | "numbered" | "justice" | "taxes";
export type WindowKind = "influence" | "extra_roll" | "block";
export type Standing = "asked" | "passed" | "next" | "poor" | "not_this_turn" | "only_for_me";

/** One player. */
export interface SeatState {
  position: Position | null;
  pawn: number;
  tier: number;
  tiles: Record<Tile, number>;
  privilege: number;
  power: number;
  justice: number;
  cards: number;
  hand: number[] | null;
  skip: number;
  skips: number;
  wish: Wish;
  helps: number | null;
  hinders: number | null;
  points: number;
  turns: number;
}

/** The card being played, and how far that has come. */
export interface Play {
  card: number;
  step: number;
  target: number;
  line: number[];
  onward: number[];
  sd: number | null;
  snd: number | null;
  level: boolean;
  reach: number | null;
  die: number;
  extra: number;
}

/** Where a player stands in a question out of turn, by what everybody can see. */
export interface Waiting { state: Standing; privilege: number; power: number }

/** A question out of turn. */
export interface Window { kind: WindowKind; target: number; asked: number; price: number; seats: Waiting[] }

/** The vote being held. */
export interface Vote { subject: Thing; reverse: boolean; stake: number; by: number; dice: number; seats: Envelope[]; mine: number | null }

/** One line of a Point Tracker. */
export interface Line { count: number; points: number }

/** A Point Tracker. */
export interface Score { total: number; lines: Record<Scored, Line> }

/** For the next vote of each kind. */
export interface Dice { remove: number; reverse: number }

/** How many cards each deck holds. */
export interface Decks { opportunity: number; event: number; justice: number }

/** The table as a seat sees it. */
export interface Table {
  seats: SeatState[];
  first: number;
  active: number;
  turn_of_round: number;
  move_die: number;
  level: Thing[];
  dice: Dice;
  votes: Thing[];
  decks: Decks;
  play: Play | null;
  window: Window | null;
  vote: Vote | null;
  trades: number;
  ending: Ending | null;
  winner: number | null;
  titles: number[];
  scores: Score[] | null;
}

/** What a card or a step of it does. */
export interface Effect { what: What; thing: Thing | null; amount: number; back: number }

/** A card's or a step's ranges, `1 to sd` and `1 to snd`, null where nothing is rolled, and its effects. */
export interface Ranges { sd: number | null; snd: number | null; effects: Effect[] }

/** What one must have to play a card. */
export interface Need { thing: Thing; amount: number }

/** A kind of card as it is printed. */
export interface Card {
  sd: number | null;
  snd: number | null;
  effects: Effect[];
  deck: DeckName;
  who: Who;
  needs: Need[];
  tiers: number[];
  penalty: boolean;
  cost_back: number;
  tag: Thing | null;
  count: number;
  second: Ranges | null;
  by_tier: Effect[][] | null;
}

/** A trade of tiles. */
export interface Trade { give: Tile; price: number; get: Tile }

/** The spaces, the cards with their ranges, the trades, the prices and the modules of this table. */
export interface Board {
  tier_length: number;
  spaces: SpaceKind[];
  cards: Card[];
  goals: number[];
  taxes: number;
  trades: Trade[];
  subjects: Thing[];
  modules: string[];
  extra_roll: number;
  influence_cost: number;
  smallest_stake: number;
  sacrifice_gain: number;
  start_privilege: Record<Position, number>;
  max_rounds: number;
  max_rerolls: number | null;
  standing_check: boolean;
  worth: Record<Scored, number>;
}
