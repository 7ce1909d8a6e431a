/** All legal moves as a numbered list: keys 1 to 9 and 0, and the letters that a game gives to families of actions. */
import type { Action } from './game';

export interface Line {
  action: Action;
  /** Empty where the list is longer than there are keys. */
  key: string;
}

const DIGITS = '1234567890';

/** The lines in their order; those with a letter come last. */
export function lettered(actions: Action[], keys: Record<string, string>): Line[] {
  const taken = new Set<string>();
  const letters: Line[] = [];
  const digits: Line[] = [];
  for (const action of actions) {
    const letter = keys[action.do];
    if (letter && !taken.has(letter)) {
      taken.add(letter);
      letters.push({ action, key: letter });
    } else {
      digits.push({ action, key: DIGITS[digits.length] ?? '' });
    }
  }
  return [...digits, ...letters];
}

/** The line whose key was pressed; none while somebody writes, while a sheet is open, or with another key held. */
export function onKey(event: KeyboardEvent, lines: Line[]): Line | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return undefined;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest('input, select, textarea, dialog, [contenteditable]') || document.querySelector('dialog[open]')) return undefined;
  return lines.find((line) => line.key !== '' && line.key.toLowerCase() === event.key.toLowerCase());
}
