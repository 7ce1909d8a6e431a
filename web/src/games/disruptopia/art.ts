/** Small drawings of one path each on a ground of 24 by 24, and the pictures on cards on a ground of 120 by 40. */
import type { Card } from './view';

/** By option's number. */
export const SIGNS: Record<number, string> = {
  1: 'M7.5 6h9A1.5 1.5 0 0 1 18 7.500v9a1.5 1.5 0 0 1-1.5 1.500h-9A1.5 1.5 0 0 1 6 16.500v-9A1.5 1.5 0 0 1 7.5 6zM9.5 6V2.500M14.5 6V2.500M9.5 21.500V18M14.5 21.500V18M6 9.500H2.500M6 14.500H2.500M21.5 9.500H18M21.5 14.500H18M10 10h4v4h-4z',
  2: 'M12 16H5V3h11v9.500M8 7h5M8 10.500h4M12.5 16.500a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M14.5 19.500v3l1.5-1 1.5 1v-3',
  3: 'M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M2.5 21c0-5 2.5-8 6.5-8s6.5 3 6.5 8M19 7v7M15.5 10.500h7',
  4: 'M12 2.5 21 7l-9 4.500L3 7zM3 12l9 4.5 9-4.500M3 17l9 4.5 9-4.5',
  5: 'M2 14h4l4-2h5c2 0 2 3 0 3h-4M15 14l5-2.500c2-.8 3 1.5 1.5 2.500L14 19.500H6l-4-1M10.5 5.500a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0',
  6: 'M4 12a8 8 0 0 1 14-5.300M20 12a8 8 0 0 1-14 5.300M18.5 2.500v5h-5M5.5 21.500v-5h5M12 8.500v7M14 9.700c-3.5-1.7-5.5 1.5-2 2.3 3.5.8 1.5 4-2 2.3',
  7: 'M3 10v5h4l9 5V5l-9 5zM19.5 9c1.5 1.5 1.5 5.5 0 7M7 15l1.5 6h3L10 16.5',
  8: 'M6 22V3M6 4h12l-3.5 4L18 12H6M2.5 22h8',
  9: 'M9 3h9a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM4 6v15h11M11 8.500h5M11 12h5',
  10: 'M12 3v9M8 12h8l2 9H6zM10 17v4M14 17v4',
  11: 'M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15 15l6.5 6.500M7.5 10h5M10 7.500v5',
  12: 'M4 22V3h10v19M2 22h15M11 12.500h.1M17 7h4.500M19.5 4.5 22 7l-2.5 2.500M22 15h-4.500M19.5 12.5 17 15l2.5 2.5',
};

/** By deck: a flask, a megaphone, a wrench. */
export const DECK_SIGNS = [
  'M9 3h6M10 3v6L4.5 19c-.8 1.5 0 2.5 1.5 2.500h12c1.5 0 2.3-1 1.5-2.500L14 9V3M7.5 15h9',
  SIGNS[7] ?? '',
  'M5 21.5 2.5 19l9-9c-1.5-4 1.5-8 6-7l-3.5 3.5 3.5 3.500L21 6.500c1 4.5-3 7.5-7 6z',
];
export const LOCK = 'M5 11h14v10H5zM8 11V7.500a4 4 0 0 1 8 0V11';
export const PEN = 'M4 20l1-4.500L16.5 4l3.5 3.500L8.5 19zM14 6.500l3.5 3.5';

/** One stroke of a picture: path, fill, and the colour and width of its line where that is not ink of 2. */
export type Stroke = [d: string, fill?: string, line?: string, width?: number];

const [PAPER, SAND, RED, GREEN, GOLD, BLUE, PLUM, WOOD, LILAC, SKIN] = ['var(--print-paper)', 'var(--die-side)', 'var(--print-signal)', 'var(--print-help-soft)', 'var(--print-gold)', 'var(--print-seat-6)', 'var(--game-disruptopia)', 'var(--ds-rust-46)', 'var(--print-wait-soft)', 'var(--ds-ochre-86)'];
const ring = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const person = (x: number, skin: string | undefined, coat: string | undefined): Stroke[] => [[ring(x, 17, 5), skin], [`M${x - 9} 36q1-12 9-12t9 12`, coat]];
const coins = (x: number, n: number): Stroke[] => Array.from({ length: n }, (_, i): Stroke => [`M${x - 10} ${31 - 6 * i}h20a3 3 0 0 1 0 6h-20a3 3 0 0 1 0-6z`, GOLD, 'var(--print-ink)', 1.6]);

/** By what a card does. */
const MOTIFS: Record<string, Stroke[]> = {
  power: [['M18 36V24h12v12M40 36V18h12v18M62 36V11h12v25', SAND], ['M14 36h92'], ['M16 20 40 12 60 8 98 4', undefined, RED, 3.5], ['M98 4l-9-1M98 4l-6 7', undefined, RED, 3.5]],
  rep: [['M34 34V14l-6 2M34 14l26-8v26l-26-6', PAPER], ['M24 16h10v12H24z', RED], ['M68 14q6 5 0 12M76 9q11 10 0 22M84 4q16 15 0 32', undefined, GOLD, 3]],
  gain: [...coins(34, 2), ...coins(60, 4), ...coins(86, 5)],
  steal: [...coins(30, 4), ['M46 20h38', undefined, RED, 3.5], ['M84 20l-9-6M84 20l-9 6', undefined, RED, 3.5], ['M90 36V14h20v22z', WOOD], ['M96 14v-4h8v4M93 24h14', undefined, GOLD]],
  lose: [...coins(32, 3), ['M62 6l10 12-6 4 10 12', undefined, RED, 3.5], ['M82 34h24M88 34l6-20 6 20M86 14h16', PAPER]],
  compute: [['M36 8h48v26H36z', PLUM], [`${ring(50, 21, 8)}${ring(70, 21, 8)}`, LILAC], ['M50 13v16M42 21h16M70 13v16M62 21h16'], ['M40 34v4M50 34v4M60 34v4M70 34v4M80 34v4']],
  train: [['M60 3 86 13 60 23 34 13z', LILAC], ['M34 20l26 10 26-10M34 27l26 10 26-10'], ['M96 10l4 4 8-9', undefined, GREEN, 3.5]],
  cut: [['M26 9h60a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H26a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2z', PLUM], [`${ring(43, 20, 8)}${ring(67, 20, 8)}`, LILAC], ['M43 12v16M35 20h16M67 12v16M59 20h16'], ['M30 31v4M38 31v4M46 31v4M54 31v4'], ['M95 12q5-4 0-8M103 14q6-6 0-12', undefined, RED, 2.4]],
  surcharge: [['M60 3 92 36H28z', GOLD], ['M60 14v11M60 30v1.5', undefined, 'var(--print-ink)', 3.5], ['M98 8l8-4M100 18h9', undefined, RED, 3]],
  recruit: [...person(30, SKIN, BLUE), ...person(54, 'var(--ds-rust-63)', BLUE), ...person(78, SKIN, BLUE), ['M98 12v16M90 20h16', undefined, 'var(--print-help)', 3.5]],
  fire: [...person(34, SKIN, BLUE), ['M58 36V6h22v30', WOOD], ['M75 21h.1', undefined, GOLD, 4], ['M86 16h20M99 10l7 6-7 6', undefined, RED, 3]],
  presence: [['M34 36V12h24v24M30 36h62', PAPER], ['M39 18h5M48 18h5M39 25h5M48 25h5'], ['M74 36V6M74 7h20l-6 6 6 6H74', GREEN]],
  unplace: [['M34 36V12h24v24M26 36h70', PAPER], ['M39 18h5M48 18h5M39 25h5M48 25h5'], ['M68 8l24 24M92 8 68 32', undefined, RED, 4]],
  subsidy: [['M30 36V22h44v14M26 36h52M36 36V24M46 36V24M58 36V24M68 36V24M28 22h48', PAPER], ['M38 22q2-13 14-13t14 13z', SAND], ['M52 9V3'], ['M86 24h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H86a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z', WOOD], ['M90 24v-4h8v4'], ['M87 29h14', undefined, GOLD]],
  subsidy_back: [['M62 36V22h44v14M58 36h52M68 36V24M78 36V24M90 36V24M100 36V24M60 22h48', PAPER], ['M70 22q2-13 14-13t14 13z', SAND], ...coins(24, 3), ['M38 22h16M48 16l6 6-6 6', undefined, RED, 3]],
  draw: [['M26 6h22v30H26z', PAPER], ['M48 8h22v28H48z', GREEN], ['M70 10h22v26H70z', LILAC], ['M31 13h12M31 18h12M53 16h12M53 21h12M75 18h12M75 23h12']],
  drop: [['M30 6h26v30H30z', PAPER], ['M35 13h16M35 18h16M35 23h10'], ['M64 12l8 8-8 4 10 12', undefined, RED, 3.5], ['M82 20h22v16H82zM86 24h14', SAND]],
  snatch: [['M20 20q20-17 40 0-20 17-40 0z', PAPER], [ring(40, 20, 6), PLUM], ['M74 6h24v30H74z', PAPER], ['M79 13h14M79 18h14M79 23h9'], ['M62 20h12', undefined, RED, 3.5]],
  price: [['M34 6h30l20 14-20 14H34z', GOLD], [ring(46, 20, 3.5), PAPER], ['M60 14v12M64 16c-7-3-10 3-4 4s4 7-4 4']],
  reroll: [['M34 10h24v24H34z', PAPER], ['M41 17h.1M51 27h.1', undefined, 'var(--print-ink)', 5], ['M70 26a12 12 0 1 1 4 8', undefined, RED, 3.5], ['M69 17l1 10 9-4', undefined, RED, 3.5]],
  soften: [['M22 30q38-24 76 0v6H22z', GREEN], ['M44 10h32v12H44z', PAPER], ['M50 16h20']],
  shield: [['M60 3 84 9v12q0 11-24 17-24-6-24-17V9z', GREEN], ['M50 20l7 7 14-14', undefined, 'var(--print-help)', 3.5]],
}; // prettier-ignore

/** The pictures of cards that have one of their own. */
const OWN: Record<string, Stroke[]> = {
  R03: [['M14 36h92'], ['M24 36V27h14v9M48 36V25h14v11', SAND], ['M76 36V4h18v32', RED], ['M85 9l1.6 3.3 3.6.5-2.6 2.5.6 3.6-3.2-1.7-3.2 1.7.6-3.6-2.6-2.5 3.6-.5z', GOLD, 'var(--print-ink)', 1.2]],
  R12: [['M48 6h24v26H48zM53 13h14M53 19h14', PAPER], ['M14 34q18-34 34-10t30-6 30 14M10 24q22 18 46 4t50-10', undefined, 'var(--game-unequalopolis)', 3.5], ['M26 18l-4-5M38 16l3-6M76 22l4-6M92 22l5-5M34 29l-2 7M64 28l3 7M84 23l3 7']],
  I02: [['M42 14h28v14q0 8-8 8H50q-8 0-8-8zM70 18h6q6 0 6 5t-6 5h-6', PAPER], ['M50 10q-3-3 0-6M58 10q-3-3 0-6'], ...person(24, SKIN, BLUE), ...person(98, 'var(--ds-rust-63)', BLUE)],
  I09: [['M12 22q24 10 46 0t50 0', undefined, RED, 5], ['M12 25.500q24 10 46 0t50 0', undefined, 'var(--print-ink)', 1.2], [`${ring(47, 33, 3.5)}${ring(57, 35, 3.5)}`], ['M50 31 70 9M56 31V7', undefined, 'var(--print-ink)', 2.6], ['M20 36V10h12l-3 3.5 3 3.500H20M88 36V8h12l-3 3.5 3 3.500H88', GREEN]],
  S07: [['M12 8 30 14 42 10 60 24 74 20 100 35M100 35l-9-.5M100 35l-4-8', undefined, RED, 3.5], ['M8 37q8-5 16 0t16 0 16 0 16 0'], ['M28 35q3-13 17-14-5 6-2 14z', 'var(--print-ink-2)']],
}; // prettier-ignore

/** The picture of a card: its own, else that of the first thing it does. */
export function picture(card: Card): Stroke[] {
  const verb = card.verbs.find((name) => name !== 'pay' && name in MOTIFS) ?? 'draw';
  return OWN[card.id] ?? MOTIFS[verb] ?? [];
}
