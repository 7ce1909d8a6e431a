/** The folder's texts, and the few words that every part needs. */
import { translator } from '../../lib/i18n.svelte';
import en from './en.json';
import { LOSE, START } from './view';

export const t = translator(en);

/** "5", "START" or "YOU LOSE". */
export function short(row: number): string {
  return row === START || row === LOSE ? t(`rows.${row}`) : String(row);
}

/** "5 Unions", "START" or "YOU LOSE". */
export function long(row: number): string {
  return row === START || row === LOSE ? t(`rows.${row}`) : `${row} ${t(`rows.${row}`)}`;
}

/** A name for the reader: "you" for oneself. */
export function who(names: string[], seat: number, me: number): string {
  return seat === me ? t('you') : (names[seat] ?? '');
}

/** "Amina", "Amina and Jonas", "Amina, Jonas and Otter". */
export function list(names: string[]): string {
  if (names.length < 2) return names.join('');
  return t('and', { some: names.slice(0, -1).join(', '), last: names[names.length - 1] ?? '' });
}

/** "1 point", "9 points". */
export function points(n: number): string {
  return t('points', { n });
}

/** With a capital letter, for the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
