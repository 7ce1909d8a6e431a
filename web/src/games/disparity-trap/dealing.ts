/** What a Position means: tokens, and how often the die is kind or harsh, over all cards of this table. */
import type { Moment } from '../../lib/game';
import { FACES } from './table';
import type { Board, Position, Scene } from './view';
import { positionName, t } from './words';

const POSITIONS: Position[] = ['sd', 'snd'];

/** Out of a hundred rolls for cards of a kind, one as often as another by their copies, those that come to something for a Position. */
function hits(board: Board, position: Position, penalty: boolean): number {
  const rolled = board.cards.filter((card) => card.penalty === penalty && card.sd !== null && card.snd !== null && card.who !== 'rolloff');
  const copies = rolled.reduce((sum, card) => sum + card.count, 0);
  const faces = rolled.reduce((sum, card) => sum + card.count * (card[position] ?? 0), 0);
  return copies ? Math.round((100 * faces) / (FACES * copies)) : 0;
}

export function dealing(scene: Scene): Moment | null {
  const { board, me, view } = scene;
  const { seats } = view.table;
  if (seats.some(({ position }) => position === null)) return null;
  const mine = seats[me]?.position;
  return {
    title: mine ? t(`dealt-title.${mine}`) : t('dealt-title'),
    heads: [t('dealt-tokens'), t('dealt-chances'), t('dealt-harms')],
    standings: POSITIONS.map((position) => ({
      seats: seats.flatMap((seat, s) => (seat.position === position ? [s] : [])),
      name: t(`dealt-${position}`, { position: positionName(position) }),
      figures: [String(board.start_privilege[position]), t('dealt-percent', { percent: hits(board, position, false) }), t('dealt-percent', { percent: hits(board, position, true) })],
    })),
    lines: [t('dealt-meaning'), t('dealt-stays')],
  };
}
