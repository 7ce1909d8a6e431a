import { describe, expect, it } from 'vitest';
import { nextHelper, question } from '../ask';
import { recorded } from '../fixtures/recorded';
import type { Scene } from '../view';

const answers = (scene: Scene): [string[], string[]] => [question(scene)?.help.then ?? [], question(scene)?.pass.then ?? []];

describe('what the union is asked', () => {
  it('says who is pushed off the ladder, and what follows from both answers', () => {
    const scene = recorded('stop_push');
    expect(question(scene)?.what).toBe('Kestrel is pushing Otter off the ladder.');
    expect(question(scene)?.why).toBe('You stand on 5 Unions. For 1 point you can stop it.');
    expect(answers(scene)).toEqual([
      ['Otter stays on 10.', 'You go from 9 to 8 points.', 'The 3 points that Kestrel paid are gone.'],
      ['Otter is out, with 12 points frozen.', '3 of you are left.'],
    ]);
  });

  it('says that the push is against the reader, and who is asked next', () => {
    const scene = recorded('stop_push_me');
    expect(question(scene)?.what).toBe('Kestrel is pushing you up from 5 to 6.');
    expect(answers(scene)[1]).toEqual(['Jonas in the union is asked next. If nobody pays:', 'You move up to 6 Social Safety Net.']);
  });

  it('says that a push is paid back where the table does that', () => {
    const scene = recorded('stop_push');
    expect(answers({ ...scene, board: { ...scene.board, push_refund: true } })[0]).toContain('Kestrel gets 3 points back.');
  });

  it('says what a pull costs with and without the union', () => {
    expect(answers(recorded('halve_pull'))).toEqual([
      ['Otter comes down to 10 Worker Ownership.', 'You go from 9 to 8 points.', 'Kestrel pays 3 points for it.'],
      ['Otter comes down to 10 Worker Ownership.', 'Kestrel pays 6 points for it.'],
    ]);
  });

  it('says that an appeal comes to nothing without the union', () => {
    const scene = recorded('halve_appeal');
    expect(question(scene)?.what).toBe('Kestrel wants to come down from 8 to 7.');
    expect(answers(scene)[1]).toEqual(['Kestrel stays on 8: the full price is too high.', 'Nobody pays anything.']);
  });

  it('says what a bill does to a purse that cannot pay it', () => {
    const scene = recorded('ignore_health');
    expect(question(scene)?.what).toBe('Jonas is ill. The doctor wants half the roll.');
    expect(answers(scene)).toEqual([
      ['Jonas earns 5 points this turn.', 'You go from 9 to 8 points.', 'No bill is paid.'],
      ['Jonas earns nothing this turn.', 'Jonas owes 3 and has 1: all is lost, and up to 3.'],
    ]);
    expect(answers(recorded('ignore_own'))[1]).toEqual(['You earn nothing this turn.', 'You pay 3 points to the doctor.']);
  });

  it('answers with the two legal actions', () => {
    for (const name of ['stop_push', 'halve_pull', 'halve_appeal', 'ignore_health', 'ignore_own'] as const) {
      const scene = recorded(name);
      const asked = question(scene);
      expect([asked?.help.action, asked?.pass.action]).toEqual(scene.view.actions.map((a) => a.id));
    }
  });

  it('asks nobody else', () => {
    expect(question({ ...recorded('stop_push'), me: 1 })).toBeNull();
    expect(question(recorded('turn'))).toBeNull();
  });

  it('goes on clockwise to the next in a union who has a point', () => {
    const scene = recorded('stop_push_me');
    const window = scene.view.table.window!;
    expect(nextHelper(scene, 'stop_push', window)).toBe(1);
    const broke = { ...scene, view: { ...scene.view, table: { ...scene.view.table, seats: scene.view.table.seats.map((s, i) => (i === 1 ? { ...s, points: 0 } : s)) } } };
    expect(nextHelper(broke, 'stop_push', window)).toBe(-1);
    expect(nextHelper({ ...scene, board: { ...scene.board, health_for_any: false } }, 'ignore_health', window)).toBe(-1);
  });
});
