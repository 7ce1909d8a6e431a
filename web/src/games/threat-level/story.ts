/** The whole game in at most five sentences, from its chronicle. */
import type { Item } from '../../lib/voice';
import { list, t } from './words';

const of = (items: Item[], ...kinds: string[]): Item[] => items.filter((item) => kinds.includes(item.kind));

/** The round in which an item was told. */
function roundOf(items: Item[], item: Item): number {
  return items.findLast((i) => i.kind === 'round' && i.n <= item.n)?.ints.round ?? 1;
}

/** What won at the round limit: the lowest row, the most points on it, or neither alone. */
export function wonBy(limit: Item, winners: string[]): 'row' | 'points' | 'shared' {
  return winners.length > 1 ? 'shared' : limit.ints.lead === 1 ? 'points' : 'row';
}

function ending(items: Item[], names: string[], placing: number[]): string {
  const winners = names.filter((_, seat) => placing[seat] === 1);
  const round = of(items, 'round').at(-1)?.ints.round ?? 1;
  const limit = of(items, 'limit')[0];
  return t(`story-${limit ? wonBy(limit, winners) : 'last'}`, { names: list(winners), round });
}

function falls(items: Item[], names: string[]): string {
  const out = of(items, 'out');
  const first = out[0];
  if (!first) return t('story-nobody_fell');
  const back = of(items, 'came_back').length + of(items, 'pulled').filter((item) => item.ints.row === 10).length;
  return t('story-fell', { seat: names[first.ints.seat] ?? '', round: roundOf(items, first), back });
}

function pushes(items: Item[], names: string[]): string {
  const all = of(items, 'pushed');
  const stopped = of(items, 'stopped');
  if (!all.length) return t('story-no_pushes');
  const most = mostOften(all.map((item) => item.ints.target));
  return t(all.length > 1 ? 'story-pushes' : 'story-one_push', { pushes: all.length, target: names[most] ?? '', stopped: stopped.length });
}

function thefts(items: Item[], names: string[]): string {
  const all = of(items, 'robbed');
  const biggest = all.reduce<Item | undefined>((a, b) => (a && a.ints.points >= b.ints.points ? a : b), undefined);
  if (!biggest) return t('story-no_theft');
  const { seat, target } = biggest.ints;
  return t('story-theft', { seat: names[seat] ?? '', target: names[target] ?? '', points: biggest.ints.points, round: roundOf(items, biggest) });
}

function union(items: Item[]): string {
  return t('story-union', { helped: of(items, 'ignored', 'halved', 'stopped').length, broke: of(items, 'bankrupt').length });
}

/** The number that is there most often; the smaller one where two are. */
function mostOften(numbers: number[]): number {
  const counts = new Map<number, number>();
  for (const n of numbers) counts.set(n, (counts.get(n) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || a - b)[0]?.[0] ?? 0;
}

/** Five sentences: how it ended, who fell, who pushed, who stole, who helped. */
export function story(items: Item[], names: string[], placing: number[]): string[] {
  return [ending(items, names, placing), falls(items, names), pushes(items, names), thefts(items, names), union(items)];
}
