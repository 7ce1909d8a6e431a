import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foresee, offer } from '../foresee';
import { recorded, type SceneName } from '../fixtures/recorded';
import { companyOf, type Scene } from '../model';
import { merged, OPEN, placed, sealing, takeBack, toggled, told, tooMany, type Draft } from '../plan';
import { decide, draftOf, grasp, inHand, send, tap } from '../ui.svelte';

/** A scene at a table of its own, so that drafts do not meet. */
let matches = 0;
function fresh(name: SceneName): Scene {
  const scene = recorded(name);
  matches += 1;
  return { ...scene, table: { ...scene.table, match: `m${matches}` } };
}

const names = (scene: Scene, ids: number[]): string[] => {
  const any = scene.view.actions.find((action) => action.do === 'place' || action.do === 'toss');
  const confirm = (any?.id ?? 0) - (any?.do === 'place' ? 1 + (any.option as number) : 15 + (any?.slot as number));
  return ids.map((id) => (id === confirm ? 'confirm' : id <= confirm + 13 ? `place ${id - confirm - 1}` : id === confirm + 14 ? 'recall' : `toss ${id - confirm - 15}`));
};

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a plan', () => {
  it('begins empty, and is sent as one move that ends with the seal', () => {
    const scene = fresh('plan');
    const draft = placed(placed(draftOf(scene), 0, 2), 2, 4);
    expect(draft.plan).toEqual([2, OPEN, 4, ...Array(draft.plan.length - 3).fill(OPEN)]);
    expect(names(scene, sealing(scene, draft))).toEqual(['place 2', 'place 0', 'place 4', ...Array(draft.plan.length - 3).fill('place 0'), 'confirm']);
  });

  it('can be taken back one by one', () => {
    const scene = fresh('plan');
    const draft = placed(placed(draftOf(scene), 0, 2), 1, 4);
    expect(takeBack(draft).plan.slice(0, 2)).toEqual([2, OPEN]);
    expect(takeBack(takeBack(draft)).plan.slice(0, 2)).toEqual([OPEN, OPEN]);
  });

  it('needs the cards that are too many to go first', () => {
    const scene = fresh('toss');
    let draft = draftOf(scene);
    expect(tooMany(scene, draft)).toBe(2);
    draft = toggled(scene, toggled(scene, draft, 6), 0);
    expect([tooMany(scene, draft), draft.toss]).toEqual([0, [6, 0]]);
    expect(toggled(scene, draft, 3).toss).toEqual([0, 3]);
    expect(toggled(scene, draft, 6).toss).toEqual([0]);
    expect(names(scene, sealing(scene, draft)).slice(0, 2)).toEqual(['toss 6', 'toss 0']);
  });

  it('recalls what the server was told otherwise', () => {
    const scene = fresh('half_told');
    const known = told(scene);
    const same = sealing(scene, known);
    expect(names(scene, same)).not.toContain('recall');
    expect(same).toHaveLength(known.plan.length - 2 + 1);
    const other = placed(known, 1, known.plan[1] === 2 ? 3 : 2);
    expect(names(scene, sealing(scene, other)).filter((name) => name === 'recall')).toHaveLength(1);
    const first = placed(known, 0, known.plan[0] === 2 ? 3 : 2);
    expect(names(scene, sealing(scene, first)).filter((name) => name === 'recall')).toHaveLength(2);
  });

  it('keeps what was drafted when the server is told more, and opens what was taken back there', () => {
    const draft: Draft = { plan: [1, 2, 3], toss: [] };
    const none: Draft = { plan: [OPEN, OPEN, OPEN], toss: [] };
    expect(merged(draft, none, { plan: [7, OPEN, OPEN], toss: [] }).plan).toEqual([7, 2, 3]);
    expect(merged(draft, { plan: [7, OPEN, OPEN], toss: [] }, none).plan).toEqual([OPEN, 2, 3]);
  });
});

describe('the hand that plans', () => {
  it('places the next worker by a tap, and takes up who stands there when all are placed', () => {
    const scene = fresh('plan');
    const n = draftOf(scene).plan.length;
    expect(inHand(scene)).toBe(0);
    for (let i = 0; i < n; i += 1) tap(scene, 2);
    expect([draftOf(scene).plan, inHand(scene)]).toEqual([Array(n).fill(2), -1]);
    tap(scene, 2);
    expect([draftOf(scene).plan[n - 1], inHand(scene)]).toEqual([OPEN, n - 1]);
  });

  it('can take any worker and put it elsewhere', () => {
    const scene = fresh('plan');
    send(scene, 0, 2);
    grasp(scene, 0);
    expect(inHand(scene)).toBe(0);
    tap(scene, 7);
    expect(draftOf(scene).plan[0]).toBe(7);
  });

  it('finds its draft again after a reload, for the same quarter only', () => {
    const scene = fresh('plan');
    decide(scene, placed(draftOf(scene), 1, 5));
    const other = fresh('plan');
    decide(other, placed(draftOf(other), 0, 1));
    expect(draftOf(scene).plan[1]).toBe(5);
    expect(draftOf({ ...scene, view: { ...scene.view, round: scene.view.round + 1 } }).plan[1]).toBe(OPEN);
  });

  it('changes nothing once the plan is sealed', () => {
    const scene = fresh('sealed');
    const before = draftOf(scene);
    tap(scene, 3);
    expect(draftOf(scene)).toEqual(before);
  });
});

describe('the forecast', () => {
  const scene = fresh('plan');
  const mine = companyOf(scene, scene.me);

  it('agrees with the rules on what each option costs now', () => {
    const priced = { 1: 'buy_chips', 3: 'recruit', 4: 'train', 6: 'buyback', 8: 'scale_presence', 11: 'audit' } as const;
    for (const name of ['plan', 'first_plan', 'five', 'toss'] as SceneName[]) {
      const at = fresh(name);
      for (const [option, key] of Object.entries(priced)) {
        const found = offer(at, at.me, Number(option));
        if (found.problem !== 'top') expect([name, key, found.price]).toEqual([name, key, companyOf(at, at.me).prices[key]]);
      }
    }
  });

  it('agrees with the rules on what can be done now', () => {
    for (const name of ['plan', 'first_plan', 'five', 'toss'] as SceneName[]) {
      const at = fresh(name);
      at.board.options.forEach((key, option) => {
        if (option > 0) expect([name, key, offer(at, at.me, option).problem === null]).toEqual([name, key, companyOf(at, at.me).cannot[key] === 0]);
      });
    }
  });

  it('takes a softened Buyback for what the rules ask', () => {
    for (const [loss, problem] of [[2, 'rep'], [1, null]] as const) {
      const scene = recorded('first_plan');
      const at = { ...scene, view: structuredClone(scene.view) };
      Object.assign(companyOf(at, at.me), { rep: -1, corp: 9 });
      at.view.actions.forEach((action) => (action.ints.loss = loss));
      expect(offer(at, at.me, 6).problem).toBe(problem);
    }
  });

  it('counts patents before what they pay for', () => {
    const patents = foresee(scene, { plan: [2, 2, OPEN], toss: [] });
    expect(patents.left).toBe(mine.corp + 2 * (scene.board.classes[2]?.patent ?? 0));
    expect(patents.steps.map((step) => step.gain)).toEqual([3, 3, 0]);
  });

  it('says which worker will find no money', () => {
    const poor = { ...scene, view: { ...scene.view, table: { ...scene.view.table, companies: scene.view.table.companies.map((c) => ({ ...c, corp: 5, compute: 1, model: 0, rank: 'startup' as const, rep: 0, cut: 0, surcharge: 0, prices: { ...c.prices, buy_chips: 2, train: 1, recruit: 2 } })) } } };
    const steps = foresee(poor, { plan: [1, 1, 4, 4], toss: [] }).steps;
    expect(steps.map((step) => step.problem)).toEqual([null, 'rank', null, null]);
    expect(foresee(poor, { plan: [6, 1, 4], toss: [] }).steps.map((step) => step.problem)).toEqual([null, null, 'money']);
  });
});
