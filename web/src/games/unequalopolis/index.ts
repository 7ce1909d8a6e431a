/** Unequalopolis in the browser: a ring of forty spaces, deeds, auctions, a tray for offers, and rules that differ by sign. */
import './tokens.css';
import type { GameModule } from '../../lib/game';
import Ask from './Ask.svelte';
import Board from './Board.svelte';
import Closing from './Closing.svelte';
import Figure from './Figure.svelte';
import { dealing } from './dealing';
import { fold, pace } from './fold';
import Mat from './Mat.svelte';
import { answers, playerOf } from './table';
import type { Board as Printed, Table } from './view';
import { story } from './story';
import { habits } from './habits';
import { eyebrow, headline, seatLine, where } from './tell';
import { turning } from './turning';
import Turn from './Turn.svelte';

const game: GameModule<Table, Printed> = {
  Board,
  Turn,
  Ask,
  Figure,
  Mat,
  reaction: (scene) => (answers(scene) ? eyebrow(scene) : null),
  headline,
  where,
  seat: seatLine,
  active: (scene) => [scene.view.table.active],
  fold,
  pace,
  keys: {
    done: 'E', buy: 'B', decline: 'D', roll_again: 'R', buy_claim: 'B', bid: 'B', no_bid: 'P', pay_fine: 'P', use_card: 'C', try_doubles: 'T', offer: 'S', drop: 'X', accept: 'A',
    refuse: 'R', counter: 'C', lift_now: 'L', fee_only: 'F', abandon: 'A', contest: 'W', waive: 'W', keep: 'K', settle: 'S', concede: 'G',
  }, // prettier-ignore
  dealing,
  turning,
  out: (scene, seat) => playerOf(scene, seat).fallen > 0,
  story,
  Closing,
  habits,
  weighs: ['token', 'answer', 'raise', 'receipt'],
  secrets: true,
};
export default game;
