/** What items change on a table while they are shown. */
import type { Item } from '../lib/voice';

export type Ints = Record<string, number>;
/** The table after an item of one kind. */
export type Fold<T, B> = (table: T, i: Ints, board: B) => T;

/** A game's `fold`, from what each kind of item changes. */
export const folding =
  <T, B>(folds: Record<string, Fold<T, B>>) =>
  (table: T, item: Item, board: B): T =>
    folds[item.kind]?.(table, item.ints, board) ?? table;

/** A list with one of it changed. */
export const changed = <T>(all: T[], at: number, by: (was: T) => Partial<T>): T[] => all.map((was, i) => (i === at ? { ...was, ...by(was) } : was));
