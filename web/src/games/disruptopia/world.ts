/** The printed world: six regions, and where names, subsidies and offices lie on a wide sheet and on a narrow one. */

/** The corners of each region's pieces of land, on a sheet of 700 by 292. */
const CORNERS = [
  '10 36 30 25 56 27 80 27 107 32 132 32 135 23 151 27 157 34 137 48 137 55 157 63 162 73 166 58 166 45 178 48 189 53 201 68 196 76 185 78 189 88 178 94 171 101 167 113 158 121 160 132 155 125 142 123 130 129 130 144 135 148 142 141 148 141 146 152 155 154 155 164 164 167 160 171 150 164 137 155 130 152 116 144 107 133 100 121 92 116 87 113 82 101 82 83 72 65 62 53 46 48 36 53 18 63 26 54 15 48/224 50 210 41 205 27 192 14 231 9 256 16 256 27 238 36',
  '166 167 175 160 192 163 210 174 215 184 240 196 235 211 229 227 217 234 207 250 200 257 189 264 184 278 178 287 169 278 173 261 176 242 178 219 166 207 158 194 160 182 166 176',
  '286 113 327 109 329 117 352 121 382 121 390 131 400 148 410 161 430 160 418 178 403 192 403 211 390 223 385 236 370 250 350 252 339 236 332 217 334 200 324 186 324 176 312 172 289 174 273 168 266 156 266 141 272 127 278 119/413 215 428 209 423 231 413 231',
  '277 106 278 92 299 92 291 80 306 73 322 65 325 56 332 64 352 64 360 53 375 50 360 45 357 38 344 47 347 58 334 60 329 53 314 53 316 43 337 30 365 23 403 32 449 25 449 63 432 74 423 87 398 83 380 86 375 98 362 109 352 99 337 87 347 100 342 108 327 91 309 94 301 104 296 109 286 110/287 76 305 72 299 63 294 53 284 58 292 65/256 38 270 36 264 43',
  '449 25 470 18 502 16 544 9 565 16 618 18 656 25 694 30 690 41 666 50 660 60 649 73 647 55 622 53 609 65 620 76 607 94 594 101 594 113 588 114 586 104 573 105 573 111 580 121 571 135 552 141 552 160 544 166 533 158 541 180 535 178 529 166 527 152 516 139 506 141 491 154 491 165 485 168 476 148 470 141 462 133 443 131 426 123 432 133 447 137 438 150 415 158 408 150 392 127 390 117 392 110 372 109 372 100 392 96 408 96 423 87 432 74 449 63/596 121 607 117 618 115 624 101 630 94 620 86 613 106 601 112/523 174 546 196 542 186/552 182 569 170 573 184 563 192/575 148 580 148 588 168 580 166',
  '563 227 580 219 594 212 609 206 609 215 618 218 622 204 630 221 644 234 639 248 632 259 618 257 607 250 592 246 571 253 564 248/598 185 620 189 639 202 624 202 613 198/681 251 692 257 683 263/680 262 682 267 670 273 670 269',
];

export const FILLS = ['var(--ds-ochre-86)', 'var(--ds-ochre-83)', 'var(--ds-clay-84)', 'var(--ds-ochre-87)', 'var(--ds-ochre-87b)', 'var(--ds-clay-81)'];

type Point = [number, number];

const between = ([ax, ay]: Point, [bx, by]: Point, part: number): string => `${(ax + (bx - ax) * part).toFixed(1)} ${(ay + (by - ay) * part).toFixed(1)}`;

/** A coast through these corners, each a little worn. */
function coast(corners: string): string {
  const numbers = corners.split(' ').map(Number);
  const points = Array.from({ length: numbers.length / 2 }, (_, i): Point => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);
  const worn = points.map((at, i) => {
    const before = points.at(i - 1) ?? at;
    const after = points[(i + 1) % points.length] ?? at;
    return `${i ? 'L' : 'M'}${between(at, before, 0.3)}Q${at.join(' ')} ${between(at, after, 0.3)}`;
  });
  return `${worn.join('')}Z`;
}

/** The outline of each region. */
export const LANDS = CORNERS.map((pieces) => pieces.split('/').map(coast).join(''));

/** Where a region's name begins, its first subsidy slot lies and its first office stands; the next ones are to the right. */
export interface Place {
  name: Point;
  slot: Point;
  office: Point;
}

export interface Sheet {
  width: number;
  height: number;
  /** Radius of a subsidy slot, and the way from one to the next. */
  slot: number;
  step: number;
  /** Width of an office, and the way from one to the next. */
  office: number;
  stride: number;
  places: Place[];
}

const place = (x: number, y: number, slotX: number, slotY: number, officeX: number, officeY: number): Place => ({ name: [x, y], slot: [slotX, slotY], office: [officeX, officeY] });

export const WIDE: Sheet = {
  width: 700, height: 292, slot: 8.7, step: 25, office: 31, stride: 34,
  places: [place(96, 72, 109.5, 93.5, 112, 106), place(180, 178, 217.5, 198.5, 200, 209), place(302, 130, 317.5, 148.5, 318, 160), place(330, 56, 359.5, 74.5, 318, 84), place(500, 56, 512.5, 78.5, 488, 92), place(578, 213, 664.5, 209.5, 590, 222)],
}; // prettier-ignore

export const NARROW: Sheet = {
  width: 372, height: 236, slot: 6.7, step: 20, office: 27, stride: 29,
  places: [place(30, 56, 45.5, 72.5, 36, 80), place(80, 146, 105.5, 161.5, 92, 170), place(146, 110, 159.5, 125.5, 150, 133), place(176, 44, 187.5, 59.5, 160, 66), place(262, 46, 272.5, 61.5, 246, 69), place(290, 163, 356.5, 161.5, 308, 171)],
}; // prettier-ignore
