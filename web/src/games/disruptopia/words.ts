/** The folder's texts, and the few words that every part needs. */
import { speaks } from '../../kit/words';

export { capital, list, victory, who } from '../../kit/words';
export const { t, tell } = speaks('disruptopia');

export const dollars = (n: number): string => t(n < 0 ? 'money-less' : 'money', { amount: Math.abs(n) });
/** "+2", "-1". */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `\u2212${-n}` : '0');
/** "2", "-1". */
export const figure = (n: number): string => (n < 0 ? signed(n) : String(n));
export const change = (n: number): string => t(n < 0 ? 'money-less' : 'money-more', { amount: Math.abs(n) });
export const optionName = (option: number): string => t(`option-${option}`);
export const optionShort = (option: number): string => t(`option-${option}.short`);
export const regionName = (region: number): string => t(`region-${region}`);
export const rankName = (rank: number): string => t(`rank-${rank}`);
export const deckName = (deck: number): string => t(`deck-${deck}`);
export const cardName = (card: number): string => t(`card-${card}`);
