/** The whole game in at most five sentences, from its chronicle. */
import type { Item } from '../../lib/voice';
import { list, points, t } from './words';

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
  const n = of(items, 'round').at(-1)?.ints.round ?? 1;
  const limit = of(items, 'limit')[0];
  return t(limit ? `story.limit.${wonBy(limit, winners)}` : 'story.won', { winner: list(winners), n });
}

function falls(items: Item[], names: string[]): string {
  const out = of(items, 'out');
  const first = out[0];
  if (!first) return t('story.nobody_fell');
  const back = of(items, 'came_back').length + of(items, 'pulled').filter((item) => item.ints.row === 10).length;
  const name = names[first.ints.seat] ?? '';
  return back > 0 ? t('story.fell_back', { name, round: roundOf(items, first), n: back }) : t('story.fell', { name, round: roundOf(items, first) });
}

function pushes(items: Item[], names: string[]): string {
  const all = of(items, 'pushed');
  const stopped = of(items, 'stopped');
  if (!all.length) return t('story.no_pushes');
  const most = mostOften(all.map((item) => item.ints.target));
  return t('story.pushes', { n: all.length, name: names[most] ?? '', stopped: stopped.length || t('story.none') });
}

function thefts(items: Item[], names: string[]): string {
  const all = of(items, 'robbed');
  const biggest = all.reduce<Item | undefined>((a, b) => (a && a.ints.points >= b.ints.points ? a : b), undefined);
  if (!biggest) return t('story.no_theft');
  const { seat, target } = biggest.ints;
  return t('story.theft', { thief: names[seat] ?? '', victim: names[target] ?? '', points: points(biggest.ints.points), round: roundOf(items, biggest) });
}

function union(items: Item[]): string {
  const n = of(items, 'ignored', 'halved', 'stopped').length;
  const broke = of(items, 'bankrupt').length;
  return t('story.union', { helped: t(n ? 'story.helped' : 'story.not_helped', { n }), broke: t(broke ? 'story.broke' : 'story.not_broke', { n: broke }) });
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
