/** What the board shows of the items that are being told: a card, a space that is lit, a rule that bites. */
import type { Item } from '../../lib/voice';
import type { Scene } from './view';
import { cardId, factOf, t, type Fact } from './words';

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

/** Whether somebody has passed in the auction that runs; who has not and is not in it may not bid at all. */
export function passed(scene: Scene, seat: number): boolean {
  const since = scene.log.findLastIndex((item) => item.kind === 'auction' || item.kind === 'crop_auction');
  return scene.log.slice(since + 1).some((item) => (item.kind === 'passed' || item.kind === 'crop_passed') && item.ints.seat === seat);
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
  /** The fact behind it, or nothing. */
  fact: Fact | null;
}

const ALWAYS = new Set(['barred', 'claimed', 'stamped', 'no_claim', 'preempted', 'renounced', 'no_heir', 'rent_lost', 'guardian', 'fare', 'shut_out']);
const LESS = new Set(['money', 'bank', 'gained', 'gave']);
const MORE = new Set(['tax', 'fare']);
/** Bites of whoever would be paid. */
const TARGET = new Set(['gave', 'rent_lost']);
/** Under which name the fact behind a bite is kept; the first that there is. */
const FACTS: Record<string, string[]> = {
  money: ['start'], bank: ['B01', 'pay'], gained: ['pay'], gave: ['pay'], park: ['park'], barred: ['ownership'], claimed: ['permission'], preempted: ['E1', 'permission'],
  stamped: ['permission'], no_claim: ['permission'], renounced: ['inheritance'], no_heir: ['inheritance'], rent_lost: ['prison'], will_skip: ['care'], jailed: ['doubles'],
}; // prettier-ignore
/** Why somebody may not bid, in the order in which the event counts: the deed, prison, a Country card, no permission. */
const SHUT_OUT = ['ownership', 'prison', 'C02', 'permission'];
/** Bites that a Country card is behind, where one lies that can be. */
const BY_LAW: Record<string, string> = { lost_turn: 'night', stamped: 'stamp_fee', no_claim: 'no_purchase', guardian: 'guardian', tax: 'taxed_twice', bank: 'half_wage', fare: 'escort' };
const WHY = new Set(['lost_turn', 'park', 'barred', 'stamped', 'no_claim', 'preempted', 'renounced', 'no_heir', 'rent_lost', 'guardian', 'will_skip', 'tax', 'fare', 'money']);

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

function fact(item: Item, scene: Scene): Fact | null {
  const { country } = scene.view.table;
  const law = country && BY_LAW[item.kind] === country.law ? [cardId(scene.board, country.card)] : [];
  return factOf(...law, ...(item.kind === 'shut_out' ? [SHUT_OUT[item.ints.why ?? 0] ?? ''] : (FACTS[item.kind] ?? [])));
}

/** A bite in words, with its fact. */
export function told(item: Item, scene: Scene): Bite {
  const { ints, kind, n, words } = item;
  const gap = Math.abs((ints.full ?? 0) - (ints.amount ?? 0));
  const cost = LESS.has(kind) ? t('bite-less', { amount: gap }) : MORE.has(kind) ? t('bite-more', { amount: gap }) : '';
  return { n, seat: (TARGET.has(kind) ? ints.target : ints.seat) ?? -1, kind, words, cost, why: WHY.has(kind) ? t(`bite-${kind}.why`) : '', fact: fact(item, scene) };
}

/** The rule that bites now; at rest the last one since this reader's own turn began before this one. */
export function bite(scene: Scene): Bite | null {
  if (scene.items.length) {
    const last = scene.items.at(-1) as Item;
    return bites(last, scene) ? told(last, scene) : null;
  }
  const mine = scene.log.findLastIndex((item, at) => item.kind === 'turn' && (item.ints.seat === scene.me || scene.me < 0) && at < scene.log.length - 1);
  const found = scene.log.slice(Math.max(0, mine)).findLast((item) => bites(item, scene));
  return found ? told(found, scene) : null;
}
