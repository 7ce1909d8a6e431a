import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { Action, GameModule, Scene } from '../src/lib/game';
import type { GameInfo } from '../src/lib/messages';
import { columns, plainGame, rest } from '../src/lib/plain';
import PlainTable from '../src/shell/PlainTable.svelte';
import PlainTurn from '../src/shell/PlainTurn.svelte';
import { table, view } from './fake';

const info: GameInfo = { name: 'ludo', title: 'Ludo', tagline: '', pitch: '', seats: [2, 4], version: 1, bots: [], variants: [], variant_words: [], language: 'en', phrases: [], options: [], people: ['seat', 'target', 'giver'], secrets: true, picture: '', board: '', guided: false, lengths: null };
const OFFERS: Action[] = [1, 2].flatMap((target) => [0, 1, 2, 3, 4, 5].map((amount) => ({ id: target * 10 + amount, do: 'offer', target, amount, words: `Offer seat ${target} ${amount}`, ints: {} })));
const PASS: Action = { id: 99, do: 'pass', words: 'Pass', ints: {} };
let shown: Record<string, unknown> | null = null;

function scene(over: Partial<Scene> = {}, seen: unknown = { coins: [3, 0, 7], purse: [{ gold: 1 }, { gold: 2 }, { gold: null }], giver: 1, target: -1, pot_size: 4, open: true, deck: [1, 2], deep: {} }): Scene {
  const at = table();
  return { board: {}, view: view({ table: seen, actions: [...OFFERS, PASS] }), items: [], log: [], table: at, names: at.seats.map((seat) => seat.name), me: 0, busy: false, pick: () => undefined, ...over };
}

const buttons = (): string[] => [...document.querySelectorAll('button')].map((button) => button.textContent ?? '');
const press = (text: string): void => {
  [...document.querySelectorAll('button')].find((button) => button.textContent === text)?.click();
  flushSync();
};

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

it('reads a view as the terminal does: what there is for each seat, and the rest in words', async () => {
  const game = await plainGame(info);
  expect(columns(scene())).toEqual([['coins', ['3', '0', '7']], ['gold', ['1', '2', '']]]);
  expect(rest(scene())).toEqual([['giver', 'Jonas'], ['target', 'nobody'], ['pot size', '4'], ['open', 'yes']]);
  expect(game.seat(scene(), 2).line).toBe('coins 7');
  expect([game.secrets, (await plainGame({ ...info, secrets: false })).secrets]).toEqual([true, false]);
});

it('says at the end who came where', () => {
  shown = mount(PlainTable, { target: document.body, props: scene({ view: view({ over: true, placing: [2, 3, 1], table: { coins: [3, 0, 7] } }) }) });
  expect([...document.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent?.trim()))).toEqual([
    ['Player', 'Place', 'coins'], ['Amina', '2.', '3'], ['Jonas', '3.', '0'], ['Mei', '1.', '7'],
  ]);
});

it('asks what to do, then whom, then how much', () => {
  const pick = vi.fn();
  shown = mount(PlainTurn, { target: document.body, props: scene({ pick }) });
  expect(buttons()).toEqual(['offer', 'Pass']);
  press('offer');
  press('Mei');
  expect(buttons()).toEqual(['offer', 'Pass', 'Jonas', 'Mei', 'Do it']);
  const amounts = document.querySelector('select') as HTMLSelectElement;
  expect([...amounts.options].map((option) => option.text)).toEqual(OFFERS.slice(6).map((offer) => offer.words));
  amounts.selectedIndex = 4;
  amounts.dispatchEvent(new Event('change', { bubbles: true }));
  press('Do it');
  press('Pass');
  expect(pick.mock.calls).toEqual([[24], [99]]);
});

it('leaves a few moves to the list, which is open then', async () => {
  const few = scene({ view: view() });
  const game: GameModule = await plainGame(info);
  shown = mount(PlainTurn, { target: document.body, props: few });
  expect(buttons()).toEqual([]);
  const two = scene({ view: view({ actions: [...OFFERS.slice(0, 2), ...OFFERS.slice(6, 8)] }) });
  expect([few, two, scene()].map((at) => game.listed?.(at))).toEqual([true, false, false]);
});

it('plays on without a board that does not come', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const game = await plainGame({ ...info, board: '/games/ludo/none.js' });
  expect(game.Board).toBe((await plainGame(info)).Board);
  expect(complained).toHaveBeenCalledOnce();
  complained.mockRestore();
});
