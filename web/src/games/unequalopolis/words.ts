/** The folder's texts, and the few words that every part needs. */
import { capital, speaks } from '../../kit/words';
import { gameHas } from '../../lib/speech.svelte';
import { cardOf } from './table';
import type { Board, Building, Scene } from './view';

export { list, victory } from '../../kit/words';
export const { t, tell } = speaks('unequalopolis');
const has = gameHas('unequalopolis');

export const money = (amount: number): string => t('money', { amount });
/** "Loomside 3B", "The Waterworks". */
export const deedName = (deed: number): string => capital(t(`deed-${deed}`));
/** The printed code: "3B". */
export const deedCode = (deed: number): string => t(`deed-${deed}.code`);
/** Where it lies: "Loomside". */
export const deedPlace = (deed: number): string => t(`deed-${deed}.place`);
/** "Loomside 3B", "The Park". */
export const spaceName = (space: number): string => capital(t(`space-${space}`));
export const cardTitle = (card: number): string => t(`card-${card}`);
export const cardText = (card: number): string => t(`card-${card}.says`);
export const cardScene = (card: number): string => t(`card-${card}.scene`);
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
  const found = names.find((name) => has(`fact-${name}`));
  return found ? { says: t(`fact-${found}`), source: t(`fact-${found}.source`) } : null;
}

export const levelName = (level: number): string => t(`level-${level}`);
/** What is built, in the order of its numbers. */
export const LOTS: readonly Building[] = ['crop', 'warehouse'];
export const lotName = (lot: Building): string => t(`lot-${LOTS.indexOf(lot)}`);

/** "owned by you", "owned by Amina", "not owned". */
export const ownedBy = (scene: Scene, owner: number | null): string => (owner === null ? t('deedcard-free') : tell(scene, 'deedcard-owner', { seat: owner }));
