/** What is looked up on Displacement's table and board. */
import { mainSeat, nth } from '../../kit/seek';
import { FULL, type Board, type Card, type Effect, type Nation, type Scene, type Table, type Tag } from './view';

export const nationOf = (table: Table, seat: number): Nation => nth(table.nations, seat);
export const cardOf = (board: Board, card: number): Card => nth(board.cards, card);

export const tagsOf = (board: Board, nation: Nation): Tag[] => board.regions[nation.region]?.tags ?? [];

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

/** The kinds of crisis that can hit a nation. */
export const crisesOf = (board: Board, nation: Nation): Card[] => board.cards.filter((card) => card.kind === 'crisis' && !safeBy(board, nation, card));

/** How many of the deck's crises can hit a nation, and how many crises there are. */
export function exposure(board: Board, nation: Nation): { hit: number; crises: number } {
  const count = (cards: Card[]): number => cards.reduce((sum, card) => sum + card.copies, 0);
  return { hit: count(crisesOf(board, nation)), crises: count(board.cards.filter((card) => card.kind === 'crisis')) };
}

export const fullOf = (homes: (number[] | null)[]): number => homes.filter((home) => home?.length === FULL).length;
export const freeSquare = (nation: Nation): number => nation.homes.indexOf(null);
export const vacancies = (nation: Nation): number => nation.homes.reduce((sum, home) => sum + (home ? FULL - home.length : 0), 0);

/** The squares that would be lost next: from the top left. */
export function firstSquares(nation: Nation, n: number): number[] {
  return nation.homes.flatMap((home, square) => (home ? [square] : [])).slice(0, n);
}

/** The others, clockwise. */
export function othersOf(scene: Scene): number[] {
  const n = scene.view.table.nations.length;
  return Array.from({ length: n - 1 }, (_, i) => (mainSeat(scene) + 1 + i) % n);
}
