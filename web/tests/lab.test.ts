import { expect, it } from 'vitest';
import { finding, named, speaker, surety, ticks } from '../src/lab/say';
import type { Figure, Found } from '../src/lib/lab';
import type { Known, Words } from '../src/lib/words';
import { gamesWords } from './setup';

const figure = (value: number, within: number): Figure => ({ value, low: value - within, high: value + within });
const nothing: Figure = { value: null, low: null, high: null };
const found = (more: Partial<Found>): Found => ({
  games: 1000, of: 1000, same: false, sides: ['START', 'level 6'], gap: figure(12, 1), book_gap: figure(36, 1), change: figure(-24, 0.5),
  groups: [], gini: nothing, book_gini: nothing, gini_change: nothing, lorenz: [], book_lorenz: [], rounds: nothing, book_rounds: nothing, rounds_change: nothing, lengths: [], bars: [], preparing: false, ...more,
});

it('the finding says no more than its interval', () => {
  expect(finding(found({}))).toBe('This narrows the gap from 36.0 to 12.0 in 100.');
  expect(finding(found({ gap: figure(40, 1), change: figure(4, 1) }))).toBe('This widens the gap from 36.0 to 40.0 in 100.');
  expect(finding(found({ gap: figure(-5, 1), change: figure(-41, 1) }))).toBe('This turns the gap around, from 36.0 to −5.0.');
  expect(finding(found({ gap: figure(35.8, 1), change: figure(-0.2, 0.5) }))).toBe('1,000 games show no change in who wins.');
  expect(finding(found({ change: nothing }))).toBe('1,000 games show no change in who wins.');
  expect(finding(found({ games: 99 }))).toBe('This narrows the gap from 36.0 to 12.0 in 100. Only the first games are played so far.');
});

it('every finding has its interval in words', () => {
  expect(surety(found({}))).toBe('The gap changes by −24.0 in 100. The interval is −24.5 to −23.5. Such intervals are right 95 times in 100. Both were played with the same dice.');
  expect(surety(found({ same: true, gap: figure(36, 1) }))).toContain('START wins 36.0 in 100 more often than level 6.');
  expect(surety(found({ change: nothing }))).toBe('');
});

it('a game speaks of its groups in its own words and in the reader’s language, where it has any', () => {
  const french = gamesWords('fr')['unequalopolis'] as Words;
  const [has, says] = [(message: string) => french.has(message), (message: string, known?: Known) => french.say(message, known)];
  const group = (name: string): Found['groups'][number] => ({ name, wins: figure(30, 1), book: figure(30, 1), path: [], book_path: [] });
  const at = named(found({ same: true, gap: figure(20, 1), sides: ['men', 'women'], groups: [group('men'), group('women'), group('others')] }), has, says);
  expect(at.sides).toEqual(['hommes', 'femmes']);
  expect(at.groups.map(({ name }) => name)).toEqual(['hommes', 'femmes', 'others']);
  expect(finding(at, speaker(has, says))).toBe('Règles imprimées\u00a0: un homme gagne 30.0 fois sur 100, une femme 30.0.');
  expect(surety(at, speaker(has, says))).toContain('Un homme gagne 20.0 fois sur 100 de plus qu’une femme.');
  expect(speaker(() => false, says)('lab-waiting')).toBe('Playing the first games.');
});

it('an axis has round numbers', () => {
  expect(ticks(47)).toEqual([0, 10, 20, 30, 40]);
  expect(ticks(1)).toEqual([0, 0.2, 0.4, 0.6000000000000001, 0.8, 1]);
});
