import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', 'src');
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts|css)$/.test(file) && !/[/\\](tests|fixtures)[/\\]|\.test\.ts$/.test(file));
const source = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** What of a kind stands in which file. */
const found = (kind: RegExp, but: RegExp): string[] => files.filter((file) => !but.test(file)).flatMap((file) => [...source(file).matchAll(kind)].map(([text]) => `${file}: ${text}`));

it('a colour stands in tokens.css alone', () => {
  const colours = /(?<![\w&/])#(?:[0-9a-f]{6}|[0-9a-f]{3})\b(?![\w-])|\b(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\(|:\s*(?:white|black)\b/gi;
  expect(found(colours, /tokens\.css$/)).toEqual([]);
});

it('every token that is used is there, and every paint of a board is used', () => {
  const all = files.map(source).join('\n');
  const known = new Set([...all.matchAll(/(--[a-z][\w-]*)[:=]/g)].map(([, name]) => name));
  const used = [...all.matchAll(/var\((--[a-z][\w-]*)\)/g)].map(([, name]) => name);
  expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
  const paints = files.filter((file) => file.endsWith('tokens.css')).flatMap((file) => [...source(file).matchAll(/(--(?:dt|dp|ds|tl|uq|paint)-[\w-]+):/g)].map(([, name]) => name));
  expect(paints.filter((name) => !used.includes(name))).toEqual([]);
});

it("a board's paints come with its game", () => {
  const painted = files.filter((file) => /^games.*tokens\.css$/.test(file));
  expect(painted.length).toBeGreaterThan(0);
  expect(painted.filter((file) => !source(file.replace('tokens.css', 'index.ts')).includes("import './tokens.css'"))).toEqual([]);
});

it('a window changes at the named widths and heights alone', () => {
  const asked = files.flatMap((file) => [...source(file).matchAll(/@media([^{]*)|matchMedia\('([^']*)'\)/g)].map((media) => `${file}: ${media[1] ?? media[2]}`));
  const sizes = /\((?:max-width: (?:359|760|1100|1279|1699)|min-width: (?:360|761|1101|1280|1700)|max-height: (?:700|899)|min-height: (?:701|900))px\)/g;
  expect(asked.filter((media) => /\d/.test(media.replace(sizes, '').replace(/^.*?: /, '')))).toEqual([]);
});
