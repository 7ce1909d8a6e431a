/** What comes again and again in Disruptopia: workers who do what they were sent for, and free moments. */
import { only, type Habit } from '../../lib/habits';
import type { View } from '../../lib/game';
import type { Table } from './view';
import { t } from './words';

/** What a worker does where there is nothing left to choose but to let it be. */
function sent(view: View<Table>): number | null {
  const does = view.actions.filter((action) => action.do !== 'skip');
  return does.length === 1 ? (does[0]?.id ?? null) : null;
}

const WORKERS = ['worker', 'handout', 'scale', 'restructure', 'audit'];

export const habits: Habit<Table>[] = [
  {
    name: 'plan',
    ways: ['carry', 'ask'],
    says: () => t('habit-plan'),
    way: (way) => t(`habit-plan-${way}`),
    meets: (view) => WORKERS.includes(view.phase),
    answer: (view, way) => (way === 'carry' ? sent(view) : null),
  },
  {
    name: 'cards',
    ways: ['once', 'always'],
    says: () => t('habit-cards'),
    way: (way) => t(`habit-cards-${way}`),
    meets: (view) => view.phase === 'window',
    answer: (view, way, before) => (way === 'once' && before?.did === 'go_on' && before.round === view.round && view.actions.every((action) => before.offered.includes(action.words)) ? only(view, 'go_on') : null),
  },
];
