/** One room as this browser knows it: as whoever leads it, as a phone, or as the wall. The server sends it whole whenever it changed. */
import { Failure } from '../lib/api';
import { Connection, type Link } from '../lib/connection';
import type { Lead, LeadOrder, Lesson, Reply, What } from '../lib/lesson';
import type { Ack, Bye } from '../lib/messages';
import { PROTOCOL } from '../lib/messages';
import { refusal } from '../lib/speech.svelte';

interface Waiting {
  message: Lead | Reply;
  answered: (ack: Ack) => void;
  failed: (why: Failure) => void;
}

/** How often what counts seconds is drawn anew, in milliseconds. */
const TICK = 1_000;

export class RoomStore {
  lesson = $state.raw<Lesson | null>(null);
  link = $state<Link>('connecting');
  bye = $state.raw<Bye | null>(null);
  /** What went wrong last, in words, until the next try. */
  notice = $state('');
  /** The server's time in seconds, as far as we know it. */
  now = $state(Date.now() / 1000);
  #skew = 0;
  #waiting = new Map<string, Waiting>();
  #connection: Connection;
  #clock = setInterval(() => (this.now = Date.now() / 1000 + this.#skew), TICK);

  constructor(
    readonly room: string,
    token: string,
  ) {
    this.#connection = new Connection(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`, {
      hello: () => ({ t: 'hello', table: room, token, protocol: PROTOCOL }),
      heard: (message) => {
        if (message.t === 'lesson') this.#show(message);
        else if (message.t === 'ack') this.#take(message.id)?.answered(message);
        else if (message.t === 'refused') {
          this.notice = refusal(message.reason, message.known);
          this.#take(message.id)?.failed(new Failure(message.reason, this.notice));
        } else if (message.t === 'bye' && !message.again) this.bye = message;
      },
      changed: (link) => {
        this.link = link;
        if (link === 'open') for (const { message } of this.#waiting.values()) this.#connection.send(message);
      },
    });
  }

  #show(lesson: Lesson): void {
    this.lesson = lesson;
    this.#skew = lesson.now - Date.now() / 1000;
    this.now = lesson.now;
  }

  #take(id: string): Waiting | undefined {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    return found;
  }

  #ask(message: Lead | Reply): Promise<Ack> {
    this.notice = '';
    this.#connection.send(message);
    return new Promise((answered, failed) => this.#waiting.set(message.id, { message, answered, failed }));
  }

  /** Give an order; what was refused is in `notice`. The code that came back, where one did. */
  async lead(order: LeadOrder, more: Partial<Lead> = {}): Promise<string> {
    return this.#ask({ t: 'lead', id: crypto.randomUUID?.() ?? String(Math.random()), order, ...more }).then(
      (ack) => ack.code,
      () => '',
    );
  }

  /** Say something from a phone; whether it counted. */
  async reply(what: What, more: Partial<Reply> = {}): Promise<boolean> {
    return this.#ask({ t: 'reply', id: crypto.randomUUID?.() ?? String(Math.random()), what, ...more }).then(
      () => true,
      () => false,
    );
  }

  close(): void {
    clearInterval(this.#clock);
    this.#connection.close();
  }
}

/** Seconds as minutes: "2:05". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
