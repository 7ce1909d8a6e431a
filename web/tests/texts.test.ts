import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameModule, Scene } from '../src/lib/game';
import { speakWith } from '../src/lib/speech.svelte';
import { PSEUDO, pseudo } from '../src/lib/words';
import type { GameInfo, Replayed } from '../src/lib/messages';
import { ReplayStore } from '../src/lib/replay.svelte';
import { TableStore } from '../src/lib/table.svelte';
import End from '../src/pages/End.svelte';
import Home from '../src/pages/Home.svelte';
import Join from '../src/pages/Join.svelte';
import Lobby from '../src/pages/Lobby.svelte';
import Message from '../src/pages/Message.svelte';
import Play from '../src/pages/Play.svelte';
import Player from '../src/pages/Player.svelte';
import Rules from '../src/pages/Rules.svelte';
import { FakeSocket, item, table, view, welcome } from './fake';
import { words } from './setup';
import Blank from '../src/kit/Wordmark.svelte';

const ROOT = join(import.meta.dirname, '..', 'src');
const said = pseudo('server');
const NAMES = ['1°', '2°', '3°'];

const game: GameModule = { Board: Blank as Component<Scene>, where: () => said, seat: () => ({ line: said, figure: 3, unit: said }) };
const seats = table().seats.map((seat, i) => ({ ...seat, name: NAMES[i] ?? '', kind: (['person', 'bot', 'empty'] as const)[i] ?? ('empty' as const), free: i > 0 }));
const open = table({ seats, title: said, code: '4 472', watchers: 2 });
const info: GameInfo = {
  name: 'ludo', title: said, tagline: said, pitch: said, seats: [2, 4], version: 1, bots: [], variants: [], variant_words: [], language: 'en', people: [], secrets: false, picture: '', board: '', guided: true, lengths: null, phrases: [{ key: 'hello', reaction: false }],
  options: [{ name: 'o', words: said, default: 1, values: [], labels: [], range: [0, 3], many: false, reform: false }, { name: 'p', words: said, default: '1', values: ['1', '2'], labels: ['1', '2'], range: null, many: false, reform: false }],
};
const replayed: Replayed = { match: 'm1', game: 'ludo', title: said, names: NAMES, bots: [false, true, false], options: {}, variant: '', seat: -1, board: {}, steps: [{ items: [], view: { ...view() } }], placing: [1, 2, 3], commitment: '1', secret: '1', dice: 1, honest: true, trouble: '', known: {} };
const answers: Record<string, unknown> = { '/api/games': [info, { ...info, name: 'go' }], '/api/tables/4472': open, '/api/rules/ludo': { rulebook: said, language: 'en', ledger: said } };

let shown: Record<string, unknown> | null = null;
let store: TableStore | null = null;

beforeEach(() => {
  speakWith(words(PSEUDO));
  FakeSocket.install();
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path]), { status: 200 })));
});

afterEach(() => {
  if (shown) void unmount(shown);
  store?.close();
  [shown, store] = [null, null];
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

async function draw<Props extends Record<string, unknown>>(page: Component<Props>, props: Props): Promise<void> {
  shown = mount(page as Component<Record<string, unknown>>, { target: document.body, props });
  await new Promise((done) => setTimeout(done, 20));
  flushSync();
}

function sit(over: Parameters<typeof table>[0], views = view({ prompt: said, actions: [{ id: 1, do: 'x', words: said, ints: {} }, { id: 2, do: 'y', words: said, ints: {} }], undo: true })): TableStore {
  store = new TableStore('m1', 'token', 'ws://here/ws');
  store.game = game;
  FakeSocket.last.open();
  FakeSocket.last.say(welcome({ table: { ...open, ...over }, views: { 0: { number: 1, whole: { ...views } } }, items: [item(0, { words: said }), item(1, { kind: 'round', ints: { round: 2 }, words: '' }), item(2, { words: said })] }));
  return store;
}

/** Every text that a person sees or hears on the page and that never went through `t`. */
function untranslated(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node instanceof Element ? node : node.parentElement;
    if (at?.closest('[translate="no"], script, style')) continue;
    if (node instanceof Element) for (const name of ['aria-label', 'alt', 'title', 'placeholder']) texts.push(node.getAttribute(name) ?? '');
    else texts.push(node.textContent ?? '');
  }
  return texts.filter((text) => /\p{L}{2}/u.test(text.replace(/⟦[^⟧]*⟧/g, '')));
}

it('the search for forgotten texts finds one', () => {
  document.body.innerHTML = '<p>Play now</p><p translate="no">Amina</p><p>⟦Pļåÿ⟧ 1°</p><img alt="A table">';
  expect(untranslated()).toEqual(['Play now', 'A table']);
});

it('the front page has no text without a key', async () => {
  await draw(Home, {});
  expect(document.querySelectorAll('.shelf .box')).toHaveLength(2);
  expect(untranslated()).toEqual([]);
});

it('the sheet of a box has no text without a key', async () => {
  await draw(Home, {});
  document.querySelector<HTMLButtonElement>('.shelf button')?.click();
  flushSync();
  expect(document.querySelectorAll('dialog[open] .btn')).toHaveLength(5);
  [...document.querySelectorAll<HTMLButtonElement>('dialog[open] .btn')][3]?.click();
  flushSync();
  expect(document.querySelectorAll('dialog[open] input')).toHaveLength(2);
  expect(untranslated()).toEqual([]);
});

it('the join page has no text without a key', async () => {
  await draw(Join, { code: '4472', watch: () => undefined });
  expect(document.querySelector('form')).not.toBeNull();
  expect(untranslated()).toEqual([]);
});

it('the lobby and its menu have no text without a key', async () => {
  await draw(Lobby, { store: sit({ stage: 'lobby' }) });
  expect(document.querySelectorAll('.bench li')).toHaveLength(3);
  await menu();
  expect(untranslated()).toEqual([]);
});

it('the table and its menu have no text without a key', async () => {
  const live = sit({ stage: 'paused', deadline: 1, clock: 30 });
  await draw(Play, { store: live, scene: live.scene as Scene, game });
  expect(document.querySelectorAll('.aslist li')).toHaveLength(2);
  await menu();
  expect(untranslated()).toEqual([]);
});

it('the end page has no text without a key', async () => {
  await draw(End, { store: sit({ stage: 'over' }, view({ over: true, placing: [1, 2, 3], prompt: '', actions: [] })) });
  expect(document.querySelectorAll('.plank li')).toHaveLength(3);
  expect(untranslated()).toEqual([]);
});

it('the replay has no text without a key', async () => {
  await draw(Player, { store: new ReplayStore(replayed, game), seat: -1 });
  expect(document.querySelectorAll('.keys button')).toHaveLength(5);
  expect(untranslated()).toEqual([]);
});

it('the rules page has no text without a key', async () => {
  await draw(Rules, { name: 'ludo' });
  document.querySelector<HTMLInputElement>('.numbers input')?.click();
  flushSync();
  expect(document.querySelector('summary')).not.toBeNull();
  expect(untranslated()).toEqual([]);
});

it('a page that only says something takes its words from outside', async () => {
  await draw(Message, { title: said, words: said });
  expect(untranslated()).toEqual([]);
});

async function menu(): Promise<void> {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('header nav button')];
  buttons.at(-1)?.click();
  flushSync();
  await vi.dynamicImportSettled();
  flushSync();
  expect(document.querySelector('dialog[open]')).not.toBeNull();
}

it('every key in the source has a text, and every text is used', () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file) && !file.startsWith('games') && !file.startsWith('pieces'));
  const source = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
  const ftl = readFileSync(join(ROOT, '../../src/lopsided/server/text/en.ftl'), 'utf8');
  const known = new Set([...ftl.slice(ftl.indexOf('## The pages')).matchAll(/^([\w-]+) =/gm)].map((found) => found[1] ?? ''));
  const used = [...source.matchAll(/\b(?:t\(\s*|message=)(['"`])([\w\-.${}]+)\1/g)].map((found) => found[2] ?? '');
  const ternaries = [...source.matchAll(/'([a-z]+(?:[-_][a-z_0-9]+)+)'/g)].map((found) => found[1] ?? '');
  const english = words();
  expect(used.filter((key) => !key.includes('$') && !english.has(key))).toEqual([]);
  const stems = [...source.matchAll(/`([a-z_]+-[\w-]*)\$\{/g)].map((found) => found[1] ?? '');
  const through = [...ftl.matchAll(/\{ ([a-z][\w-]*) \}/g)].map((found) => found[1] ?? '');
  expect([...known].filter((key) => !used.includes(key) && !through.includes(key) && !ternaries.includes(key) && !stems.some((stem) => key.startsWith(stem)))).toEqual([]);
});

it('what only later pages say is named by them alone', () => {
  const later = /^LATER = \((.*)\)/m.exec(readFileSync(join(ROOT, '../../src/lopsided/server/http/pages.py'), 'utf8'))?.[1] ?? '';
  const families = [...later.matchAll(/"([\w-]+)"/g)].map((one) => one[1] ?? '');
  const early = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.(svelte|ts)$/.test(file) && !/^(?:lib\/|pages\/)?(?:debrief|replay|player|rules|room|lab|preview)|\/fixtures\//i.test(file));
  const named = early.filter((file) => new RegExp(`['"\`](?:${families.join('|')})`).test(readFileSync(join(ROOT, file), 'utf8')));
  expect([families.includes('debrief-'), named]).toEqual([true, []]);
});

const FOLDERS = readdirSync(join(ROOT, 'games')).map((game) => join(ROOT, 'games', game));

it.each(FOLDERS)('every message in the source of %s is in its language file, and every one that is there for the browser is used', (folder) => {
  const of = `games/${basename(folder).replaceAll('-', '_')}`;
  const files = readdirSync(folder).filter((file) => /\.(svelte|ts)$/.test(file));
  const [kit, ...own] = [join(ROOT, 'kit/words.ts'), ...files.map((file) => join(folder, file))].map((file) => readFileSync(file, 'utf8'));
  const source = own.join('\n');
  const ftl = readFileSync(join(ROOT, '../../src/lopsided', of, 'text/en.ftl'), 'utf8');
  const known = [...ftl.slice(ftl.indexOf('## The board in the browser.')).matchAll(/^((?!idea-)[\w-]+) =/gm)].map((found) => found[1] ?? '');
  const named = [...source.matchAll(/\b(?:t\(|tell\(scene, )'([\w.-]+)'/g)].map((found) => found[1] ?? '');
  const later = ['debrief', 'lab', 'room'].flatMap((part) => readdirSync(join(ROOT, part)).map((file) => readFileSync(join(ROOT, part, file), 'utf8'))); // say something of every game
  const quoted = new Set([...`${source}${kit}${later.join('')}`.matchAll(/'([a-z][\w-]*)(?:\.\w+)?'/g)].map((found) => found[1] ?? ''));
  const stems = [...`${source}${later.join('')}`.matchAll(/`([\w-]+[-_])\$\{/g)].map((found) => found[1] ?? '');
  expect(named.length).toBeGreaterThan(10);
  const english = words('en', of);
  expect(named.filter((key) => !english.has(key))).toEqual([]);
  const through = new Set([...ftl.matchAll(/\{ ([a-z][\w-]*) \}/g)].map((found) => found[1] ?? ''));
  expect(known.filter((key) => !quoted.has(key) && !through.has(key) && !stems.some((stem) => key.startsWith(stem)))).toEqual([]);
});
