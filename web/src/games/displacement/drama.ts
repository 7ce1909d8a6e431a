/** What the board draws while an item is being shown: who walks where, what is stamped on a nation. At rest nothing moves. */
import type { Item } from '../../lib/voice';
import { cardOf, firstSquares, nationOf, reaches } from './table';
import type { Scene } from './view';
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
  safe: (i) => chip(i.seat, t('chip-safe'), 'help'),
  blocked: (i) => chip(i.seat, t('chip-blocked'), 'help'),
  gained: (i) => chip(i.seat, t('chip-plus', { amount: i.amount }), 'gold'),
  income: (i) => chip(i.seat, t('chip-plus', { amount: i.amount }), 'gold'),
  lost: (i) => chip(i.seat, t('chip-minus', { amount: i.amount }), 'signal'),
  sheltered: (i) => chip(i.seat, t('chip-minus', { amount: i.price }), 'gold'),
  community_lost: (i) => chip(i.seat, t('chip-lost', { square: i.square }), 'signal'),
  community_won: (i) => chip(i.seat, t('chip-built'), 'help'),
  bought: (i) => chip(i.seat, t('chip-built'), 'help'),
  died: (i) => chip(i.seat, t('chip-died'), 'signal'),
  born: (i) => chip(i.seat, t('chip-born', { pins: i.pins }), 'ink'),
  kept: (i) => chip(i.seat, t('chip-crash'), 'signal'),
  no_income: (i) => chip(i.seat, t('chip-crash'), 'signal'),
  announced: (i) => chip(i.seat, t('chip-goal'), 'gold'),
  aid: (i) => ({ chips: [{ seat: i.seat, text: t('chip-minus', { amount: i.amount }), tone: 'signal' }, { seat: i.target, text: t('chip-plus', { amount: i.amount }), tone: 'gold' }] }),
}; // prettier-ignore

const walks = (item: Item): boolean => item.kind === 'sent' || item.kind === 'moved';
const pins = (item: Item): number => item.ints.pins ?? 1;

/** Whether two items are of one departure: people whom one nation sends away, or whom a city draws from everywhere. */
export const together = (a: Item | undefined, b: Item): boolean => a !== undefined && walks(a) && a.kind === b.kind && (a.kind === 'moved' || a.ints.seat === b.ints.seat);

/** People who leave together are on the way together, whoever they are and wherever they go. */
function leaving(items: Item[]): Drama {
  const last = items.at(-1) as Item;
  const group = items.slice(items.findLastIndex((item) => !together(item, last)) + 1);
  const count = (end: 'seat' | 'target', seat: number): number => group.reduce((n, item) => n + (item.ints[end] === seat ? pins(item) : 0), 0);
  const ends = (end: 'seat' | 'target'): number[] => [...new Set(group.map((item) => item.ints[end] as number))];
  return {
    chips: [
      ...ends('seat').map((seat) => ({ seat, text: t('chip-leave', { pins: count('seat', seat) }), tone: 'signal' as const })),
      ...ends('target').map((seat) => ({ seat, text: t('chip-arrive', { pins: count('target', seat) }), tone: 'ink' as const })),
    ],
    walks: group.map((item) => ({ key: item.n, from: item.ints.seat, to: item.ints.target, color: item.ints.color, n: Math.min(pins(item), MOST_WALKERS) })),
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

/** The scene over a nation, as it is drawn. */
export function omenOver(scene: Scene, seat: number): { card: number; kind: string } | null {
  const card = looming(scene, seat);
  return card < 0 ? null : { card, kind: cardOf(scene.board, card).kind };
}

/** The squares that the card over a nation would take. */
export function threatenedIn(scene: Scene, seat: number): number[] {
  const card = looming(scene, seat);
  if (card < 0) return [];
  const { active } = scene.view.table;
  const lost = cardOf(scene.board, card).effects.filter((effect) => effect.what === 'com' && reaches(effect, active, seat));
  const from = scene.log.findLastIndex((item) => item.kind === 'drew');
  const gone = scene.log.slice(from + 1).filter((item) => item.kind === 'community_lost' && item.ints.seat === seat).length;
  return firstSquares(nationOf(scene.view.table, seat), Math.max(0, -lost.reduce((n, effect) => n + effect.amount, 0) - gone));
}
