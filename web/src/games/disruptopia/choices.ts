/** What can be picked right now, as things on a table: regions, rivals, decks, cards; and the keys that go on. */
import type { Action } from '../../lib/game';
import { actionOf, actionsFor } from '../../kit/seek';
import { buybackRep, cardOf, companyOf, patentPay, rankOf } from './table';
import { Option, type Company, type Scene } from './view';
import { change, deckName, dollars, figure, optionName, rankName, regionName, signed, t } from './words';

export interface Choice {
  id: number;
  key: string;
  title: string;
  note: string;
  /** Seats drawn beside it. */
  seats: number[];
  /** The card that is chosen, where one is. */
  card: number | null;
  deck: number | null;
}

export interface Key {
  id: number;
  label: string;
  small: string;
  look: 'go' | 'quiet' | '';
}

/** A line of the bill: what, and how much. */
export interface Line {
  words: string;
  figure: string;
  tone: 'cost' | 'gain' | '';
}

const plain = (action: Action, at: number): Choice => ({ id: action.id, key: String(at + 1), title: action.words, note: '', seats: [], card: null, deck: null });

function region(scene: Scene, action: Action, at: number): Choice {
  const r = action.region as number;
  const { tokens, present } = scene.view.table.regions[r] ?? { tokens: 0, present: [] };
  return { ...plain(action, at), title: regionName(r), note: t('subsidies', { tokens }), seats: present };
}

function rival(scene: Scene, action: Action, at: number): Choice {
  const seat = action.target as number;
  const company = companyOf(scene, seat);
  const note = t('choice-rival', { amount: company.corp, power: company.power, rep: figure(company.rep), rank: rankOf(company) });
  return { ...plain(action, at), title: scene.names[seat] ?? '', note, seats: [seat] };
}

function deck(scene: Scene, action: Action, at: number): Choice {
  const d = action.deck as number;
  return { ...plain(action, at), title: deckName(d), note: t('choice-cards_left', { cards: scene.view.table.decks[d]?.undrawn ?? 0 }), deck: d };
}

const ofCard = (scene: Scene, action: Action, at: number, card: number | null | undefined, seats: number[] = []): Choice =>
  card === null || card === undefined ? plain(action, at) : { ...plain(action, at), title: cardOf(scene.board, card).title, note: cardOf(scene.board, card).text, card, seats };

/** The card in a place of a hand, or in a slot. */
function cardIn(scene: Scene, action: Action): number | null | undefined {
  const { table } = scene.view;
  const slot = action.slot as number;
  if (action.do === 'play') return companyOf(scene, scene.me).hand[slot]?.card;
  if (action.do === 'snatch') return table.target === null ? null : companyOf(scene, table.target).hand[slot]?.card;
  if (action.do === 'audit') return companyOf(scene, action.target as number).slots[slot]?.card;
  return companyOf(scene, scene.me).slots[slot]?.card;
}

const AIMS = ['region', 'target', 'deck', 'play', 'use', 'remove', 'audit', 'snatch'];

/** Everything that is aimed at something. */
export function choicesOf(scene: Scene): Choice[] {
  return scene.view.actions
    .filter((action) => AIMS.includes(action.do))
    .map((action, at) => {
      if (action.do === 'region') return region(scene, action, at);
      if (action.do === 'target') return rival(scene, action, at);
      if (action.do === 'deck') return deck(scene, action, at);
      return ofCard(scene, action, at, cardIn(scene, action), action.do === 'audit' ? [action.target as number] : []);
    });
}

/** The keys that carry out, go on, or let be. */
export function keysOf(scene: Scene): Key[] {
  if (!scene.view.actions.length) return [];
  const { option, points } = scene.view.table;
  const found: Key[] = [];
  const add = (name: string, label: string, small: string, look: Key['look']): void => {
    const action = actionOf(scene, name);
    if (action) found.push({ id: action.id, label, small, look });
  };
  add('carry_out', t(`option-${option ?? 0}.do`), price(scene) ? t('choice-price', { price: price(scene) }) : t('free'), 'go');
  add('go_on', t('action-go_on', { points }), '', choicesOf(scene).length ? '' : 'go');
  add('keep', t('choice-keep'), '', 'go');
  add('reroll', t('choice-reroll'), '', '');
  add('skip', t('choice-skip'), '', 'quiet');
  add('decline', t('action-decline', { looking: scene.view.phase === 'snatch' ? 1 : 0 }), '', 'quiet');
  return found;
}

const PRICES: Record<number, string> = { 1: 'buy_chips', 3: 'recruit', 4: 'train', 6: 'buyback', 8: 'scale_presence', 11: 'audit' };

/** What the worker's task costs right now. */
function price(scene: Scene): number {
  const priced = PRICES[scene.view.table.option ?? 0];
  return priced ? companyOf(scene, scene.me).prices[priced] : 0;
}

const NEXT: Record<number, (mine: Company) => number> = { 1: (mine) => mine.compute + 1, 3: (mine) => mine.workers + 1, 4: (mine) => mine.model + 1, 8: (mine) => mine.presence.length + 1 };

/** What else a task brings or takes, besides money. */
function besides(scene: Scene, mine: Company, option: number): Line[] {
  const { classes, audit, regions_per_power } = scene.board;
  const rank = classes[rankOf(mine)];
  const power = Math.floor(mine.presence.length / regions_per_power);
  const loses = (rep: number): Line[] => [{ words: t('track-rep'), figure: signed(-rep), tone: 'cost' }];
  if (option === Option.TRAIN) return [{ words: t('track-rep'), figure: '+1', tone: 'gain' }, { words: t('bill-power', { offices: mine.presence.length }), figure: signed(power), tone: power ? 'gain' : '' }];
  if (option === Option.BUYBACK) return [...loses(buybackRep(scene, rankOf(mine))), { words: t('bill-class'), figure: rankName(rankOf(mine) + 1), tone: 'gain' }];
  if (option === Option.AUDIT) return loses(audit.rep);
  if (option === Option.REHIRE) return [{ words: t('plan-which'), figure: String(mine.hand.length), tone: 'cost' }];
  if (option === Option.HANDOUT) return [{ words: t('bill-handout', { tokens: mine.tokens }), figure: change(rank?.subsidy ?? 0), tone: rank?.subsidy ? 'gain' : '' }];
  if (option !== Option.MARKETING || !rank) return [];
  const high = rank.marketing_rep ? t('deed-rep', { change: signed(rank.marketing_rep) }) : t('deed-nothing');
  return [{ words: t('bill-low'), figure: t('deed-power', { change: signed(rank.marketing_power) }), tone: 'gain' }, { words: t('bill-high'), figure: high, tone: rank.marketing_rep ? 'gain' : '' }];
}

/** The bill of the worker that is asked about: what it costs, what is left, what it brings. */
export function billOf(scene: Scene): Line[] {
  const { option, worker } = scene.view.table;
  if (!option || worker === null || !['worker', 'handout', 'scale', 'restructure', 'audit'].includes(scene.view.phase)) return [];
  const mine = companyOf(scene, scene.me);
  const next = NEXT[option]?.(mine);
  const moves = option === Option.FILE_PATENT ? patentPay(scene.board, mine) : -price(scene);
  const words = next ? t(`bill-${scene.board.options[option]}`, { next }) : optionName(option);
  const paid: Line[] = moves
    ? [{ words, figure: change(moves), tone: moves > 0 ? 'gain' : 'cost' }, { words: t('bill-then', { amount: mine.corp }), figure: dollars(mine.corp + moves), tone: '' }]
    : [];
  return [...paid, ...besides(scene, mine, option)];
}

/** Cards of the hand that can be played now, by place, and effects that can be used or removed, by slot. */
export const byPlace = (scene: Scene, ...names: string[]): Map<number, number> => new Map(names.flatMap((name) => actionsFor(scene, name).map((action): [number, number] => [action.slot as number, action.id])));
