/** The few words that every game needs: names for the reader, lists, the beginning of a sentence. */
import type { Scene } from '../lib/game';
import { listed, t } from '../lib/text';

/** A name for the reader: "you" for oneself. */
export const who = ({ names, me }: Pick<Scene, 'names' | 'me'>, seat: number): string => (seat === me ? t('names-you') : (names[seat] ?? ''));

/** "Amina", "Amina and Jonas", "Amina, Jonas and Otter"; or "Amina, Jonas or Otter". */
export const list = listed;

/** With a capital letter, for the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
