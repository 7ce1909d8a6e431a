/** The union's questions: what is going on, what follows if one pays, what follows if one does not. */
import { rowOf, seatOf } from './table';
import { LOSE, START, type Scene, type Window } from './view';
import { worth } from './roll';
import { alike } from './rows';
import { capital, long, points, short, t, who } from './words';

export interface Answer {
  action: number | null;
  label: string;
  small: string;
  then: string[];
}

export interface Question {
  /** The heading: who does what to whom. */
  what: string;
  /** Why I am asked and what it costs. */
  why: string;
  /** The pawns of the scene: who acts, upon whom, from where to where. */
  actor: number;
  target: number;
  from: number;
  to: number;
  help: Answer;
  pass: Answer;
}

type Asked = 'stop_push' | 'halve_pull' | 'ignore_health';

/** Whose name begins a sentence, and the verb's form: "You stay", "Otter stays". */
function person(scene: Scene, seat: number): { key: 'you' | 'other'; name: string } {
  return { key: seat === scene.me ? 'you' : 'other', name: capital(who(scene, seat)) };
}

/** The next who would be asked if I keep my point: clockwise from the active seat (TL-Q32), or -1. */
export function nextHelper(scene: Scene, asked: Asked, window: Window): number {
  const { seats, active } = scene.view.table;
  if (asked === 'ignore_health' && !scene.board.health_for_any) return -1;
  const begun = (window.helper - active + seats.length) % seats.length;
  for (let i = begun + 1; i < seats.length; i++) {
    const seat = (active + i) % seats.length;
    const state = seatOf(scene.view.table, seat);
    if (state.in_union && state.points >= scene.board.prices.union) return seat;
  }
  return -1;
}

/** How many would still be in the game if this seat left it. */
const leftWithout = (scene: Scene, seat: number): number => scene.view.table.seats.filter((s, at) => s.row < LOSE && at !== seat).length;

function pushed(scene: Scene, window: Window): string[] {
  const { row, points: held } = seatOf(scene.view.table, window.target);
  const { key, name } = person(scene, window.target);
  if (row + 1 < LOSE) return [t(`ask.stop_push.rises.${key}`, { name, row: long(row + 1) })];
  const frozen = scene.board.out_forfeits ? 'lost' : 'frozen';
  const out = held > 0 ? t(`ask.stop_push.out.${key}.${frozen}`, { name, points: points(held) }) : t(`ask.stop_push.out.${key}.bare`, { name });
  return [out, t('ask.stop_push.left', { n: leftWithout(scene, window.target) })];
}

function stopPush(scene: Scene, window: Window): Question {
  const { active, seats } = scene.view.table;
  const row = seats[window.target]?.row ?? START;
  const mine = window.target === scene.me;
  const target = who(scene, window.target);
  const what = row + 1 >= LOSE ? 'off' : 'up';
  const pusher = person(scene, active);
  const spent = window.price === 0 ? 'free' : scene.board.push_refund ? 'refund' : 'gone';
  const then = [
    t(`ask.stop_push.stays.${mine ? 'you' : 'other'}`, { name: capital(target), row: short(row) }),
    t(`ask.stop_push.${spent}`, { name: pusher.name, points: points(window.price) }),
  ];
  const form = active === window.target ? 'self' : mine ? 'you' : 'other';
  return {
    ...cast(scene, window, row, row + 1),
    what: t(`ask.stop_push.${what}.${form}`, { name: pusher.name, target, from: short(row), to: short(row + 1) }),
    help: answer(scene, 'union_help', 'stop_push', then),
    pass: answer(scene, 'union_pass', 'stop_push', pushed(scene, window)),
  };
}

function halvePull(scene: Scene, window: Window): Question {
  const { active, seats } = scene.view.table;
  const row = seats[window.target]?.row ?? START;
  const mine = window.target === scene.me;
  const self = active === window.target;
  const puller = person(scene, active);
  const target = person(scene, window.target);
  const form = self ? (mine ? 'yourself' : 'self') : mine ? 'you' : active === scene.me ? 'by_you' : 'other';
  const appeal = window.price < 0;
  const lands = t(`ask.halve_pull.lands.${target.key}`, { name: target.name, row: long(row - 1) });
  const paying = (price: number): string => t(`ask.halve_pull.pays.${puller.key}`, { name: puller.name, points: points(price) });
  const stays = [t(`ask.halve_pull.stays.${target.key}`, { name: target.name, row: short(row) }), t('ask.halve_pull.nothing')];
  return {
    ...cast(scene, window, row, row - 1),
    what: t(`ask.halve_pull.what.${form}`, { name: puller.name, target: who(scene, window.target), from: short(row), to: short(row - 1) }),
    help: answer(scene, 'union_help', 'halve_pull', [lands, paying(window.halved)]),
    pass: answer(scene, 'union_pass', 'halve_pull', appeal ? stays : [lands, paying(window.price)]),
  };
}

function ignoreHealth(scene: Scene, window: Window): Question {
  const { turn_row, die, wild, seats } = scene.view.table;
  const ill = person(scene, window.target);
  const held = seats[window.target]?.points ?? 0;
  const saved = worth(scene.board, turn_row, die, wild, true);
  const left = worth(scene.board, turn_row, die, wild);
  const sick = [t(`ask.ignore_health.earns.${ill.key}`, { name: ill.name, points: left.earns ? points(left.earns) : t('nothing') })];
  const broke = left.pays > held + left.earns;
  if (broke) sick.push(t(`ask.ignore_health.broke.${ill.key}`, { name: ill.name, n: left.pays, have: held + left.earns, row: short(turn_row + 1) }));
  else sick.push(t(`ask.ignore_health.bill.${ill.key}`, { name: ill.name, points: points(left.pays) }));
  return {
    ...cast(scene, window, turn_row, turn_row),
    what: t(`ask.ignore_health.what.${ill.key}`, { name: ill.name }),
    help: answer(scene, 'union_help', 'ignore_health', [
      t(`ask.ignore_health.earns.${ill.key}`, { name: ill.name, points: points(saved.earns) }),
      t('ask.ignore_health.no_bill'),
    ]),
    pass: answer(scene, 'union_pass', 'ignore_health', sick),
  };
}

/** What the three questions have in common: the pawns, and why I am asked. */
function cast(scene: Scene, window: Window, from: number, to: number): Pick<Question, 'actor' | 'target' | 'from' | 'to' | 'why'> {
  const row = seatOf(scene.view.table, window.helper).row;
  const everybody = alike(scene.board) === 'all' && rowOf(scene.board, row).union;
  const why = t(everybody ? 'ask.why_all' : 'ask.why', { row: t(`rows.${row}`), points: points(scene.board.prices.union) });
  return { actor: scene.view.table.active, target: window.target, from, to, why: `${why} ${t(`ask.${scene.view.phase}.can`)}` };
}

function answer(scene: Scene, family: 'union_help' | 'union_pass', asked: Asked, then: string[]): Answer {
  const price = scene.board.prices.union;
  const held = seatOf(scene.view.table, scene.me).points;
  const own = family === 'union_help' ? [t('ask.you_pay', { from: held, points: points(held - price) })] : [];
  return {
    action: scene.view.actions.find((a) => a.do === family)?.id ?? null,
    label: t(`ask.${asked}.${family}`),
    small: family === 'union_help' ? t('ask.pay', { points: points(price) }) : t('ask.pay_nothing'),
    then: [then[0] ?? '', ...own, ...then.slice(1)].filter(Boolean),
  };
}

const QUESTIONS: Record<Asked, (scene: Scene, window: Window) => Question> = { stop_push: stopPush, halve_pull: halvePull, ignore_health: ignoreHealth };

/** What the union asks me, or null where it does not. */
export function question(scene: Scene): Question | null {
  const { window } = scene.view.table;
  const asked = scene.view.phase as Asked;
  if (!window || window.helper !== scene.me || !(asked in QUESTIONS)) return null;
  const found = QUESTIONS[asked](scene, window);
  const next = nextHelper(scene, asked, window);
  if (next >= 0) found.pass.then.unshift(t('ask.next', { name: scene.names[next] ?? '' }));
  return found;
}
