/** The questions out of turn: what is going on, what follows if I act, what follows if I let it be. */
import type { View } from '../../lib/game';
import { cardOf, FACES, seatOf, stepOf, unlike } from './table';
import type { Effect, Play, Position, Scene, Table, Window } from './view';
import { capital, happens, positionNumber, span, t, tell } from './words';

export interface Answer {
  action: number;
  label: string;
  small: string;
  then: string[];
  tone: 'help' | 'go' | '';
}

export interface Question {
  what: string;
  why: string;
  die: number;
  answers: Answer[];
  wishes: { action: number; label: string; small: string }[];
}

const among = (view: View<Table>, family: string): number | null => view.actions.find((a) => a.do === family)?.id ?? null;
const find = (scene: Scene, family: string): number | null => among(scene.view, family);

/** Everybody who could pay is asked before a roll, so that being asked betrays nothing; for whoever holds no Influence card the page passes. */
export function passes(view: View<Table>): number | null {
  return view.phase === 'influence' && among(view, 'add') === null && among(view, 'take') === null ? among(view, 'let_be') : null;
}

const brings = (scene: Scene, play: Play, thing: string): boolean => cardOf(scene.board, play.card).effects.some((effect) => effect.what === 'gain' && effect.thing === thing);

interface Cast {
  scene: Scene;
  window: Window;
  play: Play;
  /** Whose play it is. */
  seat: number;
  position: Position;
  reach: number;
  penalty: boolean;
}

/** The range that holds for a Position on the card in play. */
const rangeOf = (play: Play, position: Position): number => (position === 'sd' ? play.sd : play.snd) ?? 0;

function cast(scene: Scene, window: Window, play: Play): Cast {
  const seat = window.target;
  const position = seatOf(scene.view.table, seat).position ?? 'snd';
  return { scene, window, play, seat, position, reach: play.reach ?? rangeOf(play, position), penalty: cardOf(scene.board, play.card).penalty };
}

/** What the play comes to as things stand: the award missed, the Goal failed, the penalty suffered. */
function outcome({ scene, play, seat, penalty }: Cast): string {
  const card = cardOf(scene.board, play.card);
  if (card.deck === 'goal') {
    const tier = scene.board.goals.indexOf(play.card);
    return tell(scene, 'ask-stands-goal', { seat, space: tier * scene.board.tier_length });
  }
  if (!penalty) return tell(scene, 'ask-stands-award', { seat });
  if (card.deck === 'taxes') return happens(scene, seat, taxOf(scene, seat));
  return happens(scene, seat, stepOf(card, play.step).effects);
}

const taxOf = (scene: Scene, seat: number): Effect[] => cardOf(scene.board, scene.board.taxes).by_tier?.[seatOf(scene.view.table, seat).tier - 1] ?? [];

/** The same roll for the other Position: the disparity of this moment in half a sentence. */
function other(c: Cast): 'me' | 'sd' | 'snd' | 'nobody' {
  const across = unlike(c.position);
  const inside = c.play.die <= rangeOf(c.play, across);
  if (inside === c.penalty) return 'nobody';
  const mine = c.scene.me >= 0 ? seatOf(c.scene.view.table, c.scene.me).position : null;
  return c.seat !== c.scene.me && mine === across ? 'me' : across;
}

function rolledWhat(c: Cast): string {
  const kind = c.penalty ? 'penalty' : 'award';
  return `${tell(c.scene, `ask-rolled-${kind}`, { seat: c.seat, die: c.play.die })} ${t(`ask-across-${kind}`, { across: other(c) })}`;
}

const needs = (c: Cast): string => tell(c.scene, c.penalty ? 'ask-hit_on' : 'ask-needs', { seat: c.seat, position: positionNumber(c.position), ...span(c.reach) });

/** The next who would be asked, in words, or nothing. */
function after({ scene, window }: Cast): string[] {
  const n = window.seats.length;
  const order = Array.from({ length: n - 1 }, (_, i) => (window.asked + 1 + i) % n);
  const next = order.find((seat) => window.seats[seat]?.state === 'next');
  return next === undefined ? [] : [tell(scene, 'ask-next', { seat: next })];
}

function again(c: Cast): string[] {
  const good = c.penalty ? FACES - c.reach : c.reach;
  const { effects } = stepOf(cardOf(c.scene.board, c.play.card), c.play.step);
  const prize = c.penalty ? tell(c.scene, 'ask-free', { seat: c.seat, ...span(FACES, c.reach + 1) }) : happens(c.scene, c.seat, effects, span(c.reach));
  return [prize, ...(lastHome(c) ? [t('ask-all_win')] : []), t('ask-vain', { vain: FACES - good })];
}

/** Whether this roll is for the one Home that is missing: with it all win together. */
function lastHome({ scene, play, seat }: Cast): boolean {
  if (scene.board.standing_check || !brings(scene, play, 'home')) return false;
  return scene.view.table.seats.every((other, at) => at === seat || other.tiles.home > 0);
}

const helping = (c: Cast): string[] => (c.scene.board.modules.includes('points') && c.seat !== c.scene.me ? [t('ask-helped')] : []);

function extraRoll(c: Cast): Question {
  const { scene, window, seat } = c;
  const me = seatOf(scene.view.table, scene.me);
  const [pay, power, let_be] = [find(scene, 'pay'), find(scene, 'power'), find(scene, 'let_be')];
  const answers: Answer[] = [];
  if (pay !== null) answers.push({ action: pay, label: tell(scene, 'ask-pay', { seat }), small: t('ask-price', { price: window.price, have: me.privilege }), then: [...again(c), ...helping(c)], tone: 'help' });
  if (power !== null) answers.push({ action: power, label: tell(scene, 'ask-power_roll', { seat }), small: t('ask-power_price'), then: pay === null ? [...again(c), ...helping(c)] : [t('ask-keep', { amount: me.privilege })], tone: 'help' });
  if (let_be !== null) answers.push({ action: let_be, label: t('ask-let_stand'), small: t('ask-nothing'), then: [...after(c), outcome(c), ...(pay === null ? [] : [t('ask-keep', { amount: me.privilege })])], tone: '' });
  const can = tell(scene, pay === null ? 'ask-can-power' : 'ask-can-pay', { seat, price: window.price });
  return { what: rolledWhat(c), why: `${needs(c)} ${can}`, die: c.play.die, answers, wishes: wishes(scene) };
}

function influence(c: Cast): Question {
  const { scene, window, seat, play } = c;
  const [add, take, let_be] = [find(scene, 'add'), find(scene, 'take'), find(scene, 'let_be')];
  const small = t('ask-influence_price', { price: window.price });
  const answers: Answer[] = [];
  const way = (action: number, by: 1 | -1): Answer => {
    const then = capital(tell(scene, c.penalty ? 'ask-then-hits' : 'ask-then-needs', { seat, ...span(c.reach + by) }));
    const helps = by > 0 !== c.penalty;
    return { action, label: t(by > 0 ? 'ask-add' : 'ask-take', { face: by > 0 ? c.reach + 1 : c.reach }), small, then: [then, ...tally(c, helps)], tone: helps ? 'help' : 'go' };
  };
  if (add !== null) answers.push(way(add, 1));
  if (take !== null) answers.push(way(take, -1));
  if (let_be !== null) answers.push({ action: let_be, label: t('ask-let_roll'), small: t('ask-nothing'), then: [...after(c), t('ask-keep_card')], tone: '' });
  return { what: tell(scene, 'ask-before', { seat, card: play.card }), why: `${needs(c)} ${t(add === null && take === null ? 'ask-can-no_influence' : 'ask-can-influence')}`, die: 0, answers, wishes: wishes(scene) };
}

/** What the Point Tracker makes of it. */
function tally({ scene, seat }: Cast, helps: boolean): string[] {
  if (!scene.board.modules.includes('points') || seat === scene.me) return [];
  return [t(helps ? 'ask-helped' : 'ask-hindered')];
}

function block(c: Cast): Question {
  const { scene, seat, play } = c;
  const [power, let_be] = [find(scene, 'power'), find(scene, 'let_be')];
  const answers: Answer[] = [];
  if (power !== null) answers.push({ action: power, label: tell(scene, 'ask-block', { seat }), small: t('ask-power_price'), then: [tell(scene, 'ask-blocked', { seat }), ...helping(c)], tone: 'help' });
  if (let_be !== null) answers.push({ action: let_be, label: t('ask-let_happen'), small: t('ask-nothing'), then: [...after(c), outcome(c), t('ask-keep_power')], tone: '' });
  return { what: tell(scene, 'ask-threat', { seat, card: play.card }), why: `${capital(outcome(c))} ${tell(scene, 'ask-can-block', { seat })}`, die: play.die, answers, wishes: wishes(scene) };
}

function wishes(scene: Scene): Question['wishes'] {
  return (['not_this_turn', 'only_for_me'] as const).flatMap((family) => {
    const action = find(scene, family);
    return action === null ? [] : [{ action, label: t(`ask-wish-${family}`), small: t(`ask-wish-${family}.small`) }];
  });
}

/** What I am asked about somebody's play, or null. */
export function question(scene: Scene): Question | null {
  const { window, play } = scene.view.table;
  if (!window || !play || !scene.view.actions.length) return null;
  const c = cast(scene, window, play);
  return window.kind === 'extra_roll' ? extraRoll(c) : window.kind === 'influence' ? influence(c) : block(c);
}

/** What is said of each in a window: who could act, who has passed, who is waited for. */
export function standings(scene: Scene): { seat: number; name: string; words: string; now: boolean }[] {
  const { window } = scene.view.table;
  if (!window) return [];
  const block = window.kind === 'block';
  return window.seats.map((at, seat) => {
    const has = block ? 'power' : at.power ? 'both' : 'tokens';
    const words = block && at.state === 'poor' ? t('ask-has-no_power') : t(`ask-state-${at.state}`, { has, amount: at.privilege });
    const name = tell(scene, 'ask-name', { seat, role: seat !== window.target ? 'none' : block ? 'hit' : 'rolls' });
    return { seat, name, words, now: at.state === 'asked' };
  });
}
