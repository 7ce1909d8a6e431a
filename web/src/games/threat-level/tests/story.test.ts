import { describe, expect, it } from 'vitest';
import type { Item } from '../../../lib/voice';
import { GAMES } from '../fixtures/recorded';
import { story } from '../story';

const told = (name: keyof typeof GAMES): string[] => {
  const { steps, names, placing } = GAMES[name];
  return story(steps.flatMap((step) => step.items), names, placing); // prettier-ignore
};

describe('the story of a game', () => {
  it('is five sentences long', () => {
    for (const name of Object.keys(GAMES) as (keyof typeof GAMES)[]) {
      expect(told(name)).toHaveLength(5);
      for (const sentence of told(name)) expect(sentence).toMatch(/^[^.]+\.$/);
    }
  });

  it('begins with who won', () => {
    const { names, placing } = GAMES.ladder4;
    expect(told('ladder4')[0]).toContain(names[placing.indexOf(1)]);
    expect(told('equal3')[0]).toMatch(/^Time was up after round 20, and Amina stood lowest\.$/);
  });

  it('says what won at the round limit', () => {
    const limit = (lead: number): Item => ({ n: 0, kind: 'limit', ints: { seat: 0, lead }, words: '', seat: 0 });
    expect(story([limit(1)], ['Amina', 'Jonas'], [1, 2])[0]).toBe('Time was up after round 1, and of those who stood lowest Amina had the most points.');
    expect(story([limit(2)], ['Amina', 'Jonas'], [1, 1])[0]).toBe('Time was up after round 1, and Amina and Jonas stood lowest with equal points.');
  });

  it('tells of the biggest theft', () => {
    const robbed = GAMES.ladder4.steps.flatMap((step) => step.items).filter((item) => item.kind === 'robbed');
    const most = Math.max(...robbed.map((item) => item.ints.points));
    expect(told('ladder4')[3]).toMatch(new RegExp(`took ${most} points? from`));
  });

  it('can tell of a game in which nothing happened', () => {
    expect(story([], ['Amina', 'Jonas'], [1, 2])).toEqual([
      'Amina was the last one on the ladder, after 1 round.', 'Nobody fell off the ladder.', 'Nobody pushed anybody.', 'Nobody stole anything.',
      "Nobody paid for a union's help, and nobody went bankrupt.",
    ]); // prettier-ignore
  });
});
