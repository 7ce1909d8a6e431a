/** How the figures of a debrief are said. */
import { CAUSES, type Account, type Cause, type Figure } from '../lib/debrief';
import { locale, t } from '../lib/text';

/** Under which name a page around this one says what its reader guessed: discs by seat, from the poorest on. */
export const GUESS = 'guess';
export { CAUSES };
export type { Cause };

const MINUS = '\u2212';

const tenths = (n: number): string => new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.abs(n));

/** A figure as it stands: "25.0". */
export const plain = (n: number): string => (n < 0 ? MINUS : '') + tenths(n);

/** A change: "+18.7", "−3.0", "0.0". */
export const signed = (n: number): string => (n > 0 ? '+' : n < 0 ? MINUS : '') + tenths(n);

/** How far an interval reaches: "±2.1"; empty where there is nothing in doubt. */
export const within = (figure: Figure): string => (figure.within > 0 ? `±${tenths(figure.within)}` : '');

/** Whether the interval holds zero. */
export const isNothing = (figure: Figure): boolean => Math.abs(figure.value) <= figure.within;

/** What is to be said of a figure that may be nothing, or that is nothing for certain. */
export const doubt = (figure: Figure): string => (!isNothing(figure) ? '' : figure.within > 0 ? t('debrief-nothing') : t('debrief-none_at_all'));

/** Where a ledger stands after each cause, from an equal chance on. */
export function sums(account: Account): number[] {
  return CAUSES.reduce((so_far, cause) => [...so_far, (so_far.at(-1) ?? 0) + account[cause].value], [account.equal]);
}

/** Whether a figure helps, costs, or does nothing. */
export const turn = (n: number): 'up' | 'down' | 'level' => (n > 0 ? 'up' : n < 0 ? 'down' : 'level');

/** How much the poorest, the two poorest and so on have of all, from nothing to 1; null where there is nothing to share, or somebody has less than nothing. */
export function lorenz(values: number[]): number[] | null {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total <= 0 || values.some((value) => value < 0)) return null;
  return [...values].sort((a, b) => a - b).reduce((so_far, value) => [...so_far, (so_far.at(-1) ?? 0) + value / total], [0]);
}

/** What the poorer half of them have; one in the middle counts by half. */
export function half(curve: number[]): number {
  const middle = (curve.length - 1) / 2;
  return ((curve[Math.floor(middle)] ?? 0) + (curve[Math.ceil(middle)] ?? 0)) / 2;
}
