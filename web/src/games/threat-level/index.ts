/** Threat Level in the browser: the ladder, the dice, the verbs, the union's questions. */
import type { GameModule } from '../../lib/game';
import Ask from './Ask.svelte';
import { question } from './ask';
import Board from './Board.svelte';
import Figure from './Figure.svelte';
import { fold, pace } from './fold';
import { seatOf } from './table';
import { LOSE, type Board as Printed, type Scene, type Table } from './view';
import { rolled } from './roll';
import { story, wonBy } from './story';
import Turn from './Turn.svelte';
import { list, long, t } from './words';

/** The sentence over the turn: who rolled what, or how it ended. */
function headline(scene: Scene): string {
  if (!scene.view.over) return rolled(scene);
  const winners = scene.names.filter((_, seat) => scene.view.placing?.[seat] === 1);
  const limit = scene.log.find((item) => item.kind === 'limit');
  return t(limit ? `over.limit.${wonBy(limit, winners)}` : scene.view.placing?.[scene.me] === 1 ? 'over.you' : 'over.other', { name: list(winners) });
}

function seatLine(scene: Scene, seat: number): { line: string; figure: number; unit: string } {
  const { row, points, left } = seatOf(scene.view.table, seat);
  const line = left ? t('seat.left') : row < LOSE ? t('seat.on', { row: long(row) }) : t(points ? 'seat.out' : 'seat.out_bare');
  return { line, figure: points, unit: t('seat.unit', { n: points }) };
}

const game: GameModule<Table, Printed> = {
  Board,
  Turn,
  Ask,
  Figure,
  reaction: (scene) => (question(scene) ? t('ask.eyebrow') : null),
  headline,
  where: (scene) => t('where', { round: scene.view.round, most: scene.board.max_rounds }),
  seat: seatLine,
  active: (scene) => [scene.view.table.active],
  fold,
  pace,
  keys: { end_turn: 'E' },
  story,
  variant: (name) => t(`variants.${name}`),
};
export default game;
