import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const BUILT = join(import.meta.dirname, '..', '..', 'src', 'lopsided', 'web_dist', 'assets');

it('the whole client is under 120 KB of script, gzipped', () => {
  const scripts = readdirSync(BUILT).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(BUILT, file))).length, 0)).toBeLessThan(120 * 1024);
});
