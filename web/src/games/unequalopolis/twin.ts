/** The board in words: a line for each space, in the order of the walk. */
import type { Scene } from './view';
import { list, t, tell } from './words';

function ofDeed(scene: Scene, at: number): string[] {
  const paper = scene.board.deeds[at];
  const state = scene.view.table.deeds[at];
  if (!paper || !state) return [];
  if (state.owner === null) {
    const waiting = state.claims.map((seat) => scene.names[seat] ?? '');
    return [t('board-price', { amount: paper.price }), waiting.length ? t('board-claims', { names: list(waiting) }) : ''];
  }
  const rent = paper.kind === 'utility' ? t('board-rent_dice', { times: state.rent }) : t('board-rent', { amount: state.rent });
  return [
    tell(scene, 'board-owner', { seat: state.owner }),
    state.level ? t('board-level', { level: state.level }) : '',
    state.mortgaged ? t('board-mortgaged') : rent,
  ];
}

export function twin(scene: Scene): string[] {
  return scene.board.spaces.map((space, at) => {
    const here = scene.view.table.players.flatMap((player, seat) => (player.space === at && !player.fallen ? [scene.names[seat] ?? ''] : []));
    const parts = [t('board-space', { space: at }), ...(space.deed === null ? [] : ofDeed(scene, space.deed)), here.length ? t('board-here', { names: list(here) }) : ''];
    return parts.filter(Boolean).join(' ');
  });
}
