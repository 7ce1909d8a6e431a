/** What the board and the turn share: the verb that is open and the card that is thought about. It begins anew with each question. */
import type { Scene } from './model';
import { cardsFor, verbs, type VerbName } from './options';

const state = $state<{ verb: VerbName | ''; slot: number; about: string }>({ verb: '', slot: -1, about: '' });

const question = (scene: Scene): string => `${scene.table.match} ${scene.view.ply} ${scene.view.told} ${scene.view.phase} ${scene.me}`;

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
