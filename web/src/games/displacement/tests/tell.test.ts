import { describe, expect, it } from 'vitest';
import { threatenedIn } from '../drama';
import { recorded } from '../fixtures/recorded';
import { faced } from '../foresee';
import { cardOf, exposure, nationOf } from '../table';
import type { Board, GoalName, Scene } from '../view';
import { answers, cardOfTurn, effectsOf, goalFrom, goalNow, goalText, headline, meantFor, needs, ruins, safeWords, standing } from '../tell';

describe('a flood in the delta', () => {
  const scene = recorded('block');

  it('comes for who drew it', () => {
    expect(headline(scene)).toBe('Flood. It comes for you.');
    expect(effectsOf(cardOf(scene.board, 2))).toBe('Lose 2 communities, from the top left.');
    expect(meantFor(cardOf(scene.board, 2))).toBe('only who drew it');
    expect(safeWords(cardOf(scene.board, 2))).toBe('arid regions');
  });

  it('passes the desert by because it is arid', () => {
    expect(standing(scene, 2).map((line) => line.words)).toEqual(['hit', 'would be hit', 'safe: arid', 'would be hit']);
  });

  it('says beside each answer what it costs and who would have to leave', () => {
    const [block, face] = answers(scene) ?? [];
    expect(block?.then).toEqual(['Nothing happens to anybody.', '1 token is left to you.', 'Nobody has to leave.', '6 full communities: 6 tokens at the end of your turn.']);
    expect(face?.then).toEqual(['Plots 1 and 2 are gone.', '6 people lose their homes.', 'You keep 4 tokens.', '3 people will have to leave.', '4 full communities: 4 tokens at the end of your turn.']);
  });

  it('foresees what the rules then do', () => {
    const foreseen = faced(scene, 0, 2);
    const came = nationOf(recorded('needs').view.table, 0);
    expect(foreseen.nation.homes).toEqual(came.homes);
    expect(foreseen.nation.displaced).toEqual(came.displaced);
    expect(foreseen.go).toBe(recorded('send').view.table.must_send);
  });

  it('leaves two ruins, and the card in mind until the next turn', () => {
    const after = recorded('needs');
    expect(after.view.table.card).toBeNull();
    expect(cardOfTurn(after)).toBe(2);
    expect(ruins(after, 0)).toEqual([0, 1]);
    expect(ruins(after, 1)).toEqual([]);
  });
});

describe('before an answer', () => {
  it('those who would die are counted too', () => {
    const scene = recorded('block');
    const card = scene.board.cards.findIndex((printed) => printed.effects.some((effect) => effect.what === 'die' && effect.who !== 'others'));
    const plague = { ...scene, view: { ...scene.view, table: { ...scene.view.table, card, touches: [0] } } };
    expect(answers(plague)?.[1].then.join(' ')).toMatch(/\d+ (?:person dies|people die)\./);
  });

  it('only as many plots are threatened as are still to be lost', () => {
    const scene = recorded('block');
    const first = threatenedIn(scene, 0);
    const lost = { n: 999, kind: 'community_lost', seat: 0, ints: { seat: 0, square: first[0] ?? 0 }, words: '' };
    const nations = scene.view.table.nations.map((nation, seat) => (seat ? nation : { ...nation, homes: nation.homes.map((home, square) => (square === first[0] ? null : home)) }));
    const midway = { ...scene, log: [...scene.log, lost], view: { ...scene.view, table: { ...scene.view.table, nations } } };
    expect(threatenedIn(midway, 0)).toEqual(first.slice(1));
  });

  it('an empty nation is called so', () => {
    const scene = recorded('needs');
    const nations = scene.view.table.nations.map((nation, seat) => (seat ? nation : { ...nation, displaced: [], homes: nation.homes.map(() => null) }));
    expect(headline({ ...scene, view: { ...scene.view, table: { ...scene.view.table, nations } } })).toContain('Nobody lives in your nation.');
  });
});

describe('the needs', () => {
  it('tell who would move in, who must leave and what is earned', () => {
    const [buy, stop] = needs(recorded('needs'));
    expect(buy.then).toEqual(['3 move in on plot 1.', '3 must leave. Nobody may refuse.', 'It pays: 5 tokens at the end of your turn.']);
    expect(stop.label).toBe('Shelter 4, send 3');
  });

  it('leave it to the table who moves in where that is done by hand', () => {
    expect(needs(recorded('house'))[0].then[0]).toContain('you choose who moves in');
  });
});

describe('a nation', () => {
  it('knows how many crises can hit it', () => {
    const { board, view } = recorded('block');
    expect(exposure(board, nationOf(view.table, 0))).toEqual({ hit: 13, crises: 20 });
  });

  it('counts towards its own goal', () => {
    expect(goalNow(recorded('block'), 0)).toBe('Now 7 people in the open.');
    expect(goalNow(recorded('six'), 0)).toBe('Now 9 of 15.');
  });

  it('counts and says what decides at this table', () => {
    const scene = recorded('six');
    const [first, ...others] = scene.view.table.nations;
    const holding = (goal: GoalName, board: Partial<Board>): Scene => ({
      ...scene,
      board: { ...scene.board, ...board },
      view: { ...scene.view, table: { ...scene.view.table, nations: [{ ...first!, goal, earned: 12, full: 2, homes: [[0, 0, 0], [0, 0, 0], [0], []] }, ...others] } },
    });
    expect(goalNow(holding('entrepreneurial', { goal_earned: true }), 0)).toBe('Now 12 of 15.');
    expect(goalNow(holding('metropolitan', {}), 0)).toBe('Now 2 of 4.');
    expect(goalNow(holding('metropolitan', { metropolis_built: true }), 0)).toBe('Now 4 of 4.');
    expect(goalText('entrepreneurial', { ...scene.board, goal_earned: true })).toBe('Fifteen tokens earned since the game began.');
    expect(goalText('entrepreneurial', scene.board)).toBe('Fifteen tokens in your treasury.');
    expect(goalText('metropolitan', { ...scene.board, metropolis_built: true })).toBe('Sixteen communities of your own, full or not.');
    expect(goalText('humanitarian', { ...scene.board, goal_earned: true, metropolis_built: true })).toBe('Everybody on every board has a home.');
  });

  it('says from when on goals count, until they do', () => {
    const at = (round: number): string => goalFrom({ ...recorded('six'), view: { ...recorded('six').view, round } });
    expect([at(3), at(4)]).toEqual(['Counts from round 4 on.', '']);
  });
});

describe('the headline', () => {
  it('says who is asked, and at the end who won', () => {
    expect(headline(recorded('waiting'))).toBe('Kestrel is about to draw a scenario.');
    expect(headline(recorded('other_block'))).toBe('Jonas weighs whether to pay.');
    expect(headline(recorded('over'))).toBe('Your goal is reached: you win.');
    expect(headline(recorded('send'))).toBe('3 people must go. Who, and where?');
  });
});
