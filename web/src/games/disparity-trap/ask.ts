/** The questions out of turn: what is going on, what follows if I act, what follows if I let it be. */
import type { View } from '../../lib/game';
import { cardOf, FACES, seatOf, stepOf, unlike } from './table';
import type { Effect, Play, Position, Scene, Table, Window } from './view';
import { capital, cardName, effectsWords, faces, person, positionName, t, tokens } from './words';

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

interface Cast {
  scene: Scene;
  window: Window;
  play: Play;
  /** Whose play it is: the form of sentences about them. */
  key: 'you' | 'other';
  name: string;
  position: Position;
  reach: number;
  penalty: boolean;
}

/** The range that holds for a Position on the card in play. */
const rangeOf = (play: Play, position: Position): number => (position === 'sd' ? play.sd : play.snd) ?? 0;

function cast(scene: Scene, window: Window, play: Play): Cast {
  const { key, name } = person(scene, window.target);
  const position = seatOf(scene.view.table, window.target).position ?? 'snd';
  return { scene, window, play, key, name, position, reach: play.reach ?? rangeOf(play, position), penalty: cardOf(scene.board, play.card).penalty };
}

/** What the play comes to as things stand: the award missed, the Goal failed, the penalty suffered. */
function outcome({ scene, play, window, key, name, penalty }: Cast): string {
  const card = cardOf(scene.board, play.card);
  if (card.deck === 'goal') {
    const tier = scene.board.goals.indexOf(play.card);
    return t(`ask.stands.goal.${key}`, { name, space: tier * scene.board.tier_length });
  }
  if (!penalty) return t(`ask.stands.award.${key}`, { name });
  if (card.deck === 'taxes') return suffered(scene, window.target, taxOf(scene, window.target));
  return suffered(scene, window.target, stepOf(card, play.step).effects);
}

function suffered(scene: Scene, seat: number, effects: Effect[]): string {
  const { key, name } = person(scene, seat);
  return t(`ask.stands.penalty.${key}`, { name, what: effectsWords(effects, key) });
}

const taxOf = (scene: Scene, seat: number): Effect[] => cardOf(scene.board, scene.board.taxes).by_tier?.[seatOf(scene.view.table, seat).tier - 1] ?? [];

/** The same roll for the other Position: the disparity of this moment in half a sentence. */
function other(c: Cast): 'me' | 'sd' | 'snd' | 'nobody' {
  const across = unlike(c.position);
  const inside = c.play.die <= rangeOf(c.play, across);
  if (inside === c.penalty) return 'nobody';
  const mine = c.scene.me >= 0 ? seatOf(c.scene.view.table, c.scene.me).position : null;
  return c.window.target !== c.scene.me && mine === across ? 'me' : across;
}

function rolledWhat(c: Cast): string {
  const stem = `ask.rolled.${c.penalty ? 'penalty' : 'award'}.${c.key}`;
  return `${t(stem, { name: c.name, die: c.play.die })} ${t(`ask.across.${c.penalty ? 'penalty' : 'award'}.${other(c)}`)}`;
}

const needs = (c: Cast): string => t(`ask.${c.penalty ? 'hit_on' : 'needs'}.${c.key}`, { name: c.name, position: positionName(c.position), faces: faces(c.reach) });

/** The next who would be asked, in words, or nothing. */
function after({ scene, window }: Cast): string[] {
  const n = window.seats.length;
  const order = Array.from({ length: n - 1 }, (_, i) => (window.asked + 1 + i) % n);
  const next = order.find((seat) => window.seats[seat]?.state === 'next');
  return next === undefined ? [] : [t('ask.next', { name: scene.names[next] ?? '' })];
}

function again(c: Cast): string[] {
  const good = c.penalty ? FACES - c.reach : c.reach;
  const card = cardOf(c.scene.board, c.play.card);
  const prize = c.penalty ? t(`ask.free.${c.key}`, { name: c.name }) : t(`ask.gets.${c.key}`, { name: c.name, what: effectsWords(stepOf(card, c.play.step).effects, c.key) });
  const on = c.penalty ? faces(FACES, c.reach + 1) : faces(c.reach);
  return [`${t('ask.on', { faces: on })} ${prize}`, t('ask.vain', { n: FACES - good })];
}

const helping = (c: Cast): string[] => (c.scene.board.modules.includes('points') && c.window.target !== c.scene.me ? [t('ask.helped')] : []);

function extraRoll(c: Cast): Question {
  const { scene, window } = c;
  const me = seatOf(scene.view.table, scene.me);
  const [pay, power, let_be] = [find(scene, 'pay'), find(scene, 'power'), find(scene, 'let_be')];
  const answers: Answer[] = [];
  if (pay !== null) answers.push({ action: pay, label: t(`ask.pay.${c.key}`, { name: c.name }), small: t('ask.price', { n: window.price, have: me.privilege }), then: [...again(c), ...helping(c)], tone: 'help' });
  if (power !== null) answers.push({ action: power, label: t(`ask.power_roll.${c.key}`, { name: c.name }), small: t('ask.power_price'), then: pay === null ? [...again(c), ...helping(c)] : [t('ask.keep', { tokens: tokens(me.privilege) })], tone: 'help' });
  if (let_be !== null) answers.push({ action: let_be, label: t('ask.let_stand'), small: t('ask.nothing'), then: [...after(c), outcome(c), ...(pay === null ? [] : [t('ask.keep', { tokens: tokens(me.privilege) })])], tone: '' });
  const can = pay === null ? 'ask.can.power' : 'ask.can.pay';
  return { what: rolledWhat(c), why: `${needs(c)} ${t(`${can}.${c.key}`, { name: c.name, n: window.price })}`, die: c.play.die, answers, wishes: wishes(scene) };
}

function influence(c: Cast): Question {
  const { scene, window, play } = c;
  const [add, take, let_be] = [find(scene, 'add'), find(scene, 'take'), find(scene, 'let_be')];
  const small = t('ask.influence_price', { n: window.price });
  const answers: Answer[] = [];
  const way = (action: number, by: 1 | -1): Answer => {
    const kind = c.penalty ? 'hits' : 'needs';
    const helps = by > 0 !== c.penalty;
    return { action, label: t(by > 0 ? 'ask.add' : 'ask.take', { n: by > 0 ? c.reach + 1 : c.reach }), small, then: [t(`ask.influence_then.${kind}.${c.key}`, { name: c.name, faces: faces(c.reach + by) }), ...tally(c, helps)], tone: helps ? 'help' : 'go' };
  };
  if (add !== null) answers.push(way(add, 1));
  if (take !== null) answers.push(way(take, -1));
  if (let_be !== null) answers.push({ action: let_be, label: t('ask.let_roll'), small: t('ask.nothing'), then: [...after(c), t('ask.keep_card')], tone: '' });
  return { what: t(`ask.before.${c.key}`, { name: c.name, card: cardName(play.card) }), why: `${needs(c)} ${t(add === null && take === null ? 'ask.can.no_influence' : 'ask.can.influence')}`, die: 0, answers, wishes: wishes(scene) };
}

/** What the Point Tracker makes of it. */
function tally({ scene, window }: Cast, helps: boolean): string[] {
  if (!scene.board.modules.includes('points') || window.target === scene.me) return [];
  return [t(helps ? 'ask.helped' : 'ask.hindered')];
}

function block(c: Cast): Question {
  const { scene, play } = c;
  const [power, let_be] = [find(scene, 'power'), find(scene, 'let_be')];
  const answers: Answer[] = [];
  if (power !== null) answers.push({ action: power, label: t(`ask.block.${c.key}`, { name: c.name }), small: t('ask.power_price'), then: [t(`ask.blocked.${c.key}`, { name: c.name }), ...helping(c)], tone: 'help' });
  if (let_be !== null) answers.push({ action: let_be, label: t('ask.let_happen'), small: t('ask.nothing'), then: [...after(c), outcome(c), t('ask.keep_power')], tone: '' });
  return { what: t(`ask.threat.${c.key}`, { name: c.name, card: cardName(play.card) }), why: `${capital(outcome(c))} ${t(`ask.can.block.${c.key}`, { name: c.name })}`, die: play.die, answers, wishes: wishes(scene) };
}

function wishes(scene: Scene): Question['wishes'] {
  return (['not_this_turn', 'only_for_me'] as const).flatMap((family) => {
    const action = find(scene, family);
    return action === null ? [] : [{ action, label: t(`ask.wish.${family}.label`), small: t(`ask.wish.${family}.small`) }];
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
export function standings(scene: Scene): { seat: number; role: string; words: string; now: boolean }[] {
  const { window } = scene.view.table;
  if (!window) return [];
  const block = window.kind === 'block';
  return window.seats.map((at, seat) => {
    const have = block ? t('ask.who.power') : at.power ? t('ask.who.both', { n: at.privilege }) : t('ask.who.tokens', { n: at.privilege });
    const words = block && at.state === 'poor' ? t('ask.who.no_power') : t(`ask.who.state.${at.state}`, { have });
    const role = seat === window.target ? t(`ask.who.${block ? 'hit' : 'rolls'}.${person(scene, seat).key}`) : '';
    return { seat, role, words, now: at.state === 'asked' };
  });
}
