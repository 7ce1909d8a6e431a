// Made by `python -m lopsided.server.typescript` from src/lopsided/agents/figures.py; do not edit.

export const CAUSES = ["rules","luck","own","others"] as const;

export type Cause = (typeof CAUSES)[number];
export type Topic = "rules_gave" | "rules_took" | "luck_gave" | "luck_took" | "others_gave" | "others_took" | "felt" | "change" | "again";
export type Finding = "stopped" | "nobody" | "shared" | "doing" | "rules" | "luck" | "own" | "others" | "several";

/** Wins in 100 games, and how far the interval reaches to either side. */
export interface Figure { value: number; within: number }

/** The ledger of one seat: `equal` and the four causes add up to `end`, to the last digit. */
export interface Account {
  equal: number;
  rules: Figure;
  luck: Figure;
  own: Figure;
  others: Figure;
  end: Figure;
  by: Figure[];
  level: Figure | null;
  unequal: Figure | null;
  reform: Figure | null;
}

/** What each seat could expect after some step. */
export interface Sight { step: number; round: number; outlook: number[]; within: number }

/** Something that was told, for the words of it. */
export interface Told { kind: string; ints: Record<string, number>; known: Record<string, string> }

/** What every seat had of something when the game began and as each round ended; its words are `holds-NAME` of the game. */
export interface Hold { name: string; rounds: number[]; values: number[][] }

/** What one seat did to another, all together; its words are `did-KIND` of the game. */
export interface Deed { kind: string; helps: boolean; by: number; to: number; times: number; amount: number }

/** The wins of a seat in many games with the dice of this match: under its rules, under equal ones, and pair by pair the difference. */
export interface Again { these: Figure; equally: Figure; change: Figure }

/** What can be said of the same dice under both rules; a seat is -1 where nothing can. */
export interface Compared { seat: number; within: number; first: number; then: number }

/** A step that changed much, by chance, by the choice of the seat that took it, or by the table's own change of a rule, which is no
seat's (-1); `step` is where a replay shows it. */
export interface Turn { step: number; round: number; seat: number; cause: "choice" | "luck" | "reform"; changes: Figure[]; action: Told | null; told: Told[] }

/** What the first sentence may say: nobody won; some shared it; or one won, and in which of the four causes most of the way from an
equal chance lay, beyond what chance can do to the figures. `doing`: all four helped, and this many of 100 were its own choices. */
export interface Headline { finding: Finding; seats: number[]; part: number; within: number }

/** What can be said first of one seat: the cause that gave or took most, where its interval does not hold zero. */
export interface Note { cause: Cause | ""; gave: boolean }

/** Something to talk about, by what happened: what the rules gave or took before the first move, what chance did to a seat, what
one seat's choices did to another; or, where there is too little of that, what can be asked after any game. */
export interface Question { about: Topic; seat: number; by: number; points: Figure | null }

/** What a seat can expect as the rules are now and as they would be then; `change` is the difference of the two, game by game. */
export interface Prospect { now: Figure; then: Figure; change: Figure }

/** What a change of one rule would do to every seat, from games played on from what everybody can see of a position, the same dice under
both rules. Without any game nothing is known. */
export interface Forecast { bot: string; games: number; seats: Prospect[] }

/** GET /api/matches/{match}/debrief, a line each time that it is known better; the first, of no rollouts, tells what needs no reckoning. */
export interface Debrief {
  game: string;
  version: number;
  bot: string;
  rollouts: number;
  made: number;
  final: boolean;
  stopped: boolean;
  steps: number;
  rounds: number;
  placing: number[];
  headline: Headline;
  accounts: Account[];
  notes: Note[];
  questions: Question[];
  line: Sight[];
  turns: Turn[];
  holds: Hold[];
  deeds: Deed[];
  again: Again[];
  compared: Compared | null;
  slip: number;
  whole: number;
}
