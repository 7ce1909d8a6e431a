/** What somebody does who is out of a game: foretell who wins, and look back. */
import { concerns } from './recap';
import { keep, recall } from './settings.svelte';
import type { Item } from './voice';

const KEY = 'lopsided.foretold';
const MOST = 12;
const LINES = 5;

const all = (): [string, number][] => recall<[string, number][]>(KEY, []);

/** Whom this reader said to win a match; null where nothing was said. */
export const foretold = (match: string): number | null => all().find(([of]) => of === match)?.[1] ?? null;

export const foretell = (match: string, seat: number): void => keep(KEY, [[match, seat], ...all().filter(([of]) => of !== match)].slice(0, MOST));

/** The weightiest things that happened to a seat, oldest first. */
export function ownStory(log: Item[], seat: number, people: string[], weight: (item: Item) => number): Item[] {
  const mine = log.filter((item) => item.words && concerns(item, [seat], people) && !item.kind.startsWith('table:'));
  const chosen = new Set(mine.toSorted((a, b) => weight(b) - weight(a) || b.n - a.n).slice(0, LINES));
  return mine.filter((item) => chosen.has(item));
}
