/** The folder's texts, and the few words that every part needs. */
import { translator } from '../../lib/i18n.svelte';
import en from './en.json';

export { capital, list, who } from '../../kit/words';
export const t = translator(en);

export const dollars = (n: number): string => t(n < 0 ? 'minus_money' : 'money', { n: Math.abs(n) });
/** "+2", "-1". */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `\u2212${-n}` : '0');
export const change = (n: number): string => t(n < 0 ? 'loss' : 'gain', { n: Math.abs(n) });
export const optionName = (option: number): string => t(`option.${option}.name`);
export const optionShort = (option: number): string => t(`option.${option}.short`);
export const regionName = (region: number): string => t(`region.${region}`);
