// Made by `python -m lopsided.server.typescript` from src/lopsided/lab/lengths.py; do not edit.

/** What minutes are reckoned from. */
export interface Lengths { shown: number; reads: number; decisions: Record<string, Record<string, [number, number]>> }
