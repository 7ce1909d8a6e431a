/** The folder's texts, and the few words that every part needs. */
import { list, speaks } from '../../kit/words';
import { THINGS, type Effect, type Position, type Thing } from './view';

export { capital, list, who } from '../../kit/words';
export const { t, tell } = speaks('disparity-trap');

/** A thing and a Position as the language file counts them. */
export const thingNumber = (thing: Thing): number => THINGS.indexOf(thing);
export const positionNumber = (position: Position): number => (position === 'sd' ? 1 : 2);

export const cardName = (card: number): string => t(`card-${card}`);
export const cardLine = (card: number): string => t(`card-${card}.line`);
export const thingName = (thing: Thing): string => t(`thing-${thingNumber(thing)}`);
export const positionName = (position: Position): string => t(`position-${positionNumber(position)}`);

/** The faces from one to another, for a text that says `{ faces }`: how many, the first, the last. */
export const span = (reach: number, from = 1): { faces: number; from: number; to: number } => ({ faces: Math.max(0, reach - from + 1), from, to: reach });

/** The faces from 1 to a number: "a 1", "1 and 2", "1 to 4", "no face". */
export const faces = (reach: number, from = 1): string => t('faces', span(reach, from));

/** One effect in words: "gain a Degree", "lose 2 tokens", "go back 2 spaces"; of another: "gains a Degree". */
export function effectWords({ what, thing, amount, back }: Effect, you: 'seat' | 'others' = 'seat'): string {
  return t(`does-${what}`, { you, thing: thingNumber(thing ?? 'privilege'), n: amount, spaces: amount, turns: amount, back });
}

export const effectsWords = (effects: Effect[], you: 'seat' | 'others' = 'seat'): string => list(effects.map((effect) => effectWords(effect, you)));
