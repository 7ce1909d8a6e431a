/** What the board draws while an item is being shown: who walks where, what is stamped on a nation. At rest nothing moves. */
import type { Item } from '../../lib/messages';
import type { Scene } from './model';
import { t } from './words';

export type Tone = 'signal' | 'help' | 'gold' | 'ink';

export interface Drama {
  chips: { seat: number; text: string; tone: Tone }[];
  /** People who walk from one nation to another. */
  walks: { from: number; to: number; color: number; n: number }[];
}

const MOST_WALKERS = 6;
const CALM: Drama = { chips: [], walks: [] };
type Stage = (i: Record<string, number>) => Partial<Drama>;

const chip = (seat: number, text: string, tone: Tone): Partial<Drama> => ({ chips: [{ seat, text, tone }] });
const walk = (i: Record<string, number>, n: number): Partial<Drama> => ({
  chips: [{ seat: i.seat, text: t('chips.leave', { n }), tone: 'signal' }, { seat: i.target, text: t('chips.arrive', { n }), tone: 'ink' }],
  walks: [{ from: i.seat, to: i.target, color: i.color, n: Math.min(n, MOST_WALKERS) }],
}); // prettier-ignore

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
  moved: (i) => walk(i, 1),
  sent: (i) => walk(i, i.pins ?? 1),
}; // prettier-ignore

/** What to draw for the item that is being shown. */
export function drama(scene: Scene): Drama {
  const last: Item | undefined = scene.items.at(-1);
  return last ? { ...CALM, ...STAGES[last.kind]?.(last.ints) } : CALM;
}

/** The card whose scene stands over a nation right now, -1 where none does: while it is faced, and while its harm is being shown. */
export function looming(scene: Scene, seat: number): number {
  const { card, touches } = scene.view.table;
  return card !== null && touches.includes(seat) ? card : -1;
}
