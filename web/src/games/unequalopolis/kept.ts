/** What the rules of the signs kept back in a whole game, from its chronicle. */
import { bites, told } from './drama';
import type { Scene } from './view';
import type { Fact } from './words';

/** What somebody did not get, or lost: less at the start, at the Bank and from cards, more in taxes and fares, and what was to be inherited. */
const MONEY = new Set(['money', 'bank', 'gained', 'gave', 'tax', 'fare', 'renounced', 'guardian']);
const WHOLE = new Set(['renounced', 'guardian']);
/** Rules that are told of as one. */
const AS: Record<string, string> = { gave: 'gained' };

export interface Kept {
  amount: number;
  seats: { seat: number; amount: number; times: number }[];
  rules: { kind: string; times: number; fact: Fact | null }[];
}

export function kept(scene: Scene): Kept {
  const seats = scene.names.map((_, seat) => ({ seat, amount: 0, times: 0 }));
  const rules = new Map<string, Kept['rules'][number]>();
  for (const item of scene.log.filter((one) => bites(one, scene))) {
    const bite = told(item, scene);
    const { full = 0, amount = 0 } = item.ints;
    const row = seats[bite.seat];
    if (row) {
      row.amount += !MONEY.has(item.kind) ? 0 : WHOLE.has(item.kind) ? amount : Math.abs(full - amount);
      row.times += 1;
    }
    const kind = AS[item.kind] ?? item.kind;
    const rule = rules.get(kind) ?? { kind, times: 0, fact: bite.fact };
    rules.set(kind, { ...rule, times: rule.times + 1 });
  }
  const hit = seats.filter((row) => row.times > 0).sort((a, b) => b.amount - a.amount || b.times - a.times);
  return { amount: seats.reduce((sum, row) => sum + row.amount, 0), seats: hit, rules: [...rules.values()].sort((a, b) => b.times - a.times) };
}
