// Made by `python -m lopsided.server.typescript` from src/lopsided/games/unequalopolis/shown.py; do not edit.
import type { Scene as AnyScene } from "../../lib/game";

export type Scene = AnyScene<Table, Board>;

export const WAREHOUSE = 5;
export const STREET_GROUPS = 8;

export type Building = "crop" | "warehouse";
export type Lot = "deed" | "crop" | "warehouse";
export type SignName = "man" | "woman";
export type SpaceKind = "bank" | "street" | "railroad" | "utility" | "bounty" | "lucky" | "country" | "tax" | "prison" | "park" | "to_prison";
export type DeedKind = "street" | "railroad" | "utility";
export type DeckName = "bounty" | "lucky" | "country" | "empowerment";
export type RightName = "permission" | "industry" | "rail" | "harvest" | "pay" | "inherit" | "passport" | "park" | "counsel";
export type LawName = "none" | "night" | "no_bids" | "no_credit" | "no_trade" | "no_building" | "half_wage" | "on_foot" | "guardian" | "stamp_fee" | "no_purchase" | "taxed_twice" | "escort" | "equal_pay";
export type StageName = "tokens" | "start" | "woken" | "manage1" | "claim" | "prison" | "release" | "roll" | "land" | "buy" | "doubles_buy" | "manage2" | "end" | "between" | "next";
export type Cause = "rent" | "tax" | "card" | "fine";
export type End = "last" | "first_fall" | "time" | "limit";
export type What = "no_rule" | "collect" | "pay" | "collect_each" | "pay_each" | "collect_from" | "pay_to" | "per_building" | "move_to" | "move_next" | "back" | "prison" | "inherit" | "skip" | "reset" | "keep" | "rule" | "benefit" | "grant";

/** One player. */
export interface Player {
  sign: SignName;
  score: number;
  place: number;
  token: number | null;
  cash: number | null;
  worth: number | null;
  space: number;
  skips: number;
  prison: number | null;
  claim: number | null;
  rights: RightName[];
  kept: number[];
  deeds: number[];
  fallen: number;
}

/** One deed. */
export interface Deed { owner: number | null; level: number; mortgaged: boolean; rent: number; claims: number[] }

/** The Country card that lies face up. */
export interface Country { card: number; drawer: number; law: LawName }

/** The roll of this turn. */
export interface Dice { first: number; second: number; total: number; streak: number; extra: boolean }

/** The rules that the reader plays under now. */
export interface MyRules {
  bank: number;
  percent: number;
  doubles: number;
  buys: boolean;
  owns: DeedKind[];
  most: number;
  inherits: boolean;
  park: boolean;
  prison: boolean;
  bound: LawName[];
}

/** The auction that is running. */
export interface Auction {
  lot: Lot;
  deed: number | null;
  high: number;
  bidder: number | null;
  in: number[];
  asked: number[];
  least: number | null;
  laid: number | null;
  sealed: boolean;
}

/** The debt that is being raised. */
export interface Debt { seat: number; target: number | null; amount: number; can_raise: number | null; cause: Cause; about: number }

/** What one side gives. */
export interface Side { deeds: number[]; cards: number[]; cash: number }

/** The offer on the tray, for its two parties. */
export interface TrayView { maker: number; partner: number; give: Side; get: Side; answering: number | null; counter: boolean }

/** Who trades with whom. */
export interface Trading { maker: number; partner: number }

/** The mortgaged deed that was received and must be seen to. */
export interface Receipt { seat: number; deed: number; fee: number; lift: number; left: number[]; gift: boolean }

/** The piece of which there are too few. */
export interface Shortage { seat: number; deed: number; lot: Building; contesting: number[] }

/** The table as a seat sees it. */
export interface Table {
  players: Player[];
  deeds: Deed[];
  order: number[];
  active: number;
  stage: StageName;
  first_man: number | null;
  banker: number;
  crops: number;
  warehouses: number;
  decks: Record<DeckName, number>;
  bank: number | null;
  country: Country | null;
  dice: Dice | null;
  rules: MyRules | null;
  auction: Auction | null;
  debt: Debt | null;
  tray: TrayView | null;
  trading: Trading | null;
  receipt: Receipt | null;
  lots: number[];
  shortage: Shortage | null;
  offers_left: number;
  ended: End | null;
}

/** One space. */
export interface SpaceView { kind: SpaceKind; deed: number | null; tax: number }

/** One deed as it is printed. */
export interface PrintedDeed { space: number; group: number; kind: DeedKind; factory: boolean; price: number; rent: number[]; mortgage: number; lift: number; crop: number }

/** One effect: the verb, its number, and the word that goes with it. */
export interface Effect { what: What; amount: number; other: number; word: string | null }

/** One card: its deck and what it does to a man and to a woman. */
export interface Card { deck: DeckName; kept: boolean; man: Effect; woman: Effect }

/** What the rules give to a sign. */
export interface SignRules { start: number; bank: number; percent: number; doubles: number; rights: RightName[] }

/** What is printed: spaces, deeds, cards, the two signs, sums and the house rules of this table. */
export interface Board {
  spaces: SpaceView[];
  deeds: PrintedDeed[];
  groups: number[][];
  cards: Card[];
  signs: Record<SignName, SignRules>;
  bills: number[];
  fine: number;
  step: number;
  crops: number;
  warehouses: number;
  warehouse_after: number;
  few_crops: number;
  attempts: number;
  empowerment: boolean;
  empowerment_from: number;
  offers: number;
  counters: boolean;
  sealed: boolean;
  cash_hidden: boolean;
  first_fall_ends: boolean;
  time_limit: number;
  max_rounds: number;
}
