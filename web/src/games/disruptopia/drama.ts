/** What the board shows of the item that is being told. */
import { momentOf } from './table';
import type { Scene } from './view';

const ON_MAP = new Set(['settled', 'subsidised', 'handout', 'scaled', 'opened', 'closed', 'subsidy']);

/** The region where something happens right now. */
export function litRegion(scene: Scene): number | null {
  const last = scene.items.at(-1);
  return last && ON_MAP.has(last.kind) ? (last.ints.region ?? null) : null;
}

/** The worker that acts right now, and on which option. */
export function currentDeed(scene: Scene): { seat: number; worker: number; option: number } | null {
  const { active, worker, option, step } = scene.view.table;
  if (step !== 2 || momentOf(scene) !== 'resolve' || active === null || worker === null || !option) return null;
  if (!scene.items.length && scene.view.phase === 'window') return null;
  return { seat: active, worker, option };
}

/** The card that is being played, put down or used right now. */
export function shownCard(scene: Scene): { seat: number; card: number } | null {
  const at = scene.items.findLast((item) => ['played', 'installed', 'used', 'turn', 'failed', 'skipped', 'point'].includes(item.kind) || item.kind in DONE);
  if (!at || !['played', 'installed', 'used'].includes(at.kind)) return null;
  return { seat: at.ints.seat ?? 0, card: at.ints.card ?? 0 };
}

/** Deeds of workers that end what a card did. */
const DONE: Record<string, true> = { chips: true, patent: true, handout: true, buyback: true, marketing: true, scaled: true, restructured: true, audited: true, rehired: true, siphoned: true, round: true };

/** The die that was thrown last in what is being shown. */
export function shownDie(scene: Scene): { face: number; n: number } | null {
  const last = scene.items.at(-1);
  return last && (last.kind === 'marketing' || last.kind === 'card_die') ? { face: last.ints.face ?? 0, n: last.n } : null;
}
