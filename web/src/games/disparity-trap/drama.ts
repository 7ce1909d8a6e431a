/** What is seen of an item beside the pawns: small signs of what somebody won, lost, or was given. */
import { THINGS, type Scene } from './view';
import { amount, t } from './words';

export type Tone = 'gold' | 'signal' | 'help' | 'ink' | 'wait';

export interface Chip {
  seat: number;
  text: string;
  tone: Tone;
}

const plus = (i: Record<string, number>): string => t('chips.plus', { what: amount(THINGS[i.thing] ?? 'privilege', i.amount) });
const minus = (i: Record<string, number>): string => t('chips.minus', { what: amount(THINGS[i.thing] ?? 'privilege', i.amount) });
const tokens = (key: 'plus' | 'minus', n: number): string => t(`chips.${key}`, { what: amount('privilege', n) });

type Stage = (i: Record<string, number>) => Chip;

const STAGES: Record<string, Stage> = {
  collected: (i) => ({ seat: i.seat, text: tokens('plus', i.amount), tone: 'gold' }),
  gained: (i) => ({ seat: i.seat, text: plus(i), tone: THINGS[i.thing] === 'justice' ? 'signal' : 'gold' }),
  lost: (i) => ({ seat: i.seat, text: minus(i), tone: 'signal' }),
  paid: (i) => ({ seat: i.seat, text: tokens('minus', i.amount), tone: 'signal' }),
  paid_roll: (i) => ({ seat: i.seat, text: tokens('minus', i.price), tone: 'help' }),
  power_roll: (i) => ({ seat: i.seat, text: t('chips.power'), tone: 'help' }),
  blocked: (i) => ({ seat: i.target, text: t('chips.blocked'), tone: 'help' }),
  influenced: (i) => ({ seat: i.target, text: t(i.by > 0 ? 'chips.wider' : 'chips.narrower'), tone: 'ink' }),
  missed: (i) => ({ seat: i.seat, text: t('chips.missed'), tone: 'ink' }),
  spared: (i) => ({ seat: i.seat, text: t('chips.spared'), tone: 'help' }),
  back: (i) => ({ seat: i.seat, text: t('chips.back', { n: i.spaces }), tone: 'signal' }),
  failed: (i) => ({ seat: i.seat, text: t('chips.failed'), tone: 'signal' }),
  skip: (i) => ({ seat: i.seat, text: t('chips.skip', { n: i.turns }), tone: 'wait' }),
  skipped: (i) => ({ seat: i.seat, text: t('chips.skipped'), tone: 'wait' }),
  sacrificed: (i) => ({ seat: i.seat, text: t('chips.sacrificed'), tone: 'ink' }),
  top_voter: (i) => ({ seat: i.seat, text: t('chips.plus', { what: amount('power', 1) }), tone: 'help' }),
  rolloff_won: (i) => ({ seat: i.seat, text: t('chips.won_off'), tone: 'gold' }),
  won: (i) => ({ seat: i.seat, text: t('chips.won'), tone: 'help' }),
};

/** The sign of this moment, or none. */
export function chipOf(scene: Scene): Chip | null {
  const now = scene.items.at(-1);
  return (now && STAGES[now.kind]?.(now.ints)) ?? null;
}
