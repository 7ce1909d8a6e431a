import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toHeading } from '../src/lib/focus';
import { part, RETRY, reloadOnce, works } from '../src/lib/load';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** A part that fails so often, and then comes. */
function failing(times: number): () => Promise<string> {
  return () => (times-- > 0 ? Promise.reject(new TypeError('Failed to fetch dynamically imported module')) : Promise.resolve('here'));
}

it('a part that does not come is asked for once more', async () => {
  const found = part('board', failing(1));
  await vi.advanceTimersByTimeAsync(RETRY);
  expect(await found).toBe('here');
  expect(reload).not.toHaveBeenCalled();
});

it('a part that does not come at all loads the page anew, once, and then says so', async () => {
  void part('board', failing(9));
  await vi.advanceTimersByTimeAsync(RETRY);
  expect(reload).toHaveBeenCalledTimes(1);
  const second = expect(part('board', failing(9))).rejects.toMatchObject({ reason: 'unloaded' });
  await vi.advanceTimersByTimeAsync(RETRY);
  await second;
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a part that came does not let another one reload for ever', async () => {
  void part('board', failing(9));
  await vi.advanceTimersByTimeAsync(RETRY);
  await part('table', failing(0));
  const again = expect(part('board', failing(9))).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(RETRY);
  await again;
  expect(reload).toHaveBeenCalledTimes(1);
});

it('where nothing can be remembered the page is not loaded anew by itself', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(reloadOnce('protocol')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('what works again may fail again', () => {
  expect([reloadOnce('protocol'), reloadOnce('protocol')]).toEqual([true, false]);
  works('protocol');
  expect(reloadOnce('protocol')).toBe(true);
});

it('the focus goes to the heading of a new page as soon as there is one, and not away from where somebody is', async () => {
  vi.useRealTimers();
  document.body.innerHTML = '<main></main>';
  toHeading();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<h1>The lobby</h1><input>');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('The lobby'));
  document.querySelector('input')?.focus();
  toHeading();
  expect(document.activeElement?.tagName).toBe('INPUT');
});
