/** The chronicle as people read it: newest first, by round, with the sentences of one deed together. */
import type { Item } from './voice';

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

const BEFORE: Chapter = { key: -1, round: 0, deeds: [] };

/** The whole chronicle at once. */
export function chapters(items: Item[]): Chapter[] {
  return reader()(items);
}

/**
 * Reads a chronicle that grows: what was read before stays the same object, so that it is not drawn again.
 * Rounds begin where an event `round` says so; a deed is a run of one seat's sentences, ended by an event without words.
 */
export function reader(): (items: Item[]) => Chapter[] {
  let read: Item[] = [];
  let told: Chapter[] = [BEFORE];
  let going = false;

  /** Put a deed at the head of the newest chapter, in place of so many. */
  function put(deed: Deed, instead: 0 | 1): void {
    const [chapter = BEFORE, ...older] = told;
    told = [{ ...chapter, deeds: [deed, ...chapter.deeds.slice(instead)] }, ...older];
  }

  function add(item: Item): void {
    if (item.kind === 'round' && item.ints.round !== undefined) {
      told = [{ key: item.n, round: item.ints.round, deeds: [] }, ...told];
      going = false;
    }
    if (item.kind === 'turn') going = false;
    if (!item.words || QUIET.has(item.kind)) return;
    const own = !item.kind.startsWith('table:');
    const deed = going ? told[0]?.deeds[0] : undefined;
    const last = deed?.lines.at(-1);
    if (deed && own && last?.item.words === item.words && last.item.seat === item.seat) put({ ...deed, lines: deed.lines.with(-1, { ...last, times: last.times + 1 }) }, 1);
    else if (deed && own && deed.seat === item.seat && deed.lines.length < MOST) put({ ...deed, lines: [...deed.lines, { item, times: 1 }] }, 1);
    else put({ key: item.n, seat: item.seat, lines: [{ item, times: 1 }] }, 0);
    going = true;
  }

  return (items) => {
    const last = read.length - 1;
    if (last >= 0 && (items[0] !== read[0] || items[last] !== read[last])) [read, told, going] = [[], [BEFORE], false]; // a step was taken back
    items.slice(read.length).forEach(add);
    read = items;
    return told.filter((chapter) => chapter.deeds.length);
  };
}
