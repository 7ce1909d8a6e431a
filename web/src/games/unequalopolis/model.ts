/** Unequalopolis' own part of a view and its board: games/unequalopolis/view.py says the same. */
import type { Action, Scene as AnyScene } from '../../lib/game';

export type SignName = 'man' | 'woman';
export type SpaceKind = 'bank' | 'street' | 'railroad' | 'utility' | 'bounty' | 'lucky' | 'country' | 'tax' | 'prison' | 'park' | 'to_prison';
export type DeckName = 'bounty' | 'lucky' | 'country' | 'empowerment';
export type RightName = 'permission' | 'industry' | 'rail' | 'harvest' | 'pay' | 'inherit' | 'passport' | 'park' | 'counsel';

export const WAREHOUSE = 5;
export const STREET_GROUPS = 8;

export interface Player {
  sign: SignName;
  score: number;
  place: number;
  token: number | null;
  /** Null where it is hidden. */
  cash: number | null;
  worth: number | null;
  space: number;
  skips: number;
  /** Null, or failed attempts. */
  prison: number | null;
  claim: number | null;
  rights: RightName[];
  kept: number[];
  fallen: number;
  deeds: number[];
}

export interface Deed {
  owner: number | null;
  /** 0 to 4 crops, 5 a warehouse. */
  level: number;
  mortgaged: boolean;
  rent: number;
  claims: number[];
}

export interface Auction {
  lot: 'deed' | 'crop' | 'warehouse';
  deed: number | null;
  high: number;
  bidder: number | null;
  in: number[];
  asked: number[];
  least: number | null;
  laid: number | null;
  sealed: boolean;
}

export interface Debt {
  seat: number;
  target: number | null;
  amount: number;
  can_raise: number | null;
  cause: 'rent' | 'tax' | 'card' | 'fine';
  about: number;
}

export interface Side {
  deeds: number[];
  cards: number[];
  cash: number;
}

export interface TrayView {
  maker: number;
  partner: number;
  give: Side;
  get: Side;
  answering: number | null;
  counter: boolean;
}

export interface MyRules {
  bank: number;
  percent: number;
  doubles: number;
  buys: boolean;
  owns: SpaceKind[];
  most: number;
  inherits: boolean;
  park: boolean;
  prison: boolean;
  bound: string[];
}

export interface Table {
  players: Player[];
  deeds: Deed[];
  order: number[];
  active: number;
  stage: string;
  first_man: number | null;
  banker: number;
  crops: number;
  warehouses: number;
  decks: Record<DeckName, number>;
  bank: number | null;
  country: { card: number; drawer: number; law: string } | null;
  dice: { first: number; second: number; total: number; streak: number; extra: boolean } | null;
  rules: MyRules | null;
  auction: Auction | null;
  debt: Debt | null;
  tray: TrayView | null;
  trading: { maker: number; partner: number } | null;
  receipt: { seat: number; deed: number; fee: number; lift: number; left: number[]; gift: boolean } | null;
  lots: number[];
  shortage: { seat: number; deed: number; lot: 'crop' | 'warehouse'; contesting: number[] } | null;
  offers_left: number;
  ended: 'last' | 'first_fall' | 'time' | 'limit' | null;
}

export interface Effect {
  what: string;
  amount: number;
  other: number;
  word: string | null;
}

export interface Card {
  deck: DeckName;
  kept: boolean;
  man: Effect;
  woman: Effect;
}

export interface PrintedDeed {
  space: number;
  group: number;
  kind: 'street' | 'railroad' | 'utility';
  factory: boolean;
  price: number;
  rent: number[];
  mortgage: number;
  lift: number;
  crop: number;
}

export interface SignRules {
  start: number;
  bank: number;
  percent: number;
  doubles: number;
  rights: RightName[];
}

export interface Board {
  spaces: { kind: SpaceKind; deed: number | null; tax: number }[];
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

export type Scene = AnyScene<Table, Board>;

export const playerOf = (scene: Scene, seat: number): Player => scene.view.table.players[seat] as Player;
export const deedOf = (scene: Scene, deed: number): Deed => scene.view.table.deeds[deed] as Deed;
export const printedOf = (board: Board, deed: number): PrintedDeed => board.deeds[deed] as PrintedDeed;
export const cardOf = (board: Board, card: number): Card => board.cards[card] as Card;

/** Legal actions of these families, in the order in which they are listed. */
export const actionsFor = (scene: Scene, ...names: string[]): Action[] => scene.view.actions.filter((action) => names.includes(action.do));
export const actionOf = (scene: Scene, ...names: string[]): Action | undefined => scene.view.actions.find((action) => names.includes(action.do));

/** What can be done with one deed now. */
export const dealsWith = (scene: Scene, deed: number): Action[] => actionsFor(scene, 'build', 'sell', 'mortgage', 'lift').filter((action) => action.deed === deed);

/** The seat whose things are shown: mine, for a spectator whoever is at turn. */
export const mainSeat = (scene: Scene): number => (scene.me >= 0 ? scene.me : scene.view.table.active);

/** The rights that a set of kept cards and a sign give together. */
export function rightsWith(board: Board, sign: SignName, kept: number[]): Set<RightName> {
  const rights = new Set(board.signs[sign].rights);
  for (const card of kept) {
    const effect = cardOf(board, card).woman;
    if (effect.what === 'grant' && effect.word) rights.add(effect.word as RightName);
  }
  return rights;
}

/** Whether somebody with these rights may own a deed. */
export function mayOwn(board: Board, rights: Set<RightName>, deed: number): boolean {
  const { kind } = printedOf(board, deed);
  return kind === 'street' || rights.has(kind === 'railroad' ? 'rail' : 'industry');
}

/** Whether somebody may bid for a deed: owns such things, is not kept from it in prison, and no Country card forbids it. */
export function mayBid(board: Board, table: Table, player: Player, deed: number): boolean {
  const rights = new Set(player.rights);
  if (table.country?.law === 'no_bids' && !rights.has('passport')) return false;
  return mayOwn(board, rights, deed) && (player.prison === null || rights.has('counsel'));
}

/** Whether something stands in the group of a deed: then none of it can change hands. */
export const developed = (scene: Scene, deed: number): boolean => (scene.board.groups[printedOf(scene.board, deed).group] ?? []).some((d) => deedOf(scene, d).level > 0);

/** Which of my questions answer somebody else's deed. */
export function answers(scene: Scene): boolean {
  const { phase, table } = scene.view;
  if (['answer', 'contest', 'crop_bid', 'between'].includes(phase)) return true;
  return ['bid', 'waiver', 'receipt', 'raise', 'place'].includes(phase) && table.active !== scene.me;
}
