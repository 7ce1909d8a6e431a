/** Displacement's own part of a view and its board: games/displacement/view.py says the same. */
import type { Scene as AnyScene } from '../../lib/game';

export const SQUARES = 16;
export const FULL = 3;
/** The most actions that the server takes in one move. */
export const MOST_TOGETHER = 64;

export type GoalName = 'humanitarian' | 'metropolitan' | 'entrepreneurial';
export type What = 'com' | 'die' | 'grow' | 'tok' | 'hold' | 'urbanize' | 'aid';

/** One nation. People are known by the seat of their birth: in homes by square (null: nothing is built), and in the open in their order. */
export interface Nation {
  region: number;
  goal: GoalName | null;
  announced: boolean;
  tokens: number;
  /** Tokens ever received; those of the start do not count. */
  earned: number;
  homes: (number[] | null)[];
  displaced: number[];
  full: number;
  kept: { card: number; turns: number }[];
}

export interface Table {
  nations: Nation[];
  first: number;
  active: number;
  /** The scenario that is being faced. */
  card: number | null;
  touches: number[];
  deck: number;
  pile: number[];
  /** Of the sending that is being decided: people by receiver and by birth. */
  plan: number[][] | null;
  must_send: number;
}

export interface Effect {
  who: 'drawer' | 'others' | 'all';
  what: What;
  amount: number;
}

export interface Card {
  kind: 'crisis' | 'boom' | 'crash' | 'pandemic' | 'gain' | 'migration' | 'aid';
  /** The price of keeping it away; 0 = it cannot be. */
  block: number;
  safe: string[];
  effects: Effect[];
  copies: number;
}

export interface Board {
  regions: { tags: string[] }[];
  cards: Card[];
  max_rounds: number;
  community_price: number;
  shelter_price: number;
  goal_tokens: number;
  /** Whether fifteen tokens must have been earned, not held; whether sixteen communities must stand, not be full. */
  goal_earned: boolean;
  metropolis_built: boolean;
  goals_from_round: number;
  manual_housing: boolean;
}

export type Scene = AnyScene<Table, Board>;

/** One nation of the table. */
export function nationOf(table: Table, seat: number): Nation {
  const found = table.nations[seat];
  if (!found) throw new RangeError(`There is no nation ${seat}: there are ${table.nations.length}.`);
  return found;
}

/** One kind of scenario card. */
export function cardOf(board: Board, card: number): Card {
  const found = board.cards[card];
  if (!found) throw new RangeError(`There is no scenario card ${card}: there are ${board.cards.length}.`);
  return found;
}

export const tagsOf = (board: Board, nation: Nation): string[] => board.regions[nation.region]?.tags ?? [];

/** The tag that keeps a card from a nation, empty where nothing does. */
export function safeBy(board: Board, nation: Nation, card: Card): string {
  return tagsOf(board, nation).find((tag) => card.safe.includes(tag)) ?? '';
}

/** Whether an effect of a card is meant for a nation. */
export const reaches = (effect: Effect, drawer: number, seat: number): boolean => effect.who === 'all' || (effect.who === 'drawer') === (drawer === seat);

/** The nations that a card touches when this one draws it. */
export function touched(board: Board, table: Table, card: number, drawer: number): number[] {
  const printed = cardOf(board, card);
  const meant = (seat: number): boolean => printed.effects.some((effect) => reaches(effect, drawer, seat));
  return table.nations.flatMap((nation, seat) => (meant(seat) && !safeBy(board, nation, printed) ? [seat] : []));
}

/** How many of the deck's crises can hit a nation, and how many crises there are. */
export function exposure(board: Board, nation: Nation): { hit: number; all: number } {
  const crises = board.cards.filter((card) => card.kind === 'crisis');
  const count = (cards: Card[]): number => cards.reduce((sum, card) => sum + card.copies, 0);
  return { hit: count(crises.filter((card) => !safeBy(board, nation, card))), all: count(crises) };
}

export const fullOf = (homes: (number[] | null)[]): number => homes.filter((home) => home?.length === FULL).length;
export const freeSquare = (nation: Nation): number => nation.homes.indexOf(null);
export const vacancies = (nation: Nation): number => nation.homes.reduce((sum, home) => sum + (home ? FULL - home.length : 0), 0);

/** The squares that would be lost next: from the top left. */
export function firstSquares(nation: Nation, n: number): number[] {
  return nation.homes.flatMap((home, square) => (home ? [square] : [])).slice(0, n);
}

/** The nation drawn large: one's own, for who only watches the one whose turn it is. */
export const mainSeat = (scene: Scene): number => (scene.me >= 0 ? scene.me : scene.view.table.active);

/** The others, clockwise. */
export function othersOf(scene: Scene): number[] {
  const n = scene.view.table.nations.length;
  return Array.from({ length: n - 1 }, (_, i) => (mainSeat(scene) + 1 + i) % n);
}
