/** The legal actions as a person thinks of them: a verb, then whom it is for; and in words why something is not to be had. */
import type { Action } from '../../lib/game';
import type { IconName } from '../../kit/icons';
import type { Aimed } from './table';
import { START, Wild, type Offer, type Scene } from './view';
import { list, points, t, who } from './words';

export type VerbName = 'free_push' | 'free_steal' | 'step_down' | 'push' | 'pull' | 'steal' | 'end_turn' | 'come_back' | 'stay_out';

/** One target of a verb that may be had. */
export interface Choice {
  action: number;
  do: Aimed;
  seat: number;
  price: number;
  row: number;
  to: number;
  points: number;
  words: string;
}

/** Why some targets of a verb may not be had: one sentence for all whom it concerns. */
export interface Closed {
  seats: number[];
  words: string;
}

export interface Verb {
  name: VerbName;
  icon: IconName;
  label: string;
  /** The price, or what it leads to, in a few words. */
  small: string;
  /** The action of a verb that needs no target. */
  action: number | null;
  choices: Choice[];
  closed: Closed[];
  /** Whether anything of it is to be had now. */
  open: boolean;
}

const ICONS: Record<VerbName, IconName> = {
  free_push: 'hand', free_steal: 'hand', step_down: 'steps', push: 'up', pull: 'down', steal: 'grab', end_turn: 'end', come_back: 'down', stay_out: 'stay',
}; // prettier-ignore

/** What each verb with a target is made of; the first that may be had on a target is the one that is offered. */
const MADE_OF: Partial<Record<VerbName, Aimed[]>> = {
  free_push: ['free_push'],
  free_steal: ['free_steal'],
  push: ['push'],
  pull: ['pull', 'appeal'],
  steal: ['steal'],
};

function choice(action: Action): Choice {
  const { price = 0, row = 0, to = 0, points: held = 0 } = action.ints;
  return { action: action.id, do: action.do as Aimed, seat: Number(action.target), price, row, to, points: held, words: action.words };
}

/** Others from the top of the ladder down, oneself last. */
function inOrder(me: number): (a: Choice, b: Choice) => number {
  return (a, b) => Number(a.seat === me) - Number(b.seat === me) || b.row - a.row || a.seat - b.seat;
}

/** What goes without saying: nobody steals from oneself, and the keys of a free hand are there with a free hand only. */
const PLAIN = new Set(['', 'yourself', 'no_free_hand']);

/** Why targets are not to be had, in words, with the rule that says so; those with the same reason share a sentence. */
function refusals(scene: Scene, made: Aimed, taken: Set<number>, only: (why: string) => boolean = (why) => !PLAIN.has(why)): Closed[] {
  const reasons = new Map<string, { offer: Offer; seats: number[] }>();
  scene.view.table.offers[made]?.forEach((offer, seat) => {
    if (!only(offer.why) || taken.has(seat)) return;
    const key = offer.why === 'poor' ? `poor-${offer.price}` : offer.why;
    const found = reasons.get(key) ?? { offer, seats: [] };
    found.seats.push(seat);
    reasons.set(key, found);
  });
  return [...reasons.values()].map(({ offer, seats }) => ({ seats, words: refusal(scene, offer, seats) }));
}

function refusal(scene: Scene, offer: Offer, seats: number[]): string {
  const have = scene.view.table.seats[scene.me]?.points ?? 0;
  const others = seats.map((seat) => who(scene, seat));
  return t(`closed-${offer.why}`, { names: list(others), price: offer.price, have });
}

/** The price on a verb's key: what it costs now, or would cost where that is too much; of a free hand only the sales tax. */
function priceOf(scene: Scene, name: VerbName, choices: Choice[]): string {
  const { push, pull, steal } = scene.board.prices;
  const printed: Partial<Record<VerbName, number>> = { push, pull, steal };
  const lacking = (MADE_OF[name] ?? []).flatMap((made) => (scene.view.table.offers[made] ?? []).filter((offer) => offer.why === 'poor').map((offer) => offer.price));
  const prices = choices.length ? choices.map((c) => c.price) : lacking;
  const least = prices.length ? Math.min(...prices) : (printed[name] ?? 0);
  if (least === 0) return t('verbs-free');
  if (name === 'free_push' || name === 'free_steal') return t('verbs-tax', { price: least });
  return prices.some((other) => other > least) ? t('verbs-from', { price: least }) : points(least);
}

function aimed(scene: Scene, name: VerbName): Verb {
  const made = MADE_OF[name] ?? [];
  const legal = scene.view.actions.filter((a) => made.includes(a.do as Aimed));
  const choices = legal.map(choice).sort(inOrder(scene.me));
  const taken = new Set(choices.map((c) => c.seat));
  const closed = made[0] ? refusals(scene, made[0], taken) : [];
  if (name === 'pull') closed.push(...refusals(scene, 'appeal', taken, (why) => why === 'no_union' || why === 'appealed'));
  const small = priceOf(scene, name, choices);
  return { name, icon: ICONS[name], label: t(`verb-${name}`), small, action: null, choices, closed, open: choices.length > 0 };
}

function plain(scene: Scene, name: VerbName, small: string, closed: Closed[] = []): Verb {
  const action = scene.view.actions.find((a) => a.do === name)?.id ?? null;
  return { name, icon: ICONS[name], label: t(`verb-${name}`), small, action, choices: [], closed, open: action !== null };
}

/** The first keys depend on the Wild Die: a free hand, a step down, or nothing. */
function gifts(scene: Scene): Verb[] {
  const { wild, unused, seats } = scene.view.table;
  if (!unused) return [];
  if (wild === Wild.FREE_HAND) return [aimed(scene, 'free_push'), aimed(scene, 'free_steal')];
  if (wild !== Wild.STEP_BACK) return [];
  const bottom = seats[scene.me]?.row === START;
  return [plain(scene, 'step_down', t('verbs-free'), bottom ? [{ seats: [], words: t('closed-bottom') }] : [])];
}

/** All verbs of the one who is asked, in the order of the keys. */
export function verbs(scene: Scene): Verb[] {
  if (scene.view.phase === 'return') return [plain(scene, 'come_back', t('verb-come_back.small')), plain(scene, 'stay_out', t('verb-stay_out.small'))];
  const keep = scene.view.table.seats[scene.me]?.points ?? 0;
  return [...gifts(scene), aimed(scene, 'push'), aimed(scene, 'pull'), aimed(scene, 'steal'), plain(scene, 'end_turn', t('verb-end_turn.small', { have: keep }))];
}

/** All that can be done with one pawn, and why the rest cannot. */
export function about(all: Verb[], seat: number): { choices: { verb: Verb; choice: Choice }[]; closed: { verb: Verb; words: string }[] } {
  return {
    choices: all.flatMap((verb) => verb.choices.filter((choice) => choice.seat === seat).map((choice) => ({ verb, choice }))),
    closed: all.flatMap((verb) => verb.closed.filter((closed) => closed.seats.includes(seat) && closed.words).map(({ words }) => ({ verb, words }))),
  };
}
