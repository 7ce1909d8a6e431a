/** What the board, the turn and the list of moves share: the draft of the plan, the worker in the hand, where it hovers. A draft outlives a reload. */
import { keep, recall } from '../../lib/settings.svelte';
import { plans } from './table';
import type { Scene } from './view';
import { nextOpen, OPEN, placed, same, sealing, tellable, told, tooMany, type Draft } from './plan';

interface Kept {
  draft: Draft;
  /** What the server knew of the plan when the draft was made. */
  known: Draft;
  /** The worker in the hand, by place; null: whoever is next. */
  hand: number | null;
}

const KEY = 'lopsided.plans';
const MOST = 8;

/** Drafts by table, round and seat, the newest last. */
const drafts = $state<Record<string, Kept>>(recall(KEY, {}));
/** The question whose plan is to be sealed as soon as the table listens. */
const eager = $state({ about: '' });
/** The question in which an empty plan was to be sealed: it is, the second time. */
const sure = $state({ about: '' });
/** The option over which a dragged worker hovers. */
export const hover = $state<{ option: number | null; worker: number | null; x: number; y: number }>({ option: null, worker: null, x: 0, y: 0 });

/** The round that is shown: its beginning may be on the page before its view is. */
const roundOf = (scene: Scene): number => scene.items.findLast((item) => item.kind === 'round')?.ints.round ?? scene.view.round;

const question = (scene: Scene): string => `${scene.table.match} ${roundOf(scene)} ${scene.me}`;

/** The draft that was made here, unless the server has been told something else since. */
function kept(scene: Scene): Kept | null {
  const found = drafts[question(scene)];
  const now = told(scene);
  if (found?.draft?.plan?.length !== now.plan.length) return null;
  return same(now, found.known) || same(now, tellable(scene, found.draft)) ? found : null;
}

/** The plan as it stands. */
export const draftOf = (scene: Scene): Draft => kept(scene)?.draft ?? told(scene);

/** The worker that the next tap on an option places: the one in the hand, else the first without a task; -1: none. */
export const inHand = (scene: Scene): number => kept(scene)?.hand ?? nextOpen(draftOf(scene));

export function decide(scene: Scene, draft: Draft, hand: number | null = null): void {
  if (!plans(scene)) return;
  const about = question(scene);
  delete drafts[about];
  drafts[about] = { draft, known: told(scene), hand };
  for (const old of Object.keys(drafts).slice(0, -MOST)) delete drafts[old];
  keep(KEY, drafts);
}

/** Seal the plan; while a move is on its way, as soon as it has arrived. */
export function seal(scene: Scene): void {
  const draft = draftOf(scene);
  if (!plans(scene) || tooMany(scene, draft)) return;
  const waits = scene.busy || !scene.view.actions.length;
  if (!waits && draft.plan.every((option) => option === OPEN) && !isSure(scene) && !isEager(scene)) {
    sure.about = question(scene);
    return;
  }
  eager.about = waits ? question(scene) : '';
  if (!waits) scene.pick(...sealing(scene, draft));
}

/** Whether somebody who sends nobody anywhere has been asked once more. */
export const isSure = (scene: Scene): boolean => sure.about === question(scene);

/** Whether a plan was sealed while the table did not listen. */
export const isEager = (scene: Scene): boolean => eager.about === question(scene);

/** Take a worker into the hand, or put it down again. */
export function grasp(scene: Scene, worker: number): void {
  decide(scene, draftOf(scene), inHand(scene) === worker ? null : worker);
}

export const send = (scene: Scene, worker: number, option: number): void => decide(scene, placed(draftOf(scene), worker, option));

/** A tap on an option: the worker in the hand goes there; with none in the hand, who stands there is taken up. */
export function tap(scene: Scene, option: number): void {
  const draft = draftOf(scene);
  const worker = inHand(scene);
  if (worker >= 0) return send(scene, worker, option);
  const there = draft.plan.lastIndexOf(option);
  if (there >= 0) decide(scene, placed(draft, there, OPEN), there);
}
