/** The folder's texts, and the few words that every part needs. */
import { list } from '../../kit/words';
import { translator } from '../../lib/i18n.svelte';
import en from './en.json';
import type { Effect, Position, Scene, Thing } from './view';

export { capital, list, who } from '../../kit/words';
export const t = translator(en);

export const cardName = (card: number): string => t(`names.card.${card}`);
export const cardLine = (card: number): string => t(`names.line.${card}`);
export const thingName = (thing: Thing): string => t(`things.${thing}`);
export const positionName = (position: Position): string => t(`positions.${position}`);
export const tokens = (n: number): string => t('tokens', { n });

/** "a Degree", "2 Skill tiles", "3 Privilege tokens". */
export const amount = (thing: Thing, n: number): string => t(`amounts.${thing}`, { n });

/** The key of a sentence, and the name in it: sentences about oneself have a form of their own. */
export function person(scene: Scene, seat: number): { key: 'you' | 'other'; name: string } {
  return { key: seat === scene.me ? 'you' : 'other', name: scene.names[seat] ?? '' };
}

/** The faces from 1 to a number: "1", "1 and 2", "1 to 4", "no face". */
export function faces(reach: number, from = 1): string {
  if (reach < from) return t('faces.none');
  if (reach === from) return t('faces.one', { from });
  return t(reach === from + 1 ? 'faces.two' : 'faces.more', { from, to: reach });
}

/** One effect in words: "gain a Degree", "lose 2 tokens", "go back 2 spaces"; of another: "gains a Degree". */
export function effectWords(effect: Effect, key: 'you' | 'other' = 'you'): string {
  if (effect.what === 'back') return t(`effects.${key}.back`, { n: effect.amount });
  if (effect.what === 'skip') return t(`effects.${key}.skip`, { n: effect.amount });
  const what = amount(effect.thing ?? 'privilege', effect.amount);
  return effect.what === 'pay' ? t(`effects.${key}.pay`, { what, n: effect.back }) : t(`effects.${key}.${effect.what}`, { what });
}

export const effectsWords = (effects: Effect[], key: 'you' | 'other' = 'you'): string => list(effects.map((effect) => effectWords(effect, key)));
