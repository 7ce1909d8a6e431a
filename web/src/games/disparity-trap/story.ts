/** The whole game in at most five sentences, from its chronicle. */
import { of, roundOf } from '../../kit/story';
import type { Item } from '../../lib/voice';
import { THINGS } from './view';
import { list, t, thingName } from './words';

const seatsOf = (items: Item[]): number[] => [...new Set(items.map((item) => item.ints.seat ?? -1))];

function ending(items: Item[], names: string[]): string {
  const rounds = roundOf(items);
  const alone = of(items, 'won')[0];
  if (alone) return t('story-alone', { seat: names[alone.ints.seat ?? -1] ?? '', rounds });
  return t(of(items, 'together').length ? 'story-together' : 'story-trap', { rounds });
}

/** Goals tried and reached by SD and by SND. */
function goals(items: Item[]): string[] {
  const position = new Map(of(items, 'position').map((item) => [item.ints.seat ?? -1, item.ints.position]));
  const tried = of(items, 'goal').map((item) => item.ints.seat ?? -1);
  const failed = of(items, 'failed').map((item) => item.ints.seat ?? -1);
  const count = (seats: number[], which: number): number => seats.filter((seat) => position.get(seat) === which).length;
  const [sd, snd] = [count(tried, 1), count(tried, 2)];
  if (!sd || !snd) return [];
  return [t('story-goals', { sd: sd - count(failed, 1), sd_tries: sd, snd: snd - count(failed, 2), snd_tries: snd })];
}

function given(items: Item[], names: string[]): string {
  const rolls = of(items, 'paid_roll', 'power_roll').filter((item) => item.ints.seat !== item.ints.target);
  return t('story-help', { given: rolls.length, names: list(seatsOf(rolls).map((seat) => names[seat] ?? '')) });
}

function votes(items: Item[]): string[] {
  const held = of(items, 'voted');
  if (!held.length) return [];
  const passed = held.filter((item) => item.ints.passed && !item.ints.reverse).map((item) => thingName(THINGS[item.ints.subject ?? 0] ?? 'job'));
  return [passed.length ? t('story-votes', { votes: held.length, things: list([...new Set(passed)]) }) : t('story-votes_failed', { votes: held.length })];
}

function titles(items: Item[], names: string[]): string[] {
  const all = of(items, 'title');
  return all.length ? [t('story-title', { names: list(all.map((item) => names[item.ints.seat ?? -1] ?? '')), points: all[0]?.ints.points ?? 0 })] : [];
}

/** How it ended, who reached what, who paid for whom, what was voted away, who has the most points. */
export function story(items: Item[], names: string[]): string[] {
  return [ending(items, names), ...goals(items), given(items, names), ...votes(items), ...titles(items, names)];
}
