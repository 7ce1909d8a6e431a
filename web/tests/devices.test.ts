import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { known, remember } from '../src/lib/memory';
import type { Device } from '../src/lib/messages';
import { TableStore } from '../src/lib/table.svelte';
import Banner from '../src/shell/Banner.svelte';
import { FakeSocket, welcome } from './fake';

let store: TableStore;
let shown: Record<string, unknown>;
const [mine, other]: Device[] = [{ since: 100, this: true }, { since: 200, this: false }];

function show(): void {
  store = new TableStore('m1', 'secret-token', 'ws://here/ws');
  FakeSocket.last.open();
  FakeSocket.last.say(welcome());
  shown = mount(Banner, { target: document.body, props: { store } });
}

function say(...devices: Device[]): string {
  FakeSocket.last.say({ t: 'devices', devices });
  flushSync();
  return document.body.textContent ?? '';
}

function press(name: string): void {
  [...document.querySelectorAll('button')].find((button) => button.textContent === name)?.click();
  flushSync();
}

beforeEach(() => {
  localStorage.clear();
  FakeSocket.install();
  remember({ match: 'm1', token: 'secret-token' });
  show();
});

afterEach(() => {
  store.close();
  void unmount(shown);
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

it('says so when my seat was opened on another device, until I say that it was me', () => {
  expect(say(mine as Device)).not.toContain('another device');
  expect(say(mine as Device, other as Device)).toContain('Your seat was opened on another device.');
  press('That was me');
  expect(document.body.textContent).not.toContain('another device');
  expect(known()[0]?.devices).toBe(2);
});

it('still says so after the page was loaded again', () => {
  say(mine as Device, other as Device);
  store.close();
  void unmount(shown);
  document.body.innerHTML = '';
  show();
  expect(say(mine as Device, other as Device)).toContain('another device');
});

it('signs the others out', () => {
  say(mine as Device, other as Device);
  press('Sign it out');
  expect(FakeSocket.last.of('signout')).toHaveLength(1);
  expect(say(mine as Device)).not.toContain('another device');
});

it('does not tell a device about itself', () => {
  expect(say({ since: 100, this: false }, { since: 200, this: true })).not.toContain('another device');
});
