/** The union's questions: what is going on, what follows if one pays, what follows if one does not. */
import { rowOf, seatOf } from './table';
import { LOSE, START, type Scene, type Window } from './view';
import { worth } from './roll';
import { alike } from './rows';
import { t, tell } from './words';

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
  const seat = window.target;
  const { row, points: held } = seatOf(scene.view.table, seat);
  if (row + 1 < LOSE) return [tell(scene, 'then-rises', { seat, row: row + 1 })];
  const out = held === 0 ? 'then-out' : scene.board.out_forfeits ? 'then-lost' : 'then-frozen';
  return [tell(scene, out, { seat, points: held }), t('then-left', { players: leftWithout(scene, seat) })];
}

function stopPush(scene: Scene, window: Window): Question {
  const { active: seat, seats } = scene.view.table;
  const { target, price } = window;
  const row = seats[target]?.row ?? START;
  const spent = price === 0 ? 'then-free' : scene.board.push_refund ? 'then-refund' : 'then-gone';
  const then = [tell(scene, 'then-stays', { seat: target, at: row }), tell(scene, spent, { seat, points: price })];
  return {
    ...cast(scene, window, row, row + 1),
    what: tell(scene, row + 1 < LOSE ? 'asked-up' : 'asked-off', { seat, target, from: row, to: row + 1 }),
    help: answer(scene, 'union_help', 'stop_push', then),
    pass: answer(scene, 'union_pass', 'stop_push', pushed(scene, window)),
  };
}

function halvePull(scene: Scene, window: Window): Question {
  const { active: seat, seats } = scene.view.table;
  const { target } = window;
  const row = seats[target]?.row ?? START;
  const appeal = window.price < 0;
  const lands = tell(scene, 'then-lands', { seat: target, row: row - 1 });
  const paying = (price: number): string => tell(scene, 'then-pays', { seat, points: price });
  const stays = [tell(scene, 'then-too_dear', { seat: target, at: row }), t('then-unpaid')];
  return {
    ...cast(scene, window, row, row - 1),
    what: tell(scene, 'asked-down', { seat, target, from: row, to: row - 1 }),
    help: answer(scene, 'union_help', 'halve_pull', [lands, paying(window.halved)]),
    pass: answer(scene, 'union_pass', 'halve_pull', appeal ? stays : [lands, paying(window.price)]),
  };
}

function ignoreHealth(scene: Scene, window: Window): Question {
  const { turn_row, die, wild, seats } = scene.view.table;
  const seat = window.target;
  const held = seats[seat]?.points ?? 0;
  const saved = worth(scene.board, turn_row, die, wild, true);
  const left = worth(scene.board, turn_row, die, wild);
  const have = held + left.earns;
  const sick = [
    tell(scene, left.earns ? 'then-earns' : 'then-no_income', { seat, points: left.earns }),
    left.pays > have ? tell(scene, 'then-broke', { seat, due: left.pays, have, to: turn_row + 1 }) : tell(scene, 'then-billed', { seat, points: left.pays }),
  ];
  return {
    ...cast(scene, window, turn_row, turn_row),
    what: tell(scene, 'asked-ill', { seat }),
    help: answer(scene, 'union_help', 'ignore_health', [tell(scene, 'then-earns', { seat, points: saved.earns }), t('then-no_bill')]),
    pass: answer(scene, 'union_pass', 'ignore_health', sick),
  };
}

/** What the three questions have in common: the pawns, and why I am asked. */
function cast(scene: Scene, window: Window, from: number, to: number): Pick<Question, 'actor' | 'target' | 'from' | 'to' | 'why'> {
  const row = seatOf(scene.view.table, window.helper).row;
  const everybody = alike(scene.board) === 'all' && rowOf(scene.board, row).union;
  const why = t(`why-${scene.view.phase}`, { all: everybody ? 'yes' : 'no', row, points: scene.board.prices.union });
  return { actor: scene.view.table.active, target: window.target, from, to, why };
}

function answer(scene: Scene, family: 'union_help' | 'union_pass', asked: Asked, then: string[]): Answer {
  const price = scene.board.prices.union;
  const held = seatOf(scene.view.table, scene.me).points;
  const own = family === 'union_help' ? [t('then-you_pay', { have: held, points: held - price })] : [];
  return {
    action: scene.view.actions.find((a) => a.do === family)?.id ?? null,
    label: t(family === 'union_help' ? `union_help-${asked}` : `union_pass-${asked}`),
    small: family === 'union_help' ? t('union_help-pay', { points: price }) : t('union_pass-pay'),
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
  if (next >= 0) found.pass.then.unshift(tell(scene, 'then-next', { helper: next }));
  return found;
}
