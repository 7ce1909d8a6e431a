/** What a reader should know when it is their turn again: a few lines out of all that was told since they last decided. */
import type { Item } from './voice';

const MOST = 5;
/** Where less than this concerned me, the others' business fills it up to one more. */
const FEW = 2;

export interface Recap {
  lines: Item[];
  /** How many more sentences the log has. */
  more: number;
}

/** How much an item matters: whole numbers for whom it concerns, and a part of one for what is worth telling among equals. */
export type Weigh = (item: Item) => number;

/** Whether one of these seats is among the people of an item. */
export const concerns = (item: Item, seats: number[], people: string[]): boolean => people.some((name) => seats.includes(item.ints[name] ?? -1));

/** What others did to me, what happened to me, what happened to everybody, the others' business. */
export function weigh(item: Item, seats: number[], people: string[]): number {
  if (item.secret && seats.includes(item.seat)) return 0; // what only I was told, such as a card that I drew
  if (concerns(item, seats, people)) return seats.includes(item.seat) ? 2 : 3;
  return item.seat < 0 ? 1 : 0;
}

/**
 * The weightiest things since the others' turns began that came after my last, oldest first; in my first turn, those of this round.
 * Taken from the log alone, so that every device of mine and a page that was loaded anew tell the same.
 */
export function recap(log: Item[], mine: number[], weight: Weigh): Recap {
  const told = log.filter((item) => item.words && !item.kind.startsWith('table:'));
  const until = told.findLast((item) => item.seat >= 0 && !mine.includes(item.seat))?.n ?? -1;
  const turns = log.filter((item) => item.kind === 'turn' && item.n <= until);
  const last = turns.findLastIndex((item) => mine.includes(item.seat));
  const from = (last < 0 ? log.findLast((item) => item.kind === 'round') : turns[last + 1])?.n ?? until;
  const fresh = told.filter((item, i) => item.n >= from && item.n <= until && item.kind !== 'round' && item.words !== told[i - 1]?.words);
  const heavy = fresh.filter((item) => weight(item) >= 1);
  const sorted = (heavy.length < FEW ? fresh : heavy).toSorted((a, b) => weight(b) - weight(a) || b.n - a.n);
  const chosen = new Set(sorted.slice(0, heavy.length < FEW ? FEW + 1 : MOST));
  return { lines: fresh.filter((item) => chosen.has(item)), more: fresh.length - chosen.size };
}
