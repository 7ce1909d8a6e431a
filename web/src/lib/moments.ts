/** Scenes of their own: the dealing of unequal positions, once for each reader at the beginning of play; and what changes a game for good. */
import type { GameModule, Moment, Scene } from './game';
import { keep, recall, settings } from './settings.svelte';
import { counted, t } from './text';

const KEY = 'lopsided.dealt';
const MOST = 12;

/** The matches whose dealing this browser has shown, the newest first. */
const shown = (): string[] => recall<string[]>(KEY, []);

/** Whether the dealing is still to be shown. Who wants everything at once, or comes when the game has been going on, is not kept. */
export const opens = ({ view, table }: Scene): boolean => settings.pace !== 'at_once' && !view.over && view.round <= 1 && !shown().includes(table.match);

/** It was seen. */
export const opened = ({ table }: Scene): void => keep(KEY, [table.match, ...shown()].slice(0, MOST));

/** The dealing as whoever looks at this device may see it: on one that is passed around nobody is "you". */
export const dealing = (game: GameModule, scene: Scene, mine: number[]): Moment | null => game.dealing?.({ ...scene, me: mine.length === 1 ? scene.me : -1 }) ?? null;

/** What is being shown, where it changes the game for good: with its own sentence, and how everybody stands after it. */
export function turning(game: GameModule, scene: Scene): Moment | null {
  const item = scene.items.at(-1);
  const found = item?.words ? game.turning?.(item, scene) : null;
  if (!item || !found) return null;
  const standings = scene.names.map((_, seat) => ({ seat, ...game.seat(scene, seat) }));
  const left = found.left === undefined ? [] : [t('moment-left', { left: found.left, all: scene.names.length })];
  return {
    sort: found.sort,
    title: item.words,
    lines: [...(found.lines ?? []), ...left],
    heads: [standings[0]?.unit ?? ''],
    standings: standings.map(({ seat, line, figure }) => ({ seats: [seat], name: line, figures: figure === undefined ? [] : [counted(figure)] })),
  };
}
