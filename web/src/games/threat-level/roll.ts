/** What a roll earns and costs, and the sentences beside the dice. */
import type { Item } from '../../lib/voice';
import { rowOf } from './table';
import { LOSE, START, TOP, Wild, type Board, type Scene } from './view';
import { t, tell } from './words';

export interface Outcome {
  earns: number;
  pays: number;
}

/** What these dice are worth to somebody who begins the turn on this row (rules.py, settle_roll). */
export function worth(board: Board, at: number, die: number, wild: number, cancelled = false): Outcome {
  const row = rowOf(board, at);
  const rolled = row.rolls_points ? die : 0;
  const figure = row.gain || rolled;
  const spared = wild === Wild.TAXES && rolled > 0 && rolled <= row.spared_to;
  const taxed = (wild === Wild.TAXES || row.tax_every_turn) && !spared;
  const ill = wild === Wild.EMERGENCY && !cancelled && !row.health_care;
  const earns = row.keeps_gain || !(ill || (wild === Wild.TAXES && !spared)) ? figure : 0;
  return { earns, pays: (taxed ? (row.tax[figure] ?? 0) : 0) + (ill ? (board.health_cost[rolled] ?? 0) : 0) };
}

/** The items of the turn in progress, from its roll on. */
export function thisTurn(log: Item[]): Item[] {
  const from = log.findLastIndex((item) => item.kind === 'rolled' || item.kind === 'out_rolled');
  return from < 0 ? [] : log.slice(from);
}

const SETTLES = ['gained', 'forgone', 'taxed', 'billed', 'bankrupt', 'ignored', 'rose', 'out_rolled'];

/** The words of the first items of these kinds in this turn, each kind once. */
function told(scene: Scene, ...kinds: string[]): string {
  const turn = thisTurn(scene.log);
  return kinds
    .map((kind) => turn.find((item) => item.kind === kind && SETTLES.includes(kind))?.words ?? '')
    .filter(Boolean)
    .join(' ');
}

/** What is being shown is of one of these kinds. */
const showing = (scene: Scene, ...kinds: string[]): boolean => kinds.includes(scene.items.at(-1)?.kind ?? '');

/** "You rolled 4 and a wild 2."; while the dice still tumble, "You roll." */
export function rolled(scene: Scene): string {
  const { active, die, wild, turn_row } = scene.view.table;
  if (showing(scene, 'turn', 'die')) return tell(scene, 'rolls', { seat: active });
  if (wild === 0) return '';
  return tell(scene, turn_row === LOSE ? 'rolled-out' : die > 0 ? 'rolled-both' : 'rolled-one', { seat: active, die, wild });
}

/** What the Points Die did, in a sentence. */
export function pointsLine(scene: Scene): string {
  const { turn_row, die } = scene.view.table;
  if (turn_row === LOSE) return t('dice-none_out');
  if (showing(scene, 'turn', 'die', 'rolled') && die > 0) return '';
  if (die === 0 && rowOf(scene.board, turn_row).gain === 0) return t('dice-none', { at: turn_row });
  return told(scene, 'gained', 'forgone') || (scene.view.table.window ? t('dice-open') : '');
}

/** What the Wild Die did or offers, in a sentence. */
export function wildLine(scene: Scene): string {
  const { wild, unused, turn_row, must_rise, active, seats } = scene.view.table;
  if (showing(scene, 'turn', 'die')) return '';
  if (showing(scene, 'rolled', 'out_rolled')) return wild ? t('wild-shows', { wild_title: wild }) : '';
  if (turn_row === LOSE) return wild === Wild.STEP_BACK ? t('wild-back') : t('wild-still_out');
  if (wild === Wild.FREE_HAND) return t(unused ? 'wild-free' : 'wild-used');
  if (wild === Wild.STEP_BACK) return tell(scene, !unused ? 'wild-used' : seats[active]?.row === START ? 'wild-bottom' : 'wild-step', { seat: active });
  if (wild === Wild.TAXES) return told(scene, 'taxed', 'bankrupt') || t('wild-untaxed');
  if (wild === Wild.EMERGENCY) return told(scene, 'ignored', 'billed', 'bankrupt') || t(scene.view.table.window ? 'wild-emergency' : 'wild-unbilled');
  return told(scene, 'rose', 'bankrupt') || t('wild-rise', { rows: must_rise });
}

/** Where the same roll would have been worth something else: unequal rules side by side, or "". */
export function elsewhere(scene: Scene): string {
  const { turn_row, die, wild } = scene.view.table;
  if (wild !== Wild.TAXES && wild !== Wild.EMERGENCY) return '';
  if (turn_row === LOSE || die === 0) return '';
  const net = (at: number): number => {
    const { earns, pays } = worth(scene.board, at, die, wild);
    return earns - pays;
  };
  const here = net(turn_row);
  const rows = Array.from({ length: TOP }, (_, i) => i + 1).filter((at) => rowOf(scene.board, at).rolls_points);
  const best = rows.reduce((a, b) => (net(b) > net(a) ? b : a), turn_row);
  const worst = rows.reduce((a, b) => (net(b) < net(a) ? b : a), turn_row);
  const other = net(best) > here ? best : worst;
  if (net(other) === here) return '';
  const gain = net(other);
  return t(gain > 0 ? 'elsewhere-earns' : gain < 0 ? 'elsewhere-costs' : 'elsewhere-nothing', { row: other, points: Math.abs(gain) });
}
