/** What each item changes on the table, and how long it is shown. The server's next view settles everything. */
import { changed, folding } from '../../kit/fold';
import type { Item } from '../../lib/voice';
import { rowOf } from './table';
import { LOSE, TOP, type Board, type Scene, type SeatState, type Table } from './view';

type Change = Partial<Pick<SeatState, 'row' | 'points' | 'left'>>;

/** A table with one seat changed. */
function change(table: Table, board: Board, seat: number, by: (was: SeatState) => Change): Table {
  const seats = changed(table.seats, seat, by);
  return { ...table, seats: changed(seats, seat, (now) => ({ in_union: rowOf(board, now.row).union })) };
}

/** A table on which a seat pays, or is paid where the sum is negative. */
const pays = (table: Table, board: Board, seat: number, sum: number): Table => change(table, board, seat, (was) => ({ points: was.points - sum }));

const moves = (table: Table, board: Board, seat: number, row: number): Table => change(table, board, seat, () => ({ row }));

/** Streams of chance: a points die and a wild die for each of eight seats (state.py). */
const SEATS = 8;

/** Whose wild die an item of kind "die" is; -1 where it is another die. */
export function wildRoller(item: Item): number {
  const { stream = -1 } = item.ints;
  return item.kind === 'die' && stream >= SEATS && stream < 2 * SEATS ? stream - SEATS : -1;
}

/** The table after one item. */
export const fold = folding<Table, Board>({
  die: (table, i) => {
    if (i.stream % SEATS !== table.active || i.stream >= 2 * SEATS || table.seats[table.active]?.row === LOSE) return table;
    return i.stream < SEATS ? { ...table, die: i.face } : { ...table, wild: i.face };
  },
  began: (table, i) => ({ ...table, first: i.seat }),
  turn: (table, i) => ({ ...table, active: i.seat, turn_row: i.row, die: 0, wild: 0, unused: false, must_rise: 0, window: null }),
  rolled: (table, i) => ({ ...table, active: i.seat, die: i.die, wild: i.wild, turn_row: i.row, unused: i.wild <= 2 }),
  out_rolled: (table, i) => ({ ...table, active: i.seat, die: 0, wild: i.wild, turn_row: LOSE, unused: false, must_rise: 0, window: null }),
  gained: (table, i, board) => pays(table, board, i.seat, -i.points),
  taxed: (table, i, board) => pays(table, board, i.seat, i.points),
  billed: (table, i, board) => pays(table, board, i.seat, i.points),
  bankrupt: (table, i, board) => change(table, board, i.seat, () => ({ points: 0, row: Math.min(LOSE, i.row + 1) })),
  rose: (table, i, board) => moves(table, board, i.seat, i.row),
  stepped_down: (table, i, board) => ({ ...moves(table, board, i.seat, i.row), unused: false }),
  pushed: (table, i, board) => ({ ...pays(table, board, i.seat, i.price), unused: table.unused && i.price > i.tax }),
  rises: (table, i, board) => ({ ...moves(table, board, i.target, i.row), window: null }),
  pulled: (table, i, board) => ({ ...moves(pays(table, board, i.seat, i.price), board, i.target, i.row), window: null }),
  unheard: (table) => ({ ...table, window: null }),
  robbed: (table, i, board) => ({
    ...change(pays(table, board, i.seat, i.price - i.points), board, i.target, () => ({ points: 0 })),
    unused: table.unused && i.price > i.tax,
  }),
  ignored: (table, i, board) => ({ ...pays(table, board, i.seat, board.prices.union), window: null }),
  stopped: (table, i, board) => ({ ...pays(table, board, i.helper, board.prices.union), window: null }),
  refunded: (table, i, board) => pays(table, board, i.seat, -i.points),
  halved: (table, i, board) => ({ ...pays(table, board, i.helper, board.prices.union), window: null }),
  out: (table, i, board) => moves(table, board, i.seat, LOSE),
  forfeited: (table, i, board) => change(table, board, i.seat, () => ({ points: 0 })),
  came_back: (table, i, board) => moves(table, board, i.seat, TOP),
  left: (table, i, board) => change(table, board, i.seat, () => ({ left: true })),
});

/** How long people need to see each thing happen, in milliseconds. What is not here passes together with the next. */
const PACE: Record<string, number> = {
  began: 900, turn: 200, rolled: 900, out_rolled: 1300, gained: 700, forgone: 650, taxed: 900, billed: 900, bankrupt: 1700,
  stepped_down: 800, pushed: 1100, rises: 800, pull_called: 900, appealed: 1100, pulled: 900, unheard: 1000, robbed: 1500,
  ignored: 1400, stopped: 1600, refunded: 700, halved: 1200, out: 1500, forfeited: 900, came_back: 1300, stayed_out: 800,
  last_chance: 1500, last_roll: 900, left: 1100, won: 1800, limit: 1800, shares: 900,
}; // prettier-ignore

const CLIMB = 260;
const TUMBLE = 660;

/** How long an item is shown: dice tumble before anything is said about them, a climb takes its time a row. */
export function pace(item: Item, scene: Scene): number {
  const roller = wildRoller(item);
  if (roller >= 0) {
    return scene.view.table.seats[roller]?.row === LOSE ? 0 : TUMBLE;
  }
  if (item.kind === 'rose') return 500 + CLIMB * (item.ints.rows ?? 1);
  return PACE[item.kind] ?? 0;
}
