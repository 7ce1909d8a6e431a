/** What the board draws while an item is being shown: who walks where, what is stamped on a nation. At rest nothing moves. */
import type { Item } from '../../lib/messages';
import type { Scene } from './model';
import { t } from './words';

export type Tone = 'signal' | 'help' | 'gold' | 'ink';

export interface Drama {
  chips: { seat: number; text: string; tone: Tone }[];
  /** People who walk from one nation to another; `key` is the number of the item that told it. */
  walks: { key: number; from: number; to: number; color: number; n: number }[];
}

const MOST_WALKERS = 6;
const CALM: Drama = { chips: [], walks: [] };
type Stage = (i: Record<string, number>) => Partial<Drama>;

const chip = (seat: number, text: string, tone: Tone): Partial<Drama> => ({ chips: [{ seat, text, tone }] });

const STAGES: Record<string, Stage> = {
  safe: (i) => chip(i.seat, t('chips.safe'), 'help'),
  blocked: (i) => chip(i.seat, t('chips.blocked'), 'help'),
  gained: (i) => chip(i.seat, t('chips.plus', { n: i.amount }), 'gold'),
  income: (i) => chip(i.seat, t('chips.plus', { n: i.amount }), 'gold'),
  lost: (i) => chip(i.seat, t('chips.minus', { n: i.amount }), 'signal'),
  sheltered: (i) => chip(i.seat, t('chips.minus', { n: i.price }), 'gold'),
  community_lost: (i) => chip(i.seat, t('chips.lost', { square: i.square + 1 }), 'signal'),
  community_won: (i) => chip(i.seat, t('chips.built'), 'help'),
  bought: (i) => chip(i.seat, t('chips.built'), 'help'),
  died: (i) => chip(i.seat, t('chips.died'), 'signal'),
  born: (i) => chip(i.seat, t('chips.born', { n: i.pins }), 'ink'),
  kept: (i) => chip(i.seat, t('chips.crash'), 'signal'),
  no_income: (i) => chip(i.seat, t('chips.crash'), 'signal'),
  announced: (i) => chip(i.seat, t('chips.goal'), 'gold'),
  aid: (i) => ({ chips: [{ seat: i.seat, text: t('chips.minus', { n: i.amount }), tone: 'signal' }, { seat: i.target, text: t('chips.plus', { n: i.amount }), tone: 'gold' }] }),
}; // prettier-ignore

const walks = (item: Item): boolean => item.kind === 'sent' || item.kind === 'moved';
const pins = (item: Item): number => item.ints.pins ?? 1;

/** People who leave one nation together are on the way together, whoever they are and wherever they go. */
function leaving(items: Item[]): Drama {
  const last = items.at(-1) as Item;
  const from = items.findLastIndex((item) => !walks(item) || item.ints.seat !== last.ints.seat) + 1;
  const together = items.slice(from);
  const count = (some: Item[]): number => some.reduce((n, item) => n + pins(item), 0);
  const targets = [...new Set(together.map((item) => item.ints.target))];
  return {
    chips: [
      { seat: last.ints.seat, text: t('chips.leave', { n: count(together) }), tone: 'signal' },
      ...targets.map((seat) => ({ seat, text: t('chips.arrive', { n: count(together.filter((item) => item.ints.target === seat)) }), tone: 'ink' as const })),
    ],
    walks: together.map((item) => ({ key: item.n, from: item.ints.seat, to: item.ints.target, color: item.ints.color, n: Math.min(pins(item), MOST_WALKERS) })),
  };
}

/** What to draw for the item that is being shown. */
export function drama(scene: Scene): Drama {
  const last = scene.items.at(-1);
  if (!last) return CALM;
  return walks(last) ? leaving(scene.items) : { ...CALM, ...STAGES[last.kind]?.(last.ints) };
}

/** The card whose scene stands over a nation right now, -1 where none does: while it is faced, and while its harm is being shown. */
export function looming(scene: Scene, seat: number): number {
  const { card, touches } = scene.view.table;
  return card !== null && touches.includes(seat) ? card : -1;
}
