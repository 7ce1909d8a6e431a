/** The list of all moves while a plan is made: the same draft as on the board, in words. */
import { companyOf, plans } from './table';
import { Option, type Scene } from './view';
import { OPEN, takeBack, toggled, tooMany, type Draft } from './plan';
import { offered } from './tell';
import { decide, draftOf, grasp, inHand, seal, send } from './ui.svelte';
import { t } from './words';

interface Line {
  do: string;
  words: string;
  act: () => void;
}

const cards = (scene: Scene, draft: Draft): Line[] =>
  companyOf(scene, scene.me).hand.flatMap(({ card }, place): Line[] => {
    if (card === null) return [];
    const words = t(draft.toss.includes(place) ? 'list-stays' : 'list-goes', { card });
    return [{ do: 'toss', words, act: () => decide(scene, toggled(scene, draft, place)) }];
  });

/** In the board's order, so that their keys are their places there; to stay idle has a letter. */
function options(scene: Scene, worker: number): Line[] {
  const open = scene.board.options.flatMap((_, option) => (option === Option.IDLE || (option > 8 && !scene.board.cards_on) ? [] : [option]));
  return [
    ...open.map((option) => ({ do: 'place', words: t('list-place', { worker: worker + 1, ...offered(scene, option) }), act: () => send(scene, worker, option) })),
    { do: 'idle', words: t('action-place', { worker: worker + 1, option: Option.IDLE }), act: () => send(scene, worker, Option.IDLE) },
  ];
}

const standing = (scene: Scene, draft: Draft): Line[] =>
  draft.plan.map((option, worker) => ({ do: 'take_up', words: t('list-take_up', { worker: worker + 1, option }), act: () => grasp(scene, worker) }));

/** Take the last worker back, or keep all cards after all. */
function back(scene: Scene, draft: Draft): Line[] {
  const last = draft.plan.findLastIndex((option) => option !== OPEN);
  if (last < 0 && !draft.toss.length) return [];
  return [{ do: 'recall', words: t('action-recall', { placed: last + 1 }), act: () => decide(scene, takeBack(draft)) }];
}

function lines(scene: Scene): Line[] {
  const draft = draftOf(scene);
  const worker = inHand(scene);
  const many = tooMany(scene, draft);
  const idle = draft.plan.filter((option) => option === OPEN).length;
  const next = many ? cards(scene, draft) : worker < 0 ? standing(scene, draft) : options(scene, worker);
  return [...next, ...back(scene, draft), ...(many ? [] : [{ do: 'confirm', words: t('list-seal', { workers: idle }), act: () => seal(scene) }])];
}

/** While I plan, the list acts on the draft; at all other times on the table. */
export function drafted(scene: Scene): Scene {
  if (!plans(scene) || !scene.view.actions.length) return scene;
  const moves = lines(scene);
  const actions = moves.map(({ do: family, words }, id) => ({ id, do: family, words, ints: {} }));
  return { ...scene, busy: false, view: { ...scene.view, actions }, pick: (id) => moves[id ?? -1]?.act() };
}
