/** A socket that a test holds the other end of, and messages to send through it. */
import { vi } from 'vitest';
import type { Action, View } from '../src/lib/game';
import type { Item } from '../src/lib/voice';
import { type FromClient, type FromServer, type Glance, type News, PROTOCOL, type Table, type Welcome } from '../src/lib/messages';

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }

  static install(): void {
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The connection stands. */
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection breaks. */
  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  of<K extends FromClient['t']>(kind: K): Extract<FromClient, { t: K }>[] {
    return this.sent.filter((message): message is Extract<FromClient, { t: K }> => message.t === kind);
  }
}

export const ACTIONS: Action[] = [
  { id: 0, do: 'end_turn', words: 'End the turn and keep 4 points', ints: { have: 4 } },
  { id: 2, do: 'push', target: 1, words: 'Push Jonas up to 3, pay 3', ints: { price: 3 } },
  { id: 3, do: 'push', target: 2, words: 'Push Mei up to 9, pay 3', ints: { price: 3 } },
];

export function view(over: Partial<View> = {}): View {
  return { seat: 0, round: 2, ply: 5, told: 9, over: false, pending: [0], phase: 'action', prompt: 'Your turn.', actions: ACTIONS, undo: false, placing: null, table: { sum: 0 }, ...over };
}

/** A whole view as it is sent. */
export function whole(over: Partial<View> = {}): Glance {
  return { number: 1, whole: { ...view(over) } };
}

export function table(over: Partial<Table> = {}): Table {
  const seats = ['Amina', 'Jonas', 'Mei'].map((name, seat) => ({ seat, name, kind: 'person' as const, bot: '', here: true, standing_in: false, host: seat === 0, free: false }));
  return { match: 'm1', code: 'PLUM 472', game: 'ludo', title: 'Ludo', stage: 'playing', mode: 'open', seats, options: {}, variant: '', locked: false, talk: 'phrases', hints: 'off', level: '', clock: 0, deadline: 0, watchers: 0, commitment: 'ab', secret: '', outdated: {}, again: '', before: null, stopping: [], quits: false, reforms: false, motion: null, ...over };
}

export function item(n: number, over: Partial<Item> = {}): Item {
  return { n, kind: 'gained', seat: 1, words: `Jonas earned ${n} points.`, ...over, ints: { seat: over.seat ?? 1, ...(over.ints ?? { points: 1 }) } };
}

export function welcome(over: Partial<Welcome> = {}): Welcome {
  return { t: 'welcome', table: table(), seats: [0], host: true, upto: 4, items: [0, 1, 2, 3, 4].map((n) => item(n)), called: [], board: {}, views: { 0: whole() }, now: Date.now() / 1000, protocol: PROTOCOL, ...over };
}

export function news(after: number, upto: number, over: Partial<News> = {}): News {
  const items = Array.from({ length: upto - after }, (_, i) => item(after + 1 + i));
  return { t: 'news', after, upto, items, table: table(), views: { 0: whole({ told: upto }) }, now: Date.now() / 1000, board: null, ...over };
}
