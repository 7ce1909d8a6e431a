// Made by `python -m lopsided.server.typescript` from src/lopsided/agents/advice.py; do not edit.

export type Reason = "wins" | "usual" | "as_usual" | "holds" | "gains" | "alike" | "alike_but" | "less" | "more";

/** Wins in 100 games, and where the interval ends. */
export interface Chance { share: number; low: number; high: number }

/** Why a turn is worth a look, for one sentence: `was` and `now` are somebody's wins in 100 games, or where an interval ends. */
export interface Why { reason: Reason; was: number; now: number; seat: number }

/** A whole turn, up to where something comes to light: its steps as a view lists actions, and what the reader can expect after it. */
export interface Plan { steps: (Record<string, unknown>)[]; chance: Chance; why: Why }

/** The turns that are worth a look, the most promising first. */
export interface Advice { bot: string; tried: number; games: number; plans: Plan[]; usual: Chance; final: boolean }
