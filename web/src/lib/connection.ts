/** One WebSocket that comes back by itself: hello, a look whether the line still lives, back-off with jitter. It knows frames, not tables.
 *
 * The server asks with protocol pings whether anybody is there, and the browser answers them, in a hidden tab too. A page cannot see those,
 * so while it is looked at and hears nothing, it asks for itself; out of sight it needs no timers. */
import type { FromClient as FromRoom, Lesson } from './lesson';
import type { FromClient as FromSeat, FromServer as ToSeat } from './messages';

type FromClient = FromSeat | FromRoom;
type FromServer = ToSeat | Lesson;

/** A page that is looked at and has heard nothing for so long asks whether the line lives. */
export const QUIET = 15_000;
/** So long the answer may take. */
export const ANSWER = 10_000;
export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 8_000;

export type Link = 'connecting' | 'open' | 'offline' | 'closed';

export interface Handlers {
  /** The first frame of each connection. */
  hello: () => FromClient;
  heard: (message: FromServer) => void;
  changed: (link: Link) => void;
}

/** How long to wait before try number `tries` (from 0): half a second, doubling up to eight, each with jitter. */
export function backOff(tries: number, random: number): number {
  return Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT) * (0.5 + random / 2);
}

export class Connection {
  #socket: WebSocket | null = null;
  #tries = 0;
  #ended = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    private readonly on: Handlers,
  ) {
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#probe);
    this.#open();
  }

  /** Send a frame; false where there is no open connection (it is then sent by whoever waits for its answer, later). */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** End for good. */
  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#probe);
    this.#drop();
    this.on.changed('closed');
  }

  #open(): void {
    this.on.changed(this.#tries ? 'offline' : 'connecting');
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.on.hello()));
      this.#wait(QUIET, this.#probe);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#read(JSON.parse(event.data) as FromServer);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #read(message: FromServer): void {
    this.#wait(QUIET, this.#probe);
    if (message.t === 'welcome' || message.t === 'lesson') {
      this.#tries = 0;
      this.on.changed('open');
    }
    this.on.heard(message);
    if (message.t === 'bye' && !message.again) this.close();
  }

  #wait(time: number, then: () => void): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(then, time);
  }

  /** Ask whether the line lives, where somebody looks; no answer means that it does not. */
  #probe = (): void => {
    if (document.hidden) return;
    if (this.send({ t: 'ping', at: Date.now() / 1000 })) this.#wait(ANSWER, () => document.hidden || this.#lost());
    else this.#now();
  };

  #lost(): void {
    this.#drop();
    if (this.#ended) return;
    this.on.changed('offline');
    this.#timer = setTimeout(() => this.#open(), backOff(this.#tries++, Math.random()));
  }

  #drop(): void {
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** The network is back: do not wait. */
  #now = (): void => {
    if (this.#ended || this.#socket) return;
    clearTimeout(this.#timer);
    this.#open();
  };
}
