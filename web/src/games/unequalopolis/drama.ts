/** What the board shows of the items that are being told: a card, a space that is lit, a rule that bites. */
import type { Item } from '../../lib/messages';
import type { Scene } from './model';
import { money, t } from './words';

const CARDS = new Set(['drew', 'country', 'empowered', 'used', 'waived']);
const CARD_ENDS = new Set(['turn', 'rolled', 'round', 'auction', 'bought', 'declined', 'bid']);

/** The card that was turned up last in what is being shown. */
export function shownCard(scene: Scene): { seat: number; card: number } | null {
  const at = scene.items.findLast((item) => CARDS.has(item.kind) || CARD_ENDS.has(item.kind));
  return at && CARDS.has(at.kind) ? { seat: at.ints.seat ?? 0, card: at.ints.card ?? 0 } : null;
}

/** The space where something happens now: of an item, of an auction, of what is for sale. */
export function litSpace(scene: Scene): number | null {
  const { table, phase } = scene.view;
  const last = scene.items.at(-1);
  const spaceOf = (deed: number | null | undefined): number | null => (deed === null || deed === undefined ? null : (scene.board.deeds[deed]?.space ?? null));
  if (last) return last.kind === 'moved' ? (last.ints.space ?? null) : spaceOf(last.ints.deed) ?? spaceOf(table.auction?.deed);
  if (table.auction) return spaceOf(table.auction.deed);
  if (table.receipt) return spaceOf(table.receipt.deed);
  if (phase === 'buy' || phase === 'doubles_buy') return table.players[table.active]?.space ?? null;
  if (phase === 'claim') return spaceOf(table.players[table.active]?.claim);
  return null;
}

export interface Bite {
  n: number;
  seat: number;
  kind: string;
  words: string;
  /** "f60 less than a man", or nothing. */
  cost: string;
  /** The rule behind it, in a sentence, or nothing. */
  why: string;
  /** The fact behind it, as the book cites it, or nothing. */
  fact: string;
}

const ALWAYS = new Set(['barred', 'claimed', 'stamped', 'no_claim', 'preempted', 'renounced', 'no_heir', 'rent_lost', 'guardian']);
const LESS = new Set(['money', 'bank', 'gained']);
const FACTS: Record<string, string> = { bank: 'pay', gained: 'pay', lost_turn: 'night', claimed: 'permission', jailed: 'doubles' };
const WHY = new Set(['lost_turn', 'park', 'barred', 'stamped', 'no_claim', 'preempted', 'renounced', 'no_heir', 'rent_lost', 'guardian', 'will_skip', 'tax', 'money']);

/** Whether a rule of the signs, or a Country card, does something to somebody here. */
export function bites(item: Item, scene: Scene): boolean {
  const { ints, kind } = item;
  if (ALWAYS.has(kind)) return true;
  if (LESS.has(kind) || kind === 'tax') return Boolean(ints.less);
  if (kind === 'lost_turn') return ints.why === 1;
  if (kind === 'park') return ints.company === 0 && scene.view.table.players[ints.seat ?? -1]?.sign === 'woman';
  if (kind === 'will_skip') return (ints.card ?? -1) >= 0;
  return kind === 'jailed' && ints.why === 1 && scene.view.table.players[ints.seat ?? -1]?.sign === 'man';
}

function told(item: Item): Bite {
  const { ints, kind, n, words } = item;
  const gap = Math.abs((ints.full ?? 0) - (ints.amount ?? 0));
  const cost = LESS.has(kind) ? t('bite.less', { sum: money(gap) }) : kind === 'tax' ? t('bite.more', { sum: money(gap) }) : '';
  return { n, seat: ints.seat ?? -1, kind, words, cost, why: WHY.has(kind) ? t(`bite.why.${kind}`) : '', fact: FACTS[kind] ? t(`fact.${FACTS[kind]}`) : '' };
}

/** The rule that bites now; at rest the last one since this reader's own turn began before this one. */
export function bite(scene: Scene): Bite | null {
  if (scene.items.length) {
    const last = scene.items.at(-1) as Item;
    return bites(last, scene) ? told(last) : null;
  }
  const mine = scene.log.findLastIndex((item, at) => item.kind === 'turn' && (item.ints.seat === scene.me || scene.me < 0) && at < scene.log.length - 1);
  const found = scene.log.slice(Math.max(0, mine)).findLast((item) => bites(item, scene));
  return found ? told(found) : null;
}
