// Made by `python -m lopsided.server.typescript` from src/lopsided/server/lesson/messages.py; do not edit.
import type { Item } from "./messages";

export const LONGEST_QUESTION = 140;
export const DISCS = 20;
export const MOST_PEOPLE = 60;
export const TALK = 5;

export type Stage = "lobby" | "playing" | "paused" | "frozen" | "over";
export type Phase = "gather" | "guess" | "play" | "stop" | "debrief";
export type Show = "code" | "boards" | "question" | "debrief" | "black";
export type Part = "join" | "guess" | "play" | "stop" | "debrief";
export type LeadOrder = "name" | "plan" | "seat" | "undo" | "put" | "swap" | "pair" | "watch" | "unwatch" | "open" | "close" | "next" | "pause" | "resume" | "freeze" | "thaw" | "ask" | "answers" | "go_on" | "show" | "wall" | "part" | "say" | "nudge" | "bot" | "code" | "lead" | "rename" | "remove" | "lower" | "delete";
export type What = "hand" | "lower" | "read" | "watch" | "play" | "guess" | "answer";

/** What is played, and how long everything may take. */
export interface Plan {
  game: string;
  options: Record<string, number | string | number[]>;
  variant: string;
  size: number;
  minutes: number;
  guess: boolean;
  stop_after: number;
  names: boolean;
}

/** A question to all; `key` where it is one of the room's or of the game's own, else `text`. */
export interface Question { number: number; key?: string; text?: string; choices?: number; open?: boolean }

/** An order of whoever leads. `person`: about whom; `other`: the second one of swap and pair; `table` for put, freeze and thaw. */
export interface Lead { t: "lead"; id: string; order: LeadOrder; person?: number; other?: number; table?: number; value?: number | string | Plan | null }

/** What a phone has to say. `key` is the device's own for this question: by it an answer can be changed, and nobody knows whose it is. */
export interface Reply { t: "reply"; id: string; what: What; number?: number; choice?: number; text?: string; key?: string; guess?: number[] }

/** How unequal a table is now: its seats from the side that has less to the one that has more, and the part of the latter in thousandths. */
export interface Beam { order: number[]; share: number; dealt?: boolean }

/** A seat at a table of the room. */
export interface Place { name?: string; person?: number; here?: boolean; bot?: boolean; asked?: boolean; held?: number }

/** A table at a glance, as a spectator sees it. */
export interface TableTile {
  number: number;
  match: string;
  stage: Stage;
  round?: number;
  places?: Place[];
  beam?: Beam | null;
  line?: number[];
  since?: number;
  last?: Item | null;
  held_up?: boolean;
  spots?: number[];
  marks?: number[];
}

/** Somebody in the room, as whoever leads it sees them. */
export interface Somebody {
  person: number;
  name: string;
  table?: number;
  here?: boolean;
  away?: number;
  watching?: boolean;
  hand?: number;
  ready?: boolean;
  guessed?: boolean;
  answered?: boolean;
}

/** A part of the lesson, in minutes from its beginning. */
export interface Span { part: Part; start: number; end: number }

/** How a question was answered: how many chose what, and sentences, without who. */
export interface Answers { counts?: number[]; sentences?: string[]; shown?: number[] }

/** The room as whoever leads it sees it. */
export interface Console {
  plan: Plan;
  door: boolean;
  clock: number;
  spans: Span[];
  people: Somebody[];
  tables: TableTile[];
  show: Show;
  question?: Question | null;
  answers?: Answers | null;
  paused?: boolean;
  leads?: number;
  undo?: boolean;
  part?: number;
}

/** Somebody at one's own table. */
export interface Mate { name: string; bot?: boolean; here?: boolean }

/** The room as one phone sees it. */
export interface Phone {
  name: string;
  size: number;
  table?: number;
  match?: string;
  seat?: number;
  mates?: Mate[];
  watching?: boolean;
  hand?: boolean;
  ready?: boolean;
  paused?: boolean;
  guess?: number[];
  question?: Question | null;
  answered?: boolean;
  told?: string;
  nudges?: number;
  fact?: number[];
}

/** Very many games of bots by the same rules, as they lie in the middle table's round: how many have which part in the hands of the side that has more. */
export interface Crowd { games: number; bot: string; round: number; low: number; these: number[]; equal: number[] }

/** The room as everybody in it sees it on the wall: nothing hidden, and names only where the plan says so. */
export interface Wall {
  show: Show;
  people: number;
  clock: number;
  spans: Span[];
  tables: TableTile[];
  names?: string[];
  question?: Question | null;
  answers?: Answers | null;
  replies?: number;
  guess?: number[];
  told?: string;
  small?: string;
  spaces?: number;
  part?: number;
  crowd?: Crowd | null;
}

/** The room as this reader may see it: the answer to Hello, and again whenever it changed. */
export interface Lesson {
  t: "lesson";
  room: string;
  code: string;
  title: string;
  game: string;
  phase: Phase;
  now: number;
  console?: Console | null;
  phone?: Phone | null;
  wall?: Wall | null;
}

/** POST /api/rooms: open a room. */
export interface NewRoom { game: string; title?: string }

/** GET /api/rooms/{code}: what somebody sees before coming in. */
export interface RoomDoor { room: string; code: string; title: string; game: string; open: boolean; people: number }

export type FromClient = Lead | Reply;
