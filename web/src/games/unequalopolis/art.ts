/** Small drawings of the board, on a ground of 24 by 24, in one line weight. */
export const SPACE_ICONS = {
  bounty: 'M12 22V9M12 12c-5 0-7-3-7-7 4 0 7 2 7 7zM12 12c5 0 7-3 7-7-4 0-7 2-7 7zM12 18c-4 0-6-2-6-5 3 0 6 1 6 5zM12 18c4 0 6-2 6-5-3 0-6 1-6 5z',
  lucky: 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM9 9.5c.5-3 6-3 6 0 0 2-3 2-3 4.500M12 17h.02',
  country: 'M5 22V3M5 4c5-3 9 3 14 0v9c-5 3-9-3-14 0',
  empowerment: 'M5 11h14v10H5zM8 11V7.500a4 4 0 0 1 7.700-1.500',
  tax: 'M3.500 12a8.500 8.500 0 1 0 17 0a8.500 8.500 0 1 0 -17 0M8 16 16 8M8.500 8.700h.02M15.500 15.300h.02',
  railroad: 'M7 2 4 22M17 2l3 20M6 7h12M5.300 12h13.400M4.700 17h14.600',
  water: 'M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13z',
  factory: 'M3 21V11l6 3.500V11l6 3.500V4h4.500v17z',
  wait: 'M6 2.500h12M6 21.500h12M7.500 2.500c0 5 4.500 6 4.500 9.500s-4.500 4.500-4.500 9.500M16.500 2.500c0 5-4.500 6-4.500 9.500s4.500 4.500 4.500 9.500',
  lock: 'M5 11h14v10H5zM8 11V7.500a4 4 0 0 1 8 0V11',
} as const;
export type ArtName = keyof typeof SPACE_ICONS;

/** The eight tokens, in the order of their numbers: plough, loom, lantern, kettle, boot, anvil, boat, key. */
export const TOKENS = [
  'M2 5l6 2 4 6h9M12 13l-3 6 9-2M8 7l-2 5',
  'M4 3v18M20 3v18M4 6h16M4 18h16M8 6v12M12 6v12M16 6v12',
  'M8 7h8l1.500 11h-11zM9 7a3 3 0 0 1 6 0M6 21h12M12 10v5M12 2v2',
  'M5 10h11l2 10H4zM16 12c4-1 5 2 5 5M7 10c0-4 7-4 7 0M10.500 7V4',
  'M7 3h7v9l6 3c1.500 1 1 5 1 5H7zM7 16h6',
  'M3 7h18c-1 4-5 5-7 5v4h3v4H7v-4h3v-4C6 12 4 10 3 7z',
  'M3 15h18l-3 6H6zM12 3v12M12 4l7 9h-7M11 6l-5 7h5',
  'M4 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12 8h9v4M17 8v3',
];

/** A crop, its foot at 0 0. */
export const CROP = { stem: 'M0 0v-20', leaves: 'M0 -7c-9 -1 -11 -7 -10 -12c7 1 10 5 10 12zM0 -11c9 -1 11 -7 10 -12c-7 1 -10 5 -10 12z' };
/** A warehouse, its foot at 0 0. */
export const BARN = { wall: 'M-14 0v-15L0 -25L14 -15V0z', roof: 'M-18 -13L0 -27L18 -13' };
