/** The banner and the menu: a pause is seen, stopping takes everybody, leaving says what it means. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameModule, Scene } from '../src/lib/game';
import type { Step } from '../src/lib/messages';
import { TableStore } from '../src/lib/table.svelte';
import Play from '../src/pages/Play.svelte';
import BoxSheet from '../src/pages/BoxSheet.svelte';
import { change } from '../src/lib/settings.svelte';
import Player from '../src/pages/Player.svelte';
import Menu from '../src/shell/Menu.svelte';
import Blank from '../src/kit/Wordmark.svelte';
import { ReplayStore } from '../src/lib/replay.svelte';
import { FakeSocket, item, table, view, welcome } from './fake';

const game = { Board: Blank, where: () => '', seat: () => ({ line: '' }) } as unknown as GameModule;
let store: TableStore;
let shown: Record<string, unknown> | null = null;

beforeEach(() => {
  FakeSocket.install();
  store = new TableStore('m1', 'token', 'ws://here/ws');
  store.game = game;
  FakeSocket.last.open();
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  store.close();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

function play(over: Parameters<typeof table>[0]): void {
  FakeSocket.last.say(welcome({ table: table(over) }));
  shown = mount(Play, { target: document.body, props: { store, scene: store.scene as Scene, game } });
  flushSync();
}

const press = (words: string): void => {
  const found = [...document.querySelectorAll('button')].find((button) => button.textContent?.includes(words));
  expect(found, words).toBeDefined();
  found?.click();
  flushSync();
};

it('a pause is told wherever one has scrolled, and nothing looks live', () => {
  play({ stage: 'paused' });
  expect(document.querySelector('.banners')?.classList).toContain('loud');
  expect(document.querySelector<HTMLElement>('section.turn')?.inert).toBe(true);
});

it('a proposal to stop is answered by everybody', () => {
  play({ stopping: [1] });
  expect(document.body.textContent).toContain('Jonas would like to stop here.');
  press('Agree');
  expect(FakeSocket.last.of('stop')[0]).toMatchObject({ seat: 0, on: true });
});

it.each([[true, 'out of this game for good'], [false, 'A bot plays on']])('leaving says before what it means', (quits, words) => {
  FakeSocket.last.say(welcome({ table: table({ quits }) }));
  shown = mount(Menu, { target: document.body, props: { store, open: true } });
  flushSync();
  press('Leave the table');
  expect(document.body.textContent).toContain(words);
  expect(FakeSocket.last.of('leave')).toEqual([]);
  press('Yes, leave');
  expect(FakeSocket.last.of('leave')).toHaveLength(1);
});

it('the host gives a new code to whoever lost a device', () => {
  const seats = table().seats.map((seat) => ({ ...seat, here: seat.seat !== 1 }));
  FakeSocket.last.say(welcome({ host: true, table: table({ seats }) }));
  shown = mount(Menu, { target: document.body, props: { store, open: true } });
  flushSync();
  press('lost device');
  expect(FakeSocket.last.of('rejoin')[0]).toMatchObject({ seat: 1 });
});

it('a replay goes to a round or a moment, and its keys stand before what changes', () => {
  const step = (at: number, kind: string, words: string): Step => ({ items: [item(at, { kind, words, ints: { round: at } })], view: view({ seat: -1 }) });
  const steps = [step(0, 'laid', ''), step(1, 'round', ''), step(2, 'gained', 'Jonas earned 2 points.'), step(3, 'round', '')];
  const told = { match: 'm1', game: 'ludo', title: 'Ludo', names: ['A', 'B'], bots: [false, false], options: {}, variant: '', seat: -1, board: {}, steps, placing: [1, 2], commitment: '', secret: '', dice: 0, honest: true, trouble: '', known: {} };
  const replay = new ReplayStore(told, game);
  expect(replay.rounds().map(({ at }) => at)).toEqual([1, 3]);
  expect(replay.moments()).toEqual([{ words: 'Jonas earned 2 points.', at: 2 }]);
  shown = mount(Player, { target: document.body, props: { store: replay, seat: -1 } });
  flushSync();
  const [keys, heading] = [document.querySelector('.keys'), document.querySelector('h1')];
  expect(keys && heading && keys.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const jump = [...document.querySelectorAll('select')].find((select) => select.querySelector('optgroup')) as HTMLSelectElement;
  jump.value = '3';
  jump.dispatchEvent(new Event('change', { bubbles: true }));
  expect(replay.at).toBe(3);
  replay.stop();
});

it('a name that was typed opens the game with Enter, and is the first on a shared device', () => {
  change({ name: 'Ada' });
  const opened = vi.fn();
  const box = { name: 'ludo', title: 'Ludo', tagline: '', pitch: '', seats: [2, 4] as [number, number], version: 1, bots: [], variants: [], variant_words: [], language: 'en', options: [], phrases: [], people: [], secrets: false, guided: false, lengths: null, picture: '', board: '' };
  shown = mount(BoxSheet, { target: document.body, props: { game: box, waiting: false, problem: '', open: opened } });
  flushSync();
  document.querySelector('form')?.requestSubmit();
  expect(opened).toHaveBeenCalledWith(box, 'now');
  press('Pass one device');
  expect(document.querySelector<HTMLInputElement>('form input')?.value).toBe('Ada');
  change({ name: '' });
});
