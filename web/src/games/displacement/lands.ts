/** The twelve landscapes, each as a short description that Land.svelte draws. They are paint, not meaning, and are the same by day and under the lamp. */
export type Far = 'peaks' | 'mesa' | 'hills' | 'sea' | 'fjord' | 'range' | 'plateau' | 'ice' | 'trees' | 'clouds';
export type Plant = 'spruce' | 'cactus' | 'palm' | 'reed' | 'acacia' | 'broad' | 'rock' | 'tuft' | 'bush' | 'snow';
export type Ground = 'plain' | 'dunes' | 'island' | 'shore';

export interface Land {
  sky: string;
  ground: string;
  /** A tone for what lies far away. */
  tone: string;
  sun?: readonly [number, number, number, string];
  far: readonly Far[];
  lie: Ground;
  rivers?: 'delta' | 'one';
  /** Kind, across, down, size. */
  plants: readonly (readonly [Plant, number, number, number])[];
}

type Spot = readonly [number, number, number];
const SIDES: readonly Spot[] = [[18, 142, 0.95], [62, 132, 0.8], [540, 134, 0.8], [582, 144, 0.95], [16, 226, 1.2], [586, 236, 1.2], [12, 330, 1.35], [590, 342, 1.35]];
const FEW: readonly Spot[] = [[40, 156, 0.95], [566, 168, 1.1], [20, 262, 1.1], [588, 296, 1.15]];

const sides = (...kinds: Plant[]): Land['plants'] => SIDES.map(([x, y, s], i) => [kinds[i % kinds.length] as Plant, x, y, s]);
const few = (...kinds: Plant[]): Land['plants'] => FEW.map(([x, y, s], i) => [kinds[i % kinds.length] as Plant, x, y, s]);

export const LANDS: readonly Land[] = [
  { sky: 'var(--dp-stone-92b)', ground: 'var(--dp-olive-76)', tone: 'var(--dp-stone-75)', far: ['peaks'], lie: 'plain', plants: sides('spruce') },
  { sky: 'var(--dp-ochre-93)', ground: 'var(--dp-ochre-85)', tone: 'var(--dp-rust-69)', sun: [330, 78, 42, 'var(--dp-rust-72)'], far: ['mesa'], lie: 'dunes', plants: few('cactus') },
  { sky: 'var(--dp-stone-92)', ground: 'var(--dp-ochre-86)', tone: 'var(--dp-clay-72)', sun: [400, 44, 22, 'var(--dp-ochre-92)'], far: ['peaks', 'plateau'], lie: 'plain', plants: few('rock', 'rock', 'snow', 'rock') },
  { sky: 'var(--dp-stone-91b)', ground: 'var(--dp-olive-82)', tone: 'var(--dp-sky-80)', sun: [430, 66, 20, 'var(--dp-ochre-90b)'], far: ['sea', 'ice'], lie: 'shore', plants: few('tuft', 'snow', 'rock', 'tuft') },
  { sky: 'var(--dp-ochre-94)', ground: 'var(--dp-ochre-81)', tone: 'var(--dp-ochre-74)', sun: [300, 74, 36, 'var(--dp-rust-76)'], far: ['hills'], lie: 'plain', plants: [...few('acacia'), ['tuft', 62, 210, 1], ['tuft', 560, 236, 1], ['tuft', 30, 356, 1.1]] },
  { sky: 'var(--dp-leaf-92)', ground: 'var(--dp-olive-72)', tone: 'var(--dp-leaf-59b)', far: ['trees', 'clouds'], lie: 'plain', rivers: 'one', plants: sides('broad', 'palm') },
  { sky: 'var(--dp-stone-91)', ground: 'var(--dp-olive-75)', tone: 'var(--dp-sky-65)', far: ['fjord'], lie: 'shore', plants: sides('spruce', 'spruce', 'rock') },
  { sky: 'var(--dp-stone-93c)', ground: 'var(--dp-ochre-83b)', tone: 'var(--dp-clay-69)', sun: [440, 44, 26, 'var(--dp-clay-81)'], far: ['range', 'sea'], lie: 'shore', plants: [...few('bush', 'cactus', 'bush', 'rock')] },
  { sky: 'var(--dp-sky-92)', ground: 'var(--dp-ochre-88)', tone: 'var(--dp-sea-78)', sun: [330, 54, 36, 'var(--dp-clay-81)'], far: ['sea'], lie: 'island', plants: [['palm', 46, 176, 1.05], ['palm', 556, 182, 1], ['palm', 22, 290, 1.15], ['palm', 580, 316, 1.05]] },
  { sky: 'var(--dp-stone-93b)', ground: 'var(--dp-olive-82b)', tone: 'var(--dp-olive-74)', sun: [290, 50, 38, 'var(--dp-clay-81)'], far: ['hills', 'sea'], lie: 'plain', rivers: 'delta', plants: [['palm', 28, 164, 0.85], ['palm', 572, 160, 0.8], ['palm', 12, 214, 0.95], ['reed', 38, 330, 0.95], ['reed', 20, 344, 0.8], ['reed', 584, 236, 0.9], ['reed', 590, 362, 0.95], ['reed', 570, 374, 0.8]] },
  { sky: 'var(--dp-stone-88)', ground: 'var(--dp-ochre-75)', tone: 'var(--dp-stone-65)', far: ['plateau', 'clouds'], lie: 'plain', plants: [...few('rock'), ['tuft', 60, 208, 1], ['tuft', 552, 232, 1]] },
  { sky: 'var(--dp-stone-94)', ground: 'var(--dp-straw-82)', tone: 'var(--dp-straw-76)', sun: [180, 44, 24, 'var(--dp-ochre-87)'], far: ['clouds'], lie: 'plain', rivers: 'one', plants: [...sides('tuft')] },
]; // prettier-ignore

/** A region's landscape; a box with more regions begins again. */
export const landOf = (region: number): Land => LANDS[region % LANDS.length] as Land;

/** Drawings of plants on a ground of their own: filled parts and lines, the foot at 0 0. */
export const PLANTS: Record<Plant, readonly { d: string; fill?: string; line?: string; width?: number }[]> = {
  spruce: [{ d: 'M-3 0v-8h6v8z', fill: 'var(--print-seat-8)' }, { d: 'M0 -58L13 -36H7L18 -20H10L22 -6H-22L-10 -20H-18L-7 -36H-13Z', fill: 'var(--dp-leaf-44)' }],
  cactus: [{ d: 'M0 0V-46M0 -16H-13V-30M0 -22H12V-36', line: 'var(--print-ink)', width: 13 }, { d: 'M0 0V-46M0 -16H-13V-30M0 -22H12V-36', line: 'var(--dp-leaf-59)', width: 8.5 }],
  palm: [
    { d: 'M-3 0C-1 -22 3 -36 8 -52L13 -50C9 -34 6 -20 5 0Z', fill: 'var(--wood-side)' },
    { d: 'M10 -52C-2 -66 -18 -62 -24 -50C-12 -54 0 -52 10 -52ZM10 -52C22 -68 38 -62 44 -48C32 -54 20 -52 10 -52ZM10 -52C2 -42 -8 -38 -18 -30C-12 -44 -2 -52 10 -52ZM10 -52C20 -44 30 -38 36 -28C30 -42 20 -52 10 -52ZM10 -52C8 -66 12 -74 22 -78C22 -66 16 -58 10 -52Z', fill: 'var(--dp-leaf-59)' },
  ],
  reed: [{ d: 'M0 0C-1 -14 -5 -22 -9 -30M0 0V-36M0 0C1 -14 5 -20 10 -26', line: 'var(--print-ink)', width: 2 }, { d: 'M0 -36v-8M-9 -30l-2 -7M10 -26l2.5 -6', line: 'var(--dp-clay-46)', width: 5 }],
  acacia: [{ d: 'M-2 0C0 -14 -2 -22 -10 -32L-6 -33C0 -28 2 -24 3 -20C5 -26 9 -31 15 -34L17 -31C8 -24 4 -12 4 0Z', fill: 'var(--dp-rust-47)' }, { d: 'M-34 -32C-30 -44 -12 -46 -4 -42C4 -48 30 -46 38 -33C20 -28 -16 -28 -34 -32Z', fill: 'var(--dp-olive-65)' }],
  broad: [{ d: 'M-4 0C-2 -10 -2 -18 -3 -26H5C4 -16 4 -8 6 0Z', fill: 'var(--dp-clay-46)' }, { d: 'M0 -66C12 -68 20 -58 18 -50C28 -46 28 -32 18 -28C14 -18 -12 -18 -16 -27C-28 -30 -28 -46 -18 -50C-20 -60 -10 -68 0 -66Z', fill: 'var(--dp-leaf-53)' }],
  rock: [{ d: 'M-20 0L-14 -16L-2 -22L12 -14L20 0Z', fill: 'var(--dp-ochre-69)' }, { d: 'M-14 -16L-4 -10L-2 -22M-4 -10L2 0', line: 'var(--print-ink)', width: 1.8 }],
  tuft: [{ d: 'M0 0C-1 -8 -5 -14 -10 -18M0 0V-22M0 0C1 -8 5 -13 10 -16', line: 'var(--dp-straw-51)', width: 2.6 }],
  bush: [{ d: 'M-18 0C-24 -10 -14 -20 -6 -16C-4 -24 10 -24 11 -15C20 -16 24 -6 17 0Z', fill: 'var(--dp-olive-66)' }],
  snow: [{ d: 'M-24 0C-20 -9 -6 -8 -2 -10C6 -13 18 -9 24 0Z', fill: 'var(--print-white)' }],
}; // prettier-ignore

/** Water in strokes: a wave from x, y over so many crests. */
export const waves = (x: number, y: number, crests: number, length = 30, height = 7): string => `M${x} ${y}q${length / 2} ${-height} ${length} 0${`t${length} 0`.repeat(Math.max(0, crests - 1))}`;
