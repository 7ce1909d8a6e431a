/** A finished match, step by step, through the eyes of one seat. */
import type { GameModule, Scene, View } from './game';
import type { Item as Told, Replayed, Table } from './messages';
import { Queue } from './queue.svelte';
import { still } from './settings.svelte';
import { heard, type Item, type Voice } from './voice';

const DEFAULT_PACE = 900;
/** Between two steps while it plays by itself. */
const BREATH = 350;

export class ReplayStore {
  at = $state(0);
  running = $state(false);
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
    this.steps = told.steps.map((step) => ({ items: step.items.map((item) => this.#heard(item)), view: step.view as unknown as View }));
    this.queue = new Queue({ pace: (item) => (still() ? 0 : this.game.pace ? this.game.pace(item, this.scene) : item.words ? DEFAULT_PACE : 0) });
    this.jump(at);
  }

  #heard(told: Told): Item {
    return heard(told, () => ({ voice: this.voice, reader: this.told.seat, names: this.told.names }));
  }

  get last(): number {
    return this.steps.length - 1;
  }

  get scene(): Scene {
    const settled = this.queue.views[this.told.seat] as View;
    const fold = this.game.fold;
    const table = fold && this.queue.playing ? this.queue.shown.reduce((now, item) => fold(now, item, this.told.board), settled.table) : settled.table;
    return {
      board: this.told.board,
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
    this.#timer = setTimeout(this.#go, still() ? DEFAULT_PACE : BREATH);
  };
}

/** A replay has no table: one that shows the same people. */
function asTable(told: Replayed): Table {
  const seats = told.names.map((name, seat) => ({ seat, name, kind: told.bots[seat] ? ('bot' as const) : ('person' as const), bot: '', here: true, standing_in: false, host: false, free: false }));
  const { match, game, title, options, variant, commitment, secret } = told;
  return { match, code: '', game, title, stage: 'over', mode: 'open', seats, options, variant, locked: true, talk: 'phrases', clock: 0, deadline: 0, watchers: 0, commitment, secret, outdated: {}, again: '' };
}
