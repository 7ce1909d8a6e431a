/** An offer, judged before it is sent; the server judges it again. */
import { deedOf, developed, mayOwn, playerOf, printedOf, rightsWith } from './table';
import type { Scene, Side } from './view';
import { t, tell } from './words';

/** The deeds of a seat that can change hands now. */
export const tradable = (scene: Scene, seat: number): number[] => playerOf(scene, seat).deeds.filter((deed) => !developed(scene, deed));

export interface After {
  deeds: number[];
  kept: number[];
  cash: number | null;
  /** Street groups that would be whole. */
  whole: number[];
}

/** What a seat would own after a trade in which it gives and gets this. */
export function after(scene: Scene, seat: number, out: Side, into: Side): After {
  const player = playerOf(scene, seat);
  const deeds = [...player.deeds.filter((deed) => !out.deeds.includes(deed)), ...into.deeds].sort((a, b) => a - b);
  const kept = [...player.kept.filter((card) => !out.cards.includes(card)), ...into.cards];
  const whole = scene.board.groups.flatMap((group, at) => (group.every((deed) => deeds.includes(deed)) ? [at] : []));
  return { deeds, kept, cash: player.cash === null ? null : player.cash - out.cash + into.cash, whole };
}

/** The first deed that a seat would own without the right to it. */
function unlawful(scene: Scene, seat: number, out: Side, into: Side): number | undefined {
  const then = after(scene, seat, out, into);
  const rights = rightsWith(scene.board, playerOf(scene, seat).sign, then.kept);
  return then.deeds.find((deed) => !mayOwn(scene.board, rights, deed));
}

/** Why this offer cannot be sent; empty where it can. */
export function problem(scene: Scene, target: number, give: Side, get: Side): string {
  const items = give.deeds.length + give.cards.length + get.deeds.length + get.cards.length;
  if (!items) return t('trade-need_item');
  if (!(give.deeds.length + give.cards.length + give.cash) || !(get.deeds.length + get.cards.length + get.cash)) return t('trade-need_both');
  const mine = unlawful(scene, scene.me, give, get);
  if (mine !== undefined) return tell(scene, 'trade-licence', { seat: scene.me, deed: mine });
  const theirs = unlawful(scene, target, get, give);
  if (theirs !== undefined) return tell(scene, 'trade-licence', { seat: target, deed: theirs });
  if (give.cash > (playerOf(scene, scene.me).cash ?? 0) || get.cash > (playerOf(scene, target).cash ?? Infinity)) return t('trade-poor');
  return '';
}

/** Rent now, of the works as often as the dice show. */
export function rentNow(scene: Scene, deed: number): string {
  const { rent } = deedOf(scene, deed);
  return printedOf(scene.board, deed).kind === 'utility' ? t('deedcard-now_dice', { times: rent }) : t('deedcard-now', { amount: rent });
}
