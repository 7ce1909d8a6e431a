import { describe, expect, it } from 'vitest';
import { GAMES, recorded } from '../fixtures/recorded';
import { fold, pace } from '../fold';
import type { Company, Table } from '../view';

const SEEN: (keyof Company)[] = ['corp', 'pers', 'power', 'rep', 'income', 'rank', 'compute', 'model', 'workers', 'presence', 'tokens', 'slots'];
const told = (table: Table): unknown => ({
  companies: table.companies.map((company) => ({ ...Object.fromEntries(SEEN.map((key) => [key, key === 'presence' ? [...company.presence].sort() : company[key]])), hand: company.hand.length })),
  regions: table.regions,
  supply: table.supply,
  active: table.step === 0 ? null : table.active,
  step: table.step,
});

describe.each(Object.entries(GAMES))('%s', (_, whole) => {
  it('is told by its items alone: every step ends where the server says', () => {
    whole.steps.slice(1).forEach((step, i) => {
      const before = whole.steps[i]?.table as Table;
      const after = step.items.reduce((table, item) => fold(table, item, whole.board), before);
      expect([i + 1, told(after)]).toEqual([i + 1, told(step.table)]);
    });
  });
});

describe('the pace', () => {
  const item = (n: number, kind: string) => ({ n, kind, ints: { seat: 0 }, words: '', seat: 0 });

  it('turns all plans over at once, and lets them lie open before the first is carried out', () => {
    const planned = [item(1, 'revealed'), item(2, 'planned'), item(3, 'planned')];
    const scene = recorded('waiting', { items: [...planned, item(4, 'turn')] });
    expect(pace(planned[1]!, scene)).toBe(0);
    expect(pace(item(4, 'turn'), scene)).toBeGreaterThan(2000);
    expect(pace(item(9, 'turn'), recorded('waiting', { items: [item(8, 'patent'), item(9, 'turn')] }))).toBeLessThan(1500);
  });

  it('does not disturb planners when somebody seals', () => {
    expect(pace(item(1, 'confirmed'), recorded('plan'))).toBe(0);
  });
});
