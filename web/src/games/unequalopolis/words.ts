/** The folder's texts, and the few words that every part needs. */
import { translator } from '../../lib/i18n.svelte';
import en from './en.json';
import type { Scene } from './model';

export const t = translator(en);

export const money = (n: number): string => t('money', { n: String(n) });
export const deedName = (deed: number): string => t(`deed.${deed}.name`);
/** The printed code: "3B". */
export const deedCode = (deed: number): string => t(`deed.${deed}.code`);
/** Where it lies: "Loomside". */
export const deedPlace = (deed: number): string => t(`deed.${deed}.place`);
export const spaceName = (space: number): string => t(`space.${space}`);
export const cardTitle = (card: number): string => t(`card.${card}.title`);
export const cardText = (card: number): string => t(`card.${card}.says`);
export const cardScene = (card: number): string => t(`card.${card}.scene`);
export const levelName = (level: number): string => t(`level.${level}`);

/** A name for the reader: "you" for oneself. */
export const who = (scene: Scene, seat: number): string => (seat === scene.me ? t('you') : (scene.names[seat] ?? ''));

/** "Amina", "Amina and Jonas", "Amina, Jonas and Otter". */
export function list(names: string[]): string {
  if (names.length < 2) return names.join('');
  return t('and', { some: names.slice(0, -1).join(', '), last: names[names.length - 1] ?? '' });
}

/** With a capital letter, for the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
