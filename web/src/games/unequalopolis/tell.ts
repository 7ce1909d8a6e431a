/** Sentences: the headline, where we are, a seat's line. */
import type { SeatLine } from '../../lib/game';
import { playerOf } from './table';
import type { Scene } from './view';
import { cardTitle, deedName, list, money, t } from './words';

function ended(scene: Scene): string {
  const winners = scene.names.flatMap((name, seat) => (scene.view.placing?.[seat] === 1 ? [{ name, seat }] : []));
  const others = winners.filter(({ seat }) => seat !== scene.me).map(({ name }) => name);
  if (others.length === winners.length) return t('head.won', { who: list(others) });
  return others.length ? t('head.won_also', { others: list(others) }) : t('head.won_you');
}

/** The deed that is for sale where somebody stands, or that was waited for. */
function forSale(scene: Scene): number {
  const { table, phase } = scene.view;
  const player = table.players[table.active];
  return (phase === 'claim' ? player?.claim : scene.board.spaces[player?.space ?? 0]?.deed) ?? 0;
}

function ofDebt(scene: Scene): string {
  const { debt } = scene.view.table;
  if (!debt) return '';
  return debt.target === null ? t('head.debt_bank', { sum: money(debt.amount) }) : t('head.debt', { name: scene.names[debt.target] ?? '', sum: money(debt.amount) });
}

const HEADS: Record<string, (scene: Scene) => string> = {
  manage: (scene) => t(`head.manage.${scene.view.actions.find((action) => action.do === 'done')?.ints.next ?? 0}`),
  between: () => t('head.between'),
  place: () => t('head.place'),
  token: () => t('head.token'),
  bid: (scene) => t('head.auction', { deed: deedName(scene.view.table.auction?.deed ?? 0) }),
  crop_bid: (scene) => t(scene.view.table.auction?.lot === 'warehouse' ? 'head.auction_warehouse' : 'head.auction_crop'),
  answer: (scene) => t(scene.view.table.tray?.counter ? 'head.counter' : 'head.offer', { name: scene.names[scene.view.table.tray?.maker ?? 0] ?? '' }),
  buy: (scene) => t('head.buy', { deed: deedName(forSale(scene)) }),
  doubles_buy: (scene) => t('head.doubles', { deed: deedName(forSale(scene)) }),
  claim: (scene) => t('head.claim', { deed: deedName(forSale(scene)) }),
  raise: ofDebt,
  receipt: (scene) => t('head.receipt', { deed: deedName(scene.view.table.receipt?.deed ?? 0) }),
  prison: () => t('head.prison'),
  release: () => t('head.release'),
  tray: (scene) => t('head.tray', { name: scene.names[scene.view.table.tray?.partner ?? 0] ?? '' }),
  waiver: (scene) => t('head.waiver', { card: cardTitle(scene.view.table.country?.card ?? 0) }),
  contest: (scene) => t('head.contest', { name: scene.names[scene.view.table.shortage?.seat ?? 0] ?? '', lot: t(`lot.${scene.view.table.shortage?.lot ?? 'crop'}`) }),
};

export { forSale };

/** The prompt's sentence; where it is empty, the server's own prompt stands. */
export function headline(scene: Scene): string {
  if (scene.view.over) return ended(scene);
  if (!scene.view.actions.length) return '';
  return HEADS[scene.view.phase]?.(scene) ?? '';
}

export function where(scene: Scene): string {
  const most = scene.board.time_limit;
  return most ? t('where_limit', { n: String(scene.view.round), most }) : t('where', { n: String(scene.view.round) });
}

/** The eyebrow of a question that answers somebody else's deed. */
export const eyebrow = (scene: Scene): string => t(`ask.${{ answer: 'offer', bid: 'bid', crop_bid: 'bid' }[scene.view.phase] ?? scene.view.phase}`, { name: scene.names[scene.me] ?? '' });

export function seatLine(scene: Scene, seat: number): SeatLine {
  const player = playerOf(scene, seat);
  if (scene.view.over) {
    const line = [t(`seat.sign_${player.sign}`), player.fallen ? t('seat.fallen') : t('seat.deeds', { n: player.deeds.length })];
    return { line: line.join(', '), figure: player.worth ?? undefined, unit: t('seat.worth') };
  }
  const parts = player.fallen
    ? [t('seat.fallen')]
    : [
        player.prison !== null ? t('seat.prison') : '',
        player.skips ? t('seat.skips', { n: player.skips }) : '',
        player.claim !== null ? t('seat.waits', { deed: deedName(player.claim) }) : '',
      ];
  return { line: parts.filter(Boolean).join(', '), figure: player.cash ?? undefined, unit: t('seat.unit') };
}
