/** Sentences: the headline, what an option offers, what a plan risks. */
import { offer, type Step } from './foresee';
import { mainSeat } from '../../kit/seek';
import { cardOf, companyOf, momentOf, patentPay, planned, plans, rankOf } from './table';
import { Option, type Scene } from './view';
import { tooMany } from './plan';
import { draftOf, inHand } from './ui.svelte';
import { capital, dollars, list, optionName, signed, t, who } from './words';

/** What the next step of a ladder is called, by option. */
function nextStep(scene: Scene, option: number): number {
  const mine = companyOf(scene, mainSeat(scene));
  const next: Record<number, number> = { 1: mine.compute + 1, 3: mine.workers + 1, 4: mine.model + 1, 8: mine.presence.length + 1 };
  return next[option] ?? 0;
}

function values(scene: Scene, option: number): Record<string, string | number> {
  const { board } = scene;
  const { price } = offer(scene, mainSeat(scene), option);
  const mine = companyOf(scene, mainSeat(scene));
  const rank = rankOf(mine);
  const loss = option === Option.AUDIT ? board.audit.rep : (board.classes[rank + 1]?.rep ?? 0);
  return { price: dollars(price), n: nextStep(scene, option), rep: signed(-loss), gain: dollars(patentPay(board, mine)) };
}

/** What an option costs or brings, in a few words: "$5 for level 4". */
export function offerWords(scene: Scene, option: number): string {
  const { problem, rank } = offer(scene, mainSeat(scene), option);
  if (problem === 'top') return t(`offer.${option}.top`);
  if (problem === 'rank') return t('offer.rank', { n: nextStep(scene, option), rank: t(`ranks.${rank}`) });
  return t(`offer.${option}.words`, { ...values(scene, option), n: String(nextStep(scene, option)) });
}

/** The same in a word, for narrow boards: "$5". */
export function shortOffer(scene: Scene, option: number): string {
  const { problem, rank } = offer(scene, mainSeat(scene), option);
  if (problem === 'top') return t('offer.top');
  if (problem === 'rank') return t(`ranks.${rank}`);
  return t(`offer.${option}.short`, values(scene, option));
}

/** Under a worker on the plank: what its task takes or brings. */
export function plankWords(step: Step): string {
  if (step.option < 0) return '?';
  if (step.option === Option.IDLE) return t('plank.rests');
  if (step.option === Option.PLAY_CARD) return t('plank.point');
  if (step.problem && step.problem !== 'opened') return t('plank.stuck');
  if (step.gain) return `+${step.gain}`;
  return step.cost ? signed(-step.cost) : step.option === Option.MARKETING ? t('plank.die') : t('plank.free');
}

/** The first thing about a plan that may go wrong. */
export function risk(steps: Step[]): string {
  const step = steps.find((at) => at.problem !== null);
  if (!step?.problem) return '';
  return t(`risk.${step.problem}`, { n: String(step.worker), option: optionName(step.option), price: dollars(step.price), rank: t(`ranks.${step.rank}`) });
}

function ended(scene: Scene): string {
  const winners = scene.names.flatMap((name, seat) => (scene.view.placing?.[seat] === 1 ? [{ name, seat }] : []));
  const others = winners.filter(({ seat }) => seat !== scene.me).map(({ name }) => name);
  if (others.length === winners.length) return t('head.won', { who: list(others) });
  return others.length ? t('head.won_also', { others: list(others) }) : t('head.won_you');
}

/** Who moves how often, once the plans are open: the most and the fewest. */
function opened(scene: Scene): string {
  if (scene.items.at(-1)?.kind === 'revealed') return t('head.all_sealed');
  const counts = scene.view.table.order.map((seat) => ({ seat, n: planned(scene, seat).length }));
  const [most, fewest] = [counts.reduce((a, b) => (b.n > a.n ? b : a)), counts.reduce((a, b) => (b.n < a.n ? b : a))];
  if (most.n === fewest.n) return t('head.all_move', { n: most.n });
  const moves = t(most.seat === scene.me ? 'head.you_move' : 'head.moves', { name: capital(who(scene, most.seat)), n: most.n });
  return t('head.but', { moves, name: who(scene, fewest.seat), m: fewest.n });
}

function planning(scene: Scene): string {
  if (plans(scene)) {
    const draft = draftOf(scene);
    const many = tooMany(scene, draft);
    const worker = inHand(scene);
    if (worker < 0 || many === 0) return worker < 0 ? t(many ? 'head.toss' : 'head.seal', { n: many }) : t('head.place', { n: String(worker + 1) });
    return t('head.toss', { n: many });
  }
  const open = scene.view.table.companies.flatMap((company, seat) => (company.confirmed ? [] : [who(scene, seat)]));
  if (scene.me < 0) return t('head.all_plan');
  return open.length ? t('head.sealed', { who: list(open) }) : t('head.all_sealed');
}

function mine(scene: Scene): string {
  const { worker, option, target, playing, draws } = scene.view.table;
  const numbers = { n: String(worker ?? 0), option: option ? optionName(option) : '', card: playing === null ? '' : cardOf(scene.board, playing).title, name: target === null ? '' : (scene.names[target] ?? '') };
  if (scene.view.phase === 'deck') return t('head.deck', { n: draws });
  if (scene.view.phase === 'region') return t(`head.region_${scene.view.table.purpose ?? 'handout'}`, numbers);
  return t(`head.${scene.view.phase}`, numbers);
}

/** The sentence over the turn. */
export function headline(scene: Scene): string {
  const moment = momentOf(scene);
  const { active } = scene.view.table;
  if (moment === 'over') return ended(scene);
  if (moment === 'reveal') return opened(scene);
  if (moment === 'close') return t('head.close');
  if (moment === 'plan') return planning(scene);
  if (!scene.items.length && scene.view.actions.length) return mine(scene);
  if (active === null) return '';
  if (moment === 'setup') return t('head.home_other', { name: scene.names[active] ?? '' });
  return active === scene.me ? t('head.my_quarter') : t('head.quarter', { name: scene.names[active] ?? '' });
}

/** Where we are, for the masthead. */
export function where(scene: Scene): string {
  const { odd, last } = scene.view.table;
  const step = t(`where.${momentOf(scene)}`);
  return t(last ? 'where.last' : 'where.round', { n: String(scene.view.round), half: t(odd ? 'where.odd' : 'where.even'), step });
}
