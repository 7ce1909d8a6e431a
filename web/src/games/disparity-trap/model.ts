/** The Disparity Trap's own part of a view and its board: games/disparity_trap/view.py says the same. */
import type { Scene as AnyScene } from '../../lib/game';

export const TIERS = 4;
export const FACES = 6;

export const PREPARATION = ['skill', 'degree', 'startup'] as const;
export const WEALTH = ['job', 'home', 'business', 'legacy'] as const;
export const TILES = [...PREPARATION, ...WEALTH] as const;
export const THINGS = [...TILES, 'privilege', 'power', 'justice'] as const;
export type Tile = (typeof TILES)[number];
export type Thing = (typeof THINGS)[number];
export type Position = 'sd' | 'snd';
export type WindowKind = 'influence' | 'extra_roll' | 'block';

export interface SeatState {
  position: Position | null;
  pawn: number;
  tier: number;
  tiles: Record<Tile, number>;
  privilege: number;
  power: number;
  justice: number;
  cards: number;
  /** Card numbers, the longest held first; only the reader's own. */
  hand: number[] | null;
  /** The face of the Skip card held, and turns still to be skipped. */
  skip: number;
  skips: number;
  wish: 'everything' | 'not_this_turn' | 'only_for_me';
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
  /** As in force: inside is 1 to that number; null where it is not rolled for. */
  sd: number | null;
  snd: number | null;
  level: boolean;
  /** Of the target, Influence included. */
  reach: number | null;
  die: number;
  extra: number;
}

export type Standing = 'asked' | 'passed' | 'next' | 'poor' | 'not_this_turn' | 'only_for_me';

/** A question out of turn. */
export interface Window {
  kind: WindowKind;
  target: number;
  asked: number;
  price: number;
  seats: { state: Standing; privilege: number; power: number }[];
}

export type Envelope = 'open' | 'sealed' | 'choosing' | 'out';

export interface Vote {
  subject: Thing | null;
  reverse: boolean;
  stake: number;
  by: number;
  dice: number;
  seats: Envelope[];
  /** What the reader has sealed. */
  mine: number | null;
}

export interface Table {
  seats: SeatState[];
  first: number;
  active: number;
  turn_of_round: number;
  move_die: number;
  /** Disparities voted away. */
  level: Thing[];
  dice: { remove: number; reverse: number };
  votes: Thing[];
  decks: { opportunity: number; event: number; justice: number };
  play: Play | null;
  window: Window | null;
  vote: Vote | null;
  trades: number;
  ending: 'competitive' | 'cooperative' | 'cap' | null;
  winner: number | null;
  titles: number[];
  /** The Point Trackers; null unless points are counted. */
  scores: Score[] | null;
}

export const SCORED = ['tier', 'skill', 'degree', 'startup', 'privilege', 'power', 'justice', 'winner', 'helps', 'hinders'] as const;
export type Scored = (typeof SCORED)[number];

export interface Score {
  total: number;
  lines: Record<Scored, { count: number; points: number }>;
}

export interface Effect {
  what: 'gain' | 'lose' | 'back' | 'skip' | 'pay';
  thing: Thing | null;
  amount: number;
  /** How far one goes back who cannot pay. */
  back: number;
}

export interface Ranges {
  sd: number | null;
  snd: number | null;
  effects: Effect[];
}

export interface Card extends Ranges {
  deck: 'opportunity' | 'event' | 'justice' | 'goal' | 'taxes';
  who: 'one' | 'all' | 'rolloff' | 'react';
  penalty: boolean;
  needs: { thing: Thing; amount: number }[];
  /** The lowest and the highest tier on which it can be played. */
  tiers: [number, number];
  cost_back: number;
  /** The thing whose vote levels it. */
  tag: Thing | null;
  /** How many there are; 0 where its module is not in play. */
  count: number;
  /** Justice's second step. */
  second: Ranges | null;
  /** What the Taxes card does on each tier. */
  by_tier: Effect[][] | null;
}

export type SpaceKind = 'regular' | 'numbered' | 'justice' | 'taxes';

export interface Board {
  tier_length: number;
  max_rounds: number;
  spaces: SpaceKind[];
  cards: Card[];
  /** Card by tier, the first tier's first. */
  goals: number[];
  /** The Taxes card. */
  taxes: number;
  trades: { give: Tile; price: number; get: Tile }[];
  subjects: Thing[];
  extra_roll: number;
  smallest_stake: number;
  sacrifice_gain: number;
  influence_cost: number;
  start_privilege: Record<Position, number>;
  modules: string[];
  /** Points for one; of Privilege: tokens for one. */
  worth: Record<Scored, number>;
}

export type Scene = AnyScene<Table, Board>;

/** One seat of the table. */
export function seatOf(table: Table, seat: number): SeatState {
  const found = table.seats[seat];
  if (!found) throw new RangeError(`There is no seat ${seat}: there are ${table.seats.length}.`);
  return found;
}

/** One kind of card. */
export function cardOf(board: Board, card: number): Card {
  const found = board.cards[card];
  if (!found) throw new RangeError(`There is no card ${card}: there are ${board.cards.length}.`);
  return found;
}

/** A card's ranges at one of Justice's steps. */
export function stepOf(card: Card, step: number): Ranges {
  return step === 2 && card.second ? card.second : card;
}

/** Whether a vote has levelled a card. */
export const isLevel = (card: Card, level: Thing[]): boolean => card.tag !== null && level.includes(card.tag);

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
