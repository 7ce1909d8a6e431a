import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { chapters, reader } from '../src/lib/log';
import type { Item } from '../src/lib/voice';
import Log from '../src/shell/Log.svelte';
import { item } from './fake';

/** An item that counts how often somebody reads its words. */
function counted(n: number, reads: number[]): Item {
  const words = `Jonas earned ${n} points.`;
  return Object.defineProperty(item(n, { seat: n % 3, kind: n % 10 ? 'gained' : 'round', ints: { round: n / 10 } }), 'words', {
    get: () => {
      reads[n] = (reads[n] ?? 0) + 1;
      return words;
    },
  });
}

it('draws what is new and leaves the rest alone', () => {
  const reads: number[] = [];
  const all = Array.from({ length: 300 }, (_, n) => counted(n, reads));
  let items = $state.raw(all.slice(0, 298));
  const props = {
    get items() {
      return items;
    },
    get names() {
      return items.length ? ['Amina', 'Jonas', 'Mei'] : [];
    },
  };
  const shown = mount(Log, { target: document.body, props });
  flushSync();
  reads.fill(0);
  items = all;
  flushSync();
  expect(document.body.textContent).toContain('earned 299 points');
  expect(reads.flatMap((times, n) => (times ? [n] : [])).filter((n) => n < 297)).toEqual([]);
  void unmount(shown);
});

it('says what a deed is good for, once, to whoever unfolds it', () => {
  const items = [1, 2].map((n) => item(n, { seat: 0, words: `Amina built ${n}.`, why: 'Every crop raises the rent.' }));
  const shown = mount(Log, { target: document.body, props: { items: [...items, item(3, { seat: 1, words: 'Jonas rolled.' })], names: ['Amina', 'Jonas'] } });
  flushSync();
  const folds = [...document.body.querySelectorAll('details')];
  expect(folds.map((fold) => [fold.open, fold.querySelector('span')?.textContent])).toEqual([[false, 'Every crop raises the rent.']]);
  void unmount(shown);
});

it('tells the same item by item as at once, also after a step was taken back', () => {
  const items = Array.from({ length: 40 }, (_, n) => item(n, { seat: (n / 4) | 0, words: n % 5 ? `${n % 7 ? 'It rained.' : n}` : '', kind: ['gained', 'turn', 'round', 'table:sat', 'gained'][n % 9] ?? 'lost', ints: { round: n } }));
  const read = reader();
  for (let n = 0; n <= items.length; n += 1) expect(read(items.slice(0, n))).toEqual(chapters(items.slice(0, n)));
  const back = [...items.slice(0, 30), item(41, { kind: 'table:undone' }), item(42)];
  expect(read(back)).toEqual(chapters(back));
});
