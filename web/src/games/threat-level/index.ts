/** Threat Level in the browser: the ladder, the dice, the verbs, the union's questions. */
import type { GameModule } from '../../lib/game';
import Ask from './Ask.svelte';
import { question } from './ask';
import Board from './Board.svelte';
import Figure from './Figure.svelte';
import { dealing } from './dealing';
import { fold, pace } from './fold';
import { seatOf } from './table';
import { LOSE, type Board as Printed, type Scene, type Table } from './view';
import { rolled } from './roll';
import { story, wonBy } from './story';
import Turn from './Turn.svelte';
import { turning } from './turning';
import { list, t, tell } from './words';

/** The sentence over the turn: who rolled what, or how it ended. */
function headline(scene: Scene): string {
  if (!scene.view.over) return rolled(scene);
  const winners = scene.names.filter((_, seat) => scene.view.placing?.[seat] === 1);
  const limit = scene.log.find((item) => item.kind === 'limit');
  return limit ? t(`over-${wonBy(limit, winners)}`, { names: list(winners) }) : tell(scene, 'over-last', { seat: scene.view.placing?.indexOf(1) ?? 0 });
}

function seatLine(scene: Scene, seat: number): { line: string; figure: number; unit: string } {
  const { row, points, left } = seatOf(scene.view.table, seat);
  const line = left ? t('badge-left') : row < LOSE ? t('badge-on', { row }) : t(points ? 'badge-out' : 'badge-out_bare');
  return { line, figure: points, unit: t('badge-unit', { points }) };
}

const game: GameModule<Table, Printed> = {
  Board,
  Turn,
  Ask,
  Figure,
  reaction: (scene) => (question(scene) ? t('asked') : null),
  headline,
  where: (scene) => t('where', { round: scene.view.round, most: scene.board.max_rounds }),
  seat: seatLine,
  active: (scene) => [scene.view.table.active],
  fold,
  pace,
  keys: { end_turn: 'E' },
  dealing,
  turning,
  out: (scene, seat) => seatOf(scene.view.table, seat).row === LOSE,
  story,
  variant: (name) => t(`variant-${name}`),
};
export default game;
