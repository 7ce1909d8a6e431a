/** The numbers of moves that are not legal yet but will be within one composite move: counted from one that is legal now. */
import type { Board, Scene, Side } from './view';

const SEATS = 8;
const BILLS = 7;
const DEEDS = 22;

/** Families in the order of their numbers, each with how many there are of it. */
const FAMILIES: [string, number][] = [
  ...['done', 'buy', 'decline', 'roll_again', 'buy_claim', 'bid', 'no_bid', 'pay_fine', 'use_card', 'try_doubles', 'offer', 'drop', 'accept', 'refuse', 'counter', 'lift_now', 'fee_only', 'abandon', 'contest', 'waive', 'keep', 'settle', 'concede'].map((name): [string, number] => [name, 1]),
  ['lay', BILLS], ['add_cash', BILLS], ['ask_cash', BILLS], ['token', SEATS], ['trade', SEATS], ['put_deed', DEEDS],
]; // prettier-ignore
const START = new Map<string, number>();
FAMILIES.reduce((at, [name, n]) => (START.set(name, at), at + n), 0);

const AIMS = ['bill', 'token', 'target', 'deed'];

/** The number of the first move of a family; -1 where nothing is asked. */
export function firstOf(scene: Scene, family: string): number {
  const known = scene.view.actions.find((action) => START.has(action.do));
  if (!known) return -1;
  const aim = AIMS.map((name) => known[name]).find((value) => typeof value === 'number') ?? 0;
  return known.id - (aim as number) - (START.get(known.do) ?? 0) + (START.get(family) ?? 0);
}

/** The bills, by number, that bring one sum to another, the larger first; null where that cannot be laid. */
export function bills(board: Board, from: number, to: number): number[] | null {
  const laid: number[] = [];
  let total = from;
  board.bills.forEach((worth, bill) => {
    while (total + worth <= to && fitsOn(board, total, bill)) {
      laid.push(bill);
      total += worth;
    }
  });
  return total === to ? laid : null;
}

function fitsOn(board: Board, total: number, bill: number): boolean {
  const worth = board.bills[bill] ?? 1;
  const rest = board.bills.slice(0, bill).reduce((left, larger) => left % larger, total);
  return rest % worth === 0 && (bill === 0 || rest + worth < (board.bills[bill - 1] ?? 0));
}

/** A bid as one move: the bills on top of the least, then the bid itself. */
export function bidding(scene: Scene, amount: number): number[] | null {
  const { least, laid } = scene.view.table.auction ?? { least: 0, laid: 0 };
  const more = bills(scene.board, (laid ?? 0) - (least ?? 0), amount - (least ?? 0));
  return more && [...more.map((bill) => firstOf(scene, 'lay') + bill), firstOf(scene, 'bid')];
}

/** A kept card's number among those that can be kept. */
export const keptNumber = (board: Board, card: number): number => board.cards.slice(0, card).filter((other) => other.kept).length;

/** What must be laid so that a tray with `from` on it holds `to`. */
function laying(scene: Scene, family: 'add_cash' | 'ask_cash', from: Side, to: Side): number[] | null {
  const deeds = to.deeds.filter((deed) => !from.deeds.includes(deed)).map((deed) => firstOf(scene, 'put_deed') + deed);
  const cards = to.cards.filter((card) => !from.cards.includes(card)).map((card) => firstOf(scene, 'put_deed') + DEEDS + keptNumber(scene.board, card));
  const cash = bills(scene.board, from.cash, to.cash);
  return cash && [...deeds, ...cards, ...cash.map((bill) => firstOf(scene, family) + bill)];
}

export const EMPTY: Side = { deeds: [], cards: [], cash: 0 };

/** A whole offer as one move: the tray is opened (to a partner, or against an offer), all is put on it, and it is sent. */
export function offering(scene: Scene, target: number, give: Side, get: Side): number[] | null {
  const { phase, table } = scene.view;
  const open = phase === 'tray' ? [] : phase === 'answer' ? [firstOf(scene, 'counter')] : [firstOf(scene, 'trade') + target];
  const on = phase === 'tray' ? table.tray : null;
  const mine = laying(scene, 'add_cash', on?.give ?? EMPTY, give);
  const theirs = laying(scene, 'ask_cash', on?.get ?? EMPTY, get);
  return mine && theirs && [...open, ...mine, ...theirs, firstOf(scene, 'offer')];
}
