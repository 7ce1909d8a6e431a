/** What changes a game in the town for good. */
import type { GameModule, Sort } from '../../lib/game';
import { playerOf } from './table';
import type { Board, Table } from './view';
import { t } from './words';

const SORTS: Record<string, Sort> = { bankrupt: 'ruin', bankrupt_bank: 'ruin', empowered: 'reform', won: 'win', richest: 'win' };

export const turning: GameModule<Table, Board>['turning'] = (item, scene) => {
  const sort = SORTS[item.kind];
  if (sort !== 'ruin') return sort ? { sort } : null;
  const { deeds } = playerOf(scene, item.ints.seat ?? 0);
  const left = scene.view.table.players.filter(({ fallen }, seat) => !fallen && seat !== item.ints.seat).length;
  return { sort, left, lines: deeds.length ? [t('turning-deeds', { deeds: deeds.length })] : [] };
};
