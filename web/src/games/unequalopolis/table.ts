/** What is looked up on Unequalopolis's table and board. */
import { actionsFor, nth } from '../../kit/seek';
import type { Action } from '../../lib/game';
import type { Board, Card, Deed, Player, PrintedDeed, RightName, Scene, SignName, Table } from './view';

export const playerOf = (scene: Scene, seat: number): Player => nth(scene.view.table.players, seat);
export const deedOf = (scene: Scene, deed: number): Deed => nth(scene.view.table.deeds, deed);
export const printedOf = (board: Board, deed: number): PrintedDeed => nth(board.deeds, deed);
export const cardOf = (board: Board, card: number): Card => nth(board.cards, card);

/** What can be done with one deed now. */
export const dealsWith = (scene: Scene, deed: number): Action[] => actionsFor(scene, 'build', 'sell', 'mortgage', 'lift').filter((action) => action.deed === deed);

/** The rights that a set of kept cards and a sign give together. */
export function rightsWith(board: Board, sign: SignName, kept: number[]): Set<RightName> {
  const rights = new Set(board.signs[sign].rights);
  for (const card of kept) {
    const effect = cardOf(board, card).woman;
    if (effect.what === 'grant' && effect.word) rights.add(effect.word as RightName);
  }
  return rights;
}

/** Whether somebody with these rights may own a deed. */
export function mayOwn(board: Board, rights: Set<RightName>, deed: number): boolean {
  const { kind } = printedOf(board, deed);
  return kind === 'street' || rights.has(kind === 'railroad' ? 'rail' : 'industry');
}

/** Whether somebody may bid for a deed: owns such things, is not kept from it in prison, and no Country card forbids it. */
export function mayBid(board: Board, table: Table, player: Player, deed: number): boolean {
  const rights = new Set(player.rights);
  if (table.country?.law === 'no_bids' && !rights.has('passport')) return false;
  return mayOwn(board, rights, deed) && (player.prison === null || rights.has('counsel'));
}

/** Whether something stands in the group of a deed: then none of it can change hands. */
export const developed = (scene: Scene, deed: number): boolean => (scene.board.groups[printedOf(scene.board, deed).group] ?? []).some((d) => deedOf(scene, d).level > 0);

/** Which of my questions answer somebody else's deed. */
export function answers(scene: Scene): boolean {
  const { phase, table } = scene.view;
  if (['answer', 'contest', 'crop_bid', 'between'].includes(phase)) return true;
  return ['bid', 'waiver', 'receipt', 'raise', 'place'].includes(phase) && table.active !== scene.me;
}
