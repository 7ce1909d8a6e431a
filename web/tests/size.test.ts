import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const BUILT = join(import.meta.dirname, '..', '..', 'src', 'lopsided', 'web_dist', 'assets');

const GAMES = readdirSync(join(import.meta.dirname, '..', 'src', 'games'));

it('a table of any game needs less than 120 KB of script, gzipped', () => {
  const scripts = readdirSync(BUILT).filter((file) => file.endsWith('.js'));
  const weigh = (files: string[]): number[] => files.map((file) => gzipSync(readFileSync(join(BUILT, file))).length);
  const folders = GAMES.map((game) => scripts.filter((file) => file.startsWith(`${game}-`)));
  expect(folders.map((found) => found.length)).toEqual(GAMES.map(() => 1));
  const shared = weigh(scripts.filter((file) => !folders.flat().includes(file))).reduce((sum, size) => sum + size, 0);
  expect(shared + Math.max(...weigh(folders.flat()))).toBeLessThan(120 * 1024);
});
