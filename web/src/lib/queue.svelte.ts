/** Shows what happened one thing at a time: events lead, views settle. */
import type { View } from './game';
import type { Item } from './voice';

export interface Batch {
  items: Item[];
  views: Record<number, View>;
  upto: number;
}

export interface Pacing {
  /** How long an item is shown, in milliseconds; `last`: nothing more came of the same move. */
  pace: (item: Item, last: boolean) => number;
  /** Whether it concerns the reader: then it is never hurried. */
  concerns?: (item: Item) => boolean;
  /** Whether the reader is asked something, or watches without ever being asked. */
  asks?: (views: Record<number, View>) => boolean;
}

/** What does not concern the reader takes about this long between two decisions, in milliseconds; more than that is hurried. */
const PATIENCE = 6_000;
const HASTE = 0.1;

export class Queue {
  /** The server's views after the last batch that was shown to its end. */
  views = $state.raw<Record<number, View>>({});
  /** The number up to which everything was shown. */
  upto = $state(-1);
  /** Items shown since those views; the last is being shown now. */
  shown = $state.raw<Item[]>([]);
  playing = $state(false);
  /** Whether the reader wants to see nothing more before the next decision. */
  skipping = $state(false);
  /** How long the reader was shown what is the others' business since the last decision. */
  #spent = 0;
  /** Whether the reader looks at something else first. */
  #held = false;
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
    if (this.#held) return;
    if (document.hidden || this.skipping) this.#flush();
    else if (!this.playing) this.#next();
  }

  /** Show nothing more until it is let go. */
  hold(): void {
    clearTimeout(this.#timer);
    this.#held = true;
  }

  /** On with what has come meanwhile. */
  release(): void {
    if (!this.#held) return;
    this.#held = false;
    this.#next();
  }

  /** On to the reader's next decision: everything up to there is there at once. */
  skip(): void {
    this.skipping = true;
    this.#flush();
  }

  #flush(): void {
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
    this.#rest();
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
        this.#rest();
        continue;
      }
      this.shown = [...this.shown, item];
      const wait = this.#time(item, batch);
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#next(), wait);
        return;
      }
    }
    this.playing = false;
  }

  /** Once the reader decides, the patience begins anew. */
  #rest(): void {
    if (!(this.pacing.asks?.(this.views) ?? true)) return;
    this.#spent = 0;
    this.skipping = false;
  }

  #time(item: Item, batch: Batch): number {
    const own = (other: Item, of: Batch): number => this.pacing.pace(other, other === of.items.findLast((told) => told.words));
    const wait = own(item, batch);
    if (wait === 0 || this.pacing.concerns?.(item)) return wait;
    const rest = this.#waiting.flatMap((of, i) => of.items.slice(i ? 0 : this.shown.length).map((other) => (this.pacing.concerns?.(other) ? 0 : own(other, of))));
    const left = rest.reduce((sum, one) => sum + one, wait);
    const time = wait * Math.min(1, Math.max(HASTE, (PATIENCE - this.#spent) / left));
    this.#spent += time;
    return time;
  }
}
