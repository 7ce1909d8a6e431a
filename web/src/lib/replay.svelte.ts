/** A finished match, step by step, through the eyes of one seat. */
import type { GameModule, Scene, View } from './game';
import type { Item as Told, Replayed, Table } from './messages';
import { Queue } from './queue.svelte';
import { still } from './settings.svelte';
import { heard, type Item, type Voice } from './voice';

const DEFAULT_PACE = 900;
/** Between two steps while it plays by itself. */
const BREATH = 350;
/** How much faster than usual it may be shown. */
export const SPEEDS = [0.5, 1, 2, 4];
const MOST_MOMENTS = 12;

export class ReplayStore {
  at = $state(0);
  running = $state(false);
  speed = $state(1);
  queue: Queue;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #table: Table;
  readonly steps: { items: Item[]; view: View }[];

  constructor(
    readonly told: Replayed,
    readonly game: GameModule,
    private readonly voice: Voice | null = null,
    at = 0,
  ) {
    this.#table = { ...asTable(told), title: voice?.title ?? told.title };
    this.steps = told.steps.map((step) => ({ items: step.items.map((item) => this.#heard(item)), view: step.view as View }));
    this.queue = new Queue({ pace: (item) => (still() ? 0 : this.#worth(item) / this.speed) });
    this.jump(at);
  }

  #heard(told: Told): Item {
    return heard(told, () => ({ voice: this.voice, reader: this.told.seat, names: this.told.names }));
  }

  #worth(item: Item): number {
    return this.game.pace ? this.game.pace(item, this.scene) : item.words ? DEFAULT_PACE : 0;
  }

  /** The step at which each round begins. */
  rounds(): { round: number; at: number }[] {
    return this.steps.flatMap((step, at) => step.items.filter((item) => item.kind === 'round').map((item) => ({ round: item.ints.round ?? step.view.round, at })));
  }

  /** What is worth seeing again: what is shown longest, in the order in which it happened. */
  moments(): { words: string; at: number }[] {
    const told = this.steps.flatMap((step, at) => step.items.filter((item) => item.words && !item.kind.startsWith('table:')).map((item) => ({ words: item.words, at, worth: this.#worth(item) })));
    const least = told.map(({ worth }) => worth).sort((a, b) => b - a)[MOST_MOMENTS] ?? 0;
    return told.filter(({ worth }) => worth > least).map(({ words, at }) => ({ words, at }));
  }

  /** What is printed and in force here: it changes with a rule. */
  get board(): Replayed['board'] {
    return this.told.steps.slice(0, this.at + 1).findLast((step) => step.board)?.board ?? this.told.board;
  }

  get last(): number {
    return this.steps.length - 1;
  }

  get scene(): Scene {
    const settled = this.queue.views[this.told.seat] as View;
    const fold = this.game.fold;
    const table = fold && this.queue.playing ? this.queue.shown.reduce((now, item) => fold(now, item, this.board), settled.table) : settled.table;
    return {
      board: this.board,
      view: { ...settled, table, actions: [], undo: false, prompt: '' },
      items: this.queue.shown,
      log: this.log,
      table: this.#table,
      names: this.told.names,
      me: this.told.seat,
      busy: true,
      pick: () => undefined,
    };
  }

  /** What was told up to here. */
  get log(): Item[] {
    const before = this.steps.slice(0, this.queue.playing ? this.at : this.at + 1).flatMap((step) => step.items);
    return this.queue.playing ? [...before, ...this.queue.shown] : before;
  }

  /** Go to a step at once. */
  jump(to: number): void {
    this.at = Math.min(Math.max(0, to), this.last);
    this.queue.settle({ [this.told.seat]: (this.steps[this.at] as { view: View }).view }, this.at);
  }

  /** One step on, shown as it happened. */
  forward(): void {
    if (this.queue.playing) return this.queue.skip();
    const step = this.steps[this.at + 1];
    if (!step) return this.pause();
    this.at += 1;
    this.queue.push({ items: step.items, views: { [this.told.seat]: step.view }, upto: this.at });
  }

  play(): void {
    if (this.at === this.last) this.jump(0);
    this.running = true;
    this.#go();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  stop(): void {
    this.pause();
    this.queue.stop();
  }

  #go = (): void => {
    if (!this.running) return;
    if (!this.queue.playing) this.forward();
    this.#timer = setTimeout(this.#go, (still() ? DEFAULT_PACE : BREATH) / this.speed);
  };
}

/** A replay has no table: one that shows the same people. */
function asTable(told: Replayed): Table {
  const seats = told.names.map((name, seat) => ({ seat, name, kind: told.bots[seat] ? ('bot' as const) : ('person' as const), bot: '', here: true, standing_in: false, host: false, free: false }));
  const { match, game, title, options, variant, commitment, secret } = told;
  return { match, code: '', game, title, stage: 'over', mode: 'open', seats, options, variant, locked: true, talk: 'phrases', hints: 'off', level: '', clock: 0, deadline: 0, watchers: 0, commitment, secret, outdated: {}, again: '', before: null, stopping: [], quits: false, reforms: false, motion: null };
}
