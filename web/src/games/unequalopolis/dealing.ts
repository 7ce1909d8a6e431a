/** What a sign means: money, wages, and what may be owned. */
import type { Moment } from '../../lib/game';
import { mayOwn } from './table';
import type { Scene, SignName } from './view';
import { money, t } from './words';

const SIGNS: SignName[] = ['man', 'woman'];

export function dealing({ board, me, view }: Scene): Moment {
  const { players } = view.table;
  const mine = players[me]?.sign;
  return {
    title: mine ? t(`dealt-title.${mine}`) : t('dealt-title'),
    heads: [t('slip-start'), t('slip-bank'), t('dealt-owns')],
    standings: SIGNS.map((sign) => {
      const { start, bank, rights } = board.signs[sign];
      const owns = board.deeds.filter((_, deed) => mayOwn(board, new Set(rights), deed)).length;
      return { seats: players.flatMap((player, s) => (player.sign === sign ? [s] : [])), name: t(`sign-${sign}`), figures: [money(start), money(bank), t('dealt-of', { owns, deeds: board.deeds.length })] };
    }),
    lines: [t('sign-note')],
  };
}
