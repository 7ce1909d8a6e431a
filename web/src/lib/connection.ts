/** One WebSocket that comes back by itself: hello, heartbeat, back-off with jitter. It knows frames, not tables. */
import type { FromClient, FromServer } from './messages';

export const HEARTBEAT = 15_000;
export const SILENCE = 40_000;
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
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;

  constructor(
    private readonly url: string,
    private readonly on: Handlers,
  ) {
    addEventListener('online', this.#now);
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
    this.#drop();
    this.on.changed('closed');
  }

  #open(): void {
    this.on.changed(this.#tries ? 'offline' : 'connecting');
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      socket.send(JSON.stringify(this.on.hello()));
      this.#beat = setInterval(() => this.#pulse(), HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#read(JSON.parse(event.data) as FromServer);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #read(message: FromServer): void {
    this.#heard = Date.now();
    if (message.t === 'welcome') {
      this.#tries = 0;
      this.on.changed('open');
    }
    this.on.heard(message);
    if (message.t === 'bye' && !message.again) this.close();
  }

  #pulse(): void {
    if (Date.now() - this.#heard > SILENCE) this.#lost();
    else this.send({ t: 'ping', at: Date.now() / 1000 });
  }

  #lost(): void {
    this.#drop();
    if (this.#ended) return;
    this.on.changed('offline');
    this.#timer = setTimeout(() => this.#open(), backOff(this.#tries++, Math.random()));
  }

  #drop(): void {
    clearInterval(this.#beat);
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
