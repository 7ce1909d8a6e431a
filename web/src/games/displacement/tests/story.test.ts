import { describe, expect, it } from 'vitest';
import { drama, looming } from '../drama';
import { GAMES, recorded } from '../fixtures/recorded';
import { everywhere, omenOf, ruinOf } from '../omens';
import { story } from '../story';

describe('the story', () => {
  it('counts all who were sent across a border', () => {
    const { steps, names, placing } = GAMES.nations4;
    const items = steps.flatMap((step) => step.items);
    const sent = items.filter((item) => item.kind === 'sent').reduce((sum, item) => sum + (item.ints.pins ?? 0), 0);
    const moved = items.filter((item) => item.kind === 'moved').length;
    const told = story(items, names, placing);
    expect(told).toHaveLength(5);
    expect(told[1]).toContain(`${sent + moved} people were sent across a border`);
  });

  it('names the goal that was reached', () => {
    const scene = recorded('over');
    expect(story(scene.log, scene.names, scene.view.placing ?? [])[0]).toContain('Amina won in round');
  });

  it('of a quiet game says that nobody was sent and nobody died', () => {
    const told = story([], ['Amina', 'Jonas'], [0, 0]);
    expect(told).toContain('Nobody was ever sent away.');
    expect(told).toContain('Nobody died.');
  });
});

describe('what is stamped on the board', () => {
  it('is nothing at rest', () => {
    expect(drama(recorded('block'))).toEqual({ chips: [], walks: [] });
  });

  it('shows at most six who walk, and says how many there are', () => {
    const sent = { n: 9, kind: 'sent', ints: { seat: 1, target: 0, color: 3, pins: 11, native: 0 }, words: '', seat: 1 };
    const { walks, chips } = drama(recorded('waiting', { items: [sent] }));
    expect(walks).toEqual([{ key: 9, from: 1, to: 0, color: 3, n: 6 }]);
    expect(chips.map((chip) => chip.text)).toEqual(['11 leave', '11 arrive']);
  });

  it('lets all who leave a nation walk together', () => {
    const sent = (n: number, target: number, pins: number) => ({ n, kind: 'sent', ints: { seat: 1, target, color: 1, pins, native: 1 }, words: '', seat: 1 });
    const { walks, chips } = drama(recorded('waiting', { items: [sent(7, 0, 2), sent(8, 2, 1), sent(9, 0, 3)] }));
    expect(walks.map((walk) => [walk.to, walk.n])).toEqual([[0, 2], [2, 1], [0, 3]]); // prettier-ignore
    expect(chips.map((chip) => [chip.seat, chip.text])).toEqual([[1, '6 leave'], [0, '5 arrive'], [2, '1 arrives']]); // prettier-ignore
  });

  it('lets a scenario stand over a land only when it touches it', () => {
    expect([0, 1, 2, 3].map((seat) => looming(recorded('block'), seat))).toEqual([2, -1, -1, -1]);
    expect([0, 1, 2, 3].map((seat) => looming(recorded('other_block'), seat))).toEqual([-1, 0, -1, -1]);
  });
});

describe('the pictures of scenarios', () => {
  it('exist for every card of the box', () => {
    recorded('block').board.cards.forEach((card, i) => expect(omenOf(i, card.kind).length).toBeGreaterThan(1));
  });

  it('leave water after a flood and ash after a fire', () => {
    expect([0, 2, 4, 6].map((card) => ruinOf(card, 'crisis'))).toEqual(['ash', 'water', 'rubble', 'snowed']);
    expect(everywhere(2, 'crisis')).toBe(true);
    expect(everywhere(1, 'crisis')).toBe(false);
  });
});
