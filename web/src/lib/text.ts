/** The shell's own texts. */
import { language, t } from './speech.svelte';
import { PSEUDO, pseudo } from './words';

export { t };

/** How lists and numbers are written: British English has no comma before "and". */
export const locale = (): string => (language.code === 'en' || language.code === PSEUDO ? 'en-GB' : language.code);

/** A number with its thousands apart: "1,500". */
export const counted = (n: number): string => new Intl.NumberFormat(locale()).format(n);

/** Names in a row: "Amina, Jonas and Mei". */
export function listed(names: string[], joined: 'and' | 'or' = 'and'): string {
  const parts = new Intl.ListFormat(locale(), { type: joined === 'and' ? 'conjunction' : 'disjunction' }).formatToParts(names);
  return parts.map(({ type, value }) => (type === 'literal' && language.code === PSEUDO ? pseudo(value) : value)).join('');
}
