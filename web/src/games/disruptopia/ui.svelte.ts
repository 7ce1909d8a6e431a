/** What the board and the turn share: the draft of the plan, the worker in the hand, where it hovers. A draft outlives a reload. */
import { plans, type Scene } from './model';
import { merged, nextOpen, OPEN, placed, told, type Draft } from './plan';

interface Kept {
  about: string;
  draft: Draft | null;
  /** What the server knew of the plan when the draft was made. */
  known: string;
  /** The worker in the hand, by place; null: whoever is next. */
  hand: number | null;
}

const state = $state<Kept>({ about: '', draft: null, known: '', hand: null });
/** The option over which a dragged worker hovers. */
export const hover = $state<{ option: number | null; worker: number | null; x: number; y: number }>({ option: null, worker: null, x: 0, y: 0 });

const question = (scene: Scene): string => `lopsided.plan ${scene.table.match} ${scene.view.round} ${scene.me}`;

function stored(key: string): Kept | null {
  try {
    const text = sessionStorage.getItem(key);
    return text ? (JSON.parse(text) as Kept) : null;
  } catch {
    return null;
  }
}

function store(key: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(state));
  } catch {
    return; // a browser that keeps nothing: the draft lives as long as the page
  }
}

/** Whether a draft that was kept still fits the workers and cards of this quarter. */
const fits = (kept: Kept | null, now: Draft): kept is Kept => Array.isArray(kept?.draft?.plan) && kept.draft.plan.length === now.plan.length;

/** The plan as it stands here; what the server was told meanwhile (from the list of moves) goes before it. */
export function draftOf(scene: Scene): Draft {
  const now = told(scene);
  const key = question(scene);
  const kept = state.about === key ? state : stored(key);
  if (!fits(kept, now) || !kept.draft) return now;
  return kept.known === JSON.stringify(now) ? kept.draft : merged(kept.draft, JSON.parse(kept.known) as Draft, now);
}

/** The worker that the next tap on an option places: the one in the hand, else the first without a task; -1: none. */
export function inHand(scene: Scene): number {
  const chosen = state.about === question(scene) ? state.hand : null;
  return chosen ?? nextOpen(draftOf(scene));
}

export function decide(scene: Scene, draft: Draft, hand: number | null = null): void {
  if (!plans(scene)) return;
  state.about = question(scene);
  state.known = JSON.stringify(told(scene));
  state.draft = draft;
  state.hand = hand;
  store(state.about);
}

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
