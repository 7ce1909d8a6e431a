/** Every test speaks English, from the files that the server hands out. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import { speakWith } from '../src/lib/speech.svelte';
import { Words } from '../src/lib/words';

const PACKAGE = join(import.meta.dirname, '..', '..', 'src', 'lopsided');

/** Where LOPSIDED_HEARD wants to know what the tests say (src/lopsided/testing/heard.py). */
const HEARD = process.env.LOPSIDED_HEARD;
const folders = new WeakMap<Words, string>();
if (HEARD) {
  const [say, heard] = [Words.prototype.say, new Set<string>()];
  Words.prototype.say = function (message, known) {
    heard.add(`${folders.get(this) ?? ''} ${message.split('.')[0]}`);
    return say.call(this, message, known);
  };
  afterAll(() => {
    mkdirSync(HEARD, { recursive: true });
    writeFileSync(join(HEARD, `${crypto.randomUUID()}.txt`), [...heard].join('\n'));
  });
}

const read = (of: string, code: string): string => readFileSync(join(PACKAGE, of, 'text', `${code === 'xx' ? 'en' : code}.ftl`), 'utf8');

/** The words of the shell, or of a game, in a language, with those that every file may speak through. */
export function words(code = 'en', of = 'server'): Words {
  const found = new Words(`${read('engine', code)}\n${read(of, code)}`, code);
  folders.set(found, of);
  return found;
}

/** The words of every game in a language. */
export function gamesWords(code = 'en'): Record<string, Words> {
  const games = readdirSync(join(PACKAGE, 'games')).filter((game) => existsSync(join(PACKAGE, 'games', game, 'text')));
  return Object.fromEntries(games.map((game) => [game.replaceAll('_', '-'), words(code, `games/${game}`)]));
}

const [english, games] = [words(), gamesWords()];
beforeEach(() => speakWith(english, games));
