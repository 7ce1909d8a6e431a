/** Disruptopia in the browser: the world, the quarterly strategy, plans in envelopes, and what comes of them. */
import './tokens.css';
import type { GameModule, SeatLine } from '../../lib/game';
import Board from './Board.svelte';
import { drafted } from './draft';
import Figure from './Figure.svelte';
import { fold, pace, stays } from './fold';
import { companyOf, momentOf } from './table';
import type { Board as Printed, Scene, Table } from './view';
import { story } from './story';
import { headline, where } from './tell';
import Turn from './Turn.svelte';
import { dollars, t } from './words';

function seatLine(scene: Scene, seat: number): SeatLine {
  const company = companyOf(scene, seat);
  if (scene.view.over) return { line: t('seat.end', { n: company.vp, money: dollars(company.pers), model: company.model }) };
  const { first, step, order, active } = scene.view.table;
  const state = momentOf(scene) === 'plan' ? t(company.confirmed ? 'seat.sealed' : 'seat.plans') : step === 2 && active !== null && order.indexOf(seat) < order.indexOf(active) ? t('seat.done') : '';
  const line = [t('seat.pocket', { money: dollars(company.pers) }), state, seat === first ? t('seat.first') : ''].filter(Boolean).join(', ');
  return { line, figure: company.corp, unit: t('seat.unit') };
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
  keys: { confirm: 'E', recall: 'T', go_on: 'E', carry_out: 'C', skip: 'S', decline: 'S', keep: 'K', reroll: 'R' },
  story,
  secrets: true,
};
export default game;
