/** What a plan would cost and bring, worker by worker, as far as it can be known: dice, rivals and cards may change it. */
import { buybackRep, companyOf, rankOf, repIndex } from './table';
import { Option, type Board, type Company, type Rung, type Scene } from './view';
import { OPEN, type Draft } from './plan';

export type Problem = 'money' | 'rank' | 'compute' | 'top' | 'rep' | 'token' | 'opened' | 'effect' | 'rival';

export interface Step {
  worker: number;
  option: number;
  /** What it takes from the company, and what it brings; both 0 where the worker will not get that far. */
  cost: number;
  gain: number;
  price: number;
  problem: Problem | null;
  /** The class that is missing. */
  rank: number;
}

export interface Forecast {
  steps: Step[];
  left: number;
  points: number;
}

export interface Offer {
  price: number;
  problem: Problem | null;
  rank: number;
}

/** How things would stand. */
interface Future {
  corp: number;
  rep: number;
  rank: number;
  compute: number;
  model: number;
  workers: number;
  offices: number;
  tokens: number;
  opened: number;
  slots: number;
  waiting: number;
  points: number;
}

const band = (board: Board, rep: number): number => board.reputation.training[repIndex(board, rep)] ?? 0;

/** What continuous effects add to a price: what is asked now, less what is printed. */
function extras(board: Board, mine: Company): Record<'chips' | 'recruit' | 'train' | 'scale', number> {
  const over = (asked: number, printed: number | undefined): number => (asked > 0 && printed !== undefined ? asked - printed : 0);
  return {
    chips: over(mine.prices.buy_chips, board.ladders.compute[mine.compute + 1]?.price),
    recruit: over(mine.prices.recruit, board.ladders.worker[mine.workers + 1]?.price),
    train: over(mine.prices.train, (board.ladders.model[mine.model + 1]?.price ?? 0) + band(board, mine.rep) + mine.surcharge - mine.cut),
    scale: over(mine.prices.scale_presence, board.ladders.presence[mine.presence.length + 1]?.price),
  };
}

const reachable = (scene: Scene, mine: Company): number => mine.presence.reduce((n, region) => n + (scene.view.table.regions[region]?.tokens ?? 0), 0);

const rivalEffects = (scene: Scene): number => scene.view.table.companies.reduce((n, company, seat) => n + (seat === scene.me ? 0 : company.slots.length), 0);

/** The price of an option as things would then stand, and what stands in its way. */
function look(scene: Scene, mine: Company, now: Future, option: number): Offer {
  const { board } = scene;
  const extra = extras(board, mine);
  const buy = (rung: Rung | undefined, more = 0): Offer => {
    if (!rung) return { price: 0, problem: 'top', rank: 0 };
    const price = Math.max(0, rung.price + more);
    const locked = rung.rank > now.rank && !board.open_locks;
    return { price, problem: locked ? 'rank' : price > now.corp ? 'money' : null, rank: rung.rank };
  };
  const free = (problem: Problem | null = null): Offer => ({ price: 0, problem, rank: 0 });
  switch (option) {
    case Option.BUY_CHIPS:
      return buy(board.ladders.compute[now.compute + 1], extra.chips);
    case Option.RECRUIT:
      return buy(board.ladders.worker[now.workers + 1], extra.recruit);
    case Option.TRAIN: {
      const found = buy(board.ladders.model[now.model + 1], band(board, now.rep) + extra.train + now.waiting);
      return found.problem !== 'top' && now.model >= now.compute ? { ...found, problem: 'compute' } : found;
    }
    case Option.SCALE_PRESENCE:
      return buy(board.ladders.presence[now.offices + 1], extra.scale);
    case Option.BUYBACK: {
      const next = board.classes[now.rank + 1];
      const found = buy(next && { price: next.price, rank: 0 });
      return !found.problem && now.rep - buybackRep(scene, now.rank) < board.reputation.low ? { ...found, problem: 'rep' } : found;
    }
    case Option.AUDIT: {
      const found = buy({ price: board.audit.price, rank: 0 });
      if (!rivalEffects(scene)) return { ...found, problem: 'rival' };
      return !found.problem && now.rep - board.audit.rep < board.reputation.low ? { ...found, problem: 'rep' } : found;
    }
    case Option.HANDOUT:
      return free(now.tokens > 0 ? null : now.opened > 0 ? 'opened' : 'token');
    case Option.RESTRUCTURE:
      return free(now.slots > 0 ? null : 'effect');
    default:
      return free();
  }
}

/** The worker does what it was sent to do. */
function carry(scene: Scene, now: Future, option: number, price: number): Future {
  const { board } = scene;
  const paid = { ...now, corp: now.corp - price };
  switch (option) {
    case Option.BUY_CHIPS:
      return { ...paid, compute: now.compute + 1 };
    case Option.FILE_PATENT:
      return { ...paid, corp: now.corp + (board.classes[now.rank]?.patent ?? 0) };
    case Option.RECRUIT:
      return { ...paid, workers: now.workers + 1 };
    case Option.TRAIN:
      return { ...paid, model: now.model + 1, rep: now.rep + 1, waiting: 0 };
    case Option.SCALE_PRESENCE:
      return { ...paid, offices: now.offices + 1, opened: now.opened + 1 };
    case Option.HANDOUT:
      return now.tokens > 0 ? { ...paid, tokens: now.tokens - 1 } : { ...paid, opened: now.opened - 1 };
    case Option.BUYBACK:
      return { ...paid, rank: now.rank + 1, rep: now.rep - buybackRep(scene, now.rank) };
    case Option.AUDIT:
      return { ...paid, rep: now.rep - board.audit.rep };
    case Option.RESTRUCTURE:
      return { ...paid, slots: now.slots - 1 };
    case Option.PLAY_CARD:
      return { ...paid, points: now.points + 1 };
    default:
      return paid;
  }
}

const present = (scene: Scene, mine: Company): Future => ({
  corp: mine.corp, rep: mine.rep, rank: rankOf(mine), compute: mine.compute, model: mine.model, workers: mine.workers, offices: mine.presence.length,
  tokens: reachable(scene, mine), opened: 0, slots: mine.slots.length, waiting: mine.surcharge - mine.cut, points: 0,
}); // prettier-ignore

/** The whole plan; a worker that may find a subsidy only in a new office is let through. */
export function foresee(scene: Scene, draft: Draft): Forecast {
  const mine = companyOf(scene, scene.me);
  let now = present(scene, mine);
  const steps = draft.plan.map((option, i): Step => {
    if (option === OPEN || option === Option.IDLE) return { worker: i + 1, option, cost: 0, gain: 0, price: 0, problem: null, rank: 0 };
    const { price, problem, rank } = look(scene, mine, now, option);
    const before = now.corp;
    if (!problem || problem === 'opened') {
      now = carry(scene, now, option, price);
      now = { ...now, corp: now.corp + (mine.bonus[scene.board.options[option] ?? ''] ?? 0) };
    }
    return { worker: i + 1, option, price, problem, rank, cost: Math.max(0, before - now.corp), gain: Math.max(0, now.corp - before) };
  });
  return { steps, left: now.corp, points: now.points };
}

/** What one option would cost this company right now, with nothing else planned. */
export function offer(scene: Scene, seat: number, option: number): Offer {
  const mine = companyOf(scene, seat);
  return look(scene, mine, present(scene, mine), option);
}
