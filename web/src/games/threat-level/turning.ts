/** What changes a game on the ladder for good. */
import type { GameModule, Sort } from '../../lib/game';
import { LOSE, TOP, type Board, type Table } from './view';

const SORTS: Record<string, Sort> = { out: 'ruin', came_back: 'back', won: 'win' };

export const turning: GameModule<Table, Board>['turning'] = (item, scene) => {
  const { seats } = scene.view.table;
  const rescued = item.kind === 'pulled' && item.ints.row === TOP;
  const sort = rescued ? 'back' : SORTS[item.kind];
  return sort ? { sort, left: seats.filter(({ row, left }) => row < LOSE && !left).length } : null;
};
