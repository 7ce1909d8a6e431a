import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDebrief } from '../src/lib/reckoning.svelte';
import Debrief from '../src/debrief/Debrief.svelte';
import Runs from '../src/debrief/Runs.svelte';
import { GUESS, half, lorenz } from '../src/debrief/say';
import type { Account, Debrief as Found, Deed, Finding, Figure, Hold } from '../src/lib/debrief';
import type { Scene } from '../src/lib/game';
import { t } from '../src/lib/text';
import { loadVoice } from '../src/lib/voice';
import { table, view } from './fake';

/** What the server sends, a line at a time. */
const sent: string[] = [];
vi.mock('../src/lib/api', async (original) => ({
  ...(await original<typeof import('../src/lib/api')>()),
  debriefOf: () => Promise.resolve({ body: { pipeThrough: () => ({ getReader: () => ({ read: () => Promise.resolve(sent.length ? { done: false, value: sent.shift() } : { done: true }) }) }) } }),
}));
vi.mock('../src/lib/voice', async (original) => ({
  ...(await original<typeof import('../src/lib/voice')>()),
  loadVoice: () => Promise.resolve({ words: { has: () => true, say: (message: string) => message }, item: (told: { kind: string; known: Record<string, string> }) => `${told.kind} ${told.known.option}` }),
}));

let shown: Record<string, unknown> | null = null;
const at = table();
const names = at.seats.map((seat) => seat.name);
const scene: Scene = { board: {}, view: view(), items: [], log: [], table: at, names, me: -1, busy: false, pick: () => undefined };
const figure = (value: number, within = 2): Figure => ({ value, within });

function account(rules: number, luck: number, own: number, others: number, unequal: number): Account {
  const end = 33.4 + rules + luck + own + others;
  const by = names.map(() => figure(0, 0));
  return { equal: 33.4, rules: figure(rules), luck: figure(luck), own: figure(own), others: figure(others), end: figure(end, 0), by, level: figure(rules - unequal), unequal: figure(unequal), reform: null };
}

function found(changes: Partial<Found> = {}): Found {
  const accounts = [account(-11.4, 35.8, -21, 63.2, -9), account(1.2, -20.1, -7.5, -7, 5), account(0.4, -15.7, -10.7, -7.4, 4)];
  const line = [0, 9].map((step) => ({ step, round: step + 1, outlook: names.map((_, seat) => (step ? (seat ? 0 : 100) : 33.4)), within: 1.5 }));
  return {
    game: 'threat-level', version: 2, bot: 'climber', rollouts: 1600, made: 9000, final: true, stopped: false, steps: 9, rounds: 10, placing: [1, 2, 3],
    headline: { finding: 'luck', seats: [0], part: 35.8, within: 2 }, accounts, notes: names.map(() => ({ cause: 'luck', gave: true })),
    questions: [{ about: 'rules_took', seat: 0, by: -1, points: figure(-9) }, { about: 'felt', seat: -1, by: -1, points: null }, { about: 'change', seat: -1, by: -1, points: null }],
    line, turns: [], holds: [], deeds: [], again: [], compared: null, slip: 10, whole: 400, ...changes,
  };
}

async function draw(changes: Partial<Found> = {}, reader = -1, until = '#debrief', guess: number[] = []): Promise<HTMLElement> {
  sent.push(`${JSON.stringify(found(changes))}\n`);
  shown = mount(Debrief, { target: document.body, props: { scene: { ...scene, me: reader } }, context: new Map([[GUESS, () => guess]]) });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector(until)).not.toBeNull();
  });
  return document.querySelector('.debrief') as HTMLElement;
}

beforeEach(() => {
  document.body.innerHTML = '';
  vi.stubGlobal('TextDecoderStream', class {}); // which the tests' browser has not
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

it('shows ledgers that add up to the last digit', async () => {
  const page = await draw();
  const sums = [...page.querySelectorAll('.eq')].map((line) => (line.textContent ?? '').replaceAll('\u2212', '-').replaceAll('- ', '-').replaceAll('+ ', '+'));
  expect(sums).toHaveLength(2);
  for (const line of sums) {
    const [parts = '', end = ''] = line.split('=');
    const total = parts.trim().split(/\s+/).reduce((sum, part) => sum + Number(part), 0);
    expect(total).toBeCloseTo(Number(end), 6);
  }
});

it('says of what may be chance that it may be, in every table', async () => {
  const cells = [...(await draw()).querySelectorAll('td')].map((cell) => cell.textContent ?? '');
  expect(cells.filter((cell) => cell.includes(t('debrief-nothing')))).toHaveLength(2);
});

it('says of what is nothing for certain that it is, and not that it may be chance', async () => {
  const same = { ...account(-11.4, 35.8, 0, 42.2, -9), own: figure(0, 0) };
  const page = await draw({ accounts: [same, ...found().accounts.slice(1)] }, 0);
  const [own] = [...page.querySelectorAll('.mine tbody tr')].filter((row) => row.textContent?.includes(t('debrief-cause_own')));
  expect(own?.textContent).toContain(t('debrief-none_at_all'));
  expect(own?.textContent).not.toContain(t('debrief-nothing'));
});

/** Wins with the same dice under both rules, the first seat's changed by so much. */
function again(change: number): Partial<Found> {
  const rows = names.map((_, seat) => ({ these: figure(seat ? 25 : 50), equally: figure(seat ? 25 - change / 2 : 50 + change), change: figure(seat ? -change / 2 : change) }));
  return { again: rows, compared: { seat: Math.abs(change) > 3 ? 0 : -1, within: 2.5, first: 0, then: change < -30 ? 1 : 0 } };
}

it.each([
  [9, 'debrief-under_more', 'debrief-under_same'],
  [-40, 'debrief-under_less', 'debrief-under_other'],
  [1, 'debrief-under_nothing', 'debrief-under_same'],
])('says what equal rules do with the same dice, with its interval, and nothing where it could be chance: %s', async (change, sentence, winner) => {
  const page = await draw(again(change));
  const known = { name: names[0] ?? '', points: Math.abs(change).toFixed(1), within: '±2.5' };
  expect(page.querySelector('#under')?.textContent).toBe(t(sentence, known));
  expect(page.textContent).toContain(t(winner, { name: names[0] ?? '', now: names[0] ?? '', then: names[1] ?? '' }));
});

const HOLDS: Hold[] = [{ name: 'earned', rounds: [0, 1, 2], values: [[0, 1, 2], [0, 5, 18], [0, 3, 20]] }];
const DEEDS: Deed[] = [
  { kind: 'pulled', helps: true, by: 0, to: 1, times: 2, amount: 2 },
  { kind: 'pulled', helps: true, by: 2, to: 0, times: 1, amount: 1 },
  { kind: 'robbed', helps: false, by: 1, to: 0, times: 3, amount: 7 },
];

it('tells at once what needs no reckoning: who had what, and who did what to whom', async () => {
  const page = await draw({ rollouts: 0, accounts: [], notes: [], questions: [], line: [], holds: HOLDS, deeds: DEEDS }, 0, '#done');
  expect(page.querySelector('#shares')?.textContent).toBe(t('debrief-shares', { share: '27.5' }));
  expect(page.querySelector('#done')?.textContent).toBe(t('debrief-done_you', { gave: 2, had: 1 }));
  expect([...page.querySelectorAll('[aria-labelledby="done"] tbody td')].map((cell) => cell.textContent)).toContain(`7 (${names[1]} 7)`);
});

it('shares the middle one of an odd number between both halves, and shares nothing where somebody has less than nothing', () => {
  expect(half(lorenz([1, 1, 2]) ?? [])).toBeCloseTo(0.375);
  expect(half(lorenz([2, 224]) ?? [])).toBeCloseTo(2 / 226);
  expect([lorenz([0, 0]), lorenz([-1, 5])]).toEqual([null, null]);
});

it('gives every figure its interval: under the small ledgers, in a first sentence, and in the table of chances', async () => {
  const page = await draw({ headline: { finding: 'doing', seats: [0], part: 20, within: 2 } });
  expect([...page.querySelectorAll('.each')].map((line) => line.textContent)).toEqual([1, 2].map(() => t('debrief-each_within', { within: '2.0' })));
  expect(page.querySelector('h2')?.textContent).toContain('20.0 (±2.0)');
  expect([...page.querySelectorAll('td')].filter((cell) => cell.textContent === '±1.5')).toHaveLength(2);
});

it.each(['stopped', 'nobody', 'shared', 'doing', 'rules', 'luck', 'own', 'others', 'several'] satisfies Finding[])('has a first sentence for %s, to others and to who won', async (finding) => {
  const seats = finding === 'nobody' ? [] : finding === 'shared' ? [0, 1] : [0];
  for (const reader of [-1, 0]) {
    const head = (await draw({ headline: { finding, seats, part: 20, within: 2 } }, reader)).querySelector('h2')?.textContent ?? '';
    expect(head).toMatch(/[.!?]$/);
    expect(head).not.toContain('debrief-');
    if (shown) void unmount(shown);
    shown = null;
    document.body.innerHTML = '';
  }
});

it.each([
  [20, 'shoes-more'],
  [2, 'shoes-less'],
  [18, 'shoes-same'],
])('shows both runs of the same dice by round, once somebody has walked in another\'s shoes: %s', async (mine, sentence) => {
  const now = { name: 'earned', rounds: [0, 1], values: [[0, 4], [0, mine], [0, 3]] };
  sent.push(`${JSON.stringify(found({ holds: HOLDS }))}\n`);
  const before = { match: 'first', seat: 1, mine: 0, step: 0 };
  const voice = await loadVoice('threat-level', 'en');
  shown = mount(Runs, { target: document.body, props: { before, found: found({ holds: [now] }), voice } });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector('#runs')).not.toBeNull();
  });
  expect(document.querySelector('#runs')?.textContent).toBe(t(sentence, { mine: String(mine), theirs: '18' }));
  expect([...document.querySelectorAll('[aria-labelledby="runs"] tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['0', '0', '0', '0'],
    ['1', String(mine), '5', '1'],
    ['2', '', '18', '2'],
  ]);
});

it('a debrief that an earlier version kept tells less, and nobody stumbles over it', () => {
  const found = readDebrief('{"game": "threat-level", "again": [1]}');
  expect([found.holds, found.deeds, found.again, found.compared]).toEqual([[], [], [1], null]);
});

it('shows what a reader guessed beside what came, and nothing where nobody was asked', async () => {
  const told = { rollouts: 0, accounts: [], notes: [], questions: [], line: [], holds: HOLDS };
  const page = await draw(told, 0, '#shares', [4, 6, 10]);
  expect(page.textContent).toContain(t('debrief-guessed', { share: '35.0' }));
  expect(page.querySelector('.guess')?.getAttribute('d')).toBe('M40 310L140 250L240 160L340 10');
  if (shown) void unmount(shown);
  document.body.innerHTML = '';
  expect((await draw(told, 0, '#shares')).querySelector('.guess')).toBeNull();
});

it('tells a change of the rules as a turning point, also where it changed nothing for anybody', async () => {
  const known = { option: 'out_roll', value: 'no', was: 'yes' };
  const changed = { step: 9, round: 2, seat: -1, cause: 'reform' as const, changes: names.map(() => figure(0.4)), action: null, told: [{ kind: 'table:reform_passed', ints: {}, known }] };
  const page = await draw({ turns: [changed] });
  await vi.waitFor(() => {
    flushSync();
    expect(page.querySelector('li h3')?.textContent).toBe('table:reform_passed out_roll');
  });
  expect(page.querySelector('li .cap')?.textContent).toBe(t('debrief-turn_reform', { round: 2 }));
  expect(page.querySelector('li .num')?.textContent).toBe(t('debrief-nothing'));
});

it('opens what was hidden through the eyes of everybody, once it is over', async () => {
  const links = [...(await draw()).querySelectorAll('.eyes a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(names.map((_, seat) => `/replay/${at.match}?eyes=${seat}&step=9`));
  if (shown) void unmount(shown);
  document.body.innerHTML = '';
  expect((await draw({ stopped: true })).querySelector('.eyes')).toBeNull();
});
