/** What the board and the turn share: the verb that is open and the card that is thought about; both begin anew with each question.
 *  And on a device that is passed around, who wants to look at the own cards before a roll. */
import { question } from '../../kit/seek';
import type { Action, View } from '../../lib/game';
import type { Scene, Table } from './view';
import { cardsFor, verbs, type VerbName } from './options';

const state = $state<{ verb: VerbName | ''; slot: number; about: string }>({ verb: '', slot: -1, about: '' });

export const choosing = (scene: Scene): boolean => scene.view.phase === 'option' && scene.view.actions.length > 0;

/** The open verb: untouched it is the first that offers something. */
export function openVerb(scene: Scene): VerbName | '' {
  if (!choosing(scene)) return '';
  if (state.about === question(scene)) return state.verb;
  return verbs(scene).find((verb) => verb.open > 0)?.name ?? 'discard';
}

/** The card of mine that is thought about, by its place in my hand; -1 none. */
export function thoughtSlot(scene: Scene): number {
  const verb = openVerb(scene);
  if (!choosing(scene) || verb === 'trade' || verb === 'vote') return -1;
  if (state.about === question(scene) && state.slot >= 0) return state.slot;
  return verb === '' ? -1 : (cardsFor(scene, verb).find((choice) => choice.action !== null)?.slot ?? 0);
}

/** Open a verb. */
export function open(scene: Scene, verb: VerbName): void {
  const slot = state.about === question(scene) ? state.slot : -1;
  Object.assign(state, { verb, slot, about: question(scene) });
}

/** Think about a card. */
export function think(scene: Scene, slot: number): void {
  const verb = openVerb(scene);
  Object.assign(state, { verb: verb === 'trade' || verb === 'vote' || verb === '' ? 'play' : verb, slot, about: question(scene) });
}

/** Before a roll a device that is passed around asks the whole table at once: who looks at the own cards; -1 nobody. */
const called = $state<{ about: string; looks: number }>({ about: '', looks: -1 });

const roll = ({ round, table: { active, play } }: View<Table>): string => [round, active, play?.card, play?.step, play?.target].join(' ');

/** What can be answered in front of everybody: all that takes no look at a hand. Null where the device must be handed over. */
export function openly(view: View<Table>): Action[] | null {
  const { phase, actions } = view;
  if (phase === 'influence') return called.about === roll(view) && called.looks === view.seat ? null : actions.filter((action) => action.do === 'let_be');
  return !actions.length || ['extra_roll', 'block', 'position', 'first'].includes(phase) ? actions : null;
}

/** Whether the whole table is being asked before a roll, on a device that is passed around. */
export const calling = ({ view, table }: Scene): boolean => table.mode === 'hotseat' && view.phase === 'influence' && view.actions.length === 1;

/** Whether the table has answered for the seat that is asked: nobody looks, or somebody else whose turn to be asked will come. */
export function answeredFor({ view }: Scene): boolean {
  const looks = view.table.window?.seats[called.looks]?.state;
  return called.about === roll(view) && (called.looks < 0 || looks === 'next');
}

/** Somebody wants to look at the own cards, or nobody does. */
export function look({ view }: Scene, seat: number): void {
  Object.assign(called, { about: roll(view), looks: seat });
}
