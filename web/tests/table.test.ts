import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANSWER, backOff, QUIET } from '../src/lib/connection';
import { TableStore } from '../src/lib/table.svelte';
import type { GameModule, View } from '../src/lib/game';
import type { Before } from '../src/lib/habits';
import { change } from '../src/lib/settings.svelte';
import { PROTOCOL } from '../src/lib/messages';
import { ACTIONS, FakeSocket, item, news, table, welcome, whole } from './fake';

let store: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  store = new TableStore('m1', 'secret-token', 'ws://here/ws');
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sit(): FakeSocket {
  FakeSocket.last.open();
  FakeSocket.last.say(welcome());
  return FakeSocket.last;
}

describe('coming in', () => {
  it('says hello with the token and that it has nothing yet', () => {
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ t: 'hello', table: 'm1', token: 'secret-token', last: -1, protocol: PROTOCOL }]);
  });

  it('shows how things stand at once, without a show', () => {
    sit();
    expect(store.link).toBe('open');
    expect(store.queue.playing).toBe(false);
    expect(store.queue.upto).toBe(4);
    expect(store.log.map((i) => i.n)).toEqual([0, 1, 2, 3, 4]);
    expect(store.scene?.view.actions).toHaveLength(3);
  });
});

describe('a lost connection', () => {
  it('comes back by itself and names the last number it has', () => {
    sit().cut();
    expect(store.link).toBe('offline');
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.of('hello')[0]?.last).toBe(4);
    FakeSocket.last.say(welcome({ upto: 6, items: [item(5), item(6)] }));
    expect(store.link).toBe('open');
    store.queue.skip();
    expect(store.log.map((i) => i.n)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('takes everything anew where the server sends everything', () => {
    sit().cut();
    vi.advanceTimersByTime(500);
    FakeSocket.last.open();
    FakeSocket.last.say(welcome({ upto: 5, items: [0, 1, 2, 3, 4, 5].map((n) => item(n)) }));
    store.queue.skip();
    expect(store.log.map((i) => i.n)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('sends a move that was never answered again, under the same id', () => {
    const socket = sit();
    void store.pick(2);
    socket.cut();
    vi.advanceTimersByTime(500);
    FakeSocket.last.open();
    FakeSocket.last.say(welcome({ items: [] }));
    expect(FakeSocket.last.of('move')).toEqual(socket.of('move'));
  });

  it('waits half a second at first, twice as long each time, eight at most, with jitter', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map((n) => backOff(n, 1))).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
    expect(backOff(4, 0)).toBe(4000);
  });

  it('is noticed by silence where somebody looks, and tried again', () => {
    const socket = sit();
    vi.advanceTimersByTime(QUIET);
    expect(socket.of('ping')).toHaveLength(1);
    socket.say({ t: 'pong', at: 0, now: 0 });
    vi.advanceTimersByTime(QUIET);
    expect(socket.of('ping')).toHaveLength(2);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(ANSWER + 500);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('is left to the browser in a hidden tab, whose timers sleep, and looked at when somebody is back', () => {
    const socket = sit();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    vi.advanceTimersByTime(3_600_000);
    expect(socket.of('ping')).toHaveLength(0);
    expect(FakeSocket.all).toHaveLength(1);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(socket.of('ping')).toHaveLength(1);
    socket.cut();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.all, 'no waiting for the next try').toHaveLength(2);
  });

  it('is not tried again after the server said that it makes no sense', () => {
    sit().say({ t: 'bye', reason: 'removed', again: false, known: {} });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(store.bye?.reason).toBe('removed');
  });
});

describe('news', () => {
  it('after a gap are asked for from the last number on', () => {
    const socket = sit();
    socket.say(news(6, 8));
    expect(socket.of('since')).toEqual([{ t: 'since', last: 4 }]);
    expect(store.received).toBe(4);
    socket.say(news(4, 8));
    store.queue.skip();
    expect(store.log.map((i) => i.n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('that come twice count once', () => {
    const socket = sit();
    socket.say(news(4, 6));
    socket.say(news(4, 6));
    store.queue.skip();
    expect(store.log.map((i) => i.n)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('of an undo take the step out of the log', () => {
    const socket = sit();
    socket.say(news(4, 6));
    socket.say(news(6, 7, { items: [item(7, { kind: 'table:undone', ints: { from: 5 }, words: 'You took your last step back.' })] }));
    store.queue.skip();
    expect(store.log.map((i) => i.n)).toEqual([0, 1, 2, 3, 4, 7]);
  });

  it('offer no move while they are being shown', () => {
    sit().say(news(4, 5));
    expect(store.queue.playing).toBe(true);
    expect(store.scene?.view.actions).toEqual([]);
    vi.runOnlyPendingTimers();
    expect(store.scene?.view.actions).toHaveLength(3);
  });

  it('that end the game show the end only after the last event', () => {
    sit().say(news(4, 5, { table: table({ stage: 'over' }) }));
    expect(store.stage).toBe('playing');
    vi.runOnlyPendingTimers();
    expect(store.stage).toBe('over');
  });

  it('that change a view which is not here are asked for anew, and change nothing', () => {
    const socket = sit();
    socket.say(news(4, 5, { views: { 0: { number: 3, since: 2, changes: { round: 9 } } } }));
    expect(socket.of('since')).toEqual([{ t: 'since', last: 4 }]);
    expect([store.received, store.scene?.view.round]).toEqual([4, 2]);
    socket.say(news(4, 5, { items: [], views: { 0: { number: 2, since: 1, changes: { round: 3 } } } }));
    expect([store.received, store.scene?.view.round]).toEqual([5, 3]);
  });

  it('with a phrase put a bubble beside the name, for a while', () => {
    sit().say(news(4, 5, { items: [item(5, { kind: 'table:said', known: { phrase: 'well_played' } })] }));
    expect(store.said[1]).toBe('Well played.');
    vi.advanceTimersByTime(7_000);
    expect(store.said[1]).toBe('');
  });
});

describe('a move', () => {
  it('carries the number that it answers', () => {
    const socket = sit();
    void store.pick(3);
    expect(socket.of('move')).toMatchObject([{ seat: 0, answers: 4, actions: [3] }]);
  });

  it('clicked twice is sent once, until its news are here', () => {
    const socket = sit();
    void store.pick(2);
    void store.pick(2);
    void store.pick(3);
    expect(store.busy).toBe(true);
    const id = socket.of('move')[0]?.id ?? '';
    socket.say({ t: 'ack', id, upto: 6, code: '' });
    void store.pick(3);
    expect(socket.of('move')).toHaveLength(1);
    socket.say(news(4, 6));
    store.queue.skip();
    expect(store.busy).toBe(false);
    void store.pick(3);
    expect(socket.of('move')).toHaveLength(2);
  });

  it('whose news are lost asks for them', () => {
    const socket = sit();
    void store.pick(2);
    socket.say({ t: 'ack', id: socket.of('move')[0]?.id ?? '', upto: 6, code: '' });
    vi.advanceTimersByTime(2_000);
    expect(socket.of('since')).toEqual([{ t: 'since', last: 4 }]);
  });

  it('that is refused says why in words and shows the fresh view', async () => {
    const socket = sit();
    const done = store.pick(2);
    socket.say({ t: 'refused', id: socket.of('move')[0]?.id ?? '', reason: 'stale', upto: 4, views: { 0: whole({ actions: [] }) } });
    await done;
    expect(store.notice).toBe('The table has moved on since you decided. Have another look.');
    expect(store.busy).toBe(false);
    expect(store.scene?.view.actions).toEqual([]);
  });

  it('over which a rule failed is not sent again, also after the connection was lost', async () => {
    const socket = sit();
    const picked = store.pick(2);
    socket.say(news(4, 5, { table: table({ stage: 'frozen' }), items: [item(5, { kind: 'table:frozen', words: 'A rule failed.' })], views: { 0: whole({ actions: [], pending: [] }) } }));
    socket.say({ t: 'refused', id: socket.of('move')[0]?.id ?? '', reason: 'frozen', upto: 5, views: { 0: whole({ actions: [], pending: [] }) } });
    await picked;
    expect(store.notice).toContain('A rule of this game failed');
    store.queue.skip();
    expect(store.busy).toBe(true);
    await store.pick(2);
    socket.cut();
    vi.advanceTimersByTime(500);
    FakeSocket.last.open();
    FakeSocket.last.say(welcome({ upto: 5, items: [], table: table({ stage: 'frozen' }), views: {} }));
    expect(FakeSocket.all.flatMap((each) => each.of('move'))).toHaveLength(1);
  });

  it('of a spectator is never sent', () => {
    FakeSocket.last.open();
    FakeSocket.last.say(welcome({ seats: [], host: false, views: { [-1]: whole({ seat: -1 }) } }));
    void store.pick(2);
    expect(FakeSocket.last.of('move')).toEqual([]);
  });
});

describe('a device that is passed around', () => {
  it('looks through the eyes of whoever is asked', () => {
    FakeSocket.last.open();
    const views = { 0: whole({ pending: [1], actions: [] }), 1: whole({ seat: 1, pending: [1] }) };
    FakeSocket.last.say(welcome({ seats: [0, 1], views }));
    expect(store.me).toBe(1);
    void store.pick(2);
    expect(FakeSocket.last.of('move')[0]?.seat).toBe(1);
  });

  it('stays with whoever moved last while nobody on it is asked', () => {
    FakeSocket.last.open();
    const asked = (pending: number[]) => ({ 0: whole({ pending }), 1: whole({ seat: 1, pending }) });
    FakeSocket.last.say(welcome({ seats: [0, 1], views: asked([1]) }));
    void store.pick(2);
    FakeSocket.last.say(news(4, 5, { views: asked([2]) }));
    store.queue.skip();
    expect(store.me).toBe(1);
  });

  it('is handed over before a secret is shown, but not for what can be answered in front of everybody', () => {
    FakeSocket.last.open();
    FakeSocket.last.say(welcome({ seats: [0, 1], views: { 0: whole(), 1: whole({ seat: 1, actions: [] }) } }));
    store.game = { secrets: true } as GameModule;
    expect(store.handover).toBe(true);
    store.holder = 0;
    expect(store.handover).toBe(false);
    expect(store.scene?.covered).toBe(false);
    store.holder = 1;
    store.game = { secrets: true, open: (seen: View) => seen.actions.slice(0, 1) } as GameModule;
    expect(store.handover).toBe(false);
    expect(store.scene?.covered).toBe(true);
    expect(store.scene?.view.actions).toEqual(ACTIONS.slice(0, 1));
  });
});

describe('a seat that is asked only so that nobody can tell what it holds', () => {
  it('shows no question: the page answers for it', () => {
    sit();
    store.game = { passes: (seen: View) => seen.actions[0]?.id ?? null } as GameModule;
    expect(store.passing).toBe(0);
    expect(store.scene?.view.actions).toEqual([]);
  });

  it('decides by itself where it can do something', () => {
    sit();
    store.game = { passes: () => null } as unknown as GameModule;
    expect(store.passing).toBeNull();
    expect(store.scene?.view.actions).toEqual(ACTIONS);
  });
});

describe('what leaves no choice', () => {
  const one = (over: Partial<View> = {}): FakeSocket => {
    FakeSocket.last.open();
    FakeSocket.last.say(welcome({ views: { 0: whole({ actions: ACTIONS.slice(0, 1), ...over }) } }));
    return FakeSocket.last;
  };

  it('the page does, and says so', () => {
    one();
    store.game = {} as GameModule;
    expect(store.automatic?.action.do).toBe('end_turn');
    expect(store.passing).toBe(0);
    expect(store.scene?.view.actions).toEqual(ACTIONS.slice(0, 1));
    expect(store.beat).toBeGreaterThan(1000);
  });

  it('is the reader’s where there is something to see, or where they want to be asked', () => {
    one();
    store.game = { weighs: ['action'] } as GameModule;
    expect(store.passing).toBeNull();
    store.game = {} as GameModule;
    change({ habits: { alone: 'ask' } });
    expect(store.passing).toBeNull();
    change({ habits: {} });
  });

  it.each([{ stage: 'paused' as const }, { mode: 'guided' as const }])('waits while the game stands still, and for whoever learns it', (over) => {
    FakeSocket.last.open();
    FakeSocket.last.say(welcome({ table: table(over), views: { 0: whole({ actions: ACTIONS.slice(0, 1) }) } }));
    store.game = {} as GameModule;
    expect(store.passing).toBeNull();
  });

  it('is not done again for whoever took it back', () => {
    const socket = one();
    store.game = {} as GameModule;
    void store.undo();
    expect(socket.of('undo')).toHaveLength(1);
    expect(store.passing).toBeNull();
  });

  it('is asked once a round where the reader wants that', () => {
    sit();
    const game = { habits: [{ name: 'build', ways: ['round'], says: () => '', way: () => '', meets: () => true, answer: (seen: View, _: string, before?: Before) => (before?.round === seen.round ? (seen.actions[0]?.id ?? null) : null) }] };
    store.game = game as unknown as GameModule;
    expect(store.passing).toBeNull();
    void store.pick(0);
    expect(store.passing).toBe(0);
  });
});

it('a moment is looked at once more only until things move on', () => {
  const socket = sit();
  store.recall(item(2));
  expect(store.recalled?.n).toBe(2);
  socket.say(news(4, 5));
  expect(store.recalled).toBeNull();
});

it.each([
  [0, true],
  [30, false],
])('what concerns the reader is hurried only where a clock runs: %i seconds', (clock, playing) => {
  FakeSocket.last.open();
  FakeSocket.last.say(welcome({ table: table({ clock }) }));
  const items = Array.from({ length: 20 }, (_, i) => item(5 + i, { ints: { target: 0 } }));
  FakeSocket.last.say(news(4, 24, { table: table({ clock }), items }));
  vi.advanceTimersByTime(6_500);
  expect(store.queue.playing).toBe(playing);
});

it('undo is one request, however often it is pressed', () => {
  const socket = sit();
  void store.undo();
  void store.undo();
  expect(socket.of('undo')).toHaveLength(1);
});

it("the server's clock counts, not mine", () => {
  FakeSocket.last.open();
  FakeSocket.last.say(welcome({ now: Date.now() / 1000 + 100 }));
  expect(Math.round(store.skew)).toBe(100);
});
