import { describe, expect, it } from 'vitest';
import type { Item } from '../../../lib/voice';
import { BANK, drama } from '../drama';
import { recorded } from '../fixtures/recorded';
import type { Scene } from '../view';

const showing = (kind: string, ints: Record<string, number>): Scene => {
  const item: Item = { n: 9, kind, ints, words: '', seat: ints.seat ?? -1 };
  return { ...recorded('turn'), items: [item] };
};

describe('what the board plays', () => {
  it('is nothing while all is at rest', () => {
    expect(drama(recorded('turn'))).toEqual({ chips: [], marks: [], flights: [], helper: -1 });
  });

  it('is a shove with the place where the pushed one will stand', () => {
    expect(drama(showing('pushed', { seat: 2, target: 3, price: 3, tax: 0, row: 11 })).marks).toEqual([{ seat: 3, to: 11, icon: 'up' }]);
  });

  it('is discs that travel from the robbed to the thief, six at most', () => {
    expect(drama(showing('robbed', { seat: 0, target: 1, points: 14, price: 2, tax: 1 })).flights).toEqual([{ from: 1, to: 0, discs: 6 }]);
  });

  it('is the union that says no, and who said it', () => {
    const now = drama(showing('stopped', { seat: 2, target: 3, helper: 0, row: 5 }));
    expect([now.helper, now.chips]).toEqual([0, [{ seat: 3, text: 'the union says no', tone: 'help' }]]);
  });

  it('is a purse that goes to the bank', () => {
    expect(drama(showing('bankrupt', { seat: 1, points: 2, due: 5, row: 4 }))).toMatchObject({ chips: [{ seat: 1, text: 'bankrupt' }], flights: [{ from: 1, to: BANK, discs: 2 }] });
  });

  it('is the last roll of somebody who is out, beside the pawn', () => {
    expect(drama(showing('last_roll', { seat: 1, wild: 2 })).chips).toEqual([{ seat: 1, text: 'wild 2', tone: 'ink' }]);
  });

  it('keeps the question in sight while the union is asked', () => {
    expect(drama(recorded('stop_push'))).toMatchObject({ marks: [{ seat: 3, to: 11, icon: 'up' }], helper: 0 });
    expect(drama(recorded('halve_pull'))).toMatchObject({ marks: [{ seat: 3, to: 10, icon: 'down' }], helper: 0 });
    expect(drama(recorded('ignore_health'))).toMatchObject({ marks: [{ seat: 1, to: 2, icon: 'health' }], helper: 0 });
  });
});
