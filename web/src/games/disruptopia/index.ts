/** Disruptopia in the browser: the world, the quarterly strategy, plans in envelopes, and what comes of them. */
import './tokens.css';
import type { GameModule, SeatLine } from '../../lib/game';
import Board from './Board.svelte';
import { drafted } from './draft';
import Figure from './Figure.svelte';
import { dealing } from './dealing';
import { fold, pace, stays } from './fold';
import Score from './Score.svelte';
import { companyOf, momentOf } from './table';
import type { Board as Printed, Scene, Table } from './view';
import { story } from './story';
import { headline, where } from './tell';
import Turn from './Turn.svelte';
import { turning } from './turning';
import { habits } from './habits';
import { list, t } from './words';

function seatLine(scene: Scene, seat: number): SeatLine {
  const company = companyOf(scene, seat);
  if (scene.view.over) return { line: t('badge-end', { points: company.vp, amount: company.pers, model: company.model }) };
  const { first, step, order, active } = scene.view.table;
  const state = momentOf(scene) === 'plan' ? t(company.confirmed ? 'state-sealed' : 'state-plans') : step === 2 && active !== null && order.indexOf(seat) < order.indexOf(active) ? t('state-done') : '';
  const line = list([t('points', { points: company.vp }), t('badge-pocket', { amount: company.pers }), state, seat === first ? t('state-first') : ''].filter(Boolean), 'beside');
  return { line, figure: company.corp, unit: t('unit') };
}

const game: GameModule<Table, Printed> = {
  Board,
  Turn,
  Figure,
  headline,
  where,
  seat: seatLine,
  active: (scene) => (scene.view.table.active === null ? scene.view.pending : [scene.view.table.active]),
  fold,
  pace,
  stays,
  draft: drafted,
  keys: { idle: 'I', confirm: 'E', recall: 'T', go_on: 'E', carry_out: 'C', skip: 'S', decline: 'S', keep: 'K', reroll: 'R' },
  dealing,
  turning,
  story,
  Closing: Score,
  habits,
  weighs: ['home', 'plan'],
  secrets: true,
};
export default game;
