/** What comes again and again in Unequalopolis: the question between turns whether to build. */
import { only, type Habit } from '../../lib/habits';
import type { Table } from './view';
import { t } from './words';

export const habits: Habit<Table>[] = [
  {
    name: 'build',
    ways: ['always', 'round', 'turn'],
    says: () => t('habit-build'),
    way: (way) => t(`habit-build-${way}`),
    meets: (view) => view.phase === 'between',
    answer: (view, way, before) => (way === 'turn' || (way === 'round' && before?.did === 'done' && before.round === view.round) ? only(view, 'done') : null),
  },
];
