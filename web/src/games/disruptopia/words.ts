/** The folder's texts, and the few words that every part needs. */
import { translator } from '../../lib/i18n.svelte';
import en from './en.json';
import type { Scene } from './view';

export const t = translator(en);

export const dollars = (n: number): string => t(n < 0 ? 'minus_money' : 'money', { n: Math.abs(n) });
/** "+2", "-1". */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `\u2212${-n}` : '0');
export const change = (n: number): string => t(n < 0 ? 'loss' : 'gain', { n: Math.abs(n) });
export const optionName = (option: number): string => t(`option.${option}.name`);
export const optionShort = (option: number): string => t(`option.${option}.short`);
export const regionName = (region: number): string => t(`region.${region}`);

/** A name for the reader: "you" for oneself. */
export const who = (scene: Scene, seat: number): string => (seat === scene.me ? t('you') : (scene.names[seat] ?? ''));

/** "Amina", "Amina and Jonas", "Amina, Jonas and Otter". */
export function list(names: string[], joined = 'and'): string {
  if (names.length < 2) return names.join('');
  return t(joined, { some: names.slice(0, -1).join(', '), last: names[names.length - 1] ?? '' });
}

/** With a capital letter, for the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
