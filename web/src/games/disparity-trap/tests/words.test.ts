import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../../../preview/showing';
import en from '../en.json';
import names from '../fixtures/names.json';
import { effectsWords, faces, list } from '../words';

const FOLDER = join(process.cwd(), 'src/games/disparity-trap');

describe('the texts', () => {
  it('are all used somewhere in the folder', () => {
    const files = readdirSync(FOLDER).filter((file) => /\.(svelte|ts)$/.test(file));
    const source = files.map((file) => readFileSync(join(FOLDER, file), 'utf8')).join('\n');
    const whole = new Set([...source.matchAll(/['`]([\w.]+)['`]/g)].map((found) => found[1] ?? ''));
    const templates = [...source.matchAll(/`([a-z](?:[\w.]|\$\{[^{}`]*\})+)`/g)].map((found) => found[1] ?? '');
    const built = templates.map((template) => new RegExp(`^${template.replace(/\$\{[^}]*\}/g, '\\w+').replaceAll('.', '\\.')}$`));
    const used = (key: string): boolean => whole.has(key) || built.some((pattern) => pattern.test(key));
    expect(keysOf(en).filter((key) => ![key, `${key}.other`, key.replace(/\.you$/, '')].some(used))).toEqual([]);
  });

  it('name the cards as the box does', () => {
    expect(Object.values(en.names.card)).toEqual(names.card);
    expect(Object.values(en.names.line)).toEqual(names.line);
    expect(en.learn).toEqual(names.learn);
  });

  it('say ranges and effects in words', () => {
    expect([faces(0), faces(1), faces(2), faces(4), faces(6, 5)]).toEqual(['no face', 'a 1', '1 and 2', '1 to 4', '5 and 6']);
    const effects = [{ what: 'gain' as const, thing: 'startup' as const, amount: 1, back: 0 }, { what: 'skip' as const, thing: null, amount: 2, back: 0 }];
    expect([effectsWords(effects), effectsWords(effects, 'other')]).toEqual(['gain a Startup and skip 2 turns', 'gains a Startup and skips 2 turns']);
    expect(list(['a', 'b', 'c'])).toBe('a, b and c');
  });
});
