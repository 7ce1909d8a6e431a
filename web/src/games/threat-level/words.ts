/** The folder's texts, and the few words that every part needs. */
import { gameText } from '../../lib/speech.svelte';
import { introduced, type Known } from '../../lib/words';
import type { Scene } from './view';

export { capital, list, who } from '../../kit/words';
export const t = gameText('threat-level');

/** A text about people ($seat, $target, $helper), as the reader of this scene should hear it. */
export const tell = (scene: Pick<Scene, 'names' | 'me'>, message: string, known: Known): string => t(message, { ...known, ...introduced(known, scene.names, scene.me) });

/** "5 Unions", "START" or "YOU LOSE". */
export const long = (row: number): string => t(`row-${row}`);

/** "Unions", "START" or "YOU LOSE": the number stands apart. */
export const service = (row: number): string => long(row).replace(/^\d+ /, '');

/** "1 point", "9 points". */
export const points = (n: number): string => t('points', { points: n });
