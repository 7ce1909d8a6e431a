/** The plan as it is being made in this browser, and the moves that tell the server of it. */
import { companyOf } from './table';
import { Option, type Scene } from './view';

export const OPEN = -1;

export interface Draft {
  /** An option by worker, the first worker first; OPEN: not decided, idle when the plan is sealed. */
  plan: number[];
  /** Places of the hand whose cards go. */
  toss: number[];
}

/** What the server has been told of my plan so far: usually nothing. */
export function told(scene: Scene): Draft {
  const mine = companyOf(scene, scene.me);
  const placed = mine.placed ?? 0;
  return { plan: Array.from({ length: mine.workers }, (_, i) => (i < placed ? (mine.plan?.[i] ?? OPEN) : OPEN)), toss: [...(mine.tossing ?? [])] };
}

/** Whether two drafts say the same. */
export const same = (a: Draft, b: Draft): boolean => a.plan.join() === b.plan.join() && [...a.toss].sort().join() === [...b.toss].sort().join();

/** As much of a draft as the server can be told before the seal: the cards that go, then workers up to the last with a task; who was passed over waits idle. */
export function tellable(scene: Scene, draft: Draft): Draft {
  const last = tooMany(scene, draft) ? -1 : draft.plan.findLastIndex((option) => option !== OPEN);
  return { ...draft, plan: draft.plan.map((option, i) => (i > last ? OPEN : Math.max(option, Option.IDLE))) };
}

/** How many cards must still be chosen to go. */
export const tooMany = (scene: Scene, draft: Draft): number => Math.max(0, companyOf(scene, scene.me).hand.length - scene.board.tops.hand - draft.toss.length);

/** The first worker without a task, or -1. */
export const nextOpen = (draft: Draft): number => draft.plan.indexOf(OPEN);

export const placed = (draft: Draft, worker: number, option: number): Draft => ({ ...draft, plan: draft.plan.map((was, i) => (i === worker ? option : was)) });

/** The last worker that has a task comes back. */
export function takeBack(draft: Draft): Draft {
  const last = draft.plan.findLastIndex((option) => option !== OPEN);
  return last < 0 ? { ...draft, toss: [] } : placed(draft, last, OPEN);
}

/** A card goes after all, or stays after all; where enough go, it goes instead of the one that was chosen first. */
export function toggled(scene: Scene, draft: Draft, place: number): Draft {
  if (draft.toss.includes(place)) return { ...draft, toss: draft.toss.filter((was) => was !== place) };
  const most = companyOf(scene, scene.me).hand.length - scene.board.tops.hand;
  if (most <= 0) return draft;
  return { ...draft, toss: [...draft.toss, place].slice(-most) };
}

/** Workers by number that stand on an option. */
export const standing = (draft: Draft, option: number): number[] => draft.plan.flatMap((at, i) => (at === option ? [i + 1] : []));

/** The first numbers of planning's families: the seal, an option each, a recall, a place of the hand each. Those not legal yet are counted from one that is. */
function numbers(scene: Scene): { confirm: number; place: number; recall: number; toss: number } {
  const options = scene.board.options.length;
  const before: Record<string, number> = { confirm: 0, place: 1, recall: 1 + options, toss: 2 + options };
  const known = scene.view.actions.find((action) => action.do in before);
  const confirm = known ? known.id - (before[known.do] ?? 0) - Number(known.option ?? known.slot ?? 0) : 0;
  return { confirm, place: confirm + 1, recall: confirm + 1 + options, toss: confirm + 2 + options };
}

/** The steps after which the server knows just this: what was told otherwise is recalled, then the cards that go, then each worker in turn. */
function telling(scene: Scene, wanted: Draft): number[] {
  const moves = numbers(scene);
  const known = told(scene);
  const wrong = known.toss.some((place) => !wanted.toss.includes(place));
  const done = companyOf(scene, scene.me).placed ?? 0;
  let kept = 0;
  while (!wrong && kept < done && known.plan[kept] === wanted.plan[kept]) kept += 1;
  const toss = wanted.toss.filter((place) => wrong || !known.toss.includes(place));
  return [
    ...Array<number>(done - kept + (wrong ? 1 : 0)).fill(moves.recall),
    ...toss.map((place) => moves.toss + place),
    ...wanted.plan.slice(kept).flatMap((option) => (option === OPEN ? [] : [moves.place + option])),
  ];
}

/** The whole plan as one move, with its seal; who has no task stays idle. */
export const sealing = (scene: Scene, draft: Draft): number[] => [
  ...telling(scene, { ...draft, plan: draft.plan.map((option) => Math.max(option, Option.IDLE)) }),
  numbers(scene).confirm,
];

/** The steps that keep an unsealed draft on the server, for when time runs out; none while they would use up the recalls that the seal may need. */
export function keeping(scene: Scene, draft: Draft): number[] {
  const steps = telling(scene, tellable(scene, draft));
  const { recalls, workers } = companyOf(scene, scene.me);
  const { recall } = numbers(scene);
  const needed = steps.filter((step) => step === recall).length;
  return needed && needed + workers + 1 > (recalls ?? 0) ? [] : steps;
}
