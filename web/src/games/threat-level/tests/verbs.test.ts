import { describe, expect, it } from 'vitest';
import { recorded, SCENES, type SceneName } from '../fixtures/recorded';
import { about, verbs, type Verb, type VerbName } from '../verbs';

const all = (name: SceneName): Verb[] => verbs(recorded(name));
const verb = (scene: SceneName, name: VerbName): Verb => all(scene).find((v) => v.name === name) as Verb;
const ids = (some: Verb[]): number[] => some.flatMap((v) => [...(v.action === null ? [] : [v.action]), ...v.choices.map((c) => c.action)]);

describe('verbs and targets', () => {
  const turns = (Object.keys(SCENES) as SceneName[]).filter((name) => ['action', 'return'].includes(SCENES[name].view.phase) && SCENES[name].view.actions.length);

  it.each(turns)('offer every legal move of "%s" exactly once', (name) => {
    expect(ids(all(name)).sort((a, b) => a - b)).toEqual(SCENES[name].view.actions.map((a) => a.id));
  });

  it('come in the order in which they are thought of', () => {
    expect(all('turn').map((v) => v.name)).toEqual(['step_down', 'push', 'pull', 'steal', 'end_turn']);
    expect(all('wild1').map((v) => v.name)).toEqual(['free_push', 'free_steal', 'push', 'pull', 'steal', 'end_turn']);
    expect(all('back').map((v) => v.name)).toEqual(['come_back', 'stay_out']);
  });

  it('list the others from the top of the ladder down, oneself last', () => {
    expect(verb('turn', 'push').choices.map((c) => c.seat)).toEqual([3, 2, 1, 0]);
  });

  it('carry the price of each target, sales tax included', () => {
    expect(verb('turn', 'push').choices.map((c) => c.price)).toEqual([3, 3, 4, 3]);
    expect(verb('turn', 'push').small).toBe('from 3');
    expect(verb('turn', 'steal').small).toBe('2 points');
    expect(verb('turn', 'end_turn').small).toBe('keep 9');
  });

  it('say on a closed key the price that their reason names', () => {
    const scene = recorded('poor');
    scene.view = structuredClone(scene.view);
    scene.view.table.offers.pull?.forEach((offer) => Object.assign(offer, { why: 'poor', price: 7 }));
    scene.view.table.offers.appeal?.forEach((offer) => Object.assign(offer, { why: 'no_union' }));
    expect(verbs(scene).find((v) => v.name === 'pull')?.small).toBe('7 points');
  });

  it('call the sales tax on a free hand by its name', () => {
    const scene = recorded('wild1');
    scene.view = structuredClone(scene.view);
    for (const action of scene.view.actions) if (action.do === 'free_push') action.ints.price = 1;
    expect(verbs(scene).find((v) => v.name === 'free_push')?.small).toBe('tax 1');
  });

  it('offer an appeal to the union where a pull is too dear', () => {
    expect(verb('appeal', 'pull').choices.every((c) => c.do === 'appeal')).toBe(true);
    expect(verb('appeal', 'pull').small).toBe('from 3');
  });

  it('stay in sight where they are not to be had, with the rule that says so', () => {
    const poor = verb('poor', 'push');
    expect(poor.open).toBe(false);
    expect(poor.small).toBe('from 3');
    expect(poor.closed.map((c) => c.words)).toContain('you, Kestrel and Otter: you need 3 points; you have 0 (TL-023).');
    expect(poor.closed.map((c) => c.words)).toContain('Jonas: you need 4 points; you have 0 (TL-023).');
  });

  it('say side by side who is protected and who has nothing', () => {
    const steal = verb('poor', 'steal');
    expect(steal.closed).toEqual([
      { seats: [1], words: 'Jonas: nothing to steal (TL-Q34).' },
      { seats: [2, 3], words: 'Kestrel and Otter: police and fire protect from row 3 up (TL-031).' },
    ]);
  });

  it('say nothing about a target that may be had', () => {
    for (const name of turns) for (const v of all(name)) expect(v.closed.flatMap((c) => c.seats).filter((seat) => v.choices.some((c) => c.seat === seat))).toEqual([]);
  });

  it('say why START is the end of a step down', () => {
    const scene = recorded('turn');
    scene.view = structuredClone(scene.view);
    scene.view.table.seats[0]!.row = 0;
    scene.view.actions = scene.view.actions.filter((a) => a.do !== 'step_down');
    const step = verbs(scene)[0] as Verb;
    expect([step.name, step.open, step.closed[0]?.words]).toEqual(['step_down', false, 'START is the bottom: nobody goes below it (TL-Q09).']);
  });

  it('say what the union answered where a pull is too dear', () => {
    const scene = recorded('turn');
    const offers = { ...scene.view.table.offers, pull: Array(4).fill({ price: 6, why: 'poor' }), appeal: Array(4).fill({ price: 3, why: 'no_union' }) };
    const view = { ...scene.view, actions: [], table: { ...scene.view.table, offers } };
    const pull = verbs({ ...scene, view }).find((v) => v.name === 'pull') as Verb;
    expect(pull.closed.map((c) => c.words)).toEqual([
      'you, Jonas, Kestrel and Otter: you need 6 points; you have 9 (TL-023).',
      'you, Jonas, Kestrel and Otter: nobody in a union has a point to spare to halve the price (TL-Q33).',
    ]);
  });

  it('know a sentence for every refusal that can meet a target', () => {
    const reasons = ['poor', 'target_out', 'last_rung', 'target_on_start', 'no_rescue', 'gone', 'protected', 'penniless', 'on_start'];
    for (const why of reasons) {
      const scene = recorded('turn');
      const view = { ...scene.view, actions: [], table: { ...scene.view.table, offers: { push: Array(4).fill({ price: 3, why }) } } };
      expect(verbs({ ...scene, view }).find((v) => v.name === 'push')?.closed[0]?.words, why).toMatch(/\(TL-/);
    }
  });

  it('can be asked about one pawn', () => {
    const jonas = about(all('turn'), 1);
    expect(jonas.choices.map(({ verb: v, choice }) => [v.name, choice.price])).toEqual([['push', 4], ['pull', 7], ['steal', 2]]);
    const otter = about(all('turn'), 3);
    expect(otter.closed.map((c) => [c.verb.name, c.words])).toEqual([['steal', 'Kestrel and Otter: police and fire protect from row 3 up (TL-031).']]);
  });
});
