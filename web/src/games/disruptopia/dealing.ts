/** How the companies begin: who chooses a region when, of which class, with how much; and what a class is worth. */
import type { Moment } from '../../lib/game';
import { companyOf, rankOf } from './table';
import { RANKS, type Scene } from './view';
import { dollars, rankName, t, tell } from './words';

export function dealing(scene: Scene): Moment {
  const { board, names } = scene;
  const { first, active } = scene.view.table;
  const begins = active ?? first;
  const back = begins !== first; // the last chooses first where the table wants it so
  const seats = names.map((_, i) => (begins + (back ? names.length - i : i)) % names.length);
  const ranks = seats.map((seat) => rankOf(companyOf(scene, seat)));
  const pay = (rank: number): number => board.classes[rank]?.patent ?? 0;
  const [low, high] = [pay(0), pay(RANKS.length - 1)];
  return {
    title: tell(scene, new Set(ranks).size === 1 ? 'dealt-level' : 'dealt-uneven', { seat: begins }),
    heads: [t('dealt-turn'), t('dealt-class'), t('dealt-cash')],
    standings: seats.map((seat, place) => ({ seats: [seat], name: '', figures: [String(place + 1), rankName(ranks[place] ?? 0), dollars(companyOf(scene, seat).corp)] })),
    lines: [low === high ? t('dealt-same', { amount: low }) : t('dealt-classes', { low, high })],
  };
}
