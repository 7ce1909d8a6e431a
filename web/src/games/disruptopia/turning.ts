/** What changes a company for good: another class, the last model, the win. */
import type { GameModule, Sort } from '../../lib/game';
import type { Board, Table } from './view';

const SORTS: Record<string, Sort> = { buyback: 'rise', last_round: 'goal', won: 'win' };

export const turning: GameModule<Table, Board>['turning'] = (item) => {
  const sort = SORTS[item.kind];
  return sort ? { sort } : null;
};
