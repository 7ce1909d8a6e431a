/** The whole game in at most five sentences, from its chronicle. */
import { most, of, roundOf, winners } from '../../kit/story';
import type { Item } from '../../lib/voice';
import { list, t } from './words';

/** What won at the round limit: the lowest row, the most points on it, or neither alone. */
export function wonBy(limit: Item, winners: string[]): 'row' | 'points' | 'shared' {
  return winners.length > 1 ? 'shared' : limit.ints.lead === 1 ? 'points' : 'row';
}

function ending(items: Item[], names: string[], placing: number[]): string {
  const won = winners(names, placing);
  const round = roundOf(items);
  const limit = of(items, 'limit')[0];
  return t(`story-${limit ? wonBy(limit, won) : 'last'}`, { names: list(won), round });
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
  return t(all.length > 1 ? 'story-pushes' : 'story-one_push', { pushes: all.length, target: names[most(all, () => 1, (item) => item.ints.target).seat] ?? '', stopped: stopped.length });
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

/** Five sentences: how it ended, who fell, who pushed, who stole, who helped. */
export function story(items: Item[], names: string[], placing: number[]): string[] {
  return [ending(items, names, placing), falls(items, names), pushes(items, names), thefts(items, names), union(items)];
}
