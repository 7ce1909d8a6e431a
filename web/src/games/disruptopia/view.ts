// Made by `python -m lopsided.server.typescript` from src/lopsided/games/disruptopia/shown.py; do not edit.
import type { Scene as AnyScene } from "../../lib/game";

export type Scene = AnyScene<Table, Board>;

export const RANKS = ["startup","millionaire","billionaire"] as const;
export const Option = { IDLE: 0, BUY_CHIPS: 1, FILE_PATENT: 2, RECRUIT: 3, TRAIN: 4, HANDOUT: 5, BUYBACK: 6, MARKETING: 7, SCALE_PRESENCE: 8, PLAY_CARD: 9, RESTRUCTURE: 10, AUDIT: 11, REHIRE: 12 } as const;

export type Rank = (typeof RANKS)[number];
export type OptionName = "idle" | "buy_chips" | "file_patent" | "recruit" | "train" | "handout" | "buyback" | "marketing" | "scale_presence" | "play_card" | "restructure" | "audit" | "rehire";
export type Purpose = "home" | "handout" | "scale" | "subsidy" | "subsidy_any" | "presence" | "unplace";
export type MayPlay = "none" | "window" | "cards";
export type When = "played" | "round" | "odd" | "even" | "standing";
export type Verb = "power" | "rep" | "gain" | "lose" | "pay" | "steal" | "compute" | "train" | "cut" | "surcharge" | "recruit" | "fire" | "presence" | "unplace" | "subsidy" | "subsidy_back" | "draw" | "drop" | "snatch" | "price" | "reroll" | "soften" | "shield";

/** An Effect Card in its slot. */
export interface Slot { card: number; used: boolean; fresh: boolean }

/** A card of a hand; null where only the back can be seen. */
export interface Held { card: number | null; deck: number }

/** What a company can do and what it would cost, from what lies open. */
export interface Standing { prices: Record<string, number>; bonus: Record<string, number>; cannot: Record<OptionName, number>; next_income: number; vp: number }

/** What a company's workers are to do; null while it is secret. */
export interface Plan { plan: number[] | null; placed: number | null; tossing: number[] | null; recalls: number | null }

/** One company. */
export interface Company {
  prices: Record<string, number>;
  bonus: Record<string, number>;
  cannot: Record<OptionName, number>;
  next_income: number;
  vp: number;
  plan: number[] | null;
  placed: number | null;
  tossing: number[] | null;
  recalls: number | null;
  corp: number;
  pers: number;
  power: number;
  rep: number;
  income: number;
  rank: Rank;
  compute: number;
  model: number;
  workers: number;
  presence: number[];
  home: number | null;
  tokens: number;
  cut: number;
  surcharge: number;
  hand: Held[];
  slots: Slot[];
  confirmed: boolean;
}

/** A region of the map. */
export interface Region { tokens: number; room: number; present: number[] }

/** A deck: how many are undrawn, and the discard pile, the latest last. */
export interface Pile { undrawn: number; pile: number[] }

/** What is being done with a card. */
export interface Choice { playing: number | null; target: number | null; purpose: Purpose | null; die: number | null }

/** The companies, the map, the decks, and what is being resolved. */
export interface Table {
  playing: number | null;
  target: number | null;
  purpose: Purpose | null;
  die: number | null;
  companies: Company[];
  regions: Region[];
  supply: number;
  decks: Pile[];
  first: number;
  order: number[];
  odd: boolean;
  step: number;
  active: number | null;
  worker: number | null;
  option: number | null;
  moment: MayPlay;
  points: number;
  draws: number;
  last: boolean;
}

/** A kind of card: its price in workers, and where it belongs; its words are in the language file. */
export interface Card { id: string; deck: number; kind: "action" | "effect"; when: When; cost: number; copies: number; aims: boolean; verbs: Verb[] }

/** One step of a ladder: what it costs, and the class it needs. */
export interface Rung { price: number; rank: number }

/** The four ladders, from their lowest step. */
export interface Ladders { compute: Rung[]; model: Rung[]; worker: Rung[]; presence: Rung[] }

/** What a class is paid, and what it costs to get there. */
export interface ClassRow { name: Rank; price: number; rep: number; patent: number; subsidy: number; marketing_power: number; marketing_rep: number }

/** The reputation track from its lowest cell. */
export interface Reputation { low: number; income: number[]; training: number[] }

/** How many subsidies a region has room for. */
export interface Room { room: number }

/** Where the tracks end. */
export interface Tops { power: number; income: number; version: number; hand: number; slots: number }

/** What an audit costs. */
export interface Audit { price: number; rep: number }

/** What a point is made of. */
export interface Scoring { funds: number; power: number; version: number; tokens: number }

/** What is printed: prices and locks, the class table, the tracks, the regions and every card with its words. */
export interface Board {
  options: OptionName[];
  ladders: Ladders;
  classes: ClassRow[];
  reputation: Reputation;
  regions: Room[];
  cards: Card[];
  tops: Tops;
  audit: Audit;
  scoring: Scoring;
  regions_per_power: number;
  max_rounds: number;
  cards_on: boolean;
  open_locks: boolean;
}
