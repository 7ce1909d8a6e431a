/** What is looked up on Threat Level's table and board. */
import { nth } from '../../kit/seek';
import type { Board, Offers, Row, SeatState, Table } from './view';

export type Aimed = keyof Offers;

export const rowOf = (board: Board, row: number): Row => nth(board.rows, row);
export const seatOf = (table: Table, seat: number): SeatState => nth(table.seats, seat);
