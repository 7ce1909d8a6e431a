import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { recorded } from '../src/games/displacement/fixtures/recorded';
import game from '../src/games/displacement/index';
import type { GameModule, Scene } from '../src/lib/game';
import { foreign, speakWith } from '../src/lib/speech.svelte';
import Log from '../src/shell/Log.svelte';
import Stage from '../src/shell/Stage.svelte';
import { gamesWords, words } from './setup';

let shown: Record<string, unknown>[] = [];
afterEach(() => {
  shown.forEach((one) => void unmount(one));
  shown = [];
  document.body.innerHTML = '';
});

/** The languages that are marked on a table of Displacement, and where. */
function marked(): Record<string, string | null | undefined> {
  const scene = recorded('block') as unknown as Scene;
  const said = { n: 9000, kind: 'table:said', ints: {}, words: '…', seat: 0 };
  const turn = createRawSnippet(() => ({ render: () => '<p></p>' }));
  shown.push(mount(Stage, { target: document.body, props: { scene, game: game as unknown as GameModule, log: [], turn } }));
  shown.push(mount(Log, { target: document.body, props: { items: [...scene.log, said], names: scene.names, lang: foreign('displacement') } }));
  flushSync();
  const lines = [...document.querySelectorAll('.log p > span')];
  return { board: document.querySelector('.middle')?.getAttribute('lang'), told: lines.at(-1)?.getAttribute('lang'), said: lines[0]?.getAttribute('lang'), seat: document.querySelector('.sub span')?.getAttribute('lang') };
}

it('a game that has no words in the reader’s language is marked as English, and what the table says is not', () => {
  speakWith(words('fr'), gamesWords());
  expect(foreign('displacement')).toBe('en');
  expect(marked()).toEqual({ board: 'en', told: 'en', said: null, seat: 'en' });
});

it('a game that speaks the language of the page needs no mark', () => {
  expect(marked()).toEqual({ board: null, told: null, said: null, seat: null });
});
