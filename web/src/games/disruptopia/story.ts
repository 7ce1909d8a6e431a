/** The whole game in at most five sentences, from its chronicle. */
import type { Item } from '../../lib/voice';
import { list, t } from './words';

const of = (items: Item[], ...kinds: string[]): Item[] => items.filter((item) => kinds.includes(item.kind));

/** The seat with the largest sum, the first of equals. */
function most(items: Item[], count: (item: Item) => number): { seat: number; n: number } {
  const sums = new Map<number, number>();
  for (const item of items) sums.set(item.ints.seat ?? -1, (sums.get(item.ints.seat ?? -1) ?? 0) + count(item));
  const [best] = [...sums].sort(([a, x], [b, y]) => y - x || a - b);
  return { seat: best?.[0] ?? -1, n: best?.[1] ?? 0 };
}

function ending(items: Item[], names: string[], placing: number[]): string {
  const round = of(items, 'round').at(-1)?.ints.round ?? 1;
  const winners = names.flatMap((name, seat) => (placing[seat] === 1 ? [{ name, seat }] : []));
  const points = of(items, 'scored').find((item) => item.ints.seat === winners[0]?.seat)?.ints.points ?? 0;
  return t(winners.length > 1 ? 'story-shared' : 'story-won', { names: list(winners.map(({ name }) => name)), round, points });
}

function ladder(items: Item[], names: string[]): string {
  const first = of(items, 'buyback')[0];
  if (!first) return t('story-no_class');
  const round = of(items.slice(0, items.indexOf(first)), 'round').at(-1)?.ints.round ?? 1;
  return t('story-first', { seat: names[first.ints.seat ?? -1] ?? '', round });
}

function publicMoney(items: Item[], names: string[]): string {
  const paid = of(items, 'income');
  const top = most(paid, (item) => item.ints.subsidy ?? 0);
  const all = paid.reduce((sum, item) => sum + (item.ints.subsidy ?? 0), 0);
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
