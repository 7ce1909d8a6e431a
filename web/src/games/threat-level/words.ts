/** The folder's texts, and the few words that every part needs. */
import { speaks } from '../../kit/words';

export { capital, list, who } from '../../kit/words';
export const { t, tell } = speaks('threat-level');

/** "5 Unions", "START" or "YOU LOSE". */
export const long = (row: number): string => t(`row-${row}`);

/** "Unions", "START" or "YOU LOSE": the number stands apart. */
export const service = (row: number): string => long(row).replace(/^(⟦?)\d+ /, '$1');

/** "1 point", "9 points". */
export const points = (n: number): string => t('points', { points: n });
