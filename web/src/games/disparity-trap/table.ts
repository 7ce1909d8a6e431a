/** What is looked up on The Disparity Trap's table and board. */
import { nth } from '../../kit/seek';
import { TIERS, type Board, type Card, type Position, type Ranges, type SeatState, type Table, type Thing } from './view';

export const FACES = 6;

export const seatOf = (table: Table, seat: number): SeatState => nth(table.seats, seat);
export const cardOf = (board: Board, card: number): Card => nth(board.cards, card);

/** A card's ranges at one of Justice's steps. */
export function stepOf(card: Card, step: number): Ranges {
  return step === 2 && card.second ? card.second : card;
}

/** Whether a vote has levelled a card. */
const isLevel = (card: Card, level: Thing[]): boolean => card.tag !== null && level.includes(card.tag);

export interface InForce {
  sd: number | null;
  snd: number | null;
  level: boolean;
}

/** The ranges as they hold now: where a vote has levelled the card everybody plays with SD's, and a Roll-Off is split evenly. */
export function inForce(card: Card, level: Thing[], step = 1): InForce {
  const { sd, snd } = stepOf(card, step);
  if (!isLevel(card, level)) return { sd, snd, level: false };
  if (card.who === 'rolloff') return { sd: FACES / 2, snd: FACES / 2, level: true };
  return { sd, snd: sd, level: true };
}

/** Of a thing's vote: every card that it would level. */
export const taggedBy = (board: Board, thing: Thing): number[] => board.cards.flatMap((card, n) => (card.tag === thing && (card.count > 0 || card.deck === 'goal') ? [n] : []));

/** The tier of a space: the end of the path belongs to the fourth. */
export const tierOf = (board: Board, space: number): number => Math.min(TIERS, 1 + Math.floor(space / board.tier_length));

export const finish = (board: Board): number => TIERS * board.tier_length;

/** What a seat holds of a thing. */
export function held(seat: SeatState, thing: Thing): number {
  if (thing === 'privilege' || thing === 'power' || thing === 'justice') return seat[thing];
  return seat.tiles[thing];
}

export const unlike = (position: Position): Position => (position === 'sd' ? 'snd' : 'sd');
