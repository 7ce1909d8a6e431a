/** The few words that every game needs: its texts, names for the reader, lists, who won, the beginning of a sentence. */
import type { Scene } from '../lib/game';
import { gameText } from '../lib/speech.svelte';
import { listed, t } from '../lib/text';
import { introduced, type Known } from '../lib/words';

type Text = (message: string, known?: Known) => string;
type Readers = Pick<Scene, 'names' | 'me'>;

/** What says the texts of a game: `t` any of them, `tell` one about people ($seat, $target, $helper) as the reader of a scene should hear it. */
export function speaks(game: string): { t: Text; tell: (scene: Readers, message: string, known: Known) => string } {
  const text = gameText(game);
  return { t: text, tell: ({ names, me }, message, known) => text(message, { ...known, ...introduced(known, names, me) }) };
}

/** A name for the reader: "you" for oneself. */
export const who = ({ names, me }: Readers, seat: number): string => (seat === me ? t('names-you') : (names[seat] ?? ''));

/** "Amina", "Amina and Jonas", "Amina, Jonas and Otter"; or "Amina, Jonas or Otter". */
export const list = listed;

/** Who won, in a game's own words: others, the reader, or both together. Empty where nobody did. */
export function victory(text: Text, { names, me, view }: Readers & { view: Pick<Scene['view'], 'placing'> }): string {
  const winners = names.flatMap((_, seat) => (view.placing?.[seat] === 1 ? [seat] : []));
  const others = winners.filter((seat) => seat !== me).map((seat) => names[seat] ?? '');
  if (!winners.length) return '';
  if (others.length === winners.length) return text('head-won', { winners: others.length, names: list(others) });
  return others.length ? text('head-won_also', { names: list(others) }) : text('head-won_you');
}

/** With a capital letter, for the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
