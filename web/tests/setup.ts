/** Every test speaks English, from the files that the server hands out. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { speakWith } from '../src/lib/speech.svelte';
import { Words } from '../src/lib/words';

const PACKAGE = join(import.meta.dirname, '..', '..', 'src', 'lopsided');

const read = (of: string, code: string): string => readFileSync(join(PACKAGE, of, 'text', `${code === 'xx' ? 'en' : code}.ftl`), 'utf8');

/** The words of the shell, or of a game, in a language, with those that every file may speak through. */
export const words = (code = 'en', of = 'server'): Words => new Words(`${read('engine', code)}\n${read(of, code)}`, code);

/** The words of every game in a language. */
export function gamesWords(code = 'en'): Record<string, Words> {
  const games = readdirSync(join(PACKAGE, 'games')).filter((game) => existsSync(join(PACKAGE, 'games', game, 'text')));
  return Object.fromEntries(games.map((game) => [game.replaceAll('_', '-'), words(code, `games/${game}`)]));
}

const [english, games] = [words(), gamesWords()];
beforeEach(() => speakWith(english, games));
