/** What a page answers for its reader by itself: what leaves no choice, and what the reader has chosen to have done. */
import type { Action, GameModule, View } from './game';
import { change, settings } from './settings.svelte';
import { t } from './text';

/** A question that comes again and again, and the ways in which a reader may have it answered; everybody begins with the first. */
export interface Habit<T = unknown> {
  name: string;
  ways: string[];
  /** The words before the ways, and each way in a few. */
  says: () => string;
  way: (way: string) => string;
  /** Whether this question is of its kind. */
  meets: (view: View<T>) => boolean;
  /** What is done in such a way; null where the reader decides. */
  answer: (view: View<T>, way: string, before?: Before) => number | null;
}

/** The reader's last answer to a question of this phase: what it was, in which round, and what was offered then. */
export interface Before {
  did: string;
  round: number;
  offered: string[];
}

export interface Automatic {
  action: Action;
  habit: Habit;
}

export const only = (view: View, name: string): number | null => view.actions.find((action) => action.do === name)?.id ?? null;

/** Where there is one thing to do and nothing to see. */
const ALONE: Habit = {
  name: 'alone',
  ways: ['do', 'ask'],
  says: () => t('habit-alone'),
  way: (way) => t(`habit-alone_${way}`),
  meets: (view) => view.actions.length === 1,
  answer: (view, way) => (way === 'do' ? (view.actions[0]?.id ?? null) : null),
};

/** The habits of a game: its own, and the one that all have. */
export const habitsOf = (game: GameModule): Habit[] => [...(game.habits ?? []), { ...ALONE, meets: (view) => ALONE.meets(view) && !game.weighs?.includes(view.phase) }];

const key = (table: string, habit: Habit): string => (habit.name === ALONE.name ? habit.name : `${table}.${habit.name}`);

export const wayOf = (table: string, habit: Habit): string => {
  const way = settings.habits[key(table, habit)] ?? '';
  return habit.ways.includes(way) ? way : (habit.ways[0] as string);
};

export const choose = (table: string, habit: Habit, way: string): void => change({ habits: { ...settings.habits, [key(table, habit)]: way } });

/** What the page does about this question. */
export function automatic(game: GameModule, table: string, view: View, before?: Before): Automatic | null {
  for (const habit of habitsOf(game)) {
    const id = habit.meets(view) ? habit.answer(view, wayOf(table, habit), before) : null;
    const action = view.actions.find((one) => one.id === id);
    if (action) return { action, habit };
  }
  return null;
}
