/** Scenarios as pictures, on a ground of 300 by 110: filled parts with an ink outline, and lines. */
import { waves } from './lands';

export interface Part {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
}
export type Drawing = readonly Part[];

const ring = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const flame = (x: number, y: number, s: number): Part[] => [
  { d: `M${x} ${y}c${-22 * s} 0 ${-26 * s} ${-24 * s} ${-14 * s} ${-40 * s}c${2 * s} ${8 * s} ${6 * s} ${10 * s} ${8 * s} ${10 * s}c${-2 * s} ${-20 * s} ${8 * s} ${-32 * s} ${14 * s} ${-40 * s}c0 ${16 * s} ${18 * s} ${28 * s} ${16 * s} ${46 * s}c${-1 * s} ${14 * s} ${-10 * s} ${24 * s} ${-24 * s} ${24 * s}Z`, fill: 'var(--dp-rust-67)' },
  { d: `M${x} ${y}c${-10 * s} 0 ${-12 * s} ${-12 * s} ${-4 * s} ${-22 * s}c${4 * s} ${6 * s} ${12 * s} ${8 * s} ${12 * s} ${14 * s}c0 ${5 * s} ${-4 * s} ${8 * s} ${-8 * s} ${8 * s}Z`, fill: 'var(--dp-ochre-84)', width: 1.8 },
];
const house = (x: number, y: number, s: number, roof = 'var(--print-signal)'): Part[] => [
  { d: `M${x - 18 * s} ${y}v${-22 * s}h${36 * s}v${22 * s}Z`, fill: 'var(--disc)' },
  { d: `M${x - 25 * s} ${y - 21 * s}l${25 * s} ${-18 * s}l${25 * s} ${18 * s}Z`, fill: roof },
  { d: `M${x - 5 * s} ${y}v${-12 * s}h${10 * s}v${12 * s}Z`, fill: 'var(--wood-side)' },
];
const coin = (x: number, y: number): Part[] => [{ d: `M${x - 17} ${y}v7c0 8 34 8 34 0v-7Z`, fill: 'var(--dp-ochre-67)', width: 2 }, { d: `M${x - 17} ${y}a17 6.5 0 1 0 34 0a17 6.5 0 1 0 -34 0Z`, fill: 'var(--print-gold)', width: 2 }];
const baby = (x: number, y: number): Part[] => [{ d: `M${x - 20} ${y}c-4 -14 8 -20 20 -20s24 6 20 20Z`, fill: 'var(--print-paper)' }, { d: ring(x, y - 26, 9), fill: 'var(--dp-clay-86)' }, { d: `M${x - 26} ${y}c8 12 44 12 52 0Z`, fill: 'var(--wood-side)' }];

const FIRE: Drawing = [{ d: 'M0 110V70C40 50 90 66 140 58C190 50 250 64 308 54V110Z', fill: 'var(--dp-ochre-39)' }, ...flame(46, 104, 1), ...flame(112, 106, 1.25), ...flame(182, 104, 0.95), ...flame(246, 106, 1.15), { d: 'M60 30C80 10 110 22 130 8M180 26C200 8 236 18 256 4', line: 'var(--print-ink-3)', width: 4 }];
const TORNADO: Drawing = [{ d: 'M70 6H230C226 20 214 24 206 30C216 36 200 44 190 50C198 58 182 64 172 70C178 80 166 86 160 104C150 92 152 82 146 76C136 70 128 60 124 52C108 46 100 40 98 30C84 26 76 18 70 6Z', fill: 'var(--dp-stone-66)' }, { d: 'M98 18H196M108 38H190M130 58H178M148 78H166', line: 'var(--print-ink)', width: 2 }, ...house(48, 104, 0.7), { d: 'M222 84l20 -8l4 12ZM236 50l14 -4l2 8Z', fill: 'var(--print-signal)', width: 2 }];
const WAVE: Drawing = [{ d: 'M0 112V38C14 18 34 16 46 28C30 28 26 40 40 46C58 24 84 18 100 32C82 30 78 46 94 52C112 28 140 22 158 36C140 36 136 50 152 56C172 34 198 28 216 42C200 42 196 54 210 60C226 44 246 40 262 50C250 52 248 60 262 66C278 64 290 72 308 72V112Z', fill: 'var(--dp-sea-66)' }, { d: waves(14, 76, 7, 36, 8), line: 'var(--dp-stone-94b)', width: 3 }];
const HURRICANE: Drawing = [{ d: 'M150 56C150 40 172 40 172 56C172 82 124 84 122 52C120 16 186 10 194 50C200 92 118 112 94 66', line: 'var(--dp-sky-52)', width: 9 }, { d: waves(6, 98, 9, 32, 8), line: 'var(--game-displacement)', width: 3 }, { d: 'M24 30l18 4M30 52l20 4M244 30l24 4M238 56l22 4M250 78l18 4', line: 'var(--game-displacement)', width: 3 }];
const QUAKE: Drawing = [...house(56, 82, 1), ...house(152, 74, 0.85), ...house(242, 78, 0.9), { d: 'M0 84H110L126 70L136 92L152 66L164 96L182 74L196 84H308V110H0Z', fill: 'var(--dp-ochre-70)' }, { d: 'M152 66L146 84L158 96L150 110M126 70L120 92L128 110', line: 'var(--print-ink)', width: 3 }, { d: 'M14 20l10 10l-10 10l10 10M286 20l-10 10l10 10l-10 10', line: 'var(--print-signal)', width: 4 }];
const DROUGHT: Drawing = [{ d: ring(240, 30, 22), fill: 'var(--dp-rust-72)' }, { d: 'M0 70H308V110H0Z', fill: 'var(--dp-clay-78)' }, { d: 'M20 70l14 16l-10 24M34 86l36 6l14 18M70 92l20 -22M130 70l-8 20l24 20M122 90l-30 8M180 70l16 20l-8 20M196 90l36 2l10 18M232 92l14 -22M270 72l-4 20l20 18', line: 'var(--dp-clay-49)', width: 2.4 }, { d: 'M96 66C100 44 92 34 84 24M92 42l12 -10', line: 'var(--dp-clay-46)', width: 4 }];
const BLIZZARD: Drawing = [{ d: 'M0 86C50 66 90 82 140 74C200 64 250 82 308 70V110H0Z', fill: 'var(--print-white)' }, { d: 'M30 16h34M100 30h44M190 14h40M60 52h50M170 50h54M236 34h34M20 72h26', line: 'var(--dp-sky-66)', width: 3.4 }, { d: 'M84 14l0 12M78 17l12 6M78 23l12 -6M158 26v12M152 29l12 6M152 35l12 -6M250 52v12M244 55l12 6M244 61l12 -6M24 38v12M18 41l12 6M18 47l12 -6', line: 'var(--dp-sky-56)', width: 2.4 }];
const SLIDE: Drawing = [{ d: 'M0 20L60 10L130 60L210 84L300 96V110H0Z', fill: 'var(--dp-clay-55)' }, { d: 'M50 30L120 78L230 104H30L0 60Z', fill: 'var(--dp-clay-66)' }, { d: `${ring(110, 56, 10)}${ring(150, 74, 8)}${ring(190, 86, 11)}${ring(84, 40, 7)}${ring(222, 94, 7)}`, fill: 'var(--dp-ochre-69)' }, ...house(262, 96, 0.7)];
const HEAT: Drawing = [{ d: ring(150, 46, 30), fill: 'var(--dp-rust-72)' }, { d: 'M150 4V-4M150 88v10M104 46H88M212 46h-16M118 14l-10 -10M182 14l10 -10M118 78l-12 12M182 78l12 12', line: 'var(--print-signal)', width: 4 }, { d: `${waves(10, 104, 4, 24, 8)}${waves(200, 104, 4, 24, 8)}`, line: 'var(--print-signal)', width: 3 }];
const WAR: Drawing = [{ d: 'M0 96H308V110H0Z', fill: 'var(--dp-ochre-60)' }, ...house(60, 96, 0.9, 'var(--print-ink-3)'), ...house(240, 96, 0.9, 'var(--print-ink-3)'), { d: 'M150 110V8', line: 'var(--print-signal)', width: 5 }, { d: 'M110 96l-14 -22M110 74l-14 22M134 96l-14 -22M134 74l-14 22M182 96l-14 -22M182 74l-14 22M206 96l-14 -22M206 74l-14 22', line: 'var(--print-ink)', width: 4 }, { d: 'M96 85H206', line: 'var(--print-ink)', width: 2.4 }, { d: 'M70 40C60 26 76 14 84 22C92 6 112 16 106 30M210 36C200 22 216 10 224 18C232 4 250 14 244 26', line: 'var(--print-ink-3)', width: 4 }];
const BIRTHS: Drawing = [{ d: 'M0 84C60 74 120 82 180 76C230 72 270 80 308 76V110H0Z', fill: 'var(--dp-olive-82b)' }, { d: ring(252, 28, 18), fill: 'var(--dp-clay-81)' }, ...baby(64, 88), ...baby(136, 92), ...baby(208, 88)];
const CRASH: Drawing = [{ d: 'M24 8V100H286', line: 'var(--print-ink)', width: 3 }, { d: 'M34 34L74 22L104 40L140 26L176 62L206 56L258 96', line: 'var(--print-signal)', width: 6 }, { d: 'M258 96l-4 -20M258 96l-20 -4', line: 'var(--print-signal)', width: 6 }];
const PLAGUE: Drawing = [{ d: ring(132, 56, 28), fill: 'var(--dp-olive-66)' }, { d: ring(206, 40, 18), fill: 'var(--dp-olive-73)' }, { d: 'M132 28V14M132 84v14M104 56H88M160 56h14M112 36l-10 -10M152 36l10 -10M112 76l-10 10M152 76l10 10M206 22V12M206 58v10M188 40h-10M224 40h10M193 27l-7 -7M219 27l7 -7M193 53l-7 7M219 53l7 7', line: 'var(--dp-olive-50)', width: 5 }, { d: `${ring(124, 50, 5)}${ring(140, 62, 6)}${ring(204, 38, 4)}`, fill: 'var(--dp-olive-50)', width: 1.4 }];
const MARKET: Drawing = [{ d: 'M0 92H300V110H0Z', fill: 'var(--dp-ochre-83)' }, { d: 'M60 92V52H240V92Z', fill: 'var(--disc)' }, { d: 'M50 52L64 26H236L250 52Z', fill: 'var(--game-displacement)' }, { d: 'M86 26L80 52M122 26L120 52M158 26V52M194 26L198 52', line: 'var(--disc)', width: 5 }, ...coin(110, 80), ...coin(110, 70), ...coin(160, 80), ...coin(206, 80), ...coin(206, 70), ...coin(206, 60)];
const BULB: Drawing = [{ d: 'M150 12C178 12 192 34 184 54C178 66 170 68 168 82H132C130 68 122 66 116 54C108 34 122 12 150 12Z', fill: 'var(--dp-ochre-87b)' }, { d: 'M134 82H166V94H134ZM140 94H160V102H140Z', fill: 'var(--dp-ochre-69)' }, { d: 'M138 44l12 12l12 -12M150 56v24', line: 'var(--print-ink)', width: 2.4 }, { d: 'M92 40H70M208 40h22M106 12L90 2M194 12l16 -10M104 72L88 82M196 72l16 10', line: 'var(--game-disparity-trap)', width: 4 }];
const CITY: Drawing = [{ d: 'M120 104V40H156V104ZM160 104V16H200V104ZM204 104V54H240V104Z', fill: 'var(--dp-blue-66)' }, { d: 'M130 52h6M142 52h6M130 68h6M142 68h6M170 30h6M184 30h6M170 48h6M184 48h6M170 66h6M184 66h6M214 66h6M228 66h6M214 82h6M228 82h6', line: 'var(--dp-ochre-87b)', width: 6 }, { d: 'M0 104H300V110H0Z', fill: 'var(--dp-stone-52)' }, { d: 'M10 78C40 70 70 74 100 84M100 84l-16 -8M100 84l-14 10', line: 'var(--print-signal)', width: 4 }, { d: 'M290 78C276 72 262 74 250 84M250 84l14 -10M250 84l16 6', line: 'var(--print-signal)', width: 4 }];
const AID: Drawing = [{ d: 'M20 70L70 52L120 58L150 72L110 84L70 80L20 92Z', fill: 'var(--dp-clay-86)' }, { d: 'M280 80L230 92L186 88L150 74L190 62L230 66L280 56Z', fill: 'var(--dp-rust-69)' }, ...coin(150, 50), ...coin(150, 40), ...coin(150, 30)];

const CRISES: readonly Drawing[] = [FIRE, TORNADO, WAVE, HURRICANE, QUAKE, DROUGHT, BLIZZARD, SLIDE, HEAT, WAVE, WAR, WAR];
const KINDS: Record<string, Drawing> = { crisis: QUAKE, boom: BIRTHS, crash: CRASH, pandemic: PLAGUE, gain: MARKET, migration: CITY, aid: AID };
const TECH = 27;

/** The picture of a card; a card that has none of its own has that of its kind. */
export function omenOf(card: number, kind: string): Drawing {
  if (kind === 'crisis') return CRISES[card] ?? QUAKE;
  return card === TECH ? BULB : (KINDS[kind] ?? QUAKE);
}

/** The sky behind a picture. */
export const skyOf = (kind: string): string => ({ crisis: 'var(--dp-ochre-90)', boom: 'var(--dp-stone-93b)', crash: 'var(--dp-stone-93)', pandemic: 'var(--dp-straw-92)', gain: 'var(--dp-ochre-94b)', migration: 'var(--print-wait-soft)', aid: 'var(--dp-stone-93b)' })[kind] ?? 'var(--dp-ochre-90)';

const WIDE = new Set<Drawing>([FIRE, WAVE, QUAKE, DROUGHT, BLIZZARD, WAR, BIRTHS]);

/** Whether a scenario stands along the whole horizon, and not in one place of it. */
export const everywhere = (card: number, kind: string): boolean => WIDE.has(omenOf(card, kind));

/** What is left of a community: water, ash, snow or rubble. */
export function ruinOf(card: number, kind: string): 'water' | 'ash' | 'snowed' | 'rubble' {
  const drawing = omenOf(card, kind);
  if (drawing === WAVE || drawing === HURRICANE) return 'water';
  return drawing === FIRE ? 'ash' : drawing === BLIZZARD ? 'snowed' : 'rubble';
}
