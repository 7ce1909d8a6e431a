/** The folder's texts, and the few words that every part needs. */
import { gameText } from '../../lib/speech.svelte';
import { introduced, type Known } from '../../lib/words';
import type { Scene } from './view';

export { capital, list, who } from '../../kit/words';
export const t = gameText('disruptopia');

/** A text about people ($seat, $target), as the reader of this scene should hear it. */
export const tell = (scene: Pick<Scene, 'names' | 'me'>, message: string, known: Known): string => t(message, { ...known, ...introduced(known, scene.names, scene.me) });

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
