/** The chronicle as people read it: newest first, by round, with the sentences of one deed together. */
import type { Item } from './messages';

export interface Line {
  item: Item;
  /** How often the same was told in a row. */
  times: number;
}

export interface Deed {
  key: number;
  seat: number;
  lines: Line[];
}

export interface Chapter {
  key: number;
  round: number;
  deeds: Deed[];
}

/** What is not worth a line once the game runs. */
const QUIET = new Set(['table:opened', 'table:configured']);
/** As many sentences as one line of the log takes. */
const MOST = 6;

/** Rounds begin where an event `round` says so; a deed is a run of one seat's sentences, ended by an event without words. */
export function chapters(items: Item[]): Chapter[] {
  let chapter: Chapter = { key: -1, round: 0, deeds: [] };
  const all = [chapter];
  let deed: Deed | null = null;
  for (const item of items) {
    if (item.kind === 'round' && item.ints.round !== undefined) {
      chapter = { key: item.n, round: item.ints.round, deeds: [] };
      all.push(chapter);
      deed = null;
    }
    if (item.kind === 'turn') deed = null;
    if (!item.words || QUIET.has(item.kind)) continue;
    const last = deed?.lines.at(-1);
    if (last?.item.words === item.words && last.item.seat === item.seat && !item.kind.startsWith('table:')) {
      last.times += 1;
      continue;
    }
    if (!deed || deed.seat !== item.seat || deed.lines.length >= MOST || item.kind.startsWith('table:')) {
      deed = { key: item.n, seat: item.seat, lines: [] };
      chapter.deeds.unshift(deed);
    }
    deed.lines.push({ item, times: 1 });
  }
  return all.filter((c) => c.deeds.length).reverse();
}
