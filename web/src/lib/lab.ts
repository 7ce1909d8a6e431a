// Made by `python -m lopsided.server.typescript` from src/lopsided/lab/asked.py; do not edit.

/** The lab page of a game, lab.toml in its package: what can be turned there, who sits where, and whose gap is told. */
export interface Dials {
  dials: string[];
  grouping: string;
  sides: [string, string];
  agents: string[];
  options: Record<string, number | string | number[]>;
  steps: Record<string, number[]>;
  alone: string;
  games: number;
}

/** A figure with its 95% interval; null where there is too little to tell. */
export interface Figure { value: number | null; low: number | null; high: number | null }

/** What a seat of a group owns as a round begins: the mean, and between what 80 of 100 lie. */
export interface Wealth { round: number; mean: number; least: number; most: number }

/** Seats of one kind: how often one wins in 100 games, what it owns by round, both here and by the book. */
export interface Group { name: string; wins: Figure; book: Figure; path: Wealth[]; book_path: Wealth[] }

/** Of 100 games so many end from this round on and before the next of these. */
export interface Length { round: number; share: number; book: number }

/** What one value of a dial alone changes in the wins of the side that is worse off. */
export interface Bar { value: string; change: Figure }

/** One line: all that is known after so many games. */
export interface Found {
  games: number;
  of: number;
  same: boolean;
  sides: [string, string];
  gap: Figure;
  book_gap: Figure;
  change: Figure;
  groups: Group[];
  gini: Figure;
  book_gini: Figure;
  gini_change: Figure;
  lorenz: number[];
  book_lorenz: number[];
  rounds: Figure;
  book_rounds: Figure;
  rounds_change: Figure;
  lengths: Length[];
  bars: Bar[];
  preparing: boolean;
}
