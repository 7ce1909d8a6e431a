/** Sentences: the headline, where we are, a seat's line. */
import type { SeatLine } from '../../lib/game';
import { playerOf } from './table';
import type { Scene } from './view';
import { list, LOTS, t, tell, victory } from './words';

/** The deed that is for sale where somebody stands, or that was waited for. */
function forSale(scene: Scene): number {
  const { table, phase } = scene.view;
  const player = table.players[table.active];
  return (phase === 'claim' ? player?.claim : scene.board.spaces[player?.space ?? 0]?.deed) ?? 0;
}

function ofDebt(scene: Scene): string {
  const { debt } = scene.view.table;
  if (!debt) return '';
  return debt.target === null ? t('head-debt_bank', { amount: debt.amount }) : tell(scene, 'head-debt', { target: debt.target, amount: debt.amount });
}

const HEADS: Record<string, (scene: Scene) => string> = {
  manage: (scene) => t('head-manage', { next: scene.view.actions.find((action) => action.do === 'done')?.ints.next ?? 0 }),
  between: () => t('head-between'),
  place: () => t('head-place'),
  token: () => t('head-token'),
  bid: (scene) => t('head-auction', { deed: scene.view.table.auction?.deed ?? 0 }),
  crop_bid: (scene) => t('head-crop_auction', { lot: Number(scene.view.table.auction?.lot === 'warehouse') }),
  answer: (scene) => tell(scene, scene.view.table.tray?.counter ? 'head-counter' : 'head-offer', { seat: scene.view.table.tray?.maker ?? 0 }),
  buy: (scene) => t('head-buy', { deed: forSale(scene) }),
  doubles_buy: (scene) => t('head-doubles', { deed: forSale(scene) }),
  claim: (scene) => t('head-claim', { deed: forSale(scene) }),
  raise: ofDebt,
  receipt: (scene) => t('head-receipt', { deed: scene.view.table.receipt?.deed ?? 0 }),
  prison: () => t('head-prison'),
  release: () => t('head-release'),
  tray: (scene) => tell(scene, 'head-tray', { target: scene.view.table.tray?.partner ?? 0 }),
  waiver: (scene) => t('head-waiver', { card: scene.view.table.country?.card ?? 0 }),
  contest: (scene) => tell(scene, 'head-contest', { seat: scene.view.table.shortage?.seat ?? 0, lot: LOTS.indexOf(scene.view.table.shortage?.lot ?? 'crop') }),
};

export { forSale };

/** The prompt's sentence; where it is empty, the server's own prompt stands. */
export function headline(scene: Scene): string {
  if (scene.view.over) return victory(t, scene);
  if (!scene.view.actions.length) return '';
  return HEADS[scene.view.phase]?.(scene) ?? '';
}

export function where(scene: Scene): string {
  const most = scene.board.time_limit;
  return t(most ? 'where-limit' : 'where', { round: scene.view.round, most });
}

/** The eyebrow of a question that answers somebody else's deed. */
export const eyebrow = (scene: Scene): string => t(`ask-${scene.view.phase}`, { seat: scene.names[scene.me] ?? '' });

export function seatLine(scene: Scene, seat: number): SeatLine {
  const player = playerOf(scene, seat);
  if (scene.view.over) {
    const line = [t(`seat-sign-${player.sign}`), player.fallen ? t('board-bankrupt') : t('seat-deeds', { deeds: player.deeds.length })];
    return { line: list(line, 'beside'), figure: player.worth ?? undefined, unit: t('seat-worth') };
  }
  const parts = player.fallen
    ? [t('board-bankrupt')]
    : [
        player.prison !== null ? t('board-prison') : '',
        player.skips ? t('seat-skips', { turns: player.skips }) : '',
        player.claim !== null ? t('seat-waits', { deed: player.claim }) : '',
      ];
  return { line: list(parts.filter(Boolean), 'beside'), figure: player.cash ?? undefined, unit: t('seat-unit') };
}
