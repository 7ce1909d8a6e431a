/** Votes: what a pool can beat, and what lies in the envelopes. */
import type { Item } from '../../lib/voice';
import { FACES, seatOf } from './table';
import type { Envelope, Scene } from './view';
import { aimed } from './options';

/** How often each sum of so many dice comes, out of 6 to the power of dice. */
function sums(dice: number): number[] {
  let ways = [1];
  for (let n = 0; n < dice; n++) {
    const next = Array<number>(ways.length + FACES).fill(0);
    ways.forEach((count, sum) => {
      for (let face = 1; face <= FACES; face++) next[sum + face] = (next[sum + face] ?? 0) + count;
    });
    ways = next;
  }
  return ways;
}

/** The chance that a pool is greater than so many dice. */
export function chance(pool: number, dice: number): number {
  const ways = sums(dice);
  const below = ways.slice(0, Math.max(0, pool)).reduce((sum, count) => sum + count, 0);
  return below / FACES ** dice;
}

export interface Choice {
  amount: number;
  action: number;
}

/** What I may put down or seal, from the least to the most. */
export function amounts(scene: Scene): Choice[] {
  return scene.view.actions
    .filter((a) => a.do === 'put')
    .map((a) => ({ amount: aimed(a, 'amount'), action: a.id }))
    .sort((a, b) => a.amount - b.amount);
}

export interface Sealed {
  seat: number;
  state: Envelope;
  /** What is known to lie in it: the open stake, what I sealed, all once they are open. */
  amount: number | null;
  most: boolean;
}

/** What was told about the vote in progress. */
function told(scene: Scene): Item[] {
  const from = scene.log.findLastIndex((item) => item.kind === 'vote' || item.kind === 'reversal');
  return from < 0 ? [] : scene.log.slice(from);
}

/** The envelopes of the vote in progress, and of the one that was just opened. */
export function envelopes(scene: Scene): Sealed[] {
  const { vote } = scene.view.table;
  if (!vote) return [];
  const opened = new Map(told(scene).filter((item) => item.kind === 'revealed').map((item) => [item.ints.seat, item.ints.amount ?? 0])); // prettier-ignore
  const most = Math.max(0, ...opened.values());
  return vote.seats.map((state, seat) => {
    const own = seat === scene.me && !scene.covered && vote.mine !== null ? vote.mine : null;
    const stake = seat === vote.by ? vote.stake : null;
    const amount = opened.get(seat) ?? (own !== null || stake !== null ? (own ?? 0) + (stake ?? 0) : null);
    return { seat, state, amount, most: opened.size > 1 && most > 0 && amount === most };
  });
}

/** The dice of the vote that was just counted: they fall between the last envelope and the count. */
export function voteDice(scene: Scene): number[] {
  const items = told(scene);
  const until = items.findIndex((item) => item.kind === 'voted');
  const from = items.findLastIndex((item) => item.kind === 'revealed');
  const dice = items.slice(from + 1, until < 0 ? undefined : until);
  return dice.filter((item) => item.kind === 'die').map((item) => item.ints.face ?? 0);
}

/** What is surely in the pool: the stake and what I would add. */
export function surely(scene: Scene, mine: number): number {
  const { vote } = scene.view.table;
  return (scene.view.phase === 'stake' ? 0 : (vote?.stake ?? 0)) + mine;
}

/** What stays with me. */
export const left = (scene: Scene, mine: number): number => seatOf(scene.view.table, scene.me).privilege - mine;
