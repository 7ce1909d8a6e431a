import { beforeEach, expect, it } from 'vitest';
import type { GameInfo } from '../src/lib/messages';
import { minutes } from '../src/lib/minutes';
import { change } from '../src/lib/settings.svelte';

const box = (lengths: GameInfo['lengths'], preset?: string): GameInfo => ({ options: preset ? [{ name: 'preset', default: preset }] : [], lengths }) as unknown as GameInfo;
const measured = { shown: 2, reads: 10, decisions: { '': { 4: [200, 350] }, book: { 4: [600, 900] }, quick: { 4: [120, 150] } } } satisfies NonNullable<GameInfo['lengths']>;

beforeEach(() => change({ pace: 'normal' }));

it('counts what is shown to all and what each person reads', () => {
  expect(minutes(box(measured), {}, 4, 4)).toEqual({ median: 40, nine: 70 });
  expect(minutes(box(measured), {}, 4, 1)).toEqual({ median: 15, nine: 30 });
});

it('goes by the preset, the clock and the pace of its reader', () => {
  expect(minutes(box(measured, 'book'), {}, 4, 1)).toEqual({ median: 45, nine: 70 });
  expect(minutes(box(measured, 'book'), { preset: 'quick' }, 4, 1)).toEqual({ median: 10, nine: 15 });
  expect(minutes(box(measured), {}, 4, 4, 4)).toEqual({ median: 20, nine: 35 });
  change({ pace: 'slow' });
  expect(minutes(box(measured), {}, 4, 1)).toEqual({ median: 20, nine: 40 });
});

it('says nothing where nothing was measured', () => {
  expect(minutes(box(null), {}, 4, 4)).toBeNull();
  expect(minutes(box(measured), {}, 5, 5)).toBeNull();
});
