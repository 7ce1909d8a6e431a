import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { GameModule, Scene } from '../src/lib/game';
import type { Configure, GameInfo } from '../src/lib/messages';
import Options from '../src/pages/Options.svelte';
import Placing from '../src/pages/Placing.svelte';
import { TableStore } from '../src/lib/table.svelte';
import Banner from '../src/shell/Banner.svelte';
import { FakeSocket, table, view, welcome } from './fake';

let shown: Record<string, unknown> | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

const at = table();
const names = at.seats.map((seat) => seat.name);
const scene: Scene = { board: {}, view: view(), items: [], log: [], table: at, names, me: -1, busy: false, pick: () => undefined };

function placing(places: number[]): HTMLElement {
  shown = mount(Placing, { target: document.body, props: { scene, game: null, placing: places } });
  return document.querySelector('.plank') as HTMLElement;
}

it('stands on ground that is not level where somebody came first', () => {
  const plank = placing([2, 1, 3]);
  expect(plank.classList.contains('level')).toBe(false);
  expect([...plank.querySelectorAll('b')].map((b) => b.textContent)).toEqual(['3.', '2.', '1.']);
});

it('tilts by what people ended with where they share a place', () => {
  const held = [224, 2, 90];
  const game = { seat: (_: Scene, seat: number) => ({ line: '', figure: held[seat] ?? 0, unit: '' }) } as unknown as GameModule;
  shown = mount(Placing, { target: document.body, props: { scene, game, placing: [1, 1, 1] } });
  const plank = document.querySelector('.plank') as HTMLElement;
  expect(plank.classList.contains('level')).toBe(false);
  expect([...plank.querySelectorAll('.nm')].map((name) => name.textContent?.trim().split(/\s/)[0])).toEqual([names[1], names[2], names[0]]);
});

it('stands on level ground, without places, where nobody wins', () => {
  const plank = placing([0, 0, 0]);
  expect(plank.classList.contains('level')).toBe(true);
  expect(plank.querySelectorAll('b')).toHaveLength(0);
});

it.each([true, false])('says in words that the game stands still, and how it goes on (host: %s)', (host) => {
  FakeSocket.install();
  const store = new TableStore('m1', 'secret-token', 'ws://here/ws');
  FakeSocket.last.open();
  FakeSocket.last.say(welcome({ host, table: table({ stage: 'frozen' }) }));
  shown = mount(Banner, { target: document.body, props: { store } });
  expect(document.querySelector('.pause')?.textContent).toContain('A rule of this game failed');
  const end = document.querySelector<HTMLButtonElement>('.pause button');
  end?.click();
  expect(FakeSocket.last.of('host').map((order) => order.order)).toEqual(host ? ['end'] : []);
  expect(document.body.textContent).toContain(host ? 'End it and see the replay' : 'The host can end the game');
  store.close();
  vi.unstubAllGlobals();
});

it('keeps an option that was set while the table has not yet heard of it', async () => {
  const option = { words: 'How many?', default: 1, values: [], labels: [], range: [0, 9] as [number, number], many: false, reform: false };
  const game: GameInfo = { name: 'ludo', title: 'Ludo', tagline: '', pitch: '', seats: [2, 4], version: 1, bots: [], variants: [], variant_words: [], language: 'en', people: [], secrets: false, picture: '', board: '', guided: false, lengths: null, phrases: [], options: [{ ...option, name: 'a' }, { ...option, name: 'b' }] };
  const asked: Configure[] = [];
  const configure = (value: Configure): Promise<boolean> => new Promise(() => asked.push(value));
  shown = mount(Options, { target: document.body, props: { table: { ...at, options: {} }, game, module: null, host: true, configure, clock: () => undefined, allowHints: () => undefined } });
  for (const name of ['a', 'b']) {
    const field = document.querySelector(`#option-${name}`) as HTMLInputElement;
    field.value = '7';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  flushSync();
  expect(asked.at(-1)?.options).toEqual({ a: 7, b: 7 });
});
