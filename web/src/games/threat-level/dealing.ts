/** How the ladder begins: who rolls when, from where, and what a turn brings there and at the top. */
import type { Moment } from '../../lib/game';
import { rowOf } from './table';
import { START, TOP, type Board, type Scene } from './view';
import { long, t, tell } from './words';

/** What a turn brings on a row: nothing, a fixed gain, or what the Points Die shows. */
function brings(board: Board, row: number): string {
  const { gain, rolls_points } = rowOf(board, row);
  return rolls_points ? t('dealt-rolled', { most: board.health_cost.length - 1 }) : String(gain);
}

/** The row on which each seat begins, whatever was rolled since. */
function starts({ names, table: { options } }: Scene): number[] {
  const rows = options.start_rows;
  return names.map((_, seat) => (Array.isArray(rows) ? rows[seat] : undefined) ?? START);
}

export function dealing(scene: Scene): Moment {
  const { board, names } = scene;
  const table = scene.view.table;
  const seats = names.map((_, i) => (table.first + i) % names.length);
  const rows = starts(scene);
  const level = new Set(rows).size === 1;
  const [start, top] = [brings(board, START), brings(board, TOP)];
  return {
    title: tell(scene, level ? 'dealt-level' : 'dealt-uneven', { seat: table.first }),
    heads: [t('dealt-turn'), t('dealt-row'), t('dealt-brings')],
    standings: seats.map((seat, place) => ({ seats: [seat], name: '', figures: [String(place + 1), long(rows[seat] ?? START), brings(board, rows[seat] ?? START)] })),
    lines: [start === top ? t('dealt-same', { brings: start }) : t('dealt-ladder', { start, top })],
  };
}
