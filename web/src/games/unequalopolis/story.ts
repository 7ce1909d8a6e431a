/** The whole game in at most five sentences, from its chronicle. */
import { of, roundOf, sum, winners } from '../../kit/story';
import type { Item } from '../../lib/voice';
import { list, t } from './words';

function signs(items: Item[], names: string[]): string {
  const worn = (sign: number): string => list(of(items, 'sign').filter((item) => item.ints.sign === sign).map((item) => names[item.ints.seat ?? -1] ?? '')); // prettier-ignore
  return t('story-signs', { men: worn(0), women: worn(1) });
}

function waits(items: Item[]): string {
  return t('story-waits', { claims: of(items, 'claimed').length, lost: of(items, 'preempted').length });
}

function rents(items: Item[], names: string[]): string {
  const paid = of(items, 'rent');
  if (!paid.length) return t('story-no_rent');
  const sums = names.map((_, seat) => sum(paid.filter((item) => item.ints.target === seat), (item) => item.ints.amount ?? 0)); // prettier-ignore
  return t('story-rent', { amount: sum(paid, (item) => item.ints.amount ?? 0), seat: names[sums.indexOf(Math.max(...sums))] ?? '' });
}

function falls(items: Item[], names: string[]): string {
  const fallen = of(items, 'bankrupt', 'bankrupt_bank').map((item) => names[item.ints.seat ?? -1] ?? '');
  return t('story-falls', { fallen: fallen.length, names: list(fallen) });
}

/** Who won and who fell, who wore which sign, what the rules took, who waited, where rents went. */
export function story(items: Item[], names: string[], placing: number[]): string[] {
  const rounds = roundOf(items);
  const won = list(winners(names, placing));
  const taken = sum(of(items, 'money', 'bank', 'gained', 'gave', 'tax', 'fare').filter((item) => item.ints.less || item.kind === 'fare'), (item) => Math.abs((item.ints.full ?? 0) - (item.ints.amount ?? 0))); // prettier-ignore
  return [`${t('story-won', { names: won, rounds })} ${falls(items, names)}`, signs(items, names), t('story-less', { amount: taken }), waits(items), rents(items, names)];
}
