/** The seats that this browser holds: a token a match. The newest first. */
import type { Seated } from './messages';
import { keep, recall } from './settings.svelte';

export interface Known {
  match: string;
  code: string;
  token: string;
  game: string;
  title: string;
  at: number;
  /** On how many devices this seat may be, as far as its owner knows. */
  devices: number;
}

const KEY = 'lopsided.tables';
const MOST = 12;

export function known(): Known[] {
  return recall<Known[]>(KEY, []);
}

/** Remember a seat, or more about one. */
export function remember(seated: Pick<Seated, 'match'> & Partial<Known>): void {
  const old = known().find((k) => k.match === seated.match);
  const blank: Known = { match: seated.match, code: '', token: '', game: '', title: '', at: 0, devices: 1 };
  keep(KEY, [{ ...blank, ...old, ...pick(seated), at: Date.now() }, ...known().filter((k) => k.match !== seated.match)].slice(0, MOST));
}

function pick(from: Partial<Known>): Partial<Known> {
  const { match, code, token, game, title, devices } = from;
  return Object.fromEntries(Object.entries({ match, code, token, game, title, devices }).filter(([, value]) => value !== undefined));
}

/** Forget a seat for good. */
export function forget(match: string): void {
  keep(KEY, known().filter((k) => k.match !== match));
}

/** Somebody else sits at this computer now: forget all seats. */
export function forgetAll(): void {
  keep(KEY, []);
}

/** The seat held at a table, named by its match or by its code. */
export function seatAt(table: string): Known | undefined {
  return known().find((k) => k.token !== '' && (k.match === table || (k.code !== '' && plain(k.code) === plain(table))));
}

/** A join code as it is compared: without spaces and dashes, in capitals. */
export function plain(code: string): string {
  return code.replace(/[^a-zA-Z0-9]/g, '').toUpperCase();
}
