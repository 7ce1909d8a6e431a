/** What can be done in a turn: the verbs, and under each what it can be done with, also where it cannot and why. */
import { cardOf, held, seatOf, taggedBy } from './table';
import { THINGS, type Scene, type Thing } from './view';
import { t, thingNumber } from './words';

export type VerbName = 'play' | 'discard' | 'sacrifice' | 'trade' | 'vote';

export interface CardChoice {
  slot: number;
  card: number;
  /** Null where it cannot be done; why then says the reason. */
  action: number | null;
  why: string;
}

export interface TradeChoice {
  trade: number;
  action: number | null;
  why: string;
}

export interface VoteChoice {
  subject: Thing;
  reverse: boolean;
  action: number;
  /** How many kinds of card it would change. */
  cards: number;
}

export interface Verb {
  name: VerbName;
  /** How many ways there are now. */
  open: number;
}

/** What an action aims at: on the action itself, or among its ints. */
export function aimed(action: Scene['view']['actions'][number], key: string): number {
  const found = action[key] ?? action.ints[key];
  return typeof found === 'number' ? found : -1;
}

function actionOf(scene: Scene, verb: string, key: string, value: number): number | null {
  return scene.view.actions.find((a) => a.do === verb && aimed(a, key) === value)?.id ?? null;
}

/** Why I cannot play a card of mine. */
export function whyNot(scene: Scene, card: number): string {
  const printed = cardOf(scene.board, card);
  const me = seatOf(scene.view.table, scene.me);
  if (printed.who === 'react') return t('why-react');
  const lack = printed.needs.find((need) => held(me, need.thing) < need.amount);
  if (lack) return t('why-lacks', { thing: thingNumber(lack.thing), n: lack.amount, have: held(me, lack.thing) });
  if (me.tier < printed.tiers[0]) return t('why-low', { tier: printed.tiers[0] });
  if (me.tier > printed.tiers[1]) return t('why-high', { tier: printed.tiers[1] });
  if (me.pawn < printed.cost_back) return t('why-way_back', { spaces: printed.cost_back });
  return '';
}

/** My cards under a verb. */
export function cardsFor(scene: Scene, verb: 'play' | 'discard' | 'sacrifice'): CardChoice[] {
  const hand = seatOf(scene.view.table, scene.me).hand ?? [];
  return hand.map((card, slot) => {
    const action = actionOf(scene, verb, 'slot', slot);
    const why = action !== null ? '' : verb === 'sacrifice' ? t('why-last_card') : whyNot(scene, card);
    return { slot, card, action, why };
  });
}

export function tradesFor(scene: Scene): TradeChoice[] {
  const me = seatOf(scene.view.table, scene.me);
  return scene.board.trades.map((trade, n) => {
    const action = actionOf(scene, 'trade', 'trade', n);
    const owned = trade.get === 'job' && me.tiles.job > 0;
    return { trade: n, action, why: action !== null ? '' : owned ? t('why-has_job') : t('why-lacks', { thing: thingNumber(trade.give), n: trade.price, have: me.tiles[trade.give] }) };
  });
}

export function votesFor(scene: Scene): VoteChoice[] {
  return scene.view.actions
    .filter((a) => a.do === 'vote' || a.do === 'reverse')
    .map((a) => {
      const subject = THINGS[aimed(a, 'subject')] ?? 'job';
      return { subject, reverse: a.do === 'reverse', action: a.id, cards: taggedBy(scene.board, subject).length };
    });
}

/** The verbs of this table: those of modules that are not in play are left out. */
export function verbs(scene: Scene): Verb[] {
  const { modules } = scene.board;
  const found: Verb[] = [
    { name: 'play', open: cardsFor(scene, 'play').filter((choice) => choice.action !== null).length },
    { name: 'discard', open: cardsFor(scene, 'discard').filter((choice) => choice.action !== null).length },
    { name: 'trade', open: tradesFor(scene).filter((choice) => choice.action !== null).length },
  ];
  if (modules.includes('sacrifice')) found.splice(2, 0, { name: 'sacrifice', open: cardsFor(scene, 'sacrifice').filter((choice) => choice.action !== null).length });
  if (modules.includes('vote')) found.push({ name: 'vote', open: votesFor(scene).length });
  return found;
}

/** Why a verb has nothing to offer. */
export function shut(scene: Scene, verb: VerbName): string {
  if (verb === 'vote') return t('why-poor', { price: scene.board.smallest_stake, have: seatOf(scene.view.table, scene.me).privilege });
  return t(`why-none-${verb}`);
}
