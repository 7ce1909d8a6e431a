/** Disruptopia's own part of a view and its board: games/disruptopia/view.py says the same. */
import type { Action, Scene as AnyScene } from '../../lib/game';

export const RANKS = ['startup', 'millionaire', 'billionaire'] as const;
export type Rank = (typeof RANKS)[number];
export const DECKS = ['research', 'influence', 'sabotage'] as const;

/** What a worker can be sent to do, by number; 0 is idle. */
export const Option = { IDLE: 0, CHIPS: 1, PATENT: 2, RECRUIT: 3, TRAIN: 4, HANDOUT: 5, BUYBACK: 6, MARKETING: 7, SCALE: 8, CARD: 9, RESTRUCTURE: 10, AUDIT: 11, REHIRE: 12 } as const;
/** The strategy board: three rows of four. */
export const ROWS = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]; // prettier-ignore

export type Priced = 'buy_chips' | 'recruit' | 'train' | 'buyback' | 'scale_presence' | 'audit';

export interface Slot {
  card: number;
  used: boolean;
  fresh: boolean;
}

export interface Held {
  /** Null where only the back can be seen. */
  card: number | null;
  deck: number;
}

export interface Company {
  corp: number;
  pers: number;
  power: number;
  rep: number;
  income: number;
  rank: Rank;
  compute: number;
  model: number;
  workers: number;
  presence: number[];
  home: number | null;
  tokens: number;
  cut: number;
  surcharge: number;
  hand: Held[];
  slots: Slot[];
  confirmed: boolean;
  /** Options by worker; null while they are secret. */
  plan: number[] | null;
  placed: number | null;
  tossing: number[] | null;
  /** How many steps of its plan it may still take back; null for others. */
  recalls: number | null;
  prices: Record<Priced, number>;
  /** Money that own effects add after an option, by its name. */
  bonus: Record<string, number>;
  /** By the option's name: 0, or the number of the reason. */
  cannot: Record<string, number>;
  next_income: number;
  vp: number;
}

export interface Region {
  tokens: number;
  room: number;
  present: number[];
}

export type Purpose = 'home' | 'handout' | 'scale' | 'subsidy' | 'subsidy_any' | 'presence' | 'unplace';

export interface Table {
  companies: Company[];
  regions: Region[];
  supply: number;
  decks: { undrawn: number; pile: number[] }[];
  first: number;
  order: number[];
  odd: boolean;
  /** 0: setup, 1: plans, 2: carrying them out. */
  step: number;
  active: number | null;
  worker: number | null;
  option: number | null;
  moment: 'none' | 'window' | 'cards';
  points: number;
  playing: number | null;
  target: number | null;
  purpose: Purpose | null;
  die: number | null;
  draws: number;
  last: boolean;
}

export interface Card {
  id: string;
  title: string;
  /** What it does. */
  text: string;
  /** The line in italics. */
  scene: string;
  deck: number;
  kind: 'action' | 'effect';
  when: 'played' | 'round' | 'odd' | 'even' | 'standing';
  cost: number;
  copies: number;
  aims: boolean;
  verbs: string[];
}

/** One step of a ladder: what it costs, and the class it needs. */
export interface Rung {
  price: number;
  rank: number;
}

/** What a class is paid, and what it costs to get there. */
export interface ClassRow {
  name: Rank;
  price: number;
  rep: number;
  patent: number;
  subsidy: number;
  marketing_power: number;
  marketing_rep: number;
}

export interface Board {
  options: string[];
  ladders: Record<'compute' | 'model' | 'worker' | 'presence', Rung[]>;
  classes: ClassRow[];
  reputation: { low: number; income: number[]; training: number[] };
  regions: { room: number }[];
  cards: Card[];
  tops: { power: number; income: number; version: number; hand: number; slots: number };
  audit: { price: number; rep: number };
  scoring: { funds: number; power: number; version: number; tokens: number };
  regions_per_power: number;
  max_rounds: number;
  cards_on: boolean;
  open_locks: boolean;
}

export type Scene = AnyScene<Table, Board>;

export const repIndex = (board: Board, rep: number): number => rep - board.reputation.low;

export const rankOf = (company: Company): number => RANKS.indexOf(company.rank);

/** What a patent brings this company now. */
export const patentPay = (board: Board, company: Company): number => (board.classes[rankOf(company)]?.patent ?? 0) + (company.bonus.file_patent ?? 0);

/** The seat whose boards are shown large: mine, for a spectator whoever acts. */
export const mainSeat = (scene: Scene): number => (scene.me >= 0 ? scene.me : (scene.view.table.active ?? scene.view.table.first));

export const companyOf = (scene: Scene, seat: number): Company => scene.view.table.companies[seat] as Company;

export const cardOf = (board: Board, card: number): Card => board.cards[card] as Card;

/** Legal actions of one family. */
export const actionsFor = (scene: Scene, name: string): Action[] => scene.view.actions.filter((action) => action.do === name);

export const actionOf = (scene: Scene, ...names: string[]): Action | undefined => scene.view.actions.find((action) => names.includes(action.do));

/** How much reputation the next Buyback would cost: what is printed, less what effects take off it now. */
export function buybackRep(scene: Scene, rank: number): number {
  const printed = (of: number): number => scene.board.classes[of + 1]?.rep ?? 0;
  const held = printed(rankOf(companyOf(scene, mainSeat(scene))));
  const asked = actionOf(scene, 'carry_out', 'place', 'toss', 'confirm')?.ints.loss ?? held;
  const softer = held ? held - asked : 0;
  return Math.max(0, printed(rank) - softer);
}

/** Three moments of a quarter: plans are made, turned over, carried out; before them the offices are opened. */
export type Moment = 'setup' | 'plan' | 'reveal' | 'resolve' | 'close' | 'over';

const REVEALS = new Set(['revealed', 'tossed', 'planned']);
const CLOSES = new Set(['siphoned', 'income', 'capped']);

export function momentOf(scene: Scene): Moment {
  const { items, view } = scene;
  const last = items.at(-1);
  if (last && (REVEALS.has(last.kind) || (last.kind === 'turn' && REVEALS.has(items.at(-2)?.kind ?? '')))) return 'reveal';
  if (last && CLOSES.has(last.kind)) return 'close';
  if (view.over) return 'over';
  return (['setup', 'plan', 'resolve'] as const)[view.table.step] ?? 'resolve';
}

/** The workers of an open plan that were sent somewhere. */
export function planned(scene: Scene, seat: number): { number: number; option: number }[] {
  const company = scene.view.table.companies[seat];
  return (company?.plan ?? []).flatMap((option, i) => (option > 0 && i < (company?.workers ?? 0) ? [{ number: i + 1, option }] : []));
}

/** Whether this seat still makes its plan. */
export const plans = (scene: Scene): boolean => scene.me >= 0 && scene.view.table.step === 1 && momentOf(scene) === 'plan' && !companyOf(scene, scene.me).confirmed;

/** How far a worker's deed has come in this quarter. */
export function stage(scene: Scene, seat: number, worker: number): 'done' | 'now' | 'waits' {
  const { order, active, worker: at, step } = scene.view.table;
  if (step !== 2 || active === null) return 'waits';
  const turn = order.indexOf(seat) - order.indexOf(active);
  if (turn !== 0) return turn < 0 ? 'done' : 'waits';
  if (at === null || worker > at) return 'waits';
  return worker < at || scene.view.phase === 'window' ? 'done' : 'now';
}
