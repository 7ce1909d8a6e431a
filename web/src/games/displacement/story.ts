/** The whole game in at most five sentences, from its chronicle. */
import type { Item } from '../../lib/voice';
import { list, t } from './words';

const of = (items: Item[], ...kinds: string[]): Item[] => items.filter((item) => kinds.includes(item.kind));

/** The seat with the largest sum, the first of equals. */
function most(items: Item[], seat: (item: Item) => number, count: (item: Item) => number): { seat: number; n: number } {
  const sums = new Map<number, number>();
  for (const item of items) sums.set(seat(item), (sums.get(seat(item)) ?? 0) + count(item));
  const [best] = [...sums].sort(([a, x], [b, y]) => y - x || a - b);
  return { seat: best?.[0] ?? -1, n: best?.[1] ?? 0 };
}

const pins = (item: Item): number => item.ints.pins ?? 1;
const sum = (items: Item[], count: (item: Item) => number): number => items.reduce((all, item) => all + count(item), 0);

function ending(items: Item[], names: string[], placing: number[]): string {
  const round = of(items, 'round').at(-1)?.ints.round ?? 1;
  const winners = names.filter((_, seat) => placing[seat] === 1);
  const goal = of(items, 'announced')[0]?.ints.goal;
  if (!winners.length || goal === undefined) return t('story-nobody', { round });
  if (winners.length > 1) return t('story-shared', { names: list(winners), round });
  return t('story-won', { names: list(winners), round, goal });
}

function sendings(items: Item[], names: string[]): string[] {
  const all = of(items, 'sent', 'moved');
  if (!all.length) return [t('story-sent_none')];
  const sender = most(all, (item) => item.ints.seat, pins);
  const taker = most(all, (item) => item.ints.target, pins);
  return [t('story-sent', { pins: sum(all, pins), seat: names[sender.seat] ?? '' }), t('story-received', { seat: names[taker.seat] ?? '', pins: taker.n })];
}

function losses(items: Item[], names: string[]): string {
  const all = of(items, 'community_lost');
  if (!all.length) return t('story-lost_none');
  return t('story-lost', { amount: all.length, seat: names[most(all, (item) => item.ints.seat, () => 1).seat] ?? '' });
}

function deaths(items: Item[]): string {
  const all = of(items, 'died');
  return t('story-died', { amount: all.length, open: all.filter((item) => !item.ints.housed).length });
}

/** How it ended, who was sent where, what was lost, who died. */
export function story(items: Item[], names: string[], placing: number[]): string[] {
  return [ending(items, names, placing), ...sendings(items, names), losses(items, names), deaths(items)];
}
