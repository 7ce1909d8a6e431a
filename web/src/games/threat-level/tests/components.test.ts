import { flushSync, type Component } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gamesWords, words } from '../../../../tests/setup';
import { speakWith } from '../../../lib/speech.svelte';
import { PSEUDO } from '../../../lib/words';
import { show, untranslated } from '../../../preview/showing';
import Ask from '../Ask.svelte';
import Board from '../Board.svelte';
import { recorded, SCENES, type SceneName } from '../fixtures/recorded';
import game from '../index';
import type { Scene } from '../view';
import Turn from '../Turn.svelte';
import { closeAll, toggleSeat, toggleVerb } from '../ui.svelte';

const buttons = (selector: string): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>(selector)];
const press = (selector: string, text: string): void => {
  const found = buttons(selector).find((b) => (b.getAttribute('aria-label') ?? b.textContent ?? '').includes(text));
  if (!found) throw new Error(`no ${selector} says "${text}"`);
  found.click();
  flushSync();
};

afterEach(() => {
  closeAll();
});

describe('the ladder', () => {
  it('is a list of twelve rows that says who stands where, how rich, and whether they can be robbed', () => {
    show(Board, recorded('turn'));
    const rows = [...document.querySelectorAll('.ladder > li')].map((li) => li.textContent?.replace(/\s+/g, ' ').trim());
    expect(rows).toHaveLength(12);
    expect(rows[0]).toBe('YOU LOSEA wild 2 or a pull brings you back Nobody here');
    expect(rows[1]).toContain('Here: Otter with 12 points.');
    expect(rows[9]).toContain('Here: Jonas with 4 points. Can be robbed.');
  });

  it('has a bracket for each protection', () => {
    show(Board, recorded('turn'));
    expect([...document.querySelectorAll('.note b')].map((b) => b.textContent)).toEqual(['Can be robbed', 'Safe from theft', 'Safe when ill']);
  });

  it('strikes out services that are not there', () => {
    show(Board, recorded('bare'));
    expect(document.querySelectorAll('.gone')).toHaveLength(10);
  });
});

describe('the turn', () => {
  it('takes a verb, then a target', () => {
    const pick = vi.fn();
    show(Turn, recorded('turn', { pick }));
    press('.verb', 'Push');
    expect(pick).not.toHaveBeenCalled();
    expect(buttons('.verb[aria-expanded="true"]').map((b) => b.textContent?.trim())).toEqual(['Pushfrom 3']);
    press('.target', 'Otter');
    const push = recorded('turn').view.actions.find((a) => a.do === 'push' && a.target === 3);
    expect(pick).toHaveBeenCalledExactlyOnceWith(push?.id);
  });

  it('asks for a choice only where there is one', () => {
    const scene = recorded('turn');
    expect(show(Turn, scene).querySelector('.hint')).not.toBeNull();
    const alone = { ...scene, view: { ...scene.view, actions: scene.view.actions.slice(-1) } };
    expect(show(Turn, alone).querySelector('.hint')).toBeNull();
  });

  it('takes a verb that needs no target at once', () => {
    const pick = vi.fn();
    show(Turn, recorded('turn', { pick }));
    press('.verb', 'End turn');
    expect(pick).toHaveBeenCalledExactlyOnceWith(0);
  });

  it('does nothing while a move waits for its answer', () => {
    const pick = vi.fn();
    show(Turn, recorded('turn', { pick, busy: true }));
    press('.verb', 'End turn');
    expect(pick).not.toHaveBeenCalled();
    expect(buttons('.verb').every((b) => b.getAttribute('aria-disabled') === 'true')).toBe(true);
  });

  it('keeps its keys in place while their outcome is shown', () => {
    const scene = recorded('turn');
    show(Turn, { ...scene, items: scene.log, view: { ...scene.view, actions: [] } });
    expect(buttons('.verb').map((b) => b.querySelector('span')?.textContent)).toEqual(['Step down', 'Push', 'Pull', 'Steal', 'End turn']);
    expect(document.querySelector('.now')?.textContent).toBe('You earned 4 points.');
  });

  it('says in words why a verb is not to be had', () => {
    const pick = vi.fn();
    show(Turn, recorded('poor', { pick }));
    press('.verb', 'Steal');
    expect(document.querySelector('.ask')?.textContent).toBe('No theft is to be had.');
    expect([...document.querySelectorAll('.closed li')].map((li) => li.textContent?.trim())).toEqual([
      'Jonas: nothing to steal (TL-Q34).',
      'Kestrel and Otter: police and fire protect from row 3 up (TL-031).',
    ]);
    expect(pick).not.toHaveBeenCalled();
  });

  it('closes an open verb on Escape and gives the focus back to its key', () => {
    show(Turn, recorded('turn'));
    press('.verb', 'Pull');
    buttons('.target')[0]?.focus();
    document.querySelector('.target')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    flushSync();
    expect(buttons('.target')).toEqual([]);
    expect(document.activeElement?.textContent).toContain('Pull');
  });

  it('offers the way back from YOU LOSE', () => {
    const pick = vi.fn();
    show(Turn, recorded('back', { pick }));
    press('.verb', 'Come back');
    expect(pick).toHaveBeenCalledExactlyOnceWith(recorded('back').view.actions[0]?.id);
  });

  it('offers nothing to those who watch', () => {
    show(Turn, recorded('spectator'));
    expect(buttons('button')).toEqual([]);
    expect(document.querySelector('.now')?.textContent).toBe('Kestrel is thinking.');
  });
});

describe('the union', () => {
  it.each(['stop_push', 'halve_pull', 'ignore_health'] as const)('is asked with two keys: %s', (name) => {
    const pick = vi.fn();
    show(Ask, recorded(name, { pick }));
    buttons('.btn').forEach((b) => b.click());
    expect(pick.mock.calls.flat()).toEqual(recorded(name).view.actions.map((a) => a.id));
    expect(document.querySelector('h1')?.textContent).toBeTruthy();
  });

  it('takes the place of the prompt only for the one who is asked', () => {
    expect(game.reaction?.(recorded('stop_push'))).toBe('The union is asked');
    expect(game.reaction?.(recorded('turn'))).toBeNull();
    expect(game.reaction?.(recorded('back'))).toBeNull();
  });
});

describe('the headline at the end', () => {
  const over = (placing: number[], ...log: { kind: string; lead: number }[]): Scene => {
    const scene = recorded('over');
    return { ...scene, view: { ...scene.view, placing }, log: log.map(({ kind, lead }, n) => ({ n, kind, ints: { seat: 0, lead }, words: '', seat: 0 })) };
  };

  it('says what won at the round limit, and who shares', () => {
    expect(game.headline?.(over([1, 2, 3, 4], { kind: 'limit', lead: 0 }))).toBe('The last round is over. Amina stands lowest.');
    expect(game.headline?.(over([1, 2, 3, 4], { kind: 'limit', lead: 1 }))).toBe('The last round is over. Of those who stand lowest Amina has the most points.');
    expect(game.headline?.(over([1, 3, 1, 4], { kind: 'limit', lead: 2 }))).toBe('The last round is over. Amina and Kestrel share the win.');
    expect(game.headline?.(over([1, 2, 3, 4]))).toBe('You are the last one in the game.');
    expect(game.headline?.(over([2, 1, 3, 4]))).toBe('Jonas is the last one in the game.');
  });
});

describe('the badges', () => {
  it('say where a seat stands and what it holds', () => {
    expect(game.seat(recorded('turn'), 3)).toEqual({ line: 'on 10 Worker Ownership', figure: 12, unit: 'pts' });
    expect(game.seat(recorded('over'), 1)).toEqual({ line: 'out, points frozen', figure: 4, unit: 'pts' });
    expect(game.where(recorded('turn'))).toBe('Round 7 of at most 60');
  });
});

describe('in another language', () => {
  const parts: [string, Component<Scene>][] = [['Board', Board], ['Turn', Turn], ['Ask', Ask]];
  for (const [name, part] of parts) {
    it.each(Object.keys(SCENES) as SceneName[])(`every text of ${name} is translated: %s`, (at) => {
      speakWith(words(PSEUDO), gamesWords(PSEUDO));
      const scene = recorded(at);
      toggleVerb(scene, 'pull');
      show(part, scene);
      expect(untranslated(scene)).toEqual([]);
      toggleSeat(scene, 1);
      flushSync();
      expect(untranslated(scene)).toEqual([]);
    });
  }
});
