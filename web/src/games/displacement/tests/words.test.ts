import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Texts } from '../../../lib/i18n.svelte';
import en from '../en.json';
import { recorded } from '../fixtures/recorded';
import { births, list } from '../words';

const FOLDER = join(process.cwd(), 'src/games/displacement');

/** All keys of a tree of texts, plurals as one. */
function keysOf(texts: Texts, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) => (typeof value === 'string' ? [key === 'one' || key === 'other' ? before.slice(0, -1) : before + key] : keysOf(value, `${before}${key}.`)));
}

describe('the texts', () => {
  it('are all used somewhere in the folder', () => {
    const files = readdirSync(FOLDER).filter((file) => /\.(svelte|ts)$/.test(file));
    const source = files.map((file) => readFileSync(join(FOLDER, file), 'utf8')).join('\n');
    const whole = new Set([...source.matchAll(/['`]([\w.]+)['`]/g)].map((found) => found[1] ?? ''));
    const stems = [...source.matchAll(/[`']([\w.]+\.)(?:\$\{|' \+)/g)].map((found) => found[1] ?? '');
    expect(keysOf(en).filter((key) => !whole.has(key) && !stems.some((stem) => key.startsWith(stem)))).toEqual([]);
  });

  it('count people by where they were born', () => {
    expect(births(recorded('block'), [1, 3, 1])).toBe('2 born in Taiga and 1 born in Low Islands');
    expect(list(['a', 'b', 'c'])).toBe('a, b and c');
  });
});
