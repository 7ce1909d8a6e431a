import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { gamesWords, words } from '../../../../tests/setup';
import { speakWith } from '../../../lib/speech.svelte';
import { PSEUDO } from '../../../lib/words';
import { button, show, untranslated } from '../../../preview/showing';
import Board from '../Board.svelte';
import { recorded, SCENES, type SceneName } from '../fixtures/recorded';
import game from '../index';
import Turn from '../Turn.svelte';

describe('the board', () => {
  it('draws every person of a nation in the colour of birth', () => {
    const board = show(Board, recorded('block'));
    const land = board.querySelector('.board .land') as SVGElement;
    const colors = [...land.querySelectorAll('use')].map((use) => use.getAttribute('href'));
    expect(colors.filter((c) => c === '#dp-pin-0')).toHaveLength(14);
    expect(colors.filter((c) => c === '#dp-pin-1')).toHaveLength(2);
    expect(colors).toHaveLength(19);
  });

  it('marks what the flood threatens', () => {
    expect(show(Board, recorded('block')).querySelectorAll('.threat')).toHaveLength(2);
    expect(show(Board, recorded('draw')).querySelectorAll('.threat')).toHaveLength(0);
  });

  it('shows me my goal and hides those of others', () => {
    const board = show(Board, recorded('block'));
    expect(board.querySelector('.goal')?.textContent).toContain('Humanitarian');
    expect(board.querySelectorAll('.nats .back')).toHaveLength(3);
    expect(board.querySelector('.nats')?.textContent).not.toContain('Metropolitan');
  });

  it('tells a nation in words for those who listen', () => {
    const list = show(Board, recorded('block')).querySelector('.board > ul.vh');
    expect(list?.textContent).toContain('River Delta: warm, coast, lowland and river.');
    expect(list?.textContent).toContain('In the open: 1 born in Taiga and 1 born in Low Islands.');
  });

  it.each(['two', 'four', 'six'].map((_, i) => (['send_two', 'send', 'send_many'] as SceneName[])[i]!))('has a gate at every nation that can be sent to (%s)', (name) => {
    const scene = recorded(name);
    expect(show(Board, scene).querySelectorAll('.gate')).toHaveLength(scene.names.length - 1);
  });

  it('has no gate when nobody must be sent', () => {
    expect(show(Board, recorded('needs')).querySelector('.gate')).toBeNull();
  });

  it('lets people walk only while an event is being shown', () => {
    const scene = recorded('waiting');
    const sent = { n: 900, kind: 'sent', ints: { seat: 2, target: 0, color: 2, pins: 2, native: 1 }, words: 'Kestrel sent 2 people.', seat: 2 };
    expect(show(Board, scene).querySelector('.walker')).toBeNull();
    expect(show(Board, { ...scene, items: [sent] }).querySelectorAll('.walker')).toHaveLength(2);
  });
});

describe('the turn', () => {
  it('draws with one key', () => {
    const pick = vi.fn();
    const scene = recorded('draw', { pick });
    button(show(Turn, scene), 'Draw a scenario').click();
    expect(pick).toHaveBeenCalledWith(scene.view.actions[0]?.id);
  });

  it('sets keeping away and letting come side by side', () => {
    const pick = vi.fn();
    const turn = show(Turn, recorded('block', { pick }));
    button(turn, 'Keep it away').click();
    button(turn, 'Let it come').click();
    expect(pick.mock.calls).toEqual([[1], [2]]);
  });

  it('leaves the sending to the rules where nobody touched it', () => {
    const pick = vi.fn();
    const scene = recorded('send', { pick, table: { ...recorded('send').table, match: 'untouched' } });
    button(show(Turn, scene), 'Shelter 4, send 3').click();
    expect(pick).toHaveBeenCalledWith(scene.view.actions.find((action) => action.do === 'settle')?.id);
  });

  it('sends what was chosen at the gates as one move', () => {
    const pick = vi.fn();
    const scene = recorded('send', { pick, table: { ...recorded('send').table, match: 'chosen' } });
    const turn = show(Turn, scene);
    button(turn, 'One more to Kestrel').click();
    flushSync();
    button(turn, 'Shelter 4, send 3').click();
    expect(pick.mock.calls[0]).toHaveLength(3);
  });

  it('waits until enough are chosen', () => {
    const pick = vi.fn();
    const scene = recorded('send', { pick, table: { ...recorded('send').table, match: 'short' } });
    const turn = show(Turn, scene);
    button(turn, 'One fewer to Kestrel').click();
    flushSync();
    const key = button(turn, 'Choose one more');
    expect(key.getAttribute('aria-disabled')).toBe('true');
    key.click();
    expect(pick).not.toHaveBeenCalled();
  });

  it('does nothing while a move waits for its answer', () => {
    const pick = vi.fn();
    button(show(Turn, recorded('draw', { pick, busy: true })), 'Draw a scenario').click();
    expect(pick).not.toHaveBeenCalled();
  });
});

describe('in another language', () => {
  it.each(Object.keys(SCENES) as SceneName[])('every text of the board and the turn is translated: %s', (name) => {
    speakWith(words(PSEUDO), gamesWords(PSEUDO));
    show(Board, recorded(name));
    show(Turn, recorded(name));
    expect(untranslated(recorded(name))).toEqual([]);
  });
});

describe('the module', () => {
  it('keeps goals from whoever passes a device on', () => {
    expect(game.secrets).toBe(true);
  });

  it.each(Object.keys({ block: 0, send: 0, six: 0, spectator: 0, over: 0 }) as SceneName[])('tells a badge and the place in the masthead (%s)', (name) => {
    const scene = recorded(name);
    expect(game.where(scene)).toMatch(/^Round \d+ of at most \d+, \d+ scenarios? left$/);
    expect(game.seat(scene, 1).unit).toMatch(/^tokens?$/);
  });
});
