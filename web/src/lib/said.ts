/** What was said a moment ago, by seat: the bubble beside a name. */
import type { Item } from './messages';

const SHOWN = 7_000;
const seen = new Map<number, number>();

/** The latest words of each seat that were first seen less than a few seconds ago. */
export function bubbles(items: Item[], names: string[], now: number): Record<number, string> {
  const shown: Record<number, string> = {};
  for (const item of items.slice(-12)) {
    if (item.kind !== 'table:said' && item.kind !== 'table:reacted') continue;
    if (!seen.has(item.n)) seen.set(item.n, now);
    if (now - (seen.get(item.n) ?? 0) < SHOWN) shown[item.seat] = item.words.replace(`${names[item.seat] ?? ''}: `, '');
  }
  return shown;
}
