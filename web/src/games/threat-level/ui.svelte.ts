/** What the board and the turn share: which verb is open, or which pawn was tapped. It closes by itself when the turn ends. */
import type { Scene } from './view';
import type { VerbName } from './verbs';

export interface Open {
  verb: VerbName | '';
  /** A pawn that was tapped while no verb was open; -1 = none. */
  seat: number;
}

const NOTHING: Open = { verb: '', seat: -1 };
const state = $state<{ open: Open; turn: string }>({ open: NOTHING, turn: '' });

const turnOf = (scene: Scene): string => `${scene.table.match} ${scene.view.round} ${scene.view.table.active} ${scene.view.phase} ${scene.me}`;

/** What is open in this turn. */
export function opened(scene: Scene): Open {
  return state.turn === turnOf(scene) ? state.open : NOTHING;
}

/** Open a verb, or close it where it is open already. */
export function toggleVerb(scene: Scene, verb: VerbName): void {
  state.open = opened(scene).verb === verb ? NOTHING : { verb, seat: -1 };
  state.turn = turnOf(scene);
}

/** Ask what can be done with a pawn, or stop asking. */
export function toggleSeat(scene: Scene, seat: number): void {
  state.open = opened(scene).seat === seat ? NOTHING : { verb: '', seat };
  state.turn = turnOf(scene);
}

export function closeAll(): void {
  state.open = NOTHING;
}
