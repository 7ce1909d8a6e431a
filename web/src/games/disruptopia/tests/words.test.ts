import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { words } from '../../../../tests/setup';
import { speakWith } from '../../../lib/speech.svelte';
import { PSEUDO } from '../../../lib/words';
import { unused } from '../../../preview/showing';
import Board from '../Board.svelte';
import en from '../en.json';
import { recorded, SCENES, type SceneName } from '../fixtures/recorded';
import game from '../index';
import { story } from '../story';
import Turn from '../Turn.svelte';

describe('the texts', () => {
  it('are all used somewhere in the folder', () => {
    expect(unused('disruptopia', en)).toEqual([]);
  });

  it('tell a whole game in five sentences', () => {
    const scene = recorded('over');
    const told = story(scene.log, scene.names, scene.view.placing ?? []);
    expect(told).toHaveLength(5);
    told.forEach((sentence) => expect(sentence).toMatch(/^[^{}]+\.$/));
  });

  it('say where we are and how each seat stands', () => {
    expect(game.where(recorded('plan') as never)).toMatch(/^Round \d+, (odd|even)\. Step 1 of 5/);
    expect(game.seat(recorded('sealed') as never, 3).line).toContain('sealed');
  });
});

describe('in the pseudo-language', () => {


  it.each(Object.keys(SCENES) as SceneName[])('every text of %s has a key', (name) => {
    speakWith(words(PSEUDO));
    const scene = recorded(name);
    const known = [...scene.names, ...scene.board.cards.flatMap((card) => [card.title, card.text, card.scene]), ...scene.view.actions.map((action) => action.words)];
    const parts = [Board, Turn].map((part) => mount(part, { target: document.body, props: scene }));
    flushSync();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const plain: string[] = [];
    while (texts.nextNode()) {
      const text = known.reduce((rest, words) => rest.replaceAll(words, ''), texts.currentNode.textContent ?? '').replace(/⟦[^⟧]*⟧/g, '');
      if (/[a-z]/i.test(text)) plain.push(text);
    }
    parts.forEach((part) => void unmount(part));
    document.body.replaceChildren();
    expect(plain).toEqual([]);
  });
});
