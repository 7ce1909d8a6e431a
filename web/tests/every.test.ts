/** Every message of every language file is said, in each of its forms: nothing is missing, misspelt or empty whatever a sentence is given. */
import { FluentResource } from '@fluent/bundle';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Words, type Known } from '../src/lib/words';

interface Part {
  type?: string;
  name?: string;
  value?: Pattern | number | string;
  selector?: Part;
  variants?: { key: Part; value: Pattern }[];
  args?: Part[];
  attr?: string | null;
}
type Pattern = string | Part[];

const SOURCES = join(import.meta.dirname, '..', '..', 'src', 'lopsided');
const NUMBERS = [...Array(64).keys()]; // by which things have names
const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** All parts of a text, with what stands in its variants and what it speaks through. */
function* parts(pattern: Pattern | null | undefined, message: (name: string, attribute?: string | null) => Pattern | null | undefined): Generator<Part> {
  if (!Array.isArray(pattern)) return;
  for (const part of pattern) {
    if (typeof part === 'string') continue;
    yield part;
    const [, stem, form] = part.type === 'var' ? (/^(\w+)-(\w+)$/.exec(part.name ?? '') ?? []) : [];
    if (stem) for (const number of NUMBERS) yield* parts(message(`${stem}-${number}`, form), message);
    yield* parts([...(part.args ?? []), ...(part.selector ? [part.selector] : [])], message);
    for (const variant of part.variants ?? []) yield* parts(variant.value, message);
    if (part.type === 'mesg') yield* parts(message(part.name ?? '', part.attr), message);
  }
}

/** What a sentence may be given, one way for each of its forms. */
function* ways(asked: Part[], words: Words): Generator<Known> {
  const choices = asked.filter((part) => part.type === 'select' && part.selector?.type === 'var');
  const keys = (name: string): (string | number)[] => choices.filter((part) => part.selector?.name === name).flatMap((part) => (part.variants ?? []).map(({ key }) => key.value as string | number));
  const given: Known = {};
  for (const { name = '' } of asked.filter((part) => part.type === 'var')) {
    const [stem = '', form] = name.split('-');
    const named = NUMBERS.find((number) => words.has(form ? `${stem}-${number}.${form}` : `${stem}-${number}`));
    const chosen = keys(name);
    given[stem] ??= named ?? (chosen.length ? (chosen.every((key) => typeof key === 'number' || PLURALS.includes(key)) ? 2 : (chosen.at(-1) ?? 2)) : 'Kestrel');
    if (form && named === undefined) given[name] = 'Kestrel';
  }
  yield given;
  for (const name of new Set(choices.map((part) => part.selector?.name ?? ''))) {
    for (const key of keys(name)) yield { ...given, [name]: typeof key === 'string' && PLURALS.includes(key) && typeof given[name] === 'number' ? (key === 'one' ? 1 : 5) : key };
  }
}

/** What is wrong with a file of a language, said after what the engine says. */
function wrong(source: string, engine: string, language: string): string[] {
  const words = new Words(`${engine}\n${source}`, language);
  const bodies = new Map([engine, source].flatMap((text) => new FluentResource(text).body.map((entry) => [entry.id, entry] as const)));
  const pattern = (name: string, attribute?: string | null): Pattern | null | undefined => (attribute ? bodies.get(name)?.attributes[attribute] : bodies.get(name)?.value) as Pattern | null | undefined;
  const found: string[] = [];
  for (const entry of new FluentResource(source).body) {
    for (const attribute of [null, ...Object.keys(entry.attributes)]) {
      const text = pattern(entry.id, attribute);
      if (!text) continue;
      const id = attribute ? `${entry.id}.${attribute}` : entry.id;
      for (const known of ways([...parts(text, pattern)], words)) {
        try {
          if (/[{}]|undefined|\[object/.test(words.say(id, known))) found.push(`${id}: ${words.say(id, known)}`);
        } catch (error) {
          found.push((error as Error).message);
        }
      }
    }
  }
  return found;
}

it('a message that is given something it does not know, or speaks through one that is not there, is found', () => {
  expect(wrong('a = Well, { b }.\nc = { $n ->\n   [one] One { $n }\n  *[other] { $n } of { d }\n }', 'e = Yes.', 'en')).toHaveLength(3);
  expect(wrong('a = Well, { e } { $n ->\n   [one] one\n  *[other] { $n }\n } { $you ->\n    [seat] you\n   *[others] { $seat }\n }.', 'e = Yes.', 'en')).toEqual([]);
});

it.each(globSync('**/text/*.ftl', { cwd: SOURCES }).sort())('%s: every message is said in every form', (file) => {
  const language = /(\w+)\.ftl$/.exec(file)?.[1] ?? '';
  const engine = join(SOURCES, 'engine', 'text', `${language}.ftl`);
  const common = file.startsWith('engine') || !existsSync(engine) ? '' : readFileSync(engine, 'utf8');
  expect(wrong(readFileSync(join(SOURCES, file), 'utf8'), common, language)).toEqual([]);
});
