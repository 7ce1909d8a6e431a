/** Recorded scenes and whole games, in the shape that the shell gives to a game: for tests, and for the preview page. */
import type { Scene, View } from '../lib/game';
import type { Table as At } from '../lib/messages';
import type { Item } from '../lib/voice';

/** A moment at rest, as a fixture has it. */
export interface Rest<T> {
  me: number;
  names: string[];
  view: View<T>;
  log: Item[];
  options?: At['options'];
}

/** A whole game as a spectator saw it: what was told, and the table after it. */
export interface Whole<T = object, B = unknown> {
  names: string[];
  board: B;
  placing: number[];
  steps: { items: Item[]; table: T }[];
}

/** What a game's fixtures/recorded.ts offers, whatever the game. */
export interface Recorded {
  SCENES: Record<string, unknown>;
  GAMES: Record<string, Whole>;
  tableOf(names: string[]): At;
  recorded(name: string, more?: Partial<Scene>): Scene;
}

/** Tables of a game around some people; the last two are bots of this character. */
export function tables(game: string, title: string, character: string): (names: string[], options?: At['options']) => At {
  return (names, options = {}) => {
    const bot = (seat: number): boolean => seat >= 2 && seat >= names.length - 2;
    return {
      match: 'preview', code: 'PLUM47', game, title, stage: 'playing', mode: 'open', options, variant: '',
      locked: false, talk: 'phrases', hints: 'off', level: '', clock: 0, deadline: 0, watchers: 2, commitment: '', secret: '', outdated: {}, again: '', before: null, stopping: [], quits: false, reforms: false, motion: null,
      seats: names.map((name, seat) => ({ seat, name, kind: bot(seat) ? 'bot' : 'person', bot: bot(seat) ? character : '', here: true, standing_in: false, host: seat === 0, free: false })),
    } as At; // prettier-ignore
  };
}

/** A recorded moment as the shell would hand it over. */
export function resting<T, B>({ me, names, view, log }: Rest<T>, board: B, table: At, more: Partial<Scene<T, B>>): Scene<T, B> {
  return { board, view, items: [], log, table, names, me, busy: false, pick: () => undefined, ...more };
}
