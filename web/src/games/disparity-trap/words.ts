/** The folder's texts, and the few words that every part needs. */
import { speaks } from '../../kit/words';
import type { Known } from '../../lib/words';
import { THINGS, type Effect, type Position, type Scene, type Thing } from './view';

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

const amounts = ({ thing, amount, back }: Effect): Known => ({ thing: thingNumber(thing ?? 'privilege'), n: amount, spaces: amount, turns: amount, back });

/** One effect as a card has it: "Gain a Degree.", "Lose 2 tokens.", "Go back 2 spaces." */
export const effectWords = (effect: Effect): string => t(`does-${effect.what}`, amounts(effect));

export const effectsWords = (effects: Effect[]): string => effects.map(effectWords).join(' ');

/** What becomes of somebody, a sentence an effect: "You lose 2 tokens."; the first says with which faces, if they are given. */
export function happens(scene: Pick<Scene, 'names' | 'me'>, seat: number, effects: Effect[], on?: Known): string {
  return effects.map((effect, i) => tell(scene, `does-${effect.what}.${on && i === 0 ? 'on' : 'happens'}`, { seat, ...amounts(effect), ...on })).join(' ');
}
