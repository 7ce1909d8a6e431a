/** A card's two ranges as they are drawn, SD over SND: what is inside, what changed, and what the die says to each. */
import { cardOf, FACES, inForce, stepOf } from './table';
import type { Board, Play, Position, Thing } from './view';
import { positionNumber, span, t } from './words';

export interface Row {
  position: Position;
  reach: number;
  from: number;
  /** What it was before somebody or a vote changed it. */
  was: number | undefined;
  /** The player has this Position. */
  plays: boolean;
  /** Whether the rolled face lies inside. */
  inside: boolean;
  /** What the die says: "a 3 is a yes"; empty without a roll. */
  verdict: string;
  label: string;
}

export type Kind = 'award' | 'penalty' | 'rolloff';

export interface Rows {
  rows: Row[];
  level: boolean;
  penalty: boolean;
  kind: Kind;
}

const POSITIONS: Position[] = ['sd', 'snd'];

/** The two rows of a card that nobody plays just now, or of the play in progress. Null where there is no roll. */
export function rowsOf(board: Board, level: Thing[], card: number, play: Play | null = null, target: Position | null = null): Rows | null {
  const printed = cardOf(board, card);
  const step = play?.step ?? 1;
  const now = inForce(printed, level, step);
  const sd = play?.sd ?? now.sd;
  const snd = play?.snd ?? now.snd;
  if (sd === null) return null;
  const rolloff = printed.who === 'rolloff';
  const kind = rolloff ? 'rolloff' : printed.penalty ? 'penalty' : 'award';
  const before = stepOf(printed, step);
  const rows = POSITIONS.map((position) => {
    const plays = position === target;
    const force = position === 'sd' ? sd : (snd ?? sd);
    const reach = rolloff ? (position === 'sd' ? sd : FACES) : plays && play?.reach != null ? play.reach : force;
    const from = rolloff && position === 'snd' ? sd + 1 : 1;
    const base = reach !== force ? force : now.level && position === 'snd' ? before.snd : null;
    return row(position, { reach, from, was: rolloff || base === null || base === reach ? undefined : base, plays, die: play?.die ?? 0, kind });
  });
  return { rows, level: now.level || play?.level === true, penalty: printed.penalty, kind };
}

type Drawn = Pick<Row, 'reach' | 'from' | 'was' | 'plays'> & { die: number; kind: Kind };

function row(position: Position, { reach, from, was, plays, die, kind }: Drawn): Row {
  const inside = die >= from && die <= reach;
  const verdict = die > 0 ? t(`verdict-${kind}`, { die, inside: inside ? 'yes' : 'no' }) : '';
  const label = t(`range-${kind}`, { position: positionNumber(position), ...span(reach, from) });
  return { position, reach, from, was, plays, inside, verdict, label };
}

/** A card that shows best what a vote on a thing would change: the widest gap, a Goal before others. */
export function example(board: Board, cards: number[]): number {
  const gap = (n: number): number => {
    const card = cardOf(board, n);
    return card.who === 'rolloff' || card.sd === null || card.snd === null ? -1 : Math.abs(card.sd - card.snd) + (card.deck === 'goal' ? 10 : 0);
  };
  return [...cards].sort((a, b) => gap(b) - gap(a))[0] ?? -1;
}
