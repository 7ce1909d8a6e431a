/** The shell's own texts. */
import { language, t } from './speech.svelte';
import { PSEUDO, pseudo } from './words';

export { t };

/** How lists and numbers are written: British English has no comma before "and". */
export const locale = (): string => (language.code === 'en' || language.code === PSEUDO ? 'en-GB' : language.code);

/** A number with its thousands apart: "1,500". */
export const counted = (n: number): string => new Intl.NumberFormat(locale()).format(n);

const LISTS = { and: 'conjunction', or: 'disjunction' } as const;

/** Names in a row: "Amina, Jonas and Mei"; things beside each other, for which French has "and" in Intl too: "in prison, waits for 3A". */
export function listed(names: string[], joined: keyof typeof LISTS | 'beside' = 'and'): string {
  if (joined === 'beside') return names.length ? names.reduce((first, next) => t('beside', { first, next })) : '';
  const parts = new Intl.ListFormat(locale(), { type: LISTS[joined] }).formatToParts(names);
  return parts.map(({ type, value }) => (type === 'literal' && language.code === PSEUDO ? pseudo(value) : value)).join('');
}

const MARK = '\uE000';

/** A message around what is no text, such as pickers: its texts, and the names of what stands between them, in the order of the language. */
export function around(message: string, names: string[]): { text: string; put: string }[] {
  const said = t(message, Object.fromEntries(names.map((name) => [name, `${MARK}${name}${MARK}`])));
  const parts = said.split(MARK);
  return parts.flatMap((text, i) => (i % 2 ? [] : [{ text, put: parts[i + 1] ?? '' }]));
}
