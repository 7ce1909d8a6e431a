import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { gameWords, speak } from '../src/lib/speech.svelte';

const PACKAGE = join(import.meta.dirname, '..', '..', 'src', 'lopsided');
const ASSETS = join(PACKAGE, 'web_dist', 'assets');
const GAMES = readdirSync(join(import.meta.dirname, '..', 'src', 'games'));
const LANGUAGES = readdirSync(join(PACKAGE, 'server', 'text')).flatMap((file) => (file.endsWith('.ftl') ? [file.slice(0, -4)] : []));
const SCRIPTS = readdirSync(ASSETS).filter((file) => file.endsWith('.js'));

const script = (file: string): string => readFileSync(join(ASSETS, file), 'utf8');
const packed = (text: string): number => gzipSync(text, { level: 9 }).length;
const begins = (name: string): string[] => SCRIPTS.filter((file) => file.startsWith(`${name}-`));

/** These scripts and all that they import at once. */
function loaded(files: string[], found = new Set<string>()): Set<string> {
  for (const file of files) if (!found.has(file)) loaded([...script(file).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].map((one) => one[1] ?? ''), found.add(file));
  return found;
}

/** Families of messages as the server tells them apart. */
const families = (name: string): string[] => [...(new RegExp(`^${name} = \\((.*)\\)`, 'm').exec(readFileSync(join(PACKAGE, 'server/http/pages.py'), 'utf8'))?.[1] ?? '').matchAll(/"([\w-]+)"/g)].map((one) => one[1] ?? '');

/** A language file as it is sent to a table: without comments, over what every file may speak through, without what is said later or elsewhere. */
function words(of: string, language: string): string {
  const [shared, own] = ['engine', of].map((folder) => readFileSync(join(PACKAGE, folder, 'text', `${language}.ftl`), 'utf8').replace(/^#.*\n|^\n/gm, ''));
  const left = [...families('LATER'), ...(of === 'server' ? [] : families('ELSEWHERE'))];
  expect(left.length).toBeGreaterThan(2);
  return `${shared}\n${own}`.replace(new RegExp(`^(?:${left.join('|')}).*\\n([ }].*\\n)*`, 'gm'), '');
}

it.each(GAMES)('a table of %s needs less than 120 KB of script and words, gzipped, in any language', (game) => {
  const entry = [...readFileSync(join(PACKAGE, 'web_dist', 'index.html'), 'utf8').matchAll(/assets\/([\w.-]+\.js)/g)].map((one) => one[1] ?? '');
  expect([entry.length > 0, begins('TablePage').length, begins(game).length]).toEqual([true, 1, 1]);
  const scripts = [...loaded([...entry, ...begins('TablePage'), ...begins(game)])].reduce((sum, file) => sum + packed(script(file)), 0);
  const folder = `games/${game.replaceAll('-', '_')}`;
  for (const language of LANGUAGES) {
    const spoken = existsSync(join(PACKAGE, folder, 'text', `${language}.ftl`)) ? language : 'en';
    expect(scripts + packed(words('server', language)) + packed(words(folder, spoken))).toBeLessThan(120 * 1024);
  }
});

afterEach(() => vi.unstubAllGlobals());

it('a language that is not used is not loaded, and none is in the scripts', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response('close = Fermer', { status: 200, headers: { 'content-language': 'fr' } }));
  });
  await speak('fr');
  await gameWords('threat-level', 'fr');
  expect(asked).toEqual(['/words/fr.ftl', '/words/threat-level/fr.ftl']);
  expect(SCRIPTS.filter((file) => /The connection is gone|La connexion/.test(script(file)))).toEqual([]);
});
