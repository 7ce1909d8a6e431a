/** What is looked up on Disruptopia's table and board. */
import { actionOf, mainSeat, nth } from '../../kit/seek';
import { RANKS, type Board, type Card, type Company, type Scene } from './view';
import { cardName, t } from './words';

export const DECKS = ['research', 'influence', 'sabotage'] as const;
/** The strategy board: three rows of four. */
export const ROWS = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]; // prettier-ignore

export const repIndex = (board: Board, rep: number): number => rep - board.reputation.low;

export const rankOf = (company: Company): number => RANKS.indexOf(company.rank);

/** What a patent brings this company now. */
export const patentPay = (board: Board, company: Company): number => (board.classes[rankOf(company)]?.patent ?? 0) + (company.bonus.file_patent ?? 0);

export const companyOf = (scene: Scene, seat: number): Company => nth(scene.view.table.companies, seat);

/** A card as it is printed, with its words. */
export interface Face extends Card {
  title: string;
  text: string;
  scene: string;
}

export const cardOf = (board: Board, card: number): Face => ({ ...nth(board.cards, card), title: cardName(card), text: t(`card-${card}.does`), scene: t(`card-${card}.scene`) });

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
