import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foresee, offer } from '../foresee';
import { recorded, type SceneName } from '../fixtures/recorded';
import { companyOf } from '../table';
import type { Scene } from '../view';
import { keeping, OPEN, placed, sealing, takeBack, tellable, toggled, told, tooMany } from '../plan';
import { offerWords } from '../tell';
import { decide, draftOf, grasp, inHand, isEager, seal, send, tap } from '../ui.svelte';
import { drafted } from '../draft';

/** A scene at a table of its own, so that drafts do not meet. */
let matches = 0;
function fresh(name: SceneName): Scene {
  const scene = recorded(name);
  matches += 1;
  return { ...scene, table: { ...scene.table, match: `m${matches}` } };
}

/** The same, with so many steps that may still be taken back. */
function withRecalls(scene: Scene, recalls: number): Scene {
  const companies = scene.view.table.companies.map((company, seat) => (seat === scene.me ? { ...company, recalls } : company));
  return { ...scene, view: { ...scene.view, table: { ...scene.view.table, companies } } };
}

const names = (scene: Scene, ids: number[]): string[] => {
  const any = scene.view.actions.find((action) => action.do === 'place' || action.do === 'toss');
  const confirm = (any?.id ?? 0) - (any?.do === 'place' ? 1 + (any.option as number) : 15 + (any?.slot as number));
  return ids.map((id) => (id === confirm ? 'confirm' : id <= confirm + 13 ? `place ${id - confirm - 1}` : id === confirm + 14 ? 'recall' : `toss ${id - confirm - 15}`));
};

beforeEach(() => localStorage.clear());
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

  it('can be kept on the server before its seal: who was passed over waits idle, who comes after is not decided', () => {
    const scene = withRecalls(fresh('plan'), 20);
    const draft = placed(placed(draftOf(scene), 0, 2), 2, 4);
    expect(tellable(scene, draft).plan.slice(0, 4)).toEqual([2, 0, 4, OPEN]);
    expect(names(scene, keeping(scene, draft))).toEqual(['place 2', 'place 0', 'place 4']);
    expect(keeping(scene, draftOf(scene))).toEqual([]);
  });

  it('keeps no worker on the server while cards must go first', () => {
    const scene = fresh('toss');
    const draft = placed(toggled(scene, draftOf(scene), 3), 0, 2);
    expect(names(scene, keeping(scene, draft))).toEqual(['toss 3']);
  });

  it('leaves the seal the recalls that it may need', () => {
    const scene = fresh('half_told');
    const known = told(scene);
    const other = placed(known, 0, known.plan[0] === 2 ? 3 : 2);
    const { workers } = companyOf(scene, scene.me);
    expect(names(scene, keeping(withRecalls(scene, workers + 3), other)).slice(0, 2)).toEqual(['recall', 'recall']);
    expect(keeping(withRecalls(scene, workers + 2), other)).toEqual([]);
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

  it('is kept in the browser, and only the newest few are', () => {
    const scenes = Array.from({ length: 12 }, () => fresh('plan'));
    scenes.forEach((scene) => send(scene, 0, 2));
    const stored = JSON.parse(localStorage.getItem('lopsided.plans') ?? '{}') as Record<string, { draft: { plan: number[] } }>;
    expect(Object.keys(stored)).toHaveLength(8);
    expect(Object.entries(stored).at(-1)?.[0]).toContain(scenes.at(-1)?.table.match);
    expect(Object.values(stored).at(-1)?.draft.plan[0]).toBe(2);
  });

  it('gives way to what the server was told elsewhere, and stays when the server was told just this', () => {
    const scene = fresh('plan');
    send(scene, 1, 5);
    const known = (plan: number[]): Scene => {
      const companies = scene.view.table.companies.map((company, seat) => (seat === scene.me ? { ...company, placed: plan.length, plan: [...plan, ...Array<number>(8 - plan.length).fill(0)] } : company));
      return { ...scene, view: { ...scene.view, table: { ...scene.view.table, companies } } };
    };
    expect(draftOf(known([0, 5])).plan.slice(0, 2)).toEqual([OPEN, 5]);
    expect(draftOf(known([7])).plan.slice(0, 2)).toEqual([7, OPEN]);
  });

  it('seals a plan that was sealed while a move was on its way, when it has arrived', () => {
    const pick = vi.fn();
    const scene = { ...fresh('plan'), pick };
    seal({ ...scene, busy: true });
    expect([pick.mock.calls.length, isEager(scene)]).toEqual([0, true]);
    seal(scene);
    expect([pick.mock.calls.length, isEager(scene)]).toEqual([1, false]);
  });

  it('changes nothing once the plan is sealed', () => {
    const scene = fresh('sealed');
    const before = draftOf(scene);
    tap(scene, 3);
    expect(draftOf(scene)).toEqual(before);
  });
});

describe('the list of moves', () => {
  const listed = (scene: Scene): string[] => drafted(scene).view.actions.map((action) => action.words);
  const press = (scene: Scene, words: string): void => drafted(scene).pick(listed(scene).findIndex((line) => line.startsWith(words)));

  it('is the same draft as the board: what one hand places, the other sees', () => {
    const scene = fresh('plan');
    send(scene, 2, 7);
    press(scene, 'Worker 1: File a Patent');
    expect(draftOf(scene).plan.slice(0, 3)).toEqual([2, OPEN, 7]);
    expect(listed(scene)[3]).toMatch(/^Worker 2: Train New Model/); // the fourth on the board has the key 4
    expect(listed(scene)).toContain('Worker 2: stay idle');
    grasp(scene, 0);
    press(scene, 'Worker 1: Marketing');
    expect(draftOf(scene).plan.slice(0, 3)).toEqual([7, OPEN, 7]);
    press(scene, 'Take worker 3 back');
    expect(draftOf(scene).plan.slice(0, 3)).toEqual([7, OPEN, OPEN]);
  });

  it('seals at any time what lies on the board, and sends nothing before', () => {
    const pick = vi.fn();
    const scene = { ...fresh('plan'), pick };
    press(scene, 'Worker 1: Train New Model');
    expect(pick).not.toHaveBeenCalled();
    press(scene, 'Seal the plan');
    expect(names(scene, pick.mock.calls[0] as number[]).slice(0, 2)).toEqual(['place 4', 'place 0']);
    expect(names(scene, pick.mock.calls[0] as number[]).at(-1)).toBe('confirm');
  });

  it('lets cards go first, and takes workers up again once all are placed', () => {
    const full = fresh('toss');
    expect(listed(full).some((line) => line.startsWith('Seal'))).toBe(false);
    drafted(full).pick(0);
    expect(draftOf(full).toss).toEqual([0]);
    const scene = fresh('plan');
    draftOf(scene).plan.forEach((_, worker) => send(scene, worker, 2));
    press(scene, 'Take up worker 2');
    expect(inHand(scene)).toBe(1);
  });

  it('is the table\'s own when nothing is planned', () => {
    const scene = fresh('worker');
    expect(drafted(scene)).toBe(scene);
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

  it('counts what own effects add to an action', () => {
    const at = fresh('plan');
    at.view = structuredClone(at.view);
    companyOf(at, at.me).bonus = { file_patent: 2 };
    expect(foresee(at, { plan: [2, 2, OPEN], toss: [] }).steps.map((step) => step.gain)).toEqual([5, 5, 0]);
    expect(offerWords(at, 2)).toContain('$5');
  });

  it('says which worker will find no money', () => {
    const poor = { ...scene, view: { ...scene.view, table: { ...scene.view.table, companies: scene.view.table.companies.map((c) => ({ ...c, corp: 5, compute: 1, model: 0, rank: 'startup' as const, rep: 0, cut: 0, surcharge: 0, prices: { ...c.prices, buy_chips: 2, train: 1, recruit: 2 } })) } } };
    const steps = foresee(poor, { plan: [1, 1, 4, 4], toss: [] }).steps;
    expect(steps.map((step) => step.problem)).toEqual([null, 'rank', null, null]);
    expect(foresee(poor, { plan: [6, 1, 4], toss: [] }).steps.map((step) => step.problem)).toEqual([null, null, 'money']);
  });
});
