/** One table as this browser knows it, fed only by the server's messages. */
import { Failure } from './api';
import { Connection, type Link } from './connection';
import type { Action, GameModule, Moment, Scene, View } from './game';
import { automatic, type Automatic, type Before } from './habits';
import type { Ack, Advised, Bye, Device, FromServer, Glance, Host, Item as Told, Leave, Move, News, Hint, Order, Propose, Refused, Rejoin, Rename, Say, Signout, Stage, Stop, Stopclock, Table, Undo, Vote, Welcome } from './messages';
import { PROTOCOL } from './messages';
import { turning } from './moments';
import { Queue } from './queue.svelte';
import { concerns, recap, weigh, type Recap } from './recap';
import { PACES, settings, still } from './settings.svelte';
import { refusal } from './speech.svelte';
import { changed, heard, said, seen, type Item, type Voice } from './voice';
import { PEOPLE } from './words';

type Asked = Move | Undo | Say | Hint | Rename | Leave | Rejoin | Signout | Stopclock | Stop | Propose | Vote | Host;
type Without<T> = T extends Asked ? Omit<T, 'id'> : never;

interface Waiting {
  message: Asked;
  answered: (ack: Ack) => void;
  failed: (why: Failure) => void;
}

/** Who comes back to more than this many new things sees how they stand, not each of them again. */
const TOO_MANY_TO_SHOW = 40;
/** An acknowledged move whose news are not here after this long: ask for them. */
const PATIENCE = 2_000;
const DEFAULT_PACE = 900;
/** Nothing is shown for longer than this: what is shown for long is worth telling. */
const SLOWEST = 60_000;
/** Where nothing moves, what somebody else did stays this long. */
const HELD = 700;
/** How long a sentence takes to read: to find it, and each letter. */
const FIND = 600;
const LETTER = 40;
/** How long somebody of this pace reads so much text. */
export const reading = (text: string): number => (FIND + LETTER * text.length) * PACES[settings.pace];
/** How long a bubble stays. */
const BUBBLE = 7_000;

export class TableStore {
  board = $state.raw<Record<string, unknown>>({});
  game = $state.raw<GameModule | null>(null);
  /** Forms the sentences; what happened has no words before it is here. */
  voice = $state.raw<Voice | null>(null);
  #table = $state.raw<Table | null>(null);
  /** The table, with the game called as the reader's language does. */
  table: Table | null = $derived(this.#table && { ...this.#table, title: this.voice?.title ?? this.#table.title });
  /** My seats; several on a device that is passed around, none for a spectator. */
  mine = $state.raw<number[]>([]);
  host = $state(false);
  link = $state<Link>('connecting');
  /** Why the table ended the connection for good. */
  bye = $state.raw<Bye | null>(null);
  /** The devices that open my seat, oldest first. */
  devices = $state.raw<Device[]>([]);
  /** What went wrong last, in words, until the next try. */
  notice = $state('');
  /** Everything that happened and still holds, as far as I may know it. */
  chronicle = $state.raw<Item[]>([]);
  /** What each seat said a moment ago: the bubble beside its name. */
  said = $state.raw<Record<number, string>>({});
  /** The last number that I have. */
  received = $state(-1);
  /** Server's clock minus mine, in seconds. */
  skew = $state(0);
  /** Whose hands a device that is passed around is in. */
  holder = $state(-1);
  queue: Queue;
  /** What the coach says, and about which question. */
  #hint = $state.raw<{ about: string; told: Advised | null } | null>(null);
  /** A moment that is looked at once more, until things move on. */
  recalled = $state.raw<Item | null>(null);
  #recalling: ReturnType<typeof setTimeout> | undefined;
  /** From which number on the seats had which names. */
  #called: [number, string[]][] = [];
  /** My views as the server last sent them, with their numbers. */
  #views: Record<number, { number: number; view: View }> = {};
  #waiting = $state.raw<Waiting[]>([]);
  #acked = $state(-1);
  #eyes = $state(-1);
  /** My last answers by phase. */
  #before: Record<string, Before> = {};
  /** Whoever takes a step back decides the next one. */
  #byHand = $state(false);
  #connection: Connection;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly name: string,
    private readonly token: string,
    url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`,
  ) {
    this.queue = new Queue({
      pace: (item, last) => this.#pace(item, last),
      concerns: (item) => (!this.table?.clock && (this.#concerns(item) || this.#turns(item))) || this.#stays(item) > 0, // where a clock runs, reading must not take the time to decide
      asks: (views) => !this.mine.length || this.mine.some((seat) => views[seat]?.actions.length),
    });
    this.#connection = new Connection(url, {
      hello: () => ({ t: 'hello', table: this.name, token: this.token, last: this.received, protocol: PROTOCOL }),
      heard: (message) => message.t !== 'lesson' && this.#hear(message),
      changed: (link) => (this.link = link),
    });
  }

  /** The seat through whose eyes we look: whoever of mine is asked, else as before. */
  me: number = $derived.by(() => {
    const asked = this.mine.filter((seat) => this.queue.views[seat]?.pending.includes(seat));
    const among = asked.length ? asked : this.mine;
    return among.includes(this.#eyes) ? this.#eyes : (among[0] ?? -1);
  });

  /** Look through the eyes of another of my seats. */
  look(seat: number): void {
    this.#eyes = seat;
  }

  /** A device that is passed around must be handed over before anything is shown. */
  get handover(): boolean {
    return this.game?.secrets === true && this.mine.length > 1 && this.holder !== this.me && this.open === null;
  }

  /** On a device that is passed around: what can be done in front of everybody; null where it must be handed over. */
  get open(): Action[] | null {
    const view = this.mine.length > 1 ? this.queue.views[this.me] : undefined;
    return (view && this.game?.open?.(view)) ?? null;
  }

  /** My question, where I sit here alone and have seen all that came before it. */
  get #question(): View | undefined {
    const view = this.mine.length === 1 && !this.queue.playing ? this.queue.views[this.me] : undefined;
    return view?.actions.length ? view : undefined;
  }

  /** What the page answers for my seat, which is asked only so that nobody can tell what it holds. */
  get #passes(): number | null {
    const view = this.#question;
    return view ? (this.game?.passes?.(view) ?? null) : null;
  }

  /** What the page does for me in a moment because it leaves no choice, or because I chose so; until then I may do it myself, or something else. Who learns a game does everything by hand. */
  get automatic(): Automatic | null {
    const [view, table] = [this.#question, this.table];
    if (!view || !this.game || table?.stage !== 'playing' || table.mode === 'guided' || this.#byHand || this.notice) return null;
    return automatic(this.game, table.game, view, this.#before[view.phase]);
  }

  /** What the page answers for my seat, for whatever reason. */
  get passing(): number | null {
    return this.#passes ?? this.automatic?.action.id ?? null;
  }

  /** How long I see what the page is about to do, in milliseconds. */
  get beat(): number {
    const told = this.automatic;
    return told ? (FIND + LETTER * told.action.words.length) * PACES[settings.pace] : 0;
  }

  names: string[] = $derived(this.table?.seats.map((seat) => seat.name) ?? []);

  /** The stage as it is shown: the game is over when its last event was shown. */
  get stage(): Stage | null {
    const stage = this.table?.stage ?? null;
    return stage === 'over' && this.queue.upto < this.received ? 'playing' : stage;
  }

  /** The table votes on a rule, or is about to: the game stands still for it. */
  get voting(): boolean {
    return this.table?.motion?.stage === 'forecast' || this.table?.motion?.stage === 'vote';
  }

  /** Nothing can be picked now: the game is paused or frozen, the table votes on a rule, or a move or undo of mine waits for its answer or for its news. */
  get busy(): boolean {
    return this.table?.stage === 'paused' || this.table?.stage === 'frozen' || this.voting || this.#acked > this.received || this.#waiting.some((w) => w.message.t === 'move' || w.message.t === 'undo');
  }

  /** What the game's components draw; null before the game is laid. */
  scene: Scene | null = $derived.by(() => {
    const settled = this.queue.views[this.me] ?? this.queue.views[-1];
    if (!settled || !this.table) return null;
    return {
      board: this.board,
      view: this.#current(settled),
      items: this.queue.shown,
      log: this.log,
      table: this.table,
      names: this.names,
      me: this.me,
      busy: this.busy,
      covered: this.open !== null || this.handover,
      pick: (...actions) => void this.pick(...actions),
      next: this.queue.playing ? () => this.queue.next() : undefined,
    };
  });

  /** What happened, as far as it was shown. */
  log: Item[] = $derived.by(() => {
    const last = this.queue.last;
    return this.chronicle.filter((item) => item.n <= last);
  });

  /** What is being shown, where it is a scene of its own. */
  turning: Moment | null = $derived.by(() => (this.scene && this.game && this.queue.playing && settings.pace !== 'at_once' ? turning(this.game, this.scene) : null));

  /** What to know before my next decision. */
  recap: Recap = $derived.by(() => {
    const scene = this.scene;
    if (!scene?.view.actions.length || this.mine.length !== 1) return { lines: [], more: 0 };
    return recap(this.log, this.mine, (item) => weigh(item, this.mine, this.#people) + (this.game?.pace?.(item, scene) ?? 0) / SLOWEST);
  });

  /** Show a moment on the board once more. */
  recall(item: Item): void {
    clearTimeout(this.#recalling);
    this.recalled = item;
    this.#recalling = setTimeout(() => (this.recalled = null), FIND + LETTER * item.words.length + HELD);
  }

  /** Take actions of my seat, together. A second click while the first waits does nothing. */
  async pick(...actions: number[]): Promise<void> {
    if (this.busy || this.queue.playing || this.me < 0) return;
    const seat = this.me;
    this.look(seat);
    this.recalled = null;
    this.#hint = null;
    const { phase, round, actions: offered = [] } = this.queue.views[seat] ?? {};
    const did = offered.find((action) => action.id === actions[0])?.do;
    if (did && phase && round !== undefined) this.#before[phase] = { did, round, offered: offered.map((action) => action.words) };
    this.#byHand = false;
    await this.ask({ t: 'move', seat, answers: this.queue.upto, actions });
  }

  async undo(): Promise<void> {
    if (this.busy || this.me < 0) return;
    this.#byHand = true;
    await this.ask({ t: 'undo', seat: this.me });
  }

  /** An order of the host. */
  async order(order: Order, more: Pick<Host, 'seat' | 'value'> = {}): Promise<boolean> {
    return (await this.ask({ t: 'host', order, ...more })) !== null;
  }

  /** Send a request until it is answered. Null where it was refused (the reason is in `notice`) or is already on its way. */
  async ask(message: Without<Asked>): Promise<Ack | null> {
    const same = JSON.stringify(message);
    if (this.#waiting.some(({ message: { id: _, ...rest } }) => JSON.stringify(rest) === same)) return null;
    this.notice = '';
    const asked = { ...message, id: freshId() } as Asked;
    try {
      return await new Promise<Ack>((answered, failed) => {
        this.#waiting = [...this.#waiting, { message: asked, answered, failed }];
        this.#connection.send(asked);
      });
    } catch (error) {
      this.notice = error instanceof Error ? error.message : String(error);
      return null;
    }
  }

  /** What I am asked, as one word. */
  get #about(): string {
    const view = this.queue.views[this.me];
    return view?.actions.length ? `${this.me}:${view.round}:${view.phase}:${view.actions.map((action) => action.id).join()}` : '';
  }

  /** The coach's answer to what I am asked now, empty until it comes; null where I have not asked. */
  get hint(): Pick<Advised, 'advice' | 'over'> | null {
    return this.#hint && this.#hint.about === this.#about ? (this.#hint.told ?? { advice: null, over: false }) : null;
  }

  /** Ask the coach; any move puts its answer away. */
  async askCoach(): Promise<void> {
    this.#hint = { about: this.#about, told: null };
    if (!(await this.ask({ t: 'hint', seat: this.me }))) this.#hint = null;
  }

  putAway(): void {
    this.#hint = null;
  }

  /** Leave the page: nothing more is heard or shown. */
  close(): void {
    clearTimeout(this.#patience);
    clearTimeout(this.#recalling);
    this.queue.stop();
    this.#connection.close();
  }

  #current(settled: View): View {
    if (this.voting && !this.queue.playing) return { ...settled, actions: [], undo: false };
    if (!this.queue.playing) return { ...settled, actions: this.#passes === null ? (this.open ?? settled.actions) : [] };
    const fold = this.game?.fold;
    return { ...settled, actions: [], undo: false, table: fold ? this.queue.shown.reduce((table, item) => fold(table, item, this.board), settled.table) : settled.table };
  }

  /** Who is at this device is in it. */
  #concerns(item: Item): boolean {
    return item.words !== '' && concerns(item, this.mine, this.#people);
  }

  get #people(): string[] {
    return this.voice?.people ?? PEOPLE;
  }

  /** It is a scene of its own. */
  #turns(item: Item): boolean {
    return this.queue.shown.at(-1) === item && this.turning !== null;
  }

  /** What everybody is to see stays, whatever a reader's pace. */
  #stays(item: Item): number {
    return (this.scene && this.game?.stays?.(item, this.scene)) ?? 0;
  }

  #pace(item: Item, last: boolean): number {
    const { scene, game } = this;
    const others = !this.mine.includes(item.seat) && item.words !== '';
    const turn = this.#turns(item) ? [this.turning?.title, ...(this.turning?.lines ?? [])].join(' ').length : 0;
    const read = turn ? 2 * FIND + LETTER * turn : others && this.#concerns(item) ? FIND + LETTER * item.words.length : 0;
    const held = last && others ? HELD : 0;
    const moved = game?.pace && scene ? game.pace(item, scene) : item.words ? DEFAULT_PACE : 0;
    return Math.max(this.#stays(item), Math.max(read, still() ? held : moved) * PACES[settings.pace]);
  }

  #hear(message: FromServer): void {
    switch (message.t) {
      case 'welcome':
        return this.#welcome(message);
      case 'news':
        return this.#news(message);
      case 'ack':
        return this.#ack(message);
      case 'refused':
        return this.#refused(message);
      case 'presence':
        this.#table = message.table;
        return;
      case 'devices':
        this.devices = message.devices;
        return;
      case 'advised':
        if (this.#hint?.about.startsWith(`${message.seat}:`)) this.#hint = { ...this.#hint, told: message };
        return;
      case 'pong':
        this.#clock(message.now);
        return;
      case 'bye':
        return this.#ended(message);
    }
  }

  #welcome(message: Welcome): void {
    const first = this.received < 0;
    this.#clock(message.now);
    this.#table = message.table;
    this.board = message.board;
    this.mine = message.seats;
    this.host = message.host;
    this.#called = message.called;
    if (message.items[0] && message.items[0].n <= this.received) this.chronicle = [];
    this.#take(message.items, message.upto, this.#look(message.views) ?? {}, first || message.items.length > TOO_MANY_TO_SHOW);
    for (const waiting of this.#waiting) this.#connection.send(waiting.message);
  }

  #news(message: News): void {
    this.#clock(message.now);
    if (message.after > this.received) {
      this.#connection.send({ t: 'since', last: this.received });
      return;
    }
    if (message.upto < this.received) return;
    const views = this.#look(message.views ?? {});
    if (!views) {
      this.#connection.send({ t: 'since', last: this.received });
      return;
    }
    if (message.table) this.#table = message.table;
    if (message.board) this.board = message.board;
    this.#called = [...this.#called, ...(message.called ?? [])];
    this.#take(message.items.filter((item) => item.n > this.received), message.upto, views, false);
  }

  /** My views after what was sent; null where it changes something that I do not have. */
  #look(glances: Record<number, Glance>): Record<number, View> | null {
    const views: Record<number, View> = {};
    for (const [seat, glance] of Object.entries(glances)) {
      const before = this.#views[Number(seat)];
      if (!glance.whole && before?.number !== glance.since) return null;
      const view = (glance.whole as View | null) ?? changed((before as { view: View }).view, glance.changes ?? {});
      this.#views[Number(seat)] = { number: glance.number, view };
      views[Number(seat)] = seen(view, () => ({ voice: this.voice, reader: view.seat, names: this.names }));
    }
    return views;
  }

  #take(told: Told[], upto: number, views: Record<number, View>, atOnce: boolean): void {
    this.received = upto;
    if (Object.keys(views).length) this.recalled = null;
    const items = told.map((one) => this.#heard(one));
    this.chronicle = standing([...this.chronicle, ...items]);
    if (!atOnce) items.filter((item) => item.kind === 'table:said' || item.kind === 'table:reacted').forEach((item) => this.#bubble(item));
    if (atOnce || this.scene === null) this.queue.settle(views, upto); // without a board there is nothing to show it on
    else this.queue.push({ items, upto, views });
  }

  /** With its words, for whoever sits here alone; on a shared screen everybody has a name. */
  #heard(told: Told): Item {
    const names = this.#called.findLast(([from]) => from <= told.n)?.[1] ?? this.names;
    return heard(told, () => ({ voice: this.voice, reader: this.mine.length === 1 ? (this.mine[0] as number) : -1, names }));
  }

  #bubble(item: Item): void {
    const words = said(item);
    this.said = { ...this.said, [item.seat]: words };
    setTimeout(() => {
      if (this.said[item.seat] === words) this.said = { ...this.said, [item.seat]: '' };
    }, BUBBLE);
  }

  #ack(message: Ack): void {
    this.#acked = Math.max(this.#acked, message.upto);
    if (message.upto > this.received) {
      clearTimeout(this.#patience);
      this.#patience = setTimeout(() => {
        if (this.#acked > this.received) this.#connection.send({ t: 'since', last: this.received });
      }, PATIENCE);
    }
    this.#answer(message.id)?.answered(message);
  }

  #refused(message: Refused): void {
    const waiting = this.#answer(message.id);
    if (message.upto > this.received) this.#connection.send({ t: 'since', last: this.received });
    else if (message.views) this.queue.correct(this.#look(message.views) ?? {});
    const words = this.voice?.refused(message, this.names) ?? refusal(message.reason, message.known);
    if (waiting) waiting.failed(new Failure(message.reason, words));
    else this.notice = words;
  }

  #answer(id: string): Waiting | undefined {
    const found = this.#waiting.find((w) => w.message.id === id);
    this.#waiting = this.#waiting.filter((w) => w !== found);
    return found;
  }

  #ended(message: Bye): void {
    if (message.again) return;
    this.bye = message;
    for (const waiting of this.#waiting) waiting.failed(new Failure(message.reason, refusal(message.reason, message.known, 'bye')));
    this.#waiting = [];
  }

  #clock(now: number): void {
    if (now) this.skew = now - Date.now() / 1000;
  }
}

/** The items that still hold: a step that was taken back takes what it told with it. */
export function standing(items: Item[]): Item[] {
  const undone = items.filter((item) => item.kind === 'table:undone');
  return items.filter((item) => !undone.some((undo) => item.n < undo.n && item.n >= (undo.ints.from ?? undo.n)));
}

/** An id that no other request has; works without a secure context, as on the room's own network. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
