/** The folder's texts, and the few words that every part needs. */
import { translator } from '../../lib/i18n.svelte';
import en from './en.json';
import { cardOf } from './table';
import type { Board } from './view';

export { list, who } from '../../kit/words';
export const t = translator(en);

export const money = (n: number): string => t('money', { n: String(n) });
export const deedName = (deed: number): string => t(`deed.${deed}.name`);
/** The printed code: "3B". */
export const deedCode = (deed: number): string => t(`deed.${deed}.code`);
/** Where it lies: "Loomside". */
export const deedPlace = (deed: number): string => t(`deed.${deed}.place`);
export function spaceName(board: Board, space: number): string {
  const { deed = null, kind = 'bank' } = board.spaces[space] ?? {};
  return deed !== null ? deedName(deed) : kind === 'tax' ? t(`space.tax.${space}`) : t(`space.${kind}`);
}
export const cardTitle = (card: number): string => t(`card.${card}.title`);
export const cardText = (card: number): string => t(`card.${card}.says`);
export const cardScene = (card: number): string => t(`card.${card}.scene`);
/** The ledger's name of a card, by which facts are kept: B01, L16, C08, E5. */
export function cardId(board: Board, card: number): string {
  const { deck } = cardOf(board, card);
  const n = String(board.cards.slice(0, card + 1).filter((other) => other.deck === deck).length);
  return deck === 'empowerment' ? `E${n}` : deck.charAt(0).toUpperCase() + n.padStart(2, '0');
}

export interface Fact {
  says: string;
  /** The law or the report, with its country or body and its year. */
  source: string;
}

/** The fact behind a card or a rule: the first of these that there is one for, or nothing. */
export function factOf(...names: string[]): Fact | null {
  const found = names.find((name) => name in en.fact);
  return found ? { says: t(`fact.${found}`), source: t(`source.${found}`) } : null;
}

export const levelName = (level: number): string => t(`level.${level}`);
