/** What changes a game for good: a vote that passes, a Goal that is met, the end. */
import type { GameModule } from '../../lib/game';
import { THINGS, type Board, type Table } from './view';
import { t } from './words';

const WEALTH = new Set(['job', 'home', 'business', 'legacy']);

export const turning: GameModule<Table, Board>['turning'] = (item, scene) => {
  const { seats } = scene.view.table;
  if (item.kind === 'won' || item.kind === 'together') return { sort: 'win' };
  if (item.kind === 'voted') return item.ints.passed ? { sort: 'reform' } : null;
  const thing = item.kind === 'gained' ? (THINGS[item.ints.thing ?? -1] ?? '') : '';
  if (!WEALTH.has(thing)) return null;
  return { sort: 'goal', lines: thing === 'home' ? [t('turning-homes', { homes: seats.filter(({ tiles }) => tiles.home > 0).length, all: seats.length })] : [] };
};
