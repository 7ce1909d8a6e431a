import { mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Action } from '../src/lib/game';
import { lettered } from '../src/lib/moves';
import { change } from '../src/lib/settings.svelte';
import MoveList from '../src/shell/MoveList.svelte';
import { ACTIONS } from './fake';

let shown: Record<string, unknown> | null = null;

function list(props: { busy?: boolean } = {}): { pick: ReturnType<typeof vi.fn>; buttons: () => HTMLButtonElement[] } {
  const pick = vi.fn();
  shown = mount(MoveList, { target: document.body, props: { actions: ACTIONS, keys: { end_turn: 'E' }, busy: false, pick, ...props } });
  return { pick, buttons: () => [...document.querySelectorAll<HTMLButtonElement>('li button')] };
}

const press = (key: string, more: KeyboardEventInit = {}, on: EventTarget = document.body): boolean => on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
  change({ keys: true });
});

describe('the keys', () => {
  it('are 1 to 9 and 0 in the order of the moves, then none', () => {
    const many: Action[] = Array.from({ length: 12 }, (_, id) => ({ id, do: 'push', words: '', ints: {} }));
    expect(lettered(many, {}).map((line) => line.key)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '', '']);
  });

  it('give a letter to a family that has one, at the end of the list', () => {
    expect(lettered(ACTIONS, { end_turn: 'E' }).map((line) => [line.key, line.action.id])).toEqual([['1', 2], ['2', 3], ['E', 0]]);
  });
});

describe('the list', () => {
  it('says every legal move in words', () => {
    const { buttons } = list();
    expect(buttons().map((b) => b.querySelector('.words')?.textContent)).toEqual(['Push Jonas up to 3, pay 3', 'Push Mei up to 9, pay 3', 'End the turn and keep 4 points']);
  });

  it('picks by click and by key', () => {
    const { pick, buttons } = list();
    buttons()[1]?.click();
    press('1');
    press('e');
    expect(pick.mock.calls).toEqual([[3], [2], [0]]);
  });

  it('picks nothing while a move waits for its answer', () => {
    const { pick, buttons } = list({ busy: true });
    buttons()[0]?.click();
    press('1');
    expect(pick).not.toHaveBeenCalled();
  });

  it('leaves keys alone while somebody writes, or with another key held', () => {
    const { pick } = list();
    const field = document.body.appendChild(document.createElement('input'));
    press('1', {}, field);
    press('1', { ctrlKey: true });
    press('1', { repeat: true });
    expect(pick).not.toHaveBeenCalled();
  });

  it('has no keys where they are switched off', () => {
    change({ keys: false });
    const { pick } = list();
    press('1');
    expect(pick).not.toHaveBeenCalled();
    expect(document.querySelector('kbd')).toBeNull();
  });
});
