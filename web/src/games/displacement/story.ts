/** The whole game in at most five sentences, from its chronicle. */
import { most, of, roundOf, sum, winners } from '../../kit/story';
import type { Item } from '../../lib/voice';
import { list, t } from './words';

const pins = (item: Item): number => item.ints.pins ?? 1;

function ending(items: Item[], names: string[], placing: number[]): string {
  const round = roundOf(items);
  const won = winners(names, placing);
  const goal = of(items, 'announced')[0]?.ints.goal;
  if (!won.length || goal === undefined) return t('story-nobody', { round });
  if (won.length > 1) return t('story-shared', { names: list(won), round });
  return t('story-won', { names: list(won), round, goal });
}

function sendings(items: Item[], names: string[]): string[] {
  const all = of(items, 'sent', 'moved');
  if (!all.length) return [t('story-sent_none')];
  const sender = most(all, pins);
  const taker = most(all, pins, (item) => item.ints.target);
  return [t('story-sent', { pins: sum(all, pins), seat: names[sender.seat] ?? '' }), t('story-received', { seat: names[taker.seat] ?? '', pins: taker.n })];
}

function losses(items: Item[], names: string[]): string {
  const all = of(items, 'community_lost');
  if (!all.length) return t('story-lost_none');
  return t('story-lost', { amount: all.length, seat: names[most(all, () => 1).seat] ?? '' });
}

function deaths(items: Item[]): string {
  const all = of(items, 'died');
  return t('story-died', { amount: all.length, open: all.filter((item) => !item.ints.housed).length });
}

/** How it ended, who was sent where, what was lost, who died. */
export function story(items: Item[], names: string[], placing: number[]): string[] {
  return [ending(items, names, placing), ...sendings(items, names), losses(items, names), deaths(items)];
}
