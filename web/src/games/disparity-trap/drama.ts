/** What is seen of an item beside the pawns: small signs of what somebody won, lost, or was given. */
import { THINGS, type Scene } from './view';
import { t, thingNumber } from './words';

export type Tone = 'gold' | 'signal' | 'help' | 'ink' | 'wait';

export interface Chip {
  seat: number;
  text: string;
  tone: Tone;
}

const plus = (thing: number, n: number): string => t('chips-plus', { thing, n });
const minus = (thing: number, n: number): string => t('chips-minus', { thing, n });
const TOKEN = thingNumber('privilege');

type Stage = (i: Record<string, number>) => Chip;

const STAGES: Record<string, Stage> = {
  collected: (i) => ({ seat: i.seat, text: plus(TOKEN, i.amount), tone: 'gold' }),
  gained: (i) => ({ seat: i.seat, text: plus(i.thing, i.amount), tone: THINGS[i.thing] === 'justice' ? 'signal' : 'gold' }),
  lost: (i) => ({ seat: i.seat, text: minus(i.thing, i.amount), tone: 'signal' }),
  paid: (i) => ({ seat: i.seat, text: minus(TOKEN, i.amount), tone: 'signal' }),
  paid_roll: (i) => ({ seat: i.seat, text: minus(TOKEN, i.price), tone: 'help' }),
  power_roll: (i) => ({ seat: i.seat, text: t('chips-power'), tone: 'help' }),
  blocked: (i) => ({ seat: i.target, text: t('chips-blocked'), tone: 'help' }),
  influenced: (i) => ({ seat: i.target, text: t(i.by > 0 ? 'chips-wider' : 'chips-narrower'), tone: 'ink' }),
  missed: (i) => ({ seat: i.seat, text: t('chips-missed'), tone: 'ink' }),
  spared: (i) => ({ seat: i.seat, text: t('chips-spared'), tone: 'help' }),
  back: (i) => ({ seat: i.seat, text: t('chips-back', { spaces: i.spaces }), tone: 'signal' }),
  failed: (i) => ({ seat: i.seat, text: t('chips-failed'), tone: 'signal' }),
  skip: (i) => ({ seat: i.seat, text: t('chips-skip', { turns: i.turns }), tone: 'wait' }),
  skipped: (i) => ({ seat: i.seat, text: t('chips-skipped'), tone: 'wait' }),
  sacrificed: (i) => ({ seat: i.seat, text: t('chips-sacrificed'), tone: 'ink' }),
  top_voter: (i) => ({ seat: i.seat, text: plus(thingNumber('power'), 1), tone: 'help' }),
  rolloff_won: (i) => ({ seat: i.seat, text: t('chips-won_off'), tone: 'gold' }),
  won: (i) => ({ seat: i.seat, text: t('board-alone'), tone: 'help' }),
};

/** The sign of this moment, or none. */
export function chipOf(scene: Scene): Chip | null {
  const now = scene.items.at(-1);
  return (now && STAGES[now.kind]?.(now.ints)) ?? null;
}
