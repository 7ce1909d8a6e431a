/** What the board draws while an item is being shown, or while the union is asked: who is shoved, what flies, what is stamped. */
import type { Item } from '../../lib/voice';
import { seatOf } from './table';
import { LOSE, START, type Scene, type Table } from './view';
import { t } from './words';

export type Tone = 'signal' | 'help' | 'gold' | 'ink';

export interface Drama {
  /** A short word or figure beside a pawn: "+4", "bankrupt", "the union says no". */
  chips: { seat: number; text: string; tone: Tone }[];
  /** A mark at a pawn: an arrow, with a ghost of the pawn on the row where it may come to stand, or an illness. */
  marks: { seat: number; to: number; icon: 'up' | 'down' | 'health' }[];
  /** Discs that travel from one pawn to another; -1 is the bank, beyond the ladder's foot. */
  flights: { from: number; to: number; discs: number }[];
  /** A seat that holds out a hand: the union's helper. */
  helper: number;
}

export const BANK = -1;
const MOST_DISCS = 6;
const CALM: Drama = { chips: [], marks: [], flights: [], helper: -1 };

const chip = (seat: number, text: string, tone: Tone): Partial<Drama> => ({ chips: [{ seat, text, tone }] });
const few = (points: number): number => Math.min(MOST_DISCS, Math.max(0, points));
const up = (row: number): number => Math.min(LOSE, row + 1);
const down = (row: number): number => Math.max(START, row - 1);

type Stage = (i: Record<string, number>, table: Table) => Partial<Drama>;

const STAGES: Record<string, Stage> = {
  gained: (i) => ({ ...chip(i.seat, `+${i.points}`, 'gold'), flights: [{ from: BANK, to: i.seat, discs: few(i.points) }] }),
  forgone: (i) => chip(i.seat, t('chip-forgone'), 'ink'),
  taxed: (i) => ({ ...chip(i.seat, `−${i.points}`, 'signal'), flights: [{ from: i.seat, to: BANK, discs: few(i.points) }] }),
  billed: (i) => ({ ...chip(i.seat, `−${i.points}`, 'signal'), flights: [{ from: i.seat, to: BANK, discs: few(i.points) }] }),
  bankrupt: (i) => ({ ...chip(i.seat, t('chip-bankrupt'), 'signal'), flights: [{ from: i.seat, to: BANK, discs: few(i.points) }] }),
  rose: (i) => chip(i.seat, t('chip-rose', { rows: i.rows }), 'signal'),
  stepped_down: (i) => chip(i.seat, t('chip-step'), 'help'),
  pushed: (i) => ({ marks: [{ seat: i.target, to: i.row, icon: 'up' }], flights: [{ from: i.seat, to: BANK, discs: few(i.price) }] }),
  rises: (i) => chip(i.target, t('chip-rose', { rows: 1 }), 'signal'),
  pull_called: (i) => ({ marks: [{ seat: i.target, to: i.row, icon: 'down' }] }),
  appealed: (i, table) => ({ ...chip(i.seat, t('chip-appeal'), 'ink'), marks: [{ seat: i.target, to: down(seatOf(table, i.target).row), icon: 'down' }] }),
  pulled: (i) => ({ ...chip(i.target, t('chip-step'), 'help'), flights: [{ from: i.seat, to: BANK, discs: few(i.price) }] }),
  unheard: (i) => chip(i.target, t('chip-unheard'), 'ink'),
  robbed: (i) => ({ ...chip(i.target, t('chip-robbed'), 'signal'), flights: [{ from: i.target, to: i.seat, discs: few(i.points) }] }),
  ignored: (i) => ({ ...chip(i.target, t('chip-ignored'), 'help'), helper: i.seat }),
  stopped: (i) => ({ ...chip(i.target, t('chip-stopped'), 'help'), helper: i.helper }),
  refunded: (i) => ({ ...chip(i.seat, `+${i.points}`, 'gold'), flights: [{ from: BANK, to: i.seat, discs: few(i.points) }] }),
  halved: (i) => ({ ...chip(i.target, t('chip-halved'), 'help'), helper: i.helper }),
  out: (i) => chip(i.seat, t('chip-out'), 'signal'),
  forfeited: (i) => ({ ...chip(i.seat, `−${i.points}`, 'signal'), flights: [{ from: i.seat, to: BANK, discs: few(i.points) }] }),
  came_back: (i) => chip(i.seat, t('chip-back'), 'help'),
  last_roll: (i) => chip(i.seat, t('chip-wild', { wild: i.wild }), 'ink'),
  left: (i) => chip(i.seat, t('chip-left'), 'ink'),
  won: (i) => chip(i.seat, t('chip-won'), 'help'),
};

/** What an open question of the union looks like on the ladder. */
function asked(scene: Scene): Partial<Drama> {
  const { window, seats } = scene.view.table;
  if (!window) return {};
  const row = seats[window.target]?.row ?? START;
  if (scene.view.phase === 'stop_push') return { marks: [{ seat: window.target, to: up(row), icon: 'up' }], helper: window.helper };
  if (scene.view.phase === 'halve_pull') return { marks: [{ seat: window.target, to: down(row), icon: 'down' }], helper: window.helper };
  return { marks: [{ seat: window.target, to: row, icon: 'health' }], helper: window.helper };
}

/** The drama of this moment. */
export function drama(scene: Scene): Drama {
  const now: Item | undefined = scene.items[scene.items.length - 1];
  const stage = now ? STAGES[now.kind]?.(now.ints, scene.view.table) : asked(scene);
  return { ...CALM, ...stage };
}
