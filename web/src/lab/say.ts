/** How the lab's figures are said: never more than the interval allows. */
import type { Figure, Found } from '../lib/lab';
import { counted, locale, t } from '../lib/text';
import type { Known } from '../lib/words';

/** Before so much of the games is played, it is said that these are the first ones. */
const EARLY = 0.1;

/** A number with a fixed count of digits behind the point; a dash where there is none. */
export const fixed = (n: number | null, digits = 1, signDisplay: 'auto' | 'exceptZero' = 'auto'): string =>
  n === null ? '–' : new Intl.NumberFormat(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay }).format(n).replace('-', '\u2212');
export const signed = (n: number | null, digits = 1): string => fixed(n, digits, 'exceptZero');

/** An interval for a table. */
export const reach = (figure: Figure, digits = 1): string => (figure.low === null ? '–' : `[${fixed(figure.low, digits)}, ${fixed(figure.high, digits)}]`);

/** Whether an interval holds nought, or there is none: then nothing can be said of a change. */
export const isNothing = (figure: Figure): boolean => figure.low === null || figure.high === null || (figure.low <= 0 && figure.high >= 0);

/** What speaks of a game's groups: the game itself where it has such a text, else the shell, by the groups' names. */
export type Say = (message: string, known?: Known) => string;
export const speaker =
  (has: (message: string) => boolean, says: Say): Say =>
  (message, known) =>
    has(message) ? says(message, known) : t(message, known);

/** The same with the groups as the reader's language calls them. */
export function named(found: Found, has: (message: string) => boolean, says: Say): Found {
  const said = (name: string): string => {
    const message = `lab-group_${name.toLowerCase().replaceAll(' ', '_')}`;
    return has(message) ? says(message) : name;
  };
  const [one, other] = found.sides;
  return { ...found, sides: [said(one), said(other)], groups: found.groups.map((group) => ({ ...group, name: said(group.name) })) };
}

/** The finding: what the setting does to the gap between the two sides. */
export function finding(found: Found, say: Say = t): string {
  const [one, other] = found.sides;
  const [before, after] = [found.book_gap.value ?? 0, found.gap.value ?? 0];
  const wins = (name: string): string => fixed(found.groups.find((group) => group.name === name)?.wins.value ?? null);
  let said = t('lab-unchanged', { games: counted(found.games) });
  if (found.same) said = say('lab-by_book', { one, other, a: wins(one), b: wins(other) });
  else if (!isNothing(found.change)) {
    const turned = !isNothing(found.gap) && !isNothing(found.book_gap) && before * after < 0;
    said = t(turned ? 'lab-turned' : Math.abs(after) < Math.abs(before) ? 'lab-narrows' : 'lab-widens', { before: fixed(before), after: fixed(after) });
  }
  return found.games < EARLY * found.of ? `${said} ${t('lab-so_far')}` : said;
}

/** Its interval in words. */
export function surety(found: Found, say: Say = t): string {
  const figure = found.same ? found.gap : found.change;
  const known = { value: found.same ? fixed(figure.value) : signed(figure.value), low: fixed(figure.low), high: fixed(figure.high) };
  if (figure.low === null) return '';
  return found.same ? `${say('lab-gap', { ...known, one: found.sides[0], other: found.sides[1] })} ${t('lab-between', known)}` : `${t('lab-changes', known)} ${t('lab-dice')}`;
}

/** About five round numbers from nought to a number. */
export function ticks(most: number): number[] {
  const step = [1, 2, 5, 10].map((n) => n * 10 ** Math.floor(Math.log10(Math.max(most, 1e-9) / 4))).find((n) => most / n <= 6) ?? 1;
  return Array.from({ length: Math.floor(most / step + 1e-6) + 1 }, (_, i) => i * step);
}
