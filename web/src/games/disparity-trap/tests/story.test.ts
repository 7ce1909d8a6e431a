import { expect, it } from 'vitest';
import { GAMES, recorded } from '../fixtures/recorded';
import { story } from '../story';

it.each(['advanced4', 'basic2'] as const)('the story of %s is at most five sentences about people', (name) => {
  const { steps, names } = GAMES[name];
  const told = story(steps.flatMap((step) => step.items), names);
  expect(told.length).toBeGreaterThan(1);
  expect(told.length).toBeLessThanOrEqual(5);
  for (const line of told) expect(line).toMatch(/^[A-Z0-9].*\.$/);
  expect(told.join(' ')).not.toMatch(/undefined|NaN|\{/);
});

it('a game that was won alone says by whom', () => {
  const { log, names } = recorded('over_alone');
  const winner = log.find((item) => item.kind === 'won')?.ints.seat ?? -1;
  expect(story(log, names)[0]).toContain(names[winner]);
});
