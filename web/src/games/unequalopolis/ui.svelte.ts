/** What the parts of the board share: the deed that is looked at, the side that is shown, the offer that is being laid. */
import type { Edge } from './geometry';
import { EMPTY } from './moves';
import type { Scene, Side } from './view';

export type Panel = 'offer' | 'deeds';
export const ui = $state<{ look: number | null; side: Edge | null; open: number | null; panel: { about: string; which: Panel } | null }>({ look: null, side: null, open: null, panel: null });

interface Draft {
  /** Which question it belongs to; another one makes it void. */
  about: string;
  target: number;
  give: Side;
  get: Side;
}

const kept = $state<{ draft: Draft | null }>({ draft: null });

const question = (scene: Scene): string => `${scene.table.match} ${scene.me} ${scene.view.round} ${scene.view.table.active} ${scene.view.phase}`;

/** Which drawer of the sheet is pulled out on a phone; the next question finds it closed. */
export const panelOf = (scene: Scene): Panel | null => (ui.panel?.about === question(scene) ? ui.panel.which : null);

export function pull(scene: Scene, which: Panel): void {
  ui.panel = panelOf(scene) === which ? null : { about: question(scene), which };
}

/** An offer is laid within one step of the game; if the server refuses it, it still lies there. */
const step = (scene: Scene): string => `${question(scene)} ${scene.view.ply}`;

/** The offer that this reader lays, if one is open: begun here, or on the server's tray. */
export function draftOf(scene: Scene): Draft | null {
  const { draft } = kept;
  if (draft && draft.about === step(scene)) return draft;
  const { tray } = scene.view.table;
  if (scene.view.phase === 'tray' && tray?.maker === scene.me) return { about: step(scene), target: tray.partner, give: tray.give, get: tray.get };
  return null;
}

/** An empty tray, or with what already lies between the two. */
export function begin(scene: Scene, target: number, give: Side = EMPTY, get: Side = EMPTY): void {
  kept.draft = { about: step(scene), target, give: { ...give }, get: { ...get } };
}

export function lay(scene: Scene, side: 'give' | 'get', change: Partial<Side>): void {
  const draft = draftOf(scene);
  if (!draft) return;
  const other = side === 'give' ? 'get' : 'give';
  const laid = { ...draft, [side]: { ...draft[side], ...change } };
  kept.draft = change.cash ? { ...laid, [other]: { ...laid[other], cash: 0 } } : laid;
}

export function clear(): void {
  kept.draft = null;
}

export const toggled = (list: number[], one: number): number[] => (list.includes(one) ? list.filter((was) => was !== one) : [...list, one].sort((a, b) => a - b));
