/** The plan as it is being made in this browser. Nothing is sent before it is sealed. */
import { companyOf, Option, type Scene } from './model';

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

/** A draft, after the server was told something else than before: that holds, what was taken back there is open, the rest stays. */
export function merged(draft: Draft, before: Draft, now: Draft): Draft {
  const plan = now.plan.map((option, i) => (option !== OPEN ? option : before.plan[i] !== OPEN ? OPEN : (draft.plan[i] ?? OPEN)));
  const kept = draft.toss.filter((place) => !before.toss.includes(place) || now.toss.includes(place));
  return { plan, toss: [...new Set([...now.toss, ...kept])] };
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

/** The whole plan as one move: what was told otherwise is recalled, then the cards that go, each worker in turn, and the seal. */
export function sealing(scene: Scene, draft: Draft): number[] {
  const moves = numbers(scene);
  const known = told(scene);
  const wanted = draft.plan.map((option) => (option === OPEN ? Option.IDLE : option));
  const wrong = known.toss.some((place) => !draft.toss.includes(place));
  const done = companyOf(scene, scene.me).placed ?? 0;
  let same = 0;
  while (!wrong && same < done && known.plan[same] === wanted[same]) same += 1;
  const recalls = done - same + (wrong ? 1 : 0);
  const toss = draft.toss.filter((place) => wrong || !known.toss.includes(place));
  return [
    ...Array<number>(recalls).fill(moves.recall),
    ...toss.map((place) => moves.toss + place),
    ...wanted.slice(same).map((option) => moves.place + option),
    moves.confirm,
  ];
}
