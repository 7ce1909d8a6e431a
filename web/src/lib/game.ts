/** What a game's folder offers to the shell, and what the shell gives to a game. The shell knows no game. */
import type { Component } from 'svelte';
import { games } from './api';
import type { Habit } from './habits';
import { part } from './load';
import type { Table, View as Sent } from './messages';
import type { Item } from './voice';

/** A legal action: its number, its family, what it aims at (such as `target`), the ints behind its words, its words. */
export interface Action {
  id: number;
  do: string;
  words: string;
  ints: Record<string, number>;
  [aim: string]: unknown;
}

/** What one seat sees, with the words for it. `table` is the game's own. */
export interface View<T = unknown> extends Omit<Sent, 'actions' | 'table'> {
  prompt: string;
  actions: Action[];
  table: T;
}

/** The props of every component of a game, and the argument of its functions. */
export interface Scene<T = unknown, B = unknown> {
  /** What never changes during this match. */
  board: B;
  /** How things stand after the items shown so far. `actions` is empty while items are still being shown. */
  view: View<T>;
  /** What was shown since the server's last view, oldest first; the last is being shown right now. Empty: all is at rest. */
  items: Item[];
  /** Everything that was shown so far, oldest first, ending with `items`. */
  log: Item[];
  table: Table;
  /** Names by seat. */
  names: string[];
  /** The seat through whose eyes we look; -1 = a spectator. */
  me: number;
  /** A move waits for the server's answer: buttons stay where they are and do nothing. */
  busy: boolean;
  /** The device is passed around and lies where all can see it: draw nothing that only `me` may see. */
  covered?: boolean;
  /** Take one action by its id, or several of my seat together: all or none. */
  pick: (...actions: number[]) => void;
  /** While items are shown: the last has been seen, on to the next. */
  next?: (() => void) | undefined;
}

/** What a game says about one seat's badge. */
export interface SeatLine {
  /** The state in a few words: "on 5 Unions". */
  line: string;
  /** The figure on the right, and what it counts: 9, "points". */
  figure?: number;
  unit?: string;
}

/** What changes a game for good: somebody is ruined, is back, has risen; the rules are others; a goal is met; somebody has won. */
export type Sort = 'ruin' | 'back' | 'rise' | 'reform' | 'goal' | 'win';

/** Something that is a scene of its own: what it is called, a few sentences about it and, where it leaves people in different places, those beside each other. */
export interface Moment {
  sort?: Sort;
  title: string;
  lines: string[];
  /** What the figures of a standing are. */
  heads?: string[];
  standings?: Standing[];
}

/** Where some seats stand: what that is called, and a figure for each of the heads. */
export interface Standing {
  seats: number[];
  name: string;
  figures: string[];
}

/** web/src/games/<game>/index.ts exports this as `default`. Every game offers all that has no question mark. */
export interface GameModule<T = unknown, B = unknown> {
  /** The board itself, with its list twin for screen readers; takes the middle of the window. */
  Board: Component<Scene<T, B>>;
  /** Dice, verbs and targets, between the prompt's sentence and the list of all moves. Shown on everybody's turn. */
  Turn?: Component<Scene<T, B>>;
  /** The inside of the reaction sheet: the sentence as <h1>, who does what to whom, an answer each with what follows. */
  Ask?: Component<Scene<T, B>>;
  /** Drawn beside a seat's figure. */
  Figure?: Component<{ value: number }>;
  /** What lies in front of a seat, under its badge: cards, tiles, deeds. */
  Mat?: Component<Scene<T, B> & { seat: number }>;
  /** Whether what I am asked is an answer to somebody else's deed (the reaction sheet) and not my turn; its eyebrow, else null. */
  reaction?: (scene: Scene<T, B>) => string | null;
  /** The prompt's sentence, once it is over how it ended; where it is empty, the view's own prompt, or who came first. */
  headline?: (scene: Scene<T, B>) => string;
  /** Where we are, for the masthead: "Round 7 of at most 60". */
  where: (scene: Scene<T, B>) => string;
  /** One seat's badge. */
  seat: (scene: Scene<T, B>, seat: number) => SeatLine;
  /** The seats whose turn it is (a red bar), where that is not simply those who are asked. */
  active?: (scene: Scene<T, B>) => number[];
  /** What one item changes in the game's own view; the server's next view settles it. */
  fold?: (table: T, item: Item, board: B) => T;
  /** How long an item is shown, in milliseconds, so that a person can follow; 0 = together with the next. Each reader's own pace stretches it. */
  pace?: (item: Item, scene: Scene<T, B>) => number;
  /** How long an item stays also where motion is not wanted, in milliseconds; without this, none does. */
  stays?: (item: Item, scene: Scene<T, B>) => number;
  /** How unequal the beginning is: the three differences that matter, for the reader and beside the others; null before all is dealt. Nothing that only some may know. */
  dealing?: (scene: Scene<T, B>) => Moment | null;
  /** Whether an item changes the game for good, as the table stands after it: of what sort that is, how many are left in the game, and what more there is to say. */
  turning?: (item: Item, scene: Scene<T, B>) => { sort: Sort; left?: number; lines?: string[] } | null;
  /** Whether a seat is out of the game, as far as anybody can see. */
  out?: (scene: Scene<T, B>, seat: number) => boolean;
  /** Where moves are drafted before they are sent: the scene with the draft's own actions and `pick`, for the list of all moves. */
  draft?: (scene: Scene<T, B>) => Scene<T, B>;
  /** Letters for families of actions besides 1 to 9 and 0: { end_turn: 'E' }. */
  keys?: Record<string, string>;
  /** Whether the list of all moves is open from the start, because there is no other way to decide. */
  listed?: (scene: Scene<T, B>) => boolean;
  /** At most five sentences that tell the whole game, made from the chronicle. */
  story?: (items: Item[], names: string[], placing: number[]) => string[];
  /** A variant in words that go on after "We play it with 4 seats,": "by one rule for all". */
  variant?: (name: string) => string;
  /** Under who ended where, on the end page: what the result is made of. */
  Closing?: Component<Scene<T, B>>;
  /** What the page answers for a seat that is asked only so that nobody can tell what it holds; null where the seat decides. */
  passes?: (view: View<T>) => number | null;
  /** Questions that come again and again, and how a reader may have them answered. */
  habits?: Habit<T>[];
  /** Phases in which also the one answer that there is, is the reader's to give: there is something to see. */
  weighs?: string[];
  /** On a device that is passed around: the actions that can be taken in front of everybody; null where it must be handed over first. */
  open?: (view: View<T>) => Action[] | null;
  /** Whether seats hide things from each other: a device that is passed around then asks before it shows a seat. */
  secrets?: boolean;
}

/** The games that have a folder, each loaded when it is first needed. */
const folders = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');

/** Whether a game has a board of its own here. */
export const drawn = (name: string): boolean => `../games/${name}/index.ts` in folders;

/** Load a game's folder; a game from elsewhere has the board that its package brings, or a plain table. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = folders[`../games/${name}/index.ts`];
  if (load) return (await part(name, load)).default;
  const [{ plainGame }, shelf] = await Promise.all([part('plain', () => import('./plain')), games()]);
  return plainGame(shelf.find((game) => game.name === name));
}
