/** A quarter as it is carried out: for each worker of a company what it was sent for and what came of it. */
import type { Item } from '../../lib/voice';
import { cardOf } from './table';
import { Option, type Scene } from './view';
import { cardName, change, rankName, signed, t } from './words';

export interface Deed {
  worker: number;
  option: number;
  state: 'waits' | 'now' | 'done' | 'failed' | 'skipped';
  /** What it took from the company or brought it. */
  money: number;
  /** Other results, in a few words each. */
  results: string[];
}

/** The option that an event is the result of. */
const OPTION_OF: Record<string, number> = {
  chips: Option.BUY_CHIPS, patent: Option.FILE_PATENT, recruited: Option.RECRUIT, trained: Option.TRAIN, handout: Option.HANDOUT, buyback: Option.BUYBACK, marketing: Option.MARKETING,
  scaled: Option.SCALE_PRESENCE, point: Option.PLAY_CARD, restructured: Option.RESTRUCTURE, audited: Option.AUDIT, rehired: Option.REHIRE,
}; // prettier-ignore

type Ints = Record<string, number>;

const SPENT: Record<string, (i: Ints) => number> = {
  chips: (i) => -i.price, patent: (i) => i.amount, recruited: (i) => -i.price, trained: (i) => -i.price, buyback: (i) => -i.price, scaled: (i) => -i.price, audited: (i) => -i.price,
  gained: (i) => i.amount, paid: (i) => -i.amount, stole: (i) => i.amount,
}; // prettier-ignore

const both = (power: number, rep: number): string[] => [...(power ? [t('deed-power', { change: signed(power) })] : []), ...(rep ? [t('deed-rep', { change: signed(rep) })] : [])];

function results(scene: Scene, item: Item): string[] {
  const i = item.ints;
  switch (item.kind) {
    case 'chips':
      return [t('deed-compute', { level: i.level })];
    case 'recruited':
      return [t('worker', { worker: i.worker })];
    case 'trained':
      return [t('deed-model', { version: i.version }), ...both(i.power, i.rep ?? 1)];
    case 'handout':
    case 'subsidy':
      return [t('deed-token', { region: i.region })];
    case 'buyback':
      return [rankName(i.rank), ...both(0, -i.rep)];
    case 'marketing':
      return [t('deed-die', { face: i.face }), ...(i.power || i.rep ? both(i.power, i.rep) : [t('deed-nothing')])];
    case 'scaled':
    case 'opened':
      return [t('deed-office', { region: i.region })];
    case 'restructured':
      return [t('deed-dropped', { card: i.card })];
    case 'audited':
      return [t('deed-audited', { card: i.card, target: scene.names[i.target] ?? '' }), ...both(0, -i.rep)];
    case 'rehired':
      return [t('deed-rehired', { cards: i.cards })];
    case 'played':
    case 'installed':
    case 'used':
      return [cardName(i.card)];
    case 'power_up':
    case 'power_down':
      return both(item.kind === 'power_up' ? i.amount : -i.amount, 0);
    case 'rep_up':
    case 'rep_down':
      return both(0, item.kind === 'rep_up' ? i.amount : -i.amount);
    case 'failed':
      return [t(`why-${i.why}.short`)];
    default:
      return [];
  }
}

/** What happened since a company's turn began. */
function since(scene: Scene, seat: number): Item[] {
  const from = scene.log.findLastIndex((item) => item.kind === 'turn' && item.ints.seat === seat);
  const begun = scene.log.findLastIndex((item) => item.kind === 'revealed');
  if (from < 0 || from < begun) return [];
  const rest = scene.log.slice(from + 1);
  const end = rest.findIndex((item) => item.kind === 'turn' || item.kind === 'siphoned');
  return end < 0 ? rest : rest.slice(0, end);
}

/** The placed workers of a company with what came of each, in the order of their numbers. */
export function deeds(scene: Scene, seat: number): Deed[] {
  const company = scene.view.table.companies[seat];
  const rows = (company?.plan ?? []).flatMap((option, i): Deed[] => (option > 0 && i < (company?.workers ?? 0) ? [{ worker: i + 1, option, state: 'waits', money: 0, results: [] }] : []));
  let at = -1;
  let owed: string[] = []; // what a card brings by itself
  for (const item of since(scene, seat)) {
    if (item.kind === 'failed' || item.kind === 'skipped') at = rows.findIndex((row) => row.worker === item.ints.worker);
    else if (item.kind in OPTION_OF && !owed.includes(item.kind)) {
      const next = rows.findIndex((row, r) => r > at && row.option === OPTION_OF[item.kind]);
      if (next >= 0) at = next;
    }
    if (item.kind === 'played' || item.kind === 'used') owed = cardOf(scene.board, item.ints.card ?? 0).verbs.flatMap((verb) => (verb === 'train' ? ['trained'] : verb === 'recruit' ? ['recruited'] : []));
    else owed = owed.filter((kind) => kind !== item.kind);
    const row = rows[at];
    if (!row || item.ints.seat !== seat) continue;
    row.state = item.kind === 'failed' || item.kind === 'skipped' ? item.kind : 'done';
    row.money += SPENT[item.kind]?.(item.ints) ?? 0;
    row.results.push(...results(scene, item));
  }
  for (const row of rows) if (row.state === 'waits' && rows.some((later) => later.worker > row.worker && later.state !== 'waits')) row.state = 'skipped';
  return marked(scene, seat, rows);
}

/** The worker about which something is asked right now. */
function marked(scene: Scene, seat: number, rows: Deed[]): Deed[] {
  const { active, worker, step } = scene.view.table;
  if (step !== 2 || active !== seat || worker === null || scene.view.phase === 'window') return rows;
  return rows.map((row) => (row.worker === worker && (row.state === 'waits' || row.option === Option.PLAY_CARD) ? { ...row, state: 'now' } : row));
}

/** "+$3", "-$3", or nothing. */
export const moneyWords = (n: number): string => (n ? change(n) : '');
