/** What a game that is over shows: who has what and what it counts, and what the same dice would have said to the other Position. */
import type { Item } from '../../lib/voice';
import { cardOf, FACES, inForce, seatOf } from './table';
import { SCORED, THINGS, type Board, type Position, type Scene, type Scored, type Thing } from './view';
import { t, thingName } from './words';

export const POSITIONS: Position[] = ['sd', 'snd'];

/** The seats of a Position. */
export const seatsOf = (scene: Scene, position: Position): number[] => scene.view.table.seats.flatMap((seat, s) => (seat.position === position ? [s] : []));

/** All seats, SD beside SND. */
export const inOrder = (scene: Scene): number[] => POSITIONS.flatMap((position) => seatsOf(scene, position));

/** The mean over the seats of a Position, with one decimal at most. */
export function mean(scene: Scene, position: Position, of: (seat: number) => number): number {
  const all = seatsOf(scene, position).map(of);
  return Math.round((10 * all.reduce((sum, one) => sum + one, 0)) / Math.max(1, all.length)) / 10;
}

/** Goals tried and reached by a seat. */
export function goalsOf(items: Item[], seat: number): { reached: number; tries: number } {
  const count = (kind: string): number => items.filter((item) => item.kind === kind && item.ints.seat === seat).length;
  return { reached: count('goal') - count('failed'), tries: count('goal') };
}

export interface Cell {
  count: number;
  /** What it counts; null where no points are counted. */
  points: number | null;
}

export interface Line {
  name: Scored;
  worth: string;
  cells: Cell[];
}

function countOf(scene: Scene, seat: number, name: Scored): number {
  const state = seatOf(scene.view.table, seat);
  if (name === 'winner') return scene.view.table.winner === seat ? 1 : 0;
  if (name === 'helps' || name === 'hinders') return state[name] ?? 0;
  return name === 'skill' || name === 'degree' || name === 'startup' ? state.tiles[name] : state[name];
}

const isThing = (name: Scored): name is Scored & Thing => (THINGS as readonly string[]).includes(name);

function worthOf(board: Board, name: Scored): string {
  const n = board.worth[name];
  if (name === 'winner') return String(n);
  if (name === 'privilege') return t('closing-privilege', { n });
  return isThing(name) ? t('closing-each', { n }) : t(`closing-row-${name}.worth`, { n });
}

/** What a line is called. */
export const lineName = (name: Scored): string => (isThing(name) ? thingName(name) : t(`closing-row-${name}`));

/** The lines of the table: all that somebody has, in the order of the seats. */
export function lines(scene: Scene): Line[] {
  const { scores } = scene.view.table;
  return SCORED.filter((name) => scores !== null || name !== 'winner').flatMap((name) => {
    const cells = inOrder(scene).map((seat) => ({ count: countOf(scene, seat, name), points: scores?.[seat]?.lines[name].points ?? null }));
    return cells.some((cell) => cell.count > 0) ? [{ name, worth: scores ? worthOf(scene.board, name) : '', cells }] : [];
  });
}

/** Rolls for cards by one Position: how many there were, went well, and would have gone well with the other Position's ranges. */
export interface Read {
  rolls: number;
  went: number;
  would: number;
}

/** Every roll for a card, read once as it was and once with the other Position's range. */
export function readTwice(items: Item[], board: Board, positions: (Position | null)[]): Record<Position, Read> {
  const read: Record<Position, Read> = { sd: { rolls: 0, went: 0, would: 0 }, snd: { rolls: 0, went: 0, would: 0 } };
  let level: Thing[] = [];
  let step = 1;
  for (const { kind, ints } of items) {
    if (kind === 'justice') step = 1;
    if (kind === 'step') step = ints.step ?? 2;
    if (kind === 'voted' && ints.passed) {
      const subject = THINGS[ints.subject ?? 0]!;
      level = ints.reverse ? level.filter((thing) => thing !== subject) : [...level, subject];
    }
    const position = kind === 'rolled' ? positions[ints.seat ?? -1] : null;
    if (!position) continue;
    const card = cardOf(board, ints.card ?? 0);
    const { sd, snd } = inForce(card, level, card.second ? step : 1);
    const gap = ((snd ?? 0) - (sd ?? 0)) * (position === 'sd' ? 1 : -1);
    const reach = Math.min(FACES, Math.max(0, (ints.reach ?? 0) + gap));
    const one = read[position];
    one.rolls += 1;
    if ((ints.fits === 1) !== card.penalty) one.went += 1;
    if ((ints.die ?? 0) <= reach !== card.penalty) one.would += 1;
  }
  return read;
}
