/** Opening tables: one function for the buttons that do it. */
import { openTable } from './api';
import { remember } from './memory';
import type { GameInfo, Mode } from './messages';
import { go } from './route.svelte';
import { settings } from './settings.svelte';
import { t } from './text';

/** Seats of a table that nobody has thought about yet. */
export function usualSeats(game: GameInfo): number {
  return Math.min(Math.max(4, game.seats[0]), game.seats[1]);
}

/** Open a table, keep the seat, and go there. */
export async function start(game: GameInfo, mode: Mode, more: { names?: string[]; seats?: number } = {}): Promise<void> {
  const seats = Math.max(more.seats ?? usualSeats(game), more.names?.length ?? 0);
  const seated = await openTable({ game: game.name, mode, name: settings.name.trim() || t('home-guest'), seats, names: more.names ?? [] });
  remember({ ...seated, game: game.name, title: game.title });
  go(`/t/${seated.match}`);
}

const pictures = import.meta.glob<string>('../art/*.svg', { query: '?url', import: 'default', eager: true });

/** The picture on a game's box, where there is one. */
export function picture(game: string): string | undefined {
  return pictures[`../art/${game}.svg`];
}
