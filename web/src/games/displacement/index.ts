/** Displacement in the browser: the landscapes, their people, the scenarios, the gates. */
import './tokens.css';
import type { GameModule } from '../../lib/game';
import Board from './Board.svelte';
import { dealing } from './dealing';
import { fold, pace } from './fold';
import { nationOf } from './table';
import type { Board as Printed, Scene, Table } from './view';
import { story } from './story';
import { headline } from './tell';
import Turn from './Turn.svelte';
import { turning } from './turning';
import { t } from './words';

function seatLine(scene: Scene, seat: number): { line: string; figure: number; unit: string } {
  const nation = nationOf(scene.view.table, seat);
  const line = t('badge', { region: nation.region, full: nation.full });
  return { line, figure: nation.tokens, unit: t('tokens-unit', { amount: nation.tokens }) };
}

const game: GameModule<Table, Printed> = {
  Board,
  Turn,
  headline,
  where: (scene) => t('where', { round: scene.view.round, most: scene.board.max_rounds, cards: scene.view.table.deck }),
  seat: seatLine,
  active: (scene) => [scene.view.table.active],
  fold,
  pace,
  keys: { draw: 'D', block: 'B', face: 'F', buy: 'C', stop: 'E', shelter: 'E', settle: 'E' },
  dealing,
  turning,
  story,
  variant: (name) => t(`variant-${name}`),
  weighs: ['block'],
  secrets: true,
};
export default game;
