/** A game from elsewhere: the shell alone, which reads its view as the terminal does, and the board that its package may bring. */
import BroughtBoard from '../shell/BroughtBoard.svelte';
import PlainBoard from '../shell/PlainBoard.svelte';
import PlainTable from '../shell/PlainTable.svelte';
import PlainTurn from '../shell/PlainTurn.svelte';
import type { Action, GameModule, Scene } from './game';
import type { GameInfo } from './messages';
import { counted, listed, t } from './text';

/** What `board.js` of a package has as its default export: how to draw, and whatever of the shell's own it knows better. */
export interface Brought extends Partial<Omit<GameModule, 'Board' | 'Turn' | 'Ask' | 'Figure' | 'Mat' | 'Closing'>> {
  /** Draw a scene into an element that is the board's own: empty at first, later with what it drew before. */
  draw: (element: HTMLElement, scene: Scene) => void;
}

/** More moves than there are keys are chosen step by step. */
const MOST_LISTED = 10;
const MOST_TOLD = 3;
const SHELL = new Set(['id', 'do', 'words', 'ints']);
const boards = new Map<string, Brought>();
const people = new Map<string, string[]>();

/** A game by what is written on its box. A board that does not come is no reason not to play. */
export async function plainGame(info: GameInfo | undefined): Promise<GameModule> {
  const plain: GameModule = { Board: PlainBoard, Turn: PlainTurn, Closing: PlainTable, where: ({ view }) => t('log-round', { round: view.round }), seat: (scene, seat) => ({ line: line(scene, seat) }), listed: ({ view }) => !stepwise(view.actions), secrets: info?.secrets ?? true };
  people.set(info?.name ?? '', info?.people ?? []);
  if (!info?.board) return plain;
  try {
    const { default: brought } = (await import(/* @vite-ignore */ info.board)) as { default: Brought };
    boards.set(info.name, brought);
    return { ...plain, ...brought, Board: BroughtBoard };
  } catch (error) {
    console.error(error);
    return plain;
  }
}

export const boardOf = (game: string): Brought | undefined => boards.get(game);

/** A value of a view as a person reads it; null where it is no plain one. */
function plainly(scene: Scene, key: string, value: unknown): string | null {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return t(value ? 'plain-yes' : 'plain-no');
  if (typeof value === 'number' && people.get(scene.table.game)?.includes(key)) return scene.names[value] ?? t('plain-nobody');
  if (typeof value === 'number') return counted(value);
  if (typeof value === 'string') return value.replaceAll('_', ' ');
  return null;
}

export const spoken = (key: string): string => key.replaceAll('_', ' ');

/** The parts of a view that hold one plain thing a seat: what it is called, and its values by seat. */
export function columns(scene: Scene): [string, string[]][] {
  const seats = scene.names.length;
  const lists = Object.entries(scene.view.table as Record<string, unknown>).flatMap(([key, value]): [string, unknown[]][] => {
    if (!Array.isArray(value) || value.length !== seats) return [];
    if (!value.every((one) => typeof one === 'object' && one !== null && !Array.isArray(one))) return [[key, value]];
    return Object.keys(value[0] as object).map((inner) => [inner, (value as Record<string, unknown>[]).map((one) => one[inner])]);
  });
  return lists.flatMap(([key, values]): [string, string[]][] => {
    const said = values.map((value) => plainly(scene, key, value));
    return said.every((one) => one !== null) ? [[spoken(key), said as string[]]] : [];
  });
}

/** What else a view tells in a word. */
export function rest(scene: Scene): [string, string][] {
  return Object.entries(scene.view.table as Record<string, unknown>).flatMap(([key, value]): [string, string][] => {
    const said = plainly(scene, key, value);
    return said ? [[spoken(key), said]] : [];
  });
}

function line(scene: Scene, seat: number): string {
  const told = columns(scene).flatMap(([key, values]) => (values[seat] ? [`${key} ${values[seat]}`] : []));
  return listed(told.slice(0, MOST_TOLD), 'beside');
}

/** The ints that tell actions of one family apart, in their order. */
function aims(actions: Action[]): string[] {
  return Object.keys(actions[0] ?? {}).filter((key) => !SHELL.has(key) && actions.some((action) => action[key] !== actions[0]?.[key]));
}

/** Whether a family is chosen first, then whom it aims at, then how much: one has more than one int to choose, or there are many moves. */
export const stepwise = (actions: Action[]): boolean => actions.length > MOST_LISTED || grouped(actions, 'do').some(([, found]) => aims(found).length > 1);

export interface Choice {
  said: string;
  actions: Action[];
}

/** Actions by one of their values, in the order in which they come. */
function grouped(actions: Action[], by: string): [unknown, Action[]][] {
  return [...new Set(actions.map((action) => action[by]))].map((value) => [value, actions.filter((action) => action[by] === value)]);
}

/** The families of actions; one that has a single action says it in its own words. */
export function families(actions: Action[]): Choice[] {
  return grouped(actions, 'do').map(([name, found]) => ({ said: found.length === 1 ? (found[0]?.words ?? '') : spoken(String(name)), actions: found }));
}

/** The next thing to choose among actions of one family: its name and its values; null where all that is left differs in one int at most. */
export function next(scene: Scene, actions: Action[]): { aim: string; choices: Choice[] } | null {
  const [aim, more] = aims(actions);
  if (aim === undefined || more === undefined) return null;
  return { aim: spoken(aim), choices: grouped(actions, aim).map(([value, found]) => ({ said: plainly(scene, aim, value) ?? '', actions: found })) };
}
