/** How long a game takes, from what was measured of it. */
import type { GameInfo } from './messages';
import { PACES, settings } from './settings.svelte';

const STEP = 5;

/** Half the games take about so many minutes, and nine in ten fewer than `nine`: with so many people among the seats, at this reader's pace. Null where it was not measured. */
export function minutes(game: GameInfo, options: Record<string, unknown>, seats: number, people: number, clock = 0): { median: number; nine: number } | null {
  const preset = options.preset ?? game.options.find((option) => option.name === 'preset')?.default ?? '';
  const [middle, most] = game.lengths?.decisions[String(preset)]?.[seats] ?? [];
  if (!game.lengths || !middle || !most) return null;
  const { shown, reads } = game.lengths;
  const each = (shown * PACES[settings.pace] + (Math.min(reads, clock || reads) * people) / seats) / 60;
  const median = Math.max(STEP, Math.round((middle * each) / STEP) * STEP);
  return { median, nine: Math.max(median + STEP, Math.ceil((most * each) / STEP) * STEP) };
}
