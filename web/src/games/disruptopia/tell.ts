/** Sentences: the headline, what an option offers, what a plan risks. */
import { offer, type Step } from './foresee';
import { mainSeat } from '../../kit/seek';
import { companyOf, momentOf, patentPay, planned, plans, rankOf } from './table';
import { Option, type Scene } from './view';
import { tooMany } from './plan';
import { draftOf, inHand } from './ui.svelte';
import { change, dollars, list, rankName, signed, t, tell, victory, who } from './words';

/** What the next step of a ladder is called, by option. */
function nextStep(scene: Scene, option: number): number {
  const mine = companyOf(scene, mainSeat(scene));
  const next: Record<number, number> = { 1: mine.compute + 1, 3: mine.workers + 1, 4: mine.model + 1, 8: mine.presence.length + 1 };
  return next[option] ?? 0;
}

/** What an option costs or brings, for a text that says `{ offered }`: which offer it is, and its numbers. */
export function offered(scene: Scene, option: number): Record<string, string | number> {
  const { board } = scene;
  const { problem, rank: needed, price } = offer(scene, mainSeat(scene), option);
  const mine = companyOf(scene, mainSeat(scene));
  const rank = rankOf(mine);
  const loss = option === Option.AUDIT ? board.audit.rep : (board.classes[rank + 1]?.rep ?? 0);
  const name = board.options[option] ?? '';
  const kind = problem === 'top' ? `${name}_top` : problem === 'rank' ? problem : name;
  return { option, offer: kind, rank: needed, price, next: nextStep(scene, option), change: signed(-loss), amount: patentPay(board, mine) };
}

/** What an option costs or brings, in a few words: "$5 for level 4". */
export const offerWords = (scene: Scene, option: number): string => t('offered', offered(scene, option));

/** The same in a word, for narrow boards: "$5". */
export function shortOffer(scene: Scene, option: number): string {
  const { problem, rank, price } = offer(scene, mainSeat(scene), option);
  if (problem === 'top') return t('offer-top');
  if (problem === 'rank') return rankName(rank);
  if (option === Option.FILE_PATENT) return change(patentPay(scene.board, companyOf(scene, mainSeat(scene))));
  if (option === Option.PLAY_CARD) return t('points', { points: 1 });
  return price ? dollars(price) : t('free');
}

/** Under a worker on the plank: what its task takes or brings. */
export function plankWords(step: Step): string {
  if (step.option < 0) return '?';
  if (step.option === Option.IDLE) return t('plank-rests');
  if (step.option === Option.PLAY_CARD) return t('points', { points: 1 });
  if (step.problem && step.problem !== 'opened') return t('plank-stuck');
  if (step.gain) return `+${step.gain}`;
  return step.cost ? signed(-step.cost) : step.option === Option.MARKETING ? t('plank-die') : t('free');
}

/** The first thing about a plan that may go wrong. */
export function risk(steps: Step[]): string {
  const step = steps.find((at) => at.problem !== null);
  if (!step?.problem) return '';
  return t(`risk-${step.problem}`, { worker: step.worker, option: step.option, price: step.price, rank: step.rank });
}

/** Who moves how often, once the plans are open: the most and the fewest. */
function opened(scene: Scene): string {
  if (scene.items.at(-1)?.kind === 'revealed') return t('head-all_sealed');
  const counts = scene.view.table.order.map((seat) => ({ seat, n: planned(scene, seat).length }));
  const [most, fewest] = [counts.reduce((a, b) => (b.n > a.n ? b : a)), counts.reduce((a, b) => (b.n < a.n ? b : a))];
  if (most.n === fewest.n) return t('head-all_move', { moves: most.n });
  return tell(scene, 'head-moves', { seat: most.seat, most: most.n, target: fewest.seat, fewest: fewest.n });
}

function planning(scene: Scene): string {
  if (plans(scene)) {
    const draft = draftOf(scene);
    const many = tooMany(scene, draft);
    const worker = inHand(scene);
    if (worker < 0 || many === 0) return worker < 0 ? t(many ? 'head-toss' : 'head-seal', { cards: many }) : t('head-place', { worker: worker + 1 });
    return t('head-toss', { cards: many });
  }
  const open = scene.view.table.companies.flatMap((company, seat) => (company.confirmed ? [] : [who(scene, seat)]));
  if (scene.me < 0) return tell(scene, 'prompt-plan', { seat: 0 });
  return open.length ? t('head-sealed', { names: list(open) }) : t('head-all_sealed');
}

function mine(scene: Scene): string {
  const { worker, option, target, playing, draws } = scene.view.table;
  const known = { worker: worker ?? 0, option: option ?? 0, card: playing ?? '', target: target === null ? '' : (scene.names[target] ?? ''), draws };
  if (scene.view.phase === 'region') return t(`head-region_${scene.view.table.purpose ?? 'handout'}`, known);
  return t(`head-${scene.view.phase}`, known);
}

/** The sentence over the turn. */
export function headline(scene: Scene): string {
  const moment = momentOf(scene);
  const { active } = scene.view.table;
  if (moment === 'over') return victory(t, scene);
  if (moment === 'reveal') return opened(scene);
  if (moment === 'close') return t('head-close');
  if (moment === 'plan') return planning(scene);
  if (!scene.items.length && scene.view.actions.length) return mine(scene);
  if (active === null) return '';
  if (moment === 'setup') return tell(scene, 'head-settles', { seat: active });
  return tell(scene, 'head-quarter', { seat: active });
}

/** Where we are, for the masthead. */
export function where(scene: Scene): string {
  const { odd, last } = scene.view.table;
  return t(last ? 'where-last' : 'where', { round: scene.view.round, odd: odd ? 1 : 0, moment: momentOf(scene) });
}
