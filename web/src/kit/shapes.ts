/** The eight seat shapes. A seat is known by colour and shape and name; seats count from 0. */
export const SHAPES = [
  { name: 'circle', d: 'M20 4a16 16 0 1 1 0 32a16 16 0 1 1 0-32Z' },
  { name: 'square', d: 'M8 5H32Q35 5 35 8V32Q35 35 32 35H8Q5 35 5 32V8Q5 5 8 5Z' },
  { name: 'triangle', d: 'M18 5.5Q20 2.5 22 5.5L37.4 32Q39 35.5 35.5 35.5H4.5Q1 35.5 2.6 32Z' },
  { name: 'diamond', d: 'M18.2 3.2Q20 1.6 21.8 3.2L36.8 18.2Q38.4 20 36.8 21.8L21.8 36.8Q20 38.4 18.2 36.8L3.2 21.8Q1.6 20 3.2 18.2Z' },
  { name: 'hexagon', d: 'M12 4H28Q30 4 31 5.7L38 18.2Q39 20 38 21.8L31 34.3Q30 36 28 36H12Q10 36 9 34.3L2 21.8Q1 20 2 18.2L9 5.7Q10 4 12 4Z' },
  { name: 'star', d: 'M20 2L25.6 13.7L38.5 15.5L29.1 24.5L31.5 37.3L20 31.1L8.5 37.3L10.9 24.5L1.5 15.5L14.4 13.7Z' },
  { name: 'cross', d: 'M14 3H26V14H37V26H26V37H14V26H3V14H14Z' },
  { name: 'drop', d: 'M20 1.5C27 11 34 17.5 34 24.5A14 14 0 0 1 6 24.5C6 17.5 13 11 20 1.5Z' },
] as const;

/** The shape of a seat. */
export function shapeOf(seat: number): (typeof SHAPES)[number] {
  return SHAPES[seat % SHAPES.length] ?? SHAPES[0];
}

/** The class that gives a seat's colours to whatever stands in it: `--seat` and `--seat-on`. */
export function seatClass(seat: number): string {
  return `s${(seat % SHAPES.length) + 1}`;
}

/** Where the pips of a die's face lie, on a face of 60 by 60. */
const PIPS: readonly (readonly [number, number])[][] = [
  [],
  [[30, 30]],
  [[17, 17], [43, 43]],
  [[17, 17], [30, 30], [43, 43]],
  [[17, 17], [43, 17], [17, 43], [43, 43]],
  [[17, 17], [43, 17], [30, 30], [17, 43], [43, 43]],
  [[17, 17], [43, 17], [17, 30], [43, 30], [17, 43], [43, 43]],
];

/** The pips of a face; none for a face that a die does not have. */
export function pips(face: number): readonly (readonly [number, number])[] {
  return PIPS[face] ?? [];
}

/** A pile of points: gold discs of five below, cream ones of one on top, in columns. What is more than the columns hold is left to the figure. */
export function discs(points: number, mostColumns = 3, mostFives = 4): { fives: number; ones: number }[] {
  const columns: { fives: number; ones: number }[] = [];
  let fives = Math.floor(points / 5);
  while (fives > mostFives && columns.length < mostColumns - 1) {
    columns.push({ fives: mostFives, ones: 0 });
    fives -= mostFives;
  }
  columns.push({ fives: Math.min(fives, mostFives), ones: points % 5 });
  return columns;
}
