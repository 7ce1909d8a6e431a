/** The Disparity Trap in the browser: the terraces, the cards with their two ranges, the votes, the questions out of turn. */
import './tokens.css';
import type { GameModule } from '../../lib/game';
import Ask from './Ask.svelte';
import { passes, question } from './ask';
import Board from './Board.svelte';
import Closing from './Closing.svelte';
import Figure from './Figure.svelte';
import { dealing } from './dealing';
import { fold, pace } from './fold';
import Mat from './Mat.svelte';
import { seatOf } from './table';
import type { Board as Printed, Scene, Table } from './view';
import { story } from './story';
import { headline } from './tell';
import Turn from './Turn.svelte';
import { calling, openly } from './ui.svelte';
import { turning } from './turning';
import { t } from './words';

function reaction(scene: Scene): string | null {
  const seat = scene.names[scene.me] ?? '';
  if (calling(scene)) return t('call-eyebrow');
  if (scene.view.phase === 'seal') return t('vote-eyebrow', { seat });
  return question(scene) ? t(scene.view.table.window?.target === scene.me ? 'ask-eyebrow.own' : 'ask-eyebrow', { seat }) : null;
}

function seatLine(scene: Scene, seat: number): { line: string; figure: number; unit: string } {
  const { pawn, privilege } = seatOf(scene.view.table, seat);
  return { line: t('seat-line', { space: pawn }), figure: privilege, unit: t('seat-unit', { tokens: privilege }) };
}

const game: GameModule<Table, Printed> = {
  Board,
  Turn,
  Ask,
  Figure,
  Mat,
  reaction,
  headline,
  where: (scene) => t('where', { round: scene.view.round, most: scene.board.max_rounds }),
  seat: seatLine,
  active: (scene) => [scene.view.table.active],
  fold,
  pace,
  keys: { done: 'E', let_be: 'E', not_this_turn: 'N', only_for_me: 'M', ask_me: 'A', pay: 'P', power: 'W' },
  dealing,
  turning,
  story,
  Closing,
  passes,
  open: openly,
  secrets: true,
};
export default game;
