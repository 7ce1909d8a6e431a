/** What each item changes on the table, and how long it is shown. The server's next view settles everything. */
import { changed, folding, type Ints } from '../../kit/fold';
import type { Item } from '../../lib/voice';
import { momentOf } from './table';
import { RANKS, type Board, type Company, type Held, type Scene, type Table } from './view';

function change(table: Table, seat: number, by: (was: Company) => Partial<Company>): Table {
  return { ...table, companies: changed(table.companies, seat, by) };
}

const money = (table: Table, seat: number, amount: number): Table => change(table, seat, (was) => ({ corp: was.corp + amount }));

function onRegion(table: Table, region: number, by: (was: Table['regions'][number]) => Partial<Table['regions'][number]>): Table {
  return { ...table, regions: changed(table.regions, region, by) };
}

function opens(table: Table, seat: number, region: number): Table {
  const there = onRegion(table, region, (was) => ({ present: [...was.present.filter((s) => s !== seat), seat].sort((a, b) => a - b) }));
  return change(there, seat, (was) => ({ presence: [...new Set([...was.presence, region])] }));
}

function closes(table: Table, { seat, region }: Ints): Table {
  const gone = onRegion(table, region, (was) => ({ present: was.present.filter((s) => s !== seat) }));
  return change(gone, seat, (was) => ({ presence: was.presence.filter((r) => r !== region) }));
}

const takesToken = (table: Table, i: Ints): Table =>
  change(onRegion(table, i.region, (was) => ({ tokens: Math.max(0, was.tokens - 1) })), i.seat, (was) => ({ tokens: was.tokens + 1 }));

/** A hand without one card: the card itself, else a back of its deck. */
function without(hand: Held[], card: number, board: Board): Held[] {
  const known = hand.findIndex((held) => held.card === card);
  const at = known >= 0 ? known : hand.findIndex((held) => held.card === null && held.deck === board.cards[card]?.deck);
  return hand.filter((_, i) => i !== at);
}

const onPile = (table: Table, card: number, board: Board): Table => ({
  ...table,
  decks: table.decks.map((deck, d) => (d === board.cards[card]?.deck ? { ...deck, pile: [...deck.pile, card] } : deck)),
});

const discards = (table: Table, i: Ints, board: Board): Table => onPile(change(table, i.seat, (was) => ({ hand: without(was.hand, i.card, board) })), i.card, board);

/** An effect card leaves its slot. */
const removes = (table: Table, seat: number, card: number, board: Board): Table =>
  onPile(change(table, seat, (was) => ({ slots: was.slots.filter((_, at) => at !== was.slots.findIndex((slot) => slot.card === card)) })), card, board);

const draws = (table: Table, seat: number, deck: number): Table =>
  change({ ...table, decks: table.decks.map((was, d) => (d === deck ? { ...was, undrawn: Math.max(0, was.undrawn - 1) } : was)) }, seat, (was) => ({ hand: [...was.hand, { card: null, deck }] }));

/** What was drawn face down is turned over for who drew it. */
function turnsUp(table: Table, seat: number, card: number, board: Board): Table {
  return change(table, seat, (was) => {
    const at = was.hand.findLastIndex((held) => held.card === null && held.deck === board.cards[card]?.deck);
    return { hand: was.hand.map((held, i) => (i === at ? { ...held, card } : held)) };
  });
}

const round = (table: Table, i: Ints): Table => ({
  ...table, odd: Boolean(i.odd), first: i.seat, step: 1, active: null, worker: null, option: null, points: 0,
  order: table.companies.map((_, ahead) => (i.seat + ahead) % table.companies.length),
  companies: table.companies.map((was) => ({ ...was, confirmed: false, plan: null, placed: null, tossing: null, slots: was.slots.map((slot) => ({ ...slot, used: false, fresh: false })) })),
}); // prettier-ignore

const reveal = (table: Table): Table => ({ ...table, step: 2, companies: table.companies.map((was) => ({ ...was, confirmed: false, plan: Array<number>(8).fill(0) })) });

/** The next worker of this option is reached. */
function reaches(table: Table, seat: number, option: number): Table {
  const plan = table.companies[seat]?.plan ?? [];
  const at = plan.findIndex((o, i) => o === option && i + 1 > (table.worker ?? 0));
  return at < 0 ? table : { ...table, worker: at + 1, option };
}

const power = (table: Table, i: Ints): Table => change(table, i.seat, () => ({ power: i.total }));
const rep = (table: Table, i: Ints): Table => change(table, i.seat, () => ({ rep: i.total }));
const compute = (table: Table, i: Ints): Table => change(table, i.seat, () => ({ compute: i.level }));

/** The table after one item. */
export const fold = folding<Table, Board>({
  began: (table, i) => ({ ...table, first: i.seat }),
  settled: (table, i) => change(opens(table, i.seat, i.region), i.seat, () => ({ home: i.region })),
  subsidised: (table, i) => ({ ...onRegion(table, i.region, (was) => ({ tokens: was.tokens + 1 })), supply: Math.max(0, table.supply - 1) }),
  round,
  drew: (table, i) => draws(table, i.seat, i.deck),
  drew_card: (table, i, board) => turnsUp(table, i.seat, i.card, board),
  reshuffled: (table, i) => ({ ...table, decks: table.decks.map((was, d) => (d === i.deck ? { undrawn: i.cards, pile: [] } : was)) }),
  confirmed: (table, i) => change(table, i.seat, () => ({ confirmed: true })),
  revealed: reveal,
  planned: (table, i) => change(table, i.seat, (was) => ({ plan: (was.plan ?? []).map((at, w) => (w === i.worker - 1 ? i.option : at)) })),
  tossed: discards,
  turn: (table, i) => ({ ...table, active: i.seat, worker: null, option: null, points: 0, step: 2 }),
  failed: (table, i) => ({ ...table, worker: i.worker, option: i.option }),
  skipped: (table, i) => ({ ...table, worker: i.worker, option: i.option }),
  chips: (table, i) => change(money(reaches(table, i.seat, 1), i.seat, -i.price), i.seat, () => ({ compute: i.level })),
  patent: (table, i) => money(reaches(table, i.seat, 2), i.seat, i.amount),
  recruited: (table, i) => change(money(reaches(table, i.seat, 3), i.seat, -i.price), i.seat, () => ({ workers: i.worker })),
  trained: (table, i) => change(money(reaches(table, i.seat, 4), i.seat, -i.price), i.seat, (was) => ({ model: i.version, power: was.power + i.power, rep: was.rep + (i.rep ?? 1), cut: 0, surcharge: 0 })),
  handout: (table, i) => takesToken(reaches(table, i.seat, 5), i),
  buyback: (table, i) => change(money(reaches(table, i.seat, 6), i.seat, -i.price), i.seat, (was) => ({ rank: RANKS[i.rank] ?? was.rank, rep: was.rep - i.rep })),
  marketing: (table, i) => change(reaches(table, i.seat, 7), i.seat, (was) => ({ power: was.power + i.power, rep: was.rep + i.rep })),
  scaled: (table, i) => money(opens(reaches(table, i.seat, 8), i.seat, i.region), i.seat, -i.price),
  point: (table, i) => ({ ...reaches(table, i.seat, 9), points: i.points }),
  restructured: (table, i, board) => removes(reaches(table, i.seat, 10), i.seat, i.card, board),
  audited: (table, i, board) => change(removes(reaches(table, i.seat, 11), i.target, i.card, board), i.seat, (was) => ({ corp: was.corp - i.price, rep: was.rep - i.rep })),
  rehired: (table, i) => change(reaches(table, i.seat, 12), i.seat, () => ({ hand: [] })),
  played: discards,
  installed: (table, i, board) => change(table, i.seat, (was) => ({ hand: without(was.hand, i.card, board), slots: [...was.slots, { card: i.card, used: false, fresh: false }] })),
  used: (table, i) => change(table, i.seat, (was) => ({ slots: was.slots.map((slot) => (slot.card === i.card ? { ...slot, used: true } : slot)) })),
  power_up: power,
  power_down: power,
  rep_up: rep,
  rep_down: rep,
  compute_up: compute,
  compute_down: compute,
  gained: (table, i) => money(table, i.seat, i.amount),
  lost: (table, i) => money(table, i.seat, -i.amount),
  paid: (table, i) => money(table, i.seat, -i.amount),
  stole: (table, i) => money(money(table, i.seat, i.amount), i.target, -i.amount),
  cut: (table, i) => change(table, i.seat, (was) => ({ cut: was.cut + i.amount })),
  surcharge: (table, i) => change(table, i.seat, (was) => ({ surcharge: was.surcharge + i.amount })),
  fired: (table, i) => change(table, i.seat, () => ({ workers: i.worker - 1 })),
  opened: (table, i) => opens(table, i.seat, i.region),
  closed: closes,
  subsidy: takesToken,
  returned: (table, i) => ({ ...change(table, i.seat, (was) => ({ tokens: was.tokens - 1 })), supply: table.supply + 1 }),
  dropped: discards,
  siphoned: (table, i) => change(table, i.seat, () => ({ corp: 0, pers: i.total })),
  income: (table, i) => change(table, i.seat, (was) => ({ corp: was.corp + i.amount, income: i.amount })),
  last_round: (table) => ({ ...table, last: true }),
});

/** How long people need to see each thing happen, in milliseconds. What is not here passes together with the next. */
const PACE: Record<string, number> = {
  began: 1200, favoured: 1400, settled: 1000, subsidised: 900, round: 900, reshuffled: 900, revealed: 1700, turn: 1100, failed: 1800, skipped: 1200,
  chips: 1600, patent: 1500, recruited: 1600, trained: 2000, handout: 1600, buyback: 2400, marketing: 2000, rerolls: 1500, scaled: 1600, point: 700,
  restructured: 1700, audited: 2400, rehired: 1600, played: 2400, installed: 2400, used: 1800, card_die: 1300, power_up: 1000, power_down: 1200, rep_up: 1000,
  rep_down: 1200, gained: 1000, lost: 1200, paid: 900, stole: 1400, compute_up: 1100, compute_down: 1200, cut: 1000, surcharge: 1200, fired: 1400, opened: 1200,
  closed: 1400, subsidy: 1200, returned: 1200, dropped: 1000, snatched: 1400, spared: 1000, siphoned: 700, income: 900, capped: 1200, last_round: 2400, limit: 1800, scored: 1200, won: 2000,
}; // prettier-ignore

/** How long all plans lie open before the first is carried out, unless the reader goes on. */
const OPEN_PLANS = 8000;

/** All plans are turned over together; the first turn then waits until they have been read, with or without motion. */
export const stays = (item: Item, scene: Scene): number => (item.kind === 'turn' && momentOf(scene) === 'reveal' ? OPEN_PLANS : 0);

export const pace = (item: Item, scene: Scene): number => stays(item, scene) || (PACE[item.kind] ?? 0);
