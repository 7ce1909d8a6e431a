/** Looking something up: a place of a list, a legal action. */
import type { Action, Scene } from '../lib/game';

/** One of a list; a place outside of it is a mistake of the caller. */
export function nth<T>(list: T[], at: number): T {
  const found = list[at];
  if (found === undefined) throw new RangeError(`There is no number ${at}: there are ${list.length}.`);
  return found;
}

/** Legal actions of these families, in the order in which they are listed. */
export const actionsFor = (scene: Scene, ...names: string[]): Action[] => scene.view.actions.filter((action) => names.includes(action.do));
export const actionOf = (scene: Scene, ...names: string[]): Action | undefined => scene.view.actions.find((action) => names.includes(action.do));

/** The seat whose things are shown large: mine, for a spectator whoever is at turn. */
export const mainSeat = (scene: Scene<{ active: number | null; first?: number }>): number => (scene.me >= 0 ? scene.me : (scene.view.table.active ?? scene.view.table.first ?? 0));

/** What a scene asks: something that was begun here belongs to one question, and the next finds it void. */
export const question = ({ table, view, me }: Scene): string => `${table.match} ${view.ply} ${view.told} ${view.phase} ${me}`;
