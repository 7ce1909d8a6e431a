import { describe, expect, it } from 'vitest';
import { recorded, SCENES } from '../fixtures/recorded';
import { effectWords } from '../tell';
import type { GoalName } from '../view';
import { births, cardName, goalKey, list, regionName, t, tagName } from '../words';

describe('the texts', () => {
  it('count people by where they were born', () => {
    expect(births(recorded('block'), [1, 3, 1])).toBe('2 born in Taiga and 1 born in Low Islands');
    expect(list(['a', 'b', 'c'])).toBe('a, b and c');
  });

  it('name every card with its scene and its effects, every region with its line, every goal with its sentence', () => {
    const { cards, regions } = SCENES.block.board;
    cards.forEach((card, i) => expect([cardName(i), t(`card-${i}.scene`), ...card.effects.map(effectWords)]).not.toContain(''));
    regions.forEach((region, i) => expect([regionName(i), t(`region-${i}.line`), ...region.tags.map(tagName)]).not.toContain(''));
    const goals: GoalName[] = ['humanitarian', 'metropolitan', 'entrepreneurial'];
    expect(goals.map((goal) => t(goalKey(goal)))).toEqual(['Humanitarian', 'Metropolitan', 'Entrepreneurial']);
  });
});
