/** What changes a nation for good: it has met its goal, or no community of it stands any more. */
import type { GameModule } from '../../lib/game';
import { nationOf } from './table';
import type { Board, Table } from './view';

export const turning: GameModule<Table, Board>['turning'] = (item, scene) => {
  if (item.kind === 'announced') return { sort: 'goal' };
  const bare = item.kind === 'community_lost' && nationOf(scene.view.table, item.ints.seat ?? 0).homes.every((home) => home === null);
  return bare ? { sort: 'ruin' } : null;
};
