/** Colours and small drawings of the printed board: the same by day and under the lamp. */
import type { Thing } from './view';

export const INK = 'var(--print-ink)';
export const PAPER = 'var(--print-sheet)';
export const CREAM = 'var(--print-cream)';
/** By tier: its spaces, its top, the wall under it. */
export const TIER_PRINT = [
  { space: 'var(--dt-ochre-97)', top: 'var(--dt-ochre-88b)', wall: 'var(--dt-ochre-76)' },
  { space: 'var(--dt-ochre-93b)', top: 'var(--dt-ochre-78)', wall: 'var(--dt-ochre-66)' },
  { space: 'var(--dt-ochre-88)', top: 'var(--dt-clay-63)', wall: 'var(--dt-clay-50)' },
  { space: 'var(--dt-ochre-81)', top: 'var(--dt-clay-48)', wall: 'var(--dt-clay-38)' },
] as const;
export const SPECIAL: Record<string, string> = { justice: 'var(--print-signal-soft)', taxes: 'var(--dt-ochre-86)' };

export const SCALES = 'M0 -9V9M-5 9H5M-9 -6L9 -6M-9 -6L-13 3H-5ZM9 -6L5 3H13Z';
export const PERCENT = 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M-4 5L4 -5M-5.1 -3.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0M1.9 3.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0';

/** What is drawn on a tile or token, on a ground of 24 by 24. */
export const DRAWN: Record<Thing, string> = {
  skill: 'M14.5 6.5a4.5 4.5 0 0 1 6-4.2l-2.8 3 1 2 2.2.6 2.3-2.4a4.5 4.5 0 0 1-6 5.2L8 20a2.6 2.6 0 0 1-3.8-3.6z',
  degree: 'M1.5 9 12 4.5 22.5 9 12 13.5zM6 11.2V16c2.5 2.4 9.5 2.4 12 0v-4.8M22 9.3V16',
  startup: 'M9 18.5h6M10 21.5h4M8.8 15.5C6.6 14 5.5 12 5.5 9.500a6.500 6.500 0 0 1 13 0c0 2.500-1.100 4.500-3.300 6z',
  job: 'M2.500 8h19v12h-19zM8.500 8V4.500h7V8M2.500 13h19M12 11.500v3',
  home: 'M2.500 12 12 3.500 21.500 12M5.500 10v10.500h13V10M10 20.500v-6h4v6',
  business: 'M3.500 9.500v11h17v-11M2 9.500 4.500 3.500h15L22 9.500c-1.700 2.500-5 2.500-6.600 0-1.700 2.500-5.100 2.500-6.800 0-1.600 2.500-4.900 2.500-6.600 0zM13.500 20.500v-6h4v6',
  legacy: 'M12 21.500V12M12 16l4.500-3.500M12 14.500 8 11.500M12 2.500c4.500 0 8 3 8 6.500s-3.500 6.500-8 6.500-8-3-8-6.500 3.500-6.500 8-6.500zM7.500 21.500h9',
  privilege: 'M12 19V5M6 11l6-6 6 6',
  power: 'M13.500 2 4.500 13.500H11L9.500 22l9.500-12h-6.500z',
  justice: 'M12 3.500v17M7 20.500h10M4 6.500h16M4 6.500 1 14.500h6zM20 6.500l-3 8h6z',
};

/** The verbs of a turn. */
export const VERB_ICONS: Record<string, string> = {
  play: 'M5 3.500h10v15H5zM18 6.500l2.500.700-3.700 14L10 19.500M10 7.500v7M6.500 11h7',
  discard: 'M4 8.500h13l-3.500-4M20 15.500H7l3.500 4',
  sacrifice: 'M6 3h12v7H6zM12 10v5M9 12.500l3 3 3-3M4 21h16M8 18h8',
  trade: 'M3 14h7v7H3zM14 3h7v7h-7zM10 17.500h4.500a3 3 0 0 0 3-3V12.500M15.500 14.500l2-2 2 2',
  vote: 'M2.500 8.500h19v12h-19zM3 9l9 7 9-7M12 2v6.500M9.500 6 12 8.500 14.500 6',
};
