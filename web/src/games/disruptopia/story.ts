/** The whole game in at most five sentences, from its chronicle. */
import { most, of, roundOf, sum } from '../../kit/story';
import type { Item } from '../../lib/voice';
import { list, t } from './words';

function ending(items: Item[], names: string[], placing: number[]): string {
  const round = roundOf(items);
  const winners = names.flatMap((name, seat) => (placing[seat] === 1 ? [{ name, seat }] : []));
  const points = of(items, 'scored').find((item) => item.ints.seat === winners[0]?.seat)?.ints.points ?? 0;
  return t(winners.length > 1 ? 'story-shared' : 'story-won', { names: list(winners.map(({ name }) => name)), round, points });
}

function ladder(items: Item[], names: string[]): string {
  const first = of(items, 'buyback')[0];
  if (!first) return t('story-no_class');
  const round = roundOf(items, first);
  const risen = new Set(of(items, 'buyback').filter((item) => roundOf(items, item) === round).map((item) => item.ints.seat));
  if (risen.size === names.length) return t('story-first_all', { round });
  return t('story-first', { seat: names[first.ints.seat ?? -1] ?? '', round });
}

function publicMoney(items: Item[], names: string[]): string {
  const paid = of(items, 'income');
  const top = most(paid, (item) => item.ints.subsidy ?? 0);
  const all = sum(paid, (item) => item.ints.subsidy ?? 0);
  return all ? t('story-public', { all, seat: names[top.seat] ?? '', amount: top.n }) : t('story-no_public');
}

function pocket(items: Item[], names: string[]): string {
  const top = most(of(items, 'siphoned'), (item) => item.ints.amount ?? 0);
  return t('story-pocket', { seat: names[top.seat] ?? '', amount: top.n });
}

function harm(items: Item[], names: string[]): string {
  const aimed = of(items, 'aimed', 'audited');
  if (!aimed.length) return t('story-no_harm');
  const top = most(aimed, () => 1);
  return t('story-harm', { times: aimed.length, seat: names[top.seat] ?? '' });
}

/** Who won, who was rich first, where public money went, whose pocket was filled, who did harm. */
export function story(items: Item[], names: string[], placing: number[]): string[] {
  return [ending(items, names, placing), ladder(items, names), publicMoney(items, names), pocket(items, names), harm(items, names)];
}
