/** What a game's fixtures/recorded.ts offers, whatever the game. */
import type { Scene } from '../lib/game';
import type { Item, Table as At } from '../lib/messages';

/** A whole game as a spectator saw it: what was told, and the table after it. */
interface Whole {
  names: string[];
  board: unknown;
  steps: { items: Item[]; table: object }[];
}

export interface Recorded {
  SCENES: Record<string, unknown>;
  GAMES: Record<string, Whole>;
  tableOf(names: string[]): At;
  recorded(name: string, more?: Partial<Scene>): Scene;
}
