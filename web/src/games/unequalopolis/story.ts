/** The whole game in at most five sentences, from its chronicle. */
import type { Item } from '../../lib/voice';
import { list, t } from './words';

const of = (items: Item[], ...kinds: string[]): Item[] => items.filter((item) => kinds.includes(item.kind));
const sum = (items: Item[], by: (item: Item) => number): number => items.reduce((total, item) => total + by(item), 0);

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
  const rounds = of(items, 'round').at(-1)?.ints.round ?? 1;
  const winners = list(names.filter((_, seat) => placing[seat] === 1));
  const taken = sum(of(items, 'money', 'bank', 'gained', 'gave', 'tax', 'fare').filter((item) => item.ints.less || item.kind === 'fare'), (item) => Math.abs((item.ints.full ?? 0) - (item.ints.amount ?? 0))); // prettier-ignore
  return [`${t('story-won', { names: winners, rounds })} ${falls(items, names)}`, signs(items, names), t('story-less', { amount: taken }), waits(items), rents(items, names)];
}
