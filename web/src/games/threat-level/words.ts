/** The folder's texts, and the few words that every part needs. */
import { translator } from '../../lib/i18n.svelte';
import en from './en.json';
import { LOSE, START } from './view';

export { capital, list, who } from '../../kit/words';
export const t = translator(en);

/** "5", "START" or "YOU LOSE". */
export function short(row: number): string {
  return row === START || row === LOSE ? t(`rows.${row}`) : String(row);
}

/** "5 Unions", "START" or "YOU LOSE". */
export function long(row: number): string {
  return row === START || row === LOSE ? t(`rows.${row}`) : `${row} ${t(`rows.${row}`)}`;
}

/** "1 point", "9 points". */
export function points(n: number): string {
  return t('points', { n });
}
