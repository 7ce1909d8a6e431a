/** What the rungs say and whom they protect, read from the board, so that other rule sets draw themselves truthfully. */
import type { IconName } from '../../kit/icons';
import { rowOf } from './table';
import { LOSE, START, TOP, type Board, type Row } from './view';
import { t } from './words';

export const ROW_ICONS: readonly IconName[] = ['start', 'post', 'salestax', 'shield', 'coin', 'union', 'net', 'steps', 'health', 'share', 'works', 'siren'];

const same = (one: Row, other: Row): boolean => JSON.stringify(one) === JSON.stringify(other);

/** "all" or "none" where every rung from START to 10 is alike, with every service or without any; else "". */
export function alike(board: Board): 'all' | 'none' | '' {
  const first = rowOf(board, START);
  if (!board.rows.slice(START, LOSE).every((row) => same(row, first))) return '';
  return first.health_care ? 'all' : 'none';
}

/** Whether the tax of a row is the figure rolled. */
const taxIsRoll = (row: Row): boolean => row.tax.every((due, die) => due === die);
const untaxed = (row: Row): boolean => row.tax.every((due) => due === 0);

/** The one thing that a rung adds to the rung below it, in a few words. */
export function effectOf(board: Board, at: number): string {
  if (at === LOSE) return t(board.out_rolls ? 'row-11.effect' : 'effect-final');
  const everywhere = alike(board);
  if (everywhere) return at === START ? t(`effect-${everywhere}`) : '';
  const row = rowOf(board, at);
  const below = at > START ? rowOf(board, at - 1) : null;
  if (row.gain > 0) return t('effect-gain', { points: row.gain });
  if (row.spared_to > 0) return t('effect-spared', { die: row.spared_to });
  if (row.health_care && !below?.health_care) return t('row-8.effect');
  if (!untaxed(row) && !taxIsRoll(row) && below && taxIsRoll(below)) return t(row.tax_every_turn ? 'effect-every_turn' : 'row-7.effect');
  if (row.keeps_gain) return t('row-6.effect');
  if (row.union) return t('effect-union', { price: board.prices.union });
  if (taxIsRoll(row) && !(below && taxIsRoll(below))) return t('row-4.effect');
  if (!row.robbed && below?.robbed) return t('row-3.effect');
  if (row.sales_tax) return t('effect-sales', { price: board.prices.sales_tax });
  if (!row.rolls_points) return t('row-0.effect');
  return t('row-1.effect');
}

export type Protection = 'robbed' | 'robbed_cared' | 'theft' | 'ill';

/** What a row protects from. */
export function protection(row: Row): Protection {
  if (row.robbed) return row.health_care ? 'robbed_cared' : 'robbed';
  return row.health_care ? 'ill' : 'theft';
}

export interface Bracket {
  from: number;
  to: number;
  kind: Protection;
}

/** The brackets along the ladder, from START up: neighbouring rows with the same protection. */
export function brackets(board: Board): Bracket[] {
  const found: Bracket[] = [];
  for (let at = START; at <= TOP; at++) {
    const kind = protection(rowOf(board, at));
    const last = found[found.length - 1];
    if (last && last.kind === kind) last.to = at;
    else found.push({ from: at, to: at, kind });
  }
  return found;
}
