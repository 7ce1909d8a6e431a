/** What each item changes on the table, and how long it is shown. The server's next view settles everything. */
import { changed, folding, type Ints } from '../../kit/fold';
import type { Item } from '../../lib/voice';
import { together } from './drama';
import { fullOf, touched } from './table';
import { FULL, type Board, type Nation, type Scene, type Table } from './view';

function change(table: Table, seat: number, by: (was: Nation) => Partial<Nation>): Table {
  const nations = changed(table.nations, seat, by);
  return { ...table, nations: changed(nations, seat, (now) => ({ full: fullOf(now.homes) })) };
}

const gains = (table: Table, seat: number, amount: number): Table => change(table, seat, (was) => ({ tokens: was.tokens + amount }));

/** Tokens that are earned: they count for ever, wherever they go. */
const earns = (table: Table, seat: number, amount: number): Table =>
  change(table, seat, (was) => ({ tokens: was.tokens + amount, earned: was.earned + amount }));

const arrive = (table: Table, seat: number, people: number[]): Table => change(table, seat, (was) => ({ displaced: [...was.displaced, ...people] }));

const set = (homes: Nation['homes'], square: number, home: number[] | null): Nation['homes'] => homes.map((was, q) => (q === square ? home : was));

/** A line of people without its first n of one birth, or without the last n of them. */
function without(line: number[], color: number, n: number, last: boolean): number[] {
  const at = line.flatMap((c, i) => (c === color ? [i] : []));
  const gone = new Set(last ? at.slice(Math.max(0, at.length - n)) : at.slice(0, n));
  return line.filter((_, i) => !gone.has(i));
}

/** Somebody of this birth leaves: the home on a square, or the line of those in the open where the square is -1. */
function leave(table: Table, { seat, color, square }: Ints): Table {
  return change(table, seat, (was) =>
    square < 0 ? { displaced: without(was.displaced, color, 1, false) } : { homes: set(was.homes, square, without(was.homes[square] ?? [], color, 1, false)) },
  );
}

function lost(table: Table, i: Ints): Table {
  return change(table, i.seat, (was) => ({ homes: set(was.homes, i.square, null), displaced: [...was.displaced, ...(was.homes[i.square] ?? [])] }));
}

const built = (table: Table, i: Ints): Table => change(table, i.seat, (was) => ({ homes: set(was.homes, i.square, []) }));

function housed(table: Table, i: Ints): Table {
  return change(table, i.seat, (was) => ({
    displaced: without(was.displaced, i.color, 1, false),
    homes: set(was.homes, i.square, [...(was.homes[i.square] ?? []), i.color].slice(0, FULL)),
  }));
}

function sent(table: Table, i: Ints): Table {
  const left = change(table, i.seat, (was) => ({ displaced: without(was.displaced, i.color, i.pins, true) }));
  return { ...arrive(left, i.target, Array<number>(i.pins).fill(i.color)), plan: null, must_send: 0 };
}

/** A card leaves the table and lies on the discard pile. */
const put = (table: Table, card: number): Table => ({ ...table, card: null, touches: [], pile: [...table.pile, card] });

/** The table after one item. */
export const fold = folding<Table, Board>({
  began: (table, i) => ({ ...table, first: i.seat }),
  turn: (table, i) => ({ ...(table.card === null ? table : put(table, table.card)), active: i.seat, plan: null, must_send: 0 }),
  drew: (table, i, board) => ({ ...table, active: i.seat, card: i.card, touches: touched(board, table, i.card, i.seat), deck: Math.max(0, table.deck - 1) }),
  blocked: (table, i) => put(gains(table, i.seat, -i.price), i.card),
  reshuffled: (table, i) => ({ ...table, deck: i.cards, pile: [] }),
  gained: (table, i) => earns(table, i.seat, i.amount),
  lost: (table, i) => gains(table, i.seat, -i.amount),
  community_lost: lost,
  community_won: built,
  bought: (table, i) => gains(built(table, i), i.seat, -i.price),
  died: leave,
  born: (table, i) => arrive(table, i.seat, Array<number>(i.pins).fill(i.seat)),
  kept: (table, i) => ({ ...change(table, i.seat, (was) => ({ kept: [...was.kept, { card: i.card, turns: 2 }] })), card: null, touches: [] }),
  moved: (table, i) => arrive(leave(table, i), i.target, [i.color]),
  aid: (table, i) => earns(gains(table, i.seat, -i.amount), i.target, i.amount),
  housed,
  sheltered: (table, i) => ({ ...gains(table, i.seat, -i.price), plan: null, must_send: 0 }),
  sent,
  income: (table, i) => earns(table, i.seat, i.amount),
  discarded: (table, i) => ({
    ...change(table, i.seat, (was) => ({ kept: was.kept.filter((_, at, all) => at !== all.findIndex((k) => k.card === i.card)) })),
    pile: [...table.pile, i.card],
  }),
  announced: (table, i) => change(table, i.seat, () => ({ announced: true })),
});

/** How long people need to see each thing happen, in milliseconds. What is not here passes together with the next. */
const PACE: Record<string, number> = {
  began: 800, region: 250, turn: 250, drew: 1900, safe: 900, blocked: 1500, faced: 900, reshuffled: 900, gained: 800, lost: 900, community_lost: 1300,
  community_won: 900, died: 900, born: 1100, kept: 1100, moved: 1200, aid: 1300, no_aid: 900, bought: 900, housed: 220, moved_in: 500, sheltered: 800,
  sent: 1500, income: 800, no_income: 800, discarded: 700, announced: 2200, nobody: 1800,
}; // prettier-ignore

/** Half as long for what happens among others, so that nobody waits for bots; people who come to me or leave me are seen at length. */
const HURRIED = new Set(['drew', 'blocked', 'housed', 'moved_in', 'sheltered', 'income', 'no_income', 'bought', 'gained', 'lost', 'faced', 'safe', 'discarded', 'born', 'moved', 'sent']);

/** Who leaves together with those before goes after them at once. */
const FOLLOWS = 350;

/** How long an item is shown. */
export function pace(item: Item, scene: Scene): number {
  const full = PACE[item.kind] ?? 0;
  const before = scene.items.findLast((shown) => shown.n < item.n);
  if (together(before, item)) return FOLLOWS;
  const mine = item.ints.seat === scene.me || item.ints.target === scene.me;
  return HURRIED.has(item.kind) && !mine ? full / 2 : full;
}
