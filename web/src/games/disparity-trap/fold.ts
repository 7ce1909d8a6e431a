/** What each item changes on the table, and how long it is shown. The server's next view settles everything. */
import { changed, folding, type Fold, type Ints } from '../../kit/fold';
import type { Item } from '../../lib/voice';
import { cardOf, inForce, tierOf } from './table';
import { THINGS, type Board, type Play, type Scene, type SeatState, type Table, type Thing } from './view';

function change(table: Table, board: Board, seat: number, by: (was: SeatState) => Partial<SeatState>): Table {
  const seats = changed(table.seats, seat, by);
  return { ...table, seats: changed(seats, seat, (now) => ({ tier: tierOf(board, now.pawn) })) };
}

/** A seat that has more of a thing, or less. */
function give(table: Table, board: Board, seat: number, thing: Thing, n: number): Table {
  return change(table, board, seat, (was) =>
    thing === 'privilege' || thing === 'power' || thing === 'justice' ? { [thing]: Math.max(0, was[thing] + n) } : { tiles: { ...was.tiles, [thing]: Math.max(0, was.tiles[thing] + n) } },
  );
}

const thing = (n: number): Thing => THINGS[n] ?? 'privilege';
const pays = (table: Table, board: Board, seat: number, n: number): Table => give(table, board, seat, 'privilege', -n);
const goes = (table: Table, board: Board, seat: number, pawn: number): Table => change(table, board, seat, () => ({ pawn }));

/** A hand without the first card of a kind; hands of others stay unknown. */
const without = (hand: number[] | null, card: number): number[] | null => hand && hand.filter((_, at) => at !== hand.indexOf(card));

/** A card begins to be played. */
function laid(table: Table, board: Board, { seat, card }: Ints): Table {
  const { sd, snd, level } = inForce(cardOf(board, card), table.level);
  const play: Play = { card, step: 1, target: seat, line: [], onward: [], sd, snd, level, reach: null, die: 0, extra: 0 };
  return { ...table, play, window: null, vote: null };
}

const playing = (table: Table, now: Partial<Play>): Table => (table.play ? { ...table, play: { ...table.play, ...now }, window: null } : table);

/** Justice goes on to its second step. */
function secondStep(table: Table, i: Ints, board: Board): Table {
  return playing(table, { step: i.step, ...inForce(cardOf(board, i.card), table.level, i.step), reach: null, die: 0, extra: 0 });
}

function called(reverse: boolean): Step {
  return (table, i, board) => {
    const seats = table.seats.map((seat, s) => (s === i.seat && seat.privilege === i.stake ? 'open' : seat.skip > 0 || seat.privilege === 0 ? 'out' : 'choosing'));
    const vote = { subject: thing(i.subject), reverse, stake: i.stake, by: i.seat, dice: i.dice, seats, mine: null };
    return { ...pays(table, board, i.seat, i.stake), vote: vote as Table['vote'], play: null, window: null };
  };
}

function revealed(table: Table, i: Ints, board: Board): Table {
  const { vote } = table;
  if (!vote) return table;
  const before = i.seat === vote.by ? vote.stake : 0;
  return { ...pays(table, board, i.seat, i.amount - before), vote: { ...vote, seats: vote.seats.map((was, s) => (s === i.seat ? 'open' : was)) } };
}

function voted(table: Table, i: Ints): Table {
  if (!i.passed) return table;
  const subject = thing(i.subject);
  const level = THINGS.filter((other) => (other === subject ? !i.reverse : table.level.includes(other)));
  return { ...table, level, dice: { remove: level.length + 1, reverse: level.length } };
}

function traded(table: Table, i: Ints, board: Board): Table {
  const trade = board.trades[i.trade];
  if (!trade) return table;
  const given = give(table, board, i.seat, trade.give, -trade.price);
  return { ...give(given, board, i.seat, trade.get, 1), trades: table.trades + 1 };
}

function begins(table: Table, i: Ints): Table {
  const seats = table.seats.map((seat) => (seat.wish === 'not_this_turn' ? { ...seat, wish: 'everything' as const } : seat));
  return { ...table, seats, active: i.seat, move_die: 0, play: null, window: null, vote: null, trades: 0 };
}

function influenced(table: Table, i: Ints, board: Board): Table {
  const after = pays(table, board, i.seat, board.influence_cost);
  return playing(after, { target: i.target, reach: i.reach });
}

const WISHES = ['everything', 'not_this_turn', 'only_for_me'] as const;
type Step = Fold<Table, Board>;

/** The table after one item. */
export const fold = folding<Table, Board>({
  position: (table, i, board) => change(table, board, i.seat, () => ({ position: i.position === 1 ? 'sd' : 'snd' })),
  began: (table, i) => ({ ...table, first: i.seat }),
  turn: begins,
  skipped: (table, i, board) => change({ ...begins(table, i) }, board, i.seat, () => ({ skips: i.turns })),
  back_in: (table, i, board) => change(table, board, i.seat, () => ({ skip: 0, skips: 0 })),
  played: (table, i, board) => laid(change(table, board, i.seat, (was) => ({ hand: without(was.hand, i.card) })), board, i),
  drew: (table, i, board) => change(table, board, i.seat, (was) => ({ hand: was.hand && [...was.hand, i.card] })),
  put_away: (table, i, board) => change(table, board, i.seat, (was) => ({ hand: without(was.hand, i.card) })),
  sacrificed: (table, i, board) => change(table, board, i.seat, (was) => ({ cards: was.cards - 1 })),
  refilled: (table, i, board) => change(table, board, i.seat, (was) => ({ cards: was.cards + i.cards })),
  traded,
  moved: (table, i, board) => ({ ...goes(table, board, i.seat, i.space), ...(i.die > 0 ? { move_die: i.die, play: null, vote: null } : {}) }),
  collected: (table, i, board) => pays(table, board, i.seat, -i.amount),
  goal: (table, i, board) => laid(table, board, i),
  event: (table, i, board) => laid(table, board, i),
  justice: (table, i, board) => laid(table, board, i),
  taxes: (table, i, board) => laid(table, board, i),
  step: secondStep,
  automatic: (table, i) => playing(table, { target: i.seat, die: 0, reach: null }),
  influenced,
  rolled: (table, i) => playing(table, { target: i.seat, die: i.die, reach: i.reach }),
  paid_roll: (table, i, board) => playing(pays(table, board, i.seat, i.price), { extra: (table.play?.extra ?? 0) + 1 }),
  power_roll: (table, i, board) => playing(give(table, board, i.seat, 'power', -1), { extra: (table.play?.extra ?? 0) + 1 }),
  blocked: (table, i, board) => playing(give(table, board, i.seat, 'power', -1), {}),
  wished: (table, i, board) => change(table, board, i.seat, () => ({ wish: WISHES[i.wish] ?? 'everything' })),
  gained: (table, i, board) => give(table, board, i.seat, thing(i.thing), i.amount),
  lost: (table, i, board) => give(table, board, i.seat, thing(i.thing), -i.amount),
  paid: (table, i, board) => pays(table, board, i.seat, i.amount),
  back: (table, i, board) => goes(table, board, i.seat, i.space),
  failed: (table, i, board) => goes(table, board, i.seat, i.space),
  skip: (table, i, board) => change(table, board, i.seat, () => ({ skip: i.turns, skips: i.turns })),
  rolloff_won: (table, i) => playing(table, { die: i.die, reach: i.reach }),
  vote: called(false),
  reversal: called(true),
  sealed: (table, i) => (table.vote ? { ...table, vote: { ...table.vote, seats: table.vote.seats.map((was, s) => (s === i.seat ? 'sealed' : was)) } } : table),
  revealed,
  voted,
  refunded: (table, i, board) => pays(table, board, i.seat, -i.amount),
  top_voter: (table, i, board) => change(table, board, i.seat, () => ({ power: 1 })),
  helped: (table, i, board) => change(table, board, i.seat, (was) => ({ helps: was.helps === null ? null : i.count })),
  hindered: (table, i, board) => change(table, board, i.seat, (was) => ({ hinders: was.hinders === null ? null : i.count })),
  won: (table, i) => ({ ...table, ending: 'competitive', winner: i.seat }),
  together: (table) => ({ ...table, ending: 'cooperative' }),
  trap: (table) => ({ ...table, ending: 'cap' }),
});

/** How long people need to see each thing happen, in milliseconds. What is not here passes together with the next. */
const PACE: Record<string, number> = {
  position: 250, began: 900, turn: 350, skipped: 1100, back_in: 800, played: 1500, discarded: 700, sacrificed: 1000, traded: 1100, stopped: 600,
  collected: 700, refilled: 400, goal: 1500, event: 1600, unfit: 1300, no_event: 700, justice: 1700, justice_pass: 1200, nobody_fits: 1200, taxes: 1700,
  step: 1200, automatic: 1200, influenced: 1600, rolled: 1900, paid_roll: 1400, power_roll: 1400, blocked: 1500, gained: 900, lost: 1000, missed: 800,
  spared: 800, nothing: 800, paid: 900, unpaid: 1100, failed: 1500, skip: 1100, rolloff: 1300, rolloff_won: 1900, vote: 1700, reversal: 1700, sealed: 250,
  voted: 3200, refunded: 700, top_voter: 1100, won: 2400, together: 2600, trap: 2200, title: 1200,
}; // prettier-ignore

/** Shown at leisure whoever it happens to; the rest goes faster among others, and faster still at a large table, so that nobody waits long. */
const LEISURE = new Set(['vote', 'reversal', 'voted', 'won', 'together', 'trap', 'title']);
const CROWD = 4;
/** The envelopes are opened all at once; then the dice fall, together for so long. */
const TARGET = 1600;

export const STEP = 200;
export const LONGEST = 1200;

/** How long a pawn walks from one space to another. */
export const walk = (spaces: number): number => Math.min(LONGEST, STEP * Math.abs(spaces));

/** How long a die of a vote's target is shown; all other dice are shown by what they bring about. */
function targetDie({ view: { table }, items }: Scene): number {
  const opened = table.vote?.seats.every((envelope) => envelope === 'open' || envelope === 'out');
  return table.vote && opened && !items.some((item) => item.kind === 'voted') ? TARGET / table.vote.dice : 0;
}

/** How long an item is shown. */
export function pace(item: Item, scene: Scene): number {
  const { kind, ints } = item;
  if (kind === 'moved') return 350 + walk((ints.space ?? 0) - (ints.start ?? 0));
  if (kind === 'die') return targetDie(scene);
  if (kind === 'back') return 500 + walk(ints.spaces ?? 1);
  const full = PACE[kind] ?? 0;
  if (LEISURE.has(kind) || ints.seat === scene.me || ints.target === scene.me) return full;
  return full * (scene.names.length > CROWD ? 0.5 : 0.7);
}
