/** What each item changes on the table, and how long it is shown. The server's next view settles everything. */
import { changed, folding, type Fold, type Ints } from '../../kit/fold';
import type { Item } from '../../lib/voice';
import { mayBid } from './table';
import { WAREHOUSE, type Auction, type Board, type Deed, type LawName, type Player, type Scene, type Table } from './view';

type Step = Fold<Table, Board>;

function change(table: Table, seat: number, by: (was: Player) => Partial<Player>): Table {
  return { ...table, players: changed(table.players, seat, by) };
}

const onDeed = (table: Table, deed: number, by: (was: Deed) => Partial<Deed>): Table => ({ ...table, deeds: changed(table.deeds, deed, by) });

const cash = (table: Table, seat: number, amount: number): Table => change(table, seat, (was) => ({ cash: was.cash === null ? null : was.cash + amount }));
const hand = (table: Table, from: number, to: number, amount: number): Table => cash(cash(table, from, -amount), to, amount);
const gets: Step = (table, i) => cash(table, i.seat, i.amount);
const pays: Step = (table, i) => cash(table, i.seat, -i.amount);
const gives: Step = (table, i) => hand(table, i.seat, i.target, i.amount);

/** A deed comes to somebody; who waited for it waits no more. */
function owns(table: Table, deed: number, seat: number): Table {
  const players = table.players.map((was, s) => ({
    ...was,
    claim: was.claim === deed ? null : was.claim,
    deeds: s === seat ? [...new Set([...was.deeds, deed])].sort((a, b) => a - b) : was.deeds.filter((d) => d !== deed),
  }));
  return onDeed({ ...table, players }, deed, (was) => ({ owner: seat, claims: [], rent: was.owner === null ? 0 : was.rent }));
}

/** A deed is nobody's again, and not mortgaged. */
function nobodys(table: Table, deed: number): Table {
  const players = table.players.map((was) => ({ ...was, deeds: was.deeds.filter((d) => d !== deed) }));
  return onDeed({ ...table, players }, deed, () => ({ owner: null, mortgaged: false, rent: 0 }));
}

const holds = (table: Table, seat: number, card: number): Table => ({
  ...table,
  players: table.players.map((was, s) => ({ ...was, kept: s === seat ? [...new Set([...was.kept, card])].sort((a, b) => a - b) : was.kept.filter((c) => c !== card) })),
});

const lays: Step = (table, i) => ({ ...table, players: table.players.map((was) => ({ ...was, kept: was.kept.filter((card) => card !== i.card) })) });

const unclaimed: Step = (table, i) => onDeed(change(table, i.seat, () => ({ claim: null })), i.deed, (was) => ({ claims: was.claims.filter((seat) => seat !== i.seat) }));

function claimed(table: Table, i: Ints): Table {
  return onDeed(change(table, i.seat, () => ({ claim: i.deed })), i.deed, (was) => ({ claims: [...new Set([...was.claims, i.seat])] }));
}

/** Crops and warehouses go to and from the bank's stock. */
function stands(table: Table, deed: number, level: number): Table {
  const was = table.deeds[deed]?.level ?? 0;
  const crops = (n: number): number => (n === WAREHOUSE ? 0 : n);
  const stock = { crops: table.crops + crops(was) - crops(level), warehouses: table.warehouses + Number(was === WAREHOUSE) - Number(level === WAREHOUSE) };
  return onDeed({ ...table, ...stock }, deed, () => ({ level }));
}

function soldGroup(table: Table, i: Ints, board: Board): Table {
  const sold = (board.groups[i.group] ?? []).reduce((at, deed) => stands(at, deed, Math.min(i.level, at.deeds[deed]?.level ?? 0)), table);
  return cash(sold, i.seat, i.amount);
}

const lot = (table: Table, by: Partial<Auction>): Table => ({ ...table, auction: table.auction && { ...table.auction, ...by } });
const opens = (kind: Auction['lot'], deed: number | null, bidder: number | null, high: number, everybody: number[]): Auction => ({ lot: kind, deed, high, bidder, in: everybody, asked: [], least: null, laid: null, sealed: false });
const living = (table: Table): number[] => table.players.flatMap((player, seat) => (player.fallen ? [] : [seat]));
const bids: Step = (table, i) => lot(table, { high: i.amount, bidder: i.seat, asked: [] });
const out: Step = (table, i) => lot(table, { in: (table.auction?.in ?? []).filter((seat) => seat !== i.seat), asked: [] });

/** Who falls leaves the game, and what was built goes back to the stock. */
function falls(table: Table, i: Ints): Table {
  const fallen = 1 + Math.max(...table.players.map((player) => player.fallen));
  const bare = (table.players[i.seat]?.deeds ?? []).reduce((at, deed) => stands(at, deed, 0), table);
  return { ...change(bare, i.seat, () => ({ fallen, claim: null, prison: null, skips: 0 })), debt: null };
}

const fallsToBank: Step = (table, i) => (table.players[i.seat]?.deeds ?? []).reduce(nobodys, falls(table, i));

const drawn: Step = (table, i, board) => {
  const deck = board.cards[i.card]?.deck;
  return deck ? { ...table, decks: { ...table.decks, [deck]: Math.max(0, table.decks[deck] - 1) } } : table;
};

function country(table: Table, i: Ints, board: Board): Table {
  return { ...drawn(table, i, board), country: { card: i.card, drawer: i.seat, law: (board.cards[i.card]?.woman.word ?? 'none') as LawName } };
}

const owes = (table: Table, i: Ints, target: number | null): Table => ({ ...table, debt: { seat: i.seat, target, amount: i.amount, can_raise: null, cause: 'card', about: 0 } });

/** The table after one item. */
export const fold = folding<Table, Board>({
  scored: (table, i) => change(table, i.seat, () => ({ score: i.score })),
  sign: (table, i) => change(table, i.seat, () => ({ sign: i.sign ? 'woman' : 'man', place: i.place - 1 })),
  token: (table, i) => change(table, i.seat, () => ({ token: i.token })),
  money: (table, i) => change(table, i.seat, () => ({ cash: i.amount })),
  dealt: (table, i) => owns(table, i.deed, i.seat),
  turn: (table, i) => ({ ...table, active: i.seat, dice: null, debt: null, trading: null, auction: null }),
  rolled: (table, i) => ({ ...table, dice: { first: i.first, second: i.second, total: i.total, streak: table.dice?.streak ?? 0, extra: false } }),
  doubles: (table, i) => ({ ...table, dice: table.dice && { ...table.dice, streak: i.streak } }),
  moved: (table, i) => change(table, i.seat, () => ({ space: i.space })),
  bank: gets,
  claimed,
  stamped: pays,
  preempted: unclaimed,
  lapsed: unclaimed,
  bought: (table, i) => cash(owns(table, i.deed, i.seat), i.seat, -i.price),
  auction: (table, i, board) => ({ ...nobodys(table, i.deed), auction: opens('deed', i.deed, null, 0, living(table).filter((seat) => mayBid(board, table, table.players[seat] as Player, i.deed))) }),
  bid: bids,
  passed: out,
  won_lot: (table, i) => ({ ...cash(owns(table, i.deed, i.seat), i.seat, -i.amount), auction: null }),
  unsold: (table, i) => ({ ...nobodys(table, i.deed), auction: null }),
  proceeds: gets,
  rent: gives,
  guardian: gives,
  tax: pays,
  drew: drawn,
  gained: gets,
  paid: pays,
  gave: gives,
  withheld: pays,
  inherited: gets,
  renounced: (table, i) => cash(table, i.target, i.amount),
  will_skip: (table, i) => change(table, i.seat, (was) => ({ skips: was.skips + i.turns })),
  lost_turn: (table, i) => change(table, i.seat, (was) => ({ skips: i.why ? was.skips : Math.max(0, was.skips - 1) })),
  kept: (table, i) => holds(table, i.seat, i.card),
  empowered: (table, i, board) => holds(drawn(table, i, board), i.seat, i.card),
  country,
  country_over: (table) => ({ ...table, country: null }),
  waived: lays,
  used: lays,
  jailed: (table, i, board) => change(table, i.seat, () => ({ prison: 0, space: board.spaces.findIndex((space) => space.kind === 'prison') })),
  freed: (table, i) => change(table, i.seat, () => ({ prison: null })),
  failed: (table, i) => change(table, i.seat, () => ({ prison: i.attempts })),
  fined: pays,
  built: (table, i) => cash(stands(table, i.deed, i.level), i.seat, -i.price),
  sold: (table, i) => cash(stands(table, i.deed, i.level), i.seat, i.amount),
  sold_group: soldGroup,
  settled: gets,
  mortgaged: (table, i) => cash(onDeed(table, i.deed, () => ({ mortgaged: true, rent: 0 })), i.seat, i.amount),
  lifted: (table, i) => cash(onDeed(table, i.deed, () => ({ mortgaged: false })), i.seat, -i.amount),
  fee: pays,
  crop_auction: (table, i) => ({ ...table, auction: opens(i.lot ? 'warehouse' : 'crop', null, i.seat, i.least, living(table)) }),
  crop_bid: bids,
  crop_passed: out,
  crop_won: (table) => ({ ...table, auction: null }),
  offered: (table, i) => ({ ...table, trading: { maker: i.seat, partner: i.target } }),
  countered: (table, i) => ({ ...table, trading: { maker: i.seat, partner: i.target } }),
  offer_deed: (table, i) => (i.done ? owns(table, i.deed, i.target) : table),
  offer_card: (table, i) => (i.done ? holds(table, i.target, i.card) : table),
  offer_cash: (table, i) => (i.done ? gives(table, i, {} as Board) : table),
  traded: (table) => ({ ...table, trading: null }),
  refused: (table) => ({ ...table, trading: null }),
  dropped: (table) => ({ ...table, trading: null }),
  owes: (table, i) => owes(table, i, i.target),
  owes_bank: (table, i) => owes(table, i, null),
  bankrupt: falls,
  bankrupt_bank: fallsToBank,
  takes_cash: gives,
  takes_deed: (table, i) => owns(table, i.deed, i.target),
  takes_card: (table, i) => holds(table, i.target, i.card),
  bank_takes: pays,
  card_back: lays,
});

/** How long a pawn needs for a space, in milliseconds. */
export const HOP = 75;

/** How long people need to see each thing happen, in milliseconds. What is not here passes together with the next. */
const PACE: Record<string, number> = {
  scored: 700, tied: 800, lots: 800, host: 800, sign: 1500, banker: 800, token: 500, money: 1100, dealt: 350, turn: 500, lost_turn: 1700, rolled: 1000, doubles: 350,
  bank: 1000, park: 1500, own: 300, idle: 1000, barred: 1900, claimed: 2000, stamped: 1300, no_claim: 1900, preempted: 2100, lapsed: 1100, bought: 1100, declined: 800,
  rolled_on: 1000, auction: 1100, bid: 800, passed: 500, won_lot: 1300, unsold: 1000, shut_out: 1200, fare: 1700, proceeds: 1200, sealed: 500, rent: 1300, rent_lost: 1900, guardian: 1900,
  tax: 1100, drew: 1900, gained: 1000, paid: 900, gave: 800, withheld: 900, inherited: 1100, renounced: 2100, no_heir: 1900, will_skip: 1600, kept: 900, empowered: 2200, country: 2400,
  country_over: 900, waived: 1300, short: 1100, jailed: 1400, freed: 1000, failed: 900, fined: 900, used: 1000, built: 800, sold: 700, sold_group: 900, settled: 700,
  mortgaged: 800, lifted: 800, fee: 700, abandoned: 900, shortage: 1200, contested: 800, crop_auction: 1100, crop_bid: 800, crop_passed: 500, crop_won: 1100,
  offered: 1100, countered: 1100, offer_deed: 600, offer_card: 600, offer_cash: 600, traded: 1200, refused: 900, dropped: 400, owes: 1400, owes_bank: 1400,
  bankrupt: 2200, bankrupt_bank: 2200, takes_cash: 700, takes_deed: 400, takes_card: 400, bank_takes: 700, card_back: 400, won: 2000, first_out: 2000, time_up: 1500, limit: 1500, richest: 2000,
}; // prettier-ignore

const LESS = new Set(['money', 'bank', 'tax', 'gained', 'gave']);

/** A pawn walks every space; where a rule pays somebody less, there is time to read it. */
export function pace(item: Item, _scene: Scene): number {
  if (item.kind === 'moved') return 350 + HOP * walked(item.ints.origin ?? 0, item.ints.space ?? 0, Boolean(item.ints.back));
  return (PACE[item.kind] ?? 0) + (LESS.has(item.kind) && item.ints.less ? 700 : 0);
}

/** How many spaces lie between, in the direction of the walk. */
export const walked = (origin: number, space: number, back: boolean): number => (((back ? origin - space : space - origin) % 40) + 40) % 40;
