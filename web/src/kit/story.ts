/** What the stories of the games count in a chronicle. */
import type { Item } from '../lib/voice';

/** The items of these kinds. */
export const of = (items: Item[], ...kinds: string[]): Item[] => items.filter((item) => kinds.includes(item.kind));

/** The round in which an item was told; without one, the last round. */
export const roundOf = (items: Item[], item?: Item): number => items.findLast((i) => i.kind === 'round' && (!item || i.n <= item.n))?.ints.round ?? 1;

export const sum = (items: Item[], count: (item: Item) => number): number => items.reduce((all, item) => all + count(item), 0);

/** The seat with the largest sum, the first of equals. */
export function most(items: Item[], count: (item: Item) => number, seat = (item: Item): number => item.ints.seat ?? -1): { seat: number; n: number } {
  const sums = new Map<number, number>();
  for (const item of items) sums.set(seat(item), (sums.get(seat(item)) ?? 0) + count(item));
  const [best] = [...sums].sort(([a, x], [b, y]) => y - x || a - b);
  return { seat: best?.[0] ?? -1, n: best?.[1] ?? 0 };
}

/** The names of those who won. */
export const winners = (names: string[], placing: number[]): string[] => names.filter((_, seat) => placing[seat] === 1);
