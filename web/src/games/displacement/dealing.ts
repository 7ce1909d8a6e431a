/** The lottery of birth: what the crises of the deck can do to each region. */
import type { Moment } from '../../lib/game';
import { crisesOf, exposure, nationOf, tagsOf } from './table';
import type { Board, Nation, Scene } from './view';
import { capital, list, regionName, t, tagName, tell } from './words';

/** What the crises that can hit a nation would do in all: communities lost, people dead. */
function toll(board: Board, nation: Nation, what: 'com' | 'die'): number {
  const lost = crisesOf(board, nation).map((card) => card.copies * card.effects.reduce((sum, effect) => sum + (effect.what === what ? Math.abs(effect.amount) : 0), 0));
  return lost.reduce((sum, one) => sum + one, 0);
}

export function dealing(scene: Scene): Moment {
  const { board, me, names } = scene;
  const { nations, first } = scene.view.table;
  const seats = names.map((_, i) => (Math.max(0, me) + i) % names.length);
  const lines = [t('dealt-tags', { tags: capital(list(nations[me] ? tagsOf(board, nations[me]).map(tagName) : [])) })].filter(() => me >= 0);
  return {
    title: me < 0 ? t('dealt-title') : t('dealt-title.own', { region: nationOf(scene.view.table, me).region }),
    heads: [t('dealt-crises'), t('dealt-communities'), t('dealt-dead')],
    standings: seats.map((seat) => {
      const nation = nationOf(scene.view.table, seat);
      return { seats: [seat], name: regionName(nation.region), figures: [t('dealt-of', exposure(board, nation)), String(toll(board, nation, 'com')), String(toll(board, nation, 'die'))] };
    }),
    lines: [...lines, tell(scene, 'dealt-first', { seat: first })],
  };
}
