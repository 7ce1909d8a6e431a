// Made by `python -m lopsided.server.typescript` from src/lopsided/server/messages.py and src/lopsided/server/http_messages.py; do not edit.
import type { Advice } from "./advice";
import type { Forecast } from "./debrief";
import type { Lengths } from "./lengths";

export const PROTOCOL = 2;
export const SPECTATOR = -1;
export const MOST_ACTIONS = 64;

export type Stage = "lobby" | "playing" | "paused" | "frozen" | "over";
export type SeatKind = "empty" | "person" | "bot";
export type Mode = "open" | "now" | "hotseat" | "exhibition" | "guided" | "room";
export type Talk = "phrases" | "text";
export type Hints = "off" | "asked";
export type MotionStage = "waiting" | "forecast" | "vote" | "passed" | "kept";
export type Level = "" | "gentle" | "fair" | "sharp";
export type Order = "start" | "configure" | "lock" | "unlock" | "remove" | "to_bot" | "to_person" | "pause" | "resume" | "clock" | "talk" | "hints" | "end" | "again";

/** The first frame: which table, who I am (empty = a spectator), the last number I have (-1 = none), and which
protocol I speak (0 = whatever the server does); who speaks another one is told so with Bye. */
export interface Hello { t: "hello"; table: string; token?: string; last?: number; protocol?: number }

/** I missed something: send all after this number, and fresh views. */
export interface Since { t: "since"; last: number }

/** One seat's actions, all or none. `answers` is the number at which the question was seen; `id` makes it count once. */
export interface Move { t: "move"; id: string; seat: number; answers: number; actions: number[] }

/** Take back this seat's last step. */
export interface Undo { t: "undo"; id: string; seat: number }

/** A preset phrase or reaction by its key; free text only where the host allows it. */
export interface Say { t: "say"; id: string; seat: number; phrase?: string; text?: string }

/** What would the coach do on my seat? Everybody is told that I asked, nobody what it said. */
export interface Hint { t: "hint"; id: string; seat: number }

/** Another name for my seat, in the lobby. */
export interface Rename { t: "rename"; id: string; seat: number; name: string }

/** I stand up for good: the game's own rule for quitting, or a bot plays on. */
export interface Leave { t: "leave"; id: string; seat: number }

/** Give me a code with which I can take this seat on another device; the host gets one for somebody whose device is not connected. Nobody is told. */
export interface Rejoin { t: "rejoin"; id: string; seat: number }

/** Sign out all my other devices: from here on only this one opens my seat. */
export interface Signout { t: "signout"; id: string }

/** Anybody may stop the clock: no thinking time from here on. */
export interface Stopclock { t: "stopclock"; id: string }

/** I want to stop here, or agree to it; or do not, and the proposal is off. The game ends once all people at the table want it. */
export interface Stop { t: "stop"; id: string; seat: number; on?: boolean }

/** I propose that from the end of this round on an option has another value; where the host allows reforms. All see what it would do, then vote. */
export interface Propose { t: "propose"; id: string; seat: number; option: string; value: number | string }

/** My vote on what was proposed, sealed until all votes are in or the time is up. */
export interface Vote { t: "vote"; id: string; seat: number; round: number; yes: boolean }

/** The value of the host's order `configure`; what is left out stays as it is. */
export interface Configure {
  game?: string | null;
  seats?: number | null;
  options?: Record<string, number | string | number[]> | null;
  variant?: string | null;
  bots?: string[] | null;
  level?: Level | null;
  reforms?: boolean | null;
}

/** An order of the host. `seat` for remove, to_bot, to_person; `value` for configure (a Configure), to_bot (which bot),
clock (seconds, 0 = none), talk (a Talk) and hints (a Hints). */
export interface Host { t: "host"; id: string; order: Order; seat?: number; value?: number | string | Configure | null }

/** I am here. */
export interface Ping { t: "ping"; at?: number }

/** One seat as everybody sees it. */
export interface Seat { seat: number; name: string; kind: SeatKind; bot: string; here: boolean; standing_in: boolean; host: boolean; free: boolean }

/** The finished match whose dice a table has: whose seat is played again, which one that person had there (-1: none), from which step on. */
export interface Before { match: string; seat: number; mine: number; step: number }

/** A change of one rule that somebody proposed. It waits for the end of the round; then it is reckoned what it would do, and all vote; then
the rule changes, or it is kept. */
export interface Motion {
  seat: number;
  option: string;
  value: number | string;
  was: number | string;
  round: number;
  stage: MotionStage;
  until: number;
  forecast: Forecast | null;
  voted: number[];
  votes: Record<number, boolean>;
  voters: number;
}

/** The table as everybody sees it. */
export interface Table {
  match: string;
  code: string;
  game: string;
  title: string;
  stage: Stage;
  mode: Mode;
  seats: Seat[];
  options: Record<string, number | string | number[]>;
  variant: string;
  locked: boolean;
  talk: Talk;
  level: Level;
  clock: number;
  deadline: number;
  watchers: number;
  commitment: string;
  hints: Hints;
  secret: string;
  outdated: Record<string, string | number>;
  again: string;
  stopping: number[];
  quits: boolean;
  before: Before | null;
  reforms: boolean;
  motion: Motion | null;
}

/** One thing that happened: a game event, or something about the table (kind `table:...`). Whoever reads it forms the words. */
export interface Item { n: number; kind: string; ints: Record<string, number>; known?: Record<string, string>; secret?: boolean; words?: string }

/** What a seat sees. An action has its number, its family in `do`, what it aims at by name, and the ints that its words need; `table` is the game's own. */
export interface View {
  seat: number;
  round: number;
  ply: number;
  told: number;
  over: boolean;
  pending: number[];
  phase: string;
  actions: (Record<string, unknown>)[];
  undo: boolean;
  placing: number[] | null;
  table: unknown;
}

/** What a seat sees, whole; or what has changed in it since the view with the number `since`, by path: {"table.players.2.cash": 40}. */
export interface Glance { number: number; whole?: View | null; since?: number; changes?: Record<string, unknown> }

/** The answer to Hello: where things stand and what was missed. `views` has one whole view for each of my seats, or -1's. */
export interface Welcome {
  t: "welcome";
  table: Table;
  seats: number[];
  host: boolean;
  upto: number;
  items: Item[];
  called: ([number, string[]])[];
  board: Record<string, unknown>;
  views: Record<number, Glance>;
  now: number;
  protocol: number;
}

/** What happened after number `after`, up to `upto`; who does not have `after` sends Since. What is left out is as it was. */
export interface News {
  t: "news";
  after: number;
  upto: number;
  items: Item[];
  now: number;
  views?: Record<number, Glance>;
  table?: Table | null;
  called?: ([number, string[]])[];
  board?: Record<string, unknown> | null;
}

/** The request with this id is on disk (or needed none). */
export interface Ack { t: "ack"; id: string; upto: number; code: string }

/** The request with this id changed nothing; why, in a word and with what its sentence needs, and how things stand. */
export interface Refused {
  t: "refused";
  id: string;
  reason: string;
  upto: number;
  known?: Record<string, string | number>;
  rules?: boolean;
  views?: Record<number, Glance>;
}

/** Who is here changed; not part of the chronicle. */
export interface Presence { t: "presence"; table: Table }

/** A device that opens my seat: since when, and whether it is the one that reads this. */
export interface Device { since: number; this: boolean }

/** The devices that open my seat, oldest first: after Welcome, and when they change. Nobody else is told. */
export interface Devices { t: "devices"; devices: Device[] }

/** What the coach thinks about the question that the seat had when it asked; nobody else is told. Without advice: it first has
to compile the game's rules, or nothing comes of it (`over`). */
export interface Advised { t: "advised"; seat: number; advice: Advice | null; over: boolean }

/** So am I. */
export interface Pong { t: "pong"; at: number; now: number }

/** This connection ends; `again` says whether to come back by itself. */
export interface Bye { t: "bye"; reason: string; again: boolean; known: Record<string, string | number> }

/** POST /api/tables: open a table. */
export interface NewTable {
  game: string;
  mode?: Mode;
  name?: string;
  seats?: number;
  names?: string[];
  bots?: string[];
  options?: Record<string, number | string | number[]>;
  variant?: string;
  level?: Level;
}

/** The answer to a new table, a join or a rejoin: keep the token, it is the seat. */
export interface Seated { match: string; code: string; token: string; seats: number[] }

/** POST /api/tables/{code}/join: take a free seat. */
export interface Join { name: string }

/** A seat that a browser holds. */
export interface Held { match: string; token: string }

/** POST /api/turns: whose turn it is at the tables where one sits; twelve at most count. */
export interface Turns { seats: Held[] }

/** How a table stands for somebody who is not looking: whether they are asked, else who is. */
export interface Turn { match: string; stage: Stage; mine: boolean; waits: string[] }

/** POST /api/rejoin: take one's seat on another device. */
export interface TakeBack { code: string }

/** GET /api/games: a box on the shelf. */
export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  pitch: string;
  seats: [number, number];
  version: number;
  bots: string[];
  variants: string[];
  variant_words: string[];
  options: OptionInfo[];
  phrases: Phrase[];
  people: string[];
  secrets: boolean;
  picture: string;
  board: string;
  guided: boolean;
  language: string;
  lengths: Lengths | null;
}

/** Something that may be said at any table; a reaction is one word or two. */
export interface Phrase { key: string; reaction: boolean }

/** One option of a game, with its sentence and a few words for each of its values. */
export interface OptionInfo {
  name: string;
  words: string;
  default: number | string | number[];
  values: string[];
  labels: string[];
  range: [number, number] | null;
  many: boolean;
  reform: boolean;
}

/** POST /api/matches/{match}/shoes: play its dice from this seat, bots in the others, from the start or from some step on. */
export interface Shoes { seat: number; mine: number; step: number; name: string }

/** The answer to POST /api/replays: where to look at it. */
export interface Imported { match: string }

/** GET /api/rules/{game}?lang=fr: the rules for players in a language, and the ledger, as Markdown; empty where there is none. */
export interface Rules { rulebook: string; language: string; ledger: string }

/** One step of a replay: what was told, and how things stood after it. */
export interface Step { items: Item[]; view: View; board?: Record<string, unknown> | null }

/** GET /api/replays/{match}/steps: a whole match as one seat saw it; the first step is the table as it was laid. */
export interface Replayed {
  match: string;
  game: string;
  title: string;
  names: string[];
  bots: boolean[];
  options: Record<string, number | string | number[]>;
  variant: string;
  seat: number;
  board: Record<string, unknown>;
  steps: Step[];
  placing: number[];
  commitment: string;
  secret: string;
  dice: number;
  honest: boolean;
  trouble: string;
  known: Record<string, string | number>;
}

/** Any HTTP error's body: why, in a word and with what its sentence needs. */
export interface Problem { reason: string; known: Record<string, string | number> }

export type FromClient = Hello | Since | Move | Undo | Say | Hint | Rename | Leave | Rejoin | Signout | Stopclock | Stop | Propose | Vote | Host | Ping;

export type FromServer = Welcome | News | Ack | Refused | Presence | Devices | Advised | Pong | Bye;
