/** What the board and the turn share: the sending that is being decided, and the birth that was chosen. It begins anew with each question. */
import { question } from '../../kit/seek';
import type { Scene } from './view';
import { blank, settled, type Sending } from './plan';

const state = $state<{ sending: Sending | null; color: number; about: string }>({ sending: null, color: -1, about: '' });

export const asksToSend = (scene: Scene): boolean => scene.view.phase === 'send' && scene.view.actions.length > 0;

/** The sending as it stands; untouched it is what the rules would do. */
export function sendingOf(scene: Scene): Sending {
  return state.about === question(scene) && state.sending ? state.sending : settled(blank(scene));
}

/** Whether somebody changed what the rules would do. */
export const touchedBy = (scene: Scene): boolean => state.about === question(scene) && state.sending !== null;

export function decide(scene: Scene, sending: Sending): void {
  if (state.about !== question(scene)) state.color = -1;
  state.sending = sending;
  state.about = question(scene);
}

/** The birth that was chosen, -1 for any. */
export const chosenColor = (scene: Scene): number => (state.about === question(scene) ? state.color : -1);

export function choose(scene: Scene, color: number): void {
  const same = chosenColor(scene) === color;
  if (state.about !== question(scene)) state.sending = null;
  state.color = same ? -1 : color;
  state.about = question(scene);
}
