/** Shows what happened one thing at a time: events lead, views settle. */
import type { View } from './game';
import type { Item } from './voice';

export interface Batch {
  items: Item[];
  views: Record<number, View>;
  upto: number;
}

export interface Pacing {
  /** How long an item is shown, in milliseconds. */
  pace: (item: Item) => number;
  /** Whether everything should simply be there. */
  still: () => boolean;
  /** How long an item stays even then; without this, none does. */
  stays?: (item: Item) => number;
}

/** From this many waiting items on, the queue hurries. */
const HURRY = 12;

export class Queue {
  /** The server's views after the last batch that was shown to its end. */
  views = $state.raw<Record<number, View>>({});
  /** The number up to which everything was shown. */
  upto = $state(-1);
  /** Items shown since those views; the last is being shown now. */
  shown = $state.raw<Item[]>([]);
  playing = $state(false);
  #waiting: Batch[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly pacing: Pacing) {}

  /** The number of the last thing that was shown. */
  get last(): number {
    return this.shown.at(-1)?.n ?? this.upto;
  }

  /** Show a batch after all that waits; views of a batch without items are taken at its place in the row, and one without views changes none. */
  push(batch: Batch): void {
    const views = Object.keys(batch.views).length ? batch.views : (this.#waiting.at(-1)?.views ?? this.views);
    this.#waiting.push({ ...batch, views });
    if (document.hidden) this.skip();
    else if (!this.playing) this.#next();
  }

  /** End the animation: everything that waits is there at once. */
  skip(): void {
    clearTimeout(this.#timer);
    const last = this.#waiting.at(-1);
    if (last) this.settle(last.views, last.upto);
  }

  /** What is being shown has been seen: on to the next. */
  next(): void {
    if (!this.playing) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  /** How things stand, without a show. */
  settle(views: Record<number, View>, upto: number): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.views = views;
    this.upto = upto;
    this.shown = [];
    this.playing = false;
  }

  /** Fresh views for where we are: they replace those of the last batch. */
  correct(views: Record<number, View>): void {
    const last = this.#waiting.at(-1);
    if (last) last.views = views;
    else this.views = views;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    while (this.#waiting.length) {
      this.playing = true;
      const batch = this.#waiting[0] as Batch;
      const item = batch.items[this.shown.length];
      if (item === undefined) {
        this.#waiting.shift();
        this.views = batch.views;
        this.upto = batch.upto;
        this.shown = [];
        continue;
      }
      this.shown = [...this.shown, item];
      const wait = this.pacing.still() ? (this.pacing.stays?.(item) ?? 0) : this.pacing.pace(item) * this.#haste();
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#next(), wait);
        return;
      }
    }
    this.playing = false;
  }

  #haste(): number {
    const behind = this.#waiting.reduce((sum, batch) => sum + batch.items.length, 0) - this.shown.length;
    return behind > HURRY ? HURRY / behind : 1;
  }
}
