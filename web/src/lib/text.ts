/** The shell's own texts. */
import en from '../text/en.json';
import { translator } from './i18n.svelte';

export const t = translator(en);

/** Names in a row: "Amina, Jonas and Mei". */
export function listed(names: string[], joined: 'and' | 'or' = 'and'): string {
  if (names.length < 2) return names.join('');
  return t(`names.${joined}`, { first: names.slice(0, -1).join(', '), last: names[names.length - 1] ?? '' });
}
