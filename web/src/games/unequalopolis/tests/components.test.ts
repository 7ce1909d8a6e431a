import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gamesWords, words } from '../../../../tests/setup';
import { speakWith } from '../../../lib/speech.svelte';
import { PSEUDO } from '../../../lib/words';
import { press, show, texts } from '../../../preview/showing';
import { screen } from '../../../lib/screen.svelte';
import Ask from '../Ask.svelte';
import Board from '../Board.svelte';
import { bite, passed } from '../drama';
import { recorded, SCENES, type SceneName } from '../fixtures/recorded';
import game from '../index';
import { bills, bidding, firstOf, offering } from '../moves';
import type { Scene } from '../view';
import { rows } from '../slip';
import Turn from '../Turn.svelte';
import { twin } from '../twin';
import { begin, clear, draftOf, ui } from '../ui.svelte';
import { factOf } from '../words';

afterEach(() => {
  clear();
  Object.assign(ui, { look: null, side: null, open: null, panel: null });
  screen.narrow = true;
});

const names = Object.keys(SCENES) as SceneName[];

describe.each(names)('the scene %s', (name) => {
  it('is drawn, and names are the only words without a key', () => {
    speakWith(words(PSEUDO), gamesWords(PSEUDO));
    const scene = recorded(name);
    const said = '⟦⟧';
    const silent = { ...scene, names: scene.names.map((_, i) => `${i + 1}°`), view: { ...scene.view, prompt: said, actions: scene.view.actions.map((a) => ({ ...a, words: said })) } };
    show(Board, silent);
    show(game.reaction?.(silent) && silent.view.actions.length ? Ask : Turn, silent);
    const found: string[] = [];
    for (const node of document.body.querySelectorAll('*')) {
      if (node.closest('[translate="no"]')) continue;
      found.push(node.getAttribute('aria-label') ?? '', ...[...node.childNodes].filter((child) => child.nodeType === 3).map((child) => child.textContent ?? ''));
    }
    expect(document.body.textContent).toMatch(/⟦/);
    expect(found.filter((text) => /\p{L}{2}/u.test(text.replace(/⟦[^⟧]*⟧/g, '')))).toEqual([]);
  });

  it('tells the board in words, a line for each space', () => {
    expect(twin(recorded(name))).toHaveLength(40);
  });
});

describe('moves that are not legal yet', () => {
  it.each(names.filter((name) => SCENES[name].view.actions.length))('are counted from those that are: %s', (name) => {
    const scene = recorded(name);
    for (const action of scene.view.actions) {
      if (['build', 'sell', 'mortgage', 'lift', 'sell_group', 'put_card'].includes(action.do)) continue;
      const aim = Number(action.bill ?? action.token ?? action.target ?? action.deed ?? 0);
      expect(firstOf(scene, action.do) + aim).toBe(action.id);
    }
  });

  it('lay any sum in bills, the larger first', () => {
    const { board } = recorded('bid');
    for (let sum = 0; sum < 1300; sum += 1) {
      const laid = bills(board, 0, sum);
      expect(laid?.reduce((total, bill) => total + (board.bills[bill] ?? 0), 0)).toBe(sum);
      expect(laid).toEqual([...(laid ?? [])].sort((a, b) => a - b));
    }
  });

  it('bid the least with one move', () => {
    const scene = recorded('bid');
    expect(bidding(scene, scene.view.table.auction?.least ?? 0)).toEqual([scene.view.actions.find((action) => action.do === 'bid')?.id]);
  });
});

describe('the tray', () => {
  it('is sent as one move: the trade, each thing, the cash, the offer', () => {
    const pick = vi.fn<(...ids: number[]) => void>();
    const scene = recorded('manage', { pick });
    const trade = scene.view.actions.find((action) => action.do === 'trade');
    expect(trade).toBeDefined();
    begin(scene, Number(trade?.target));
    const root = show(Turn, scene);
    expect(root.querySelector('.send')?.getAttribute('aria-disabled')).toBe('true');
    press(root, '.give .put');
    const cash = root.querySelector<HTMLInputElement>('.get input') as HTMLInputElement;
    cash.value = '37';
    cash.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    press(root, '.send');
    expect(pick).toHaveBeenCalledTimes(1);
    const moves = pick.mock.calls[0] ?? [];
    expect(moves[0]).toBe(trade?.id);
    expect(moves.at(-1)).toBe(firstOf(scene, 'offer'));
    const asked = moves.filter((id) => id >= firstOf(scene, 'ask_cash') && id < firstOf(scene, 'token')).map((id) => scene.board.bills[id - firstOf(scene, 'ask_cash')] ?? 0);
    expect(asked.reduce((sum, bill) => sum + bill, 0)).toBe(37);
  });

  it('takes cash from one side only', () => {
    const scene = recorded('manage');
    const give = { deeds: [], cards: [], cash: 0 };
    expect(offering(scene, 1, give, give)?.at(-1)).toBe(firstOf(scene, 'offer'));
  });

  it('lies before who is asked, with three answers', () => {
    const root = show(Ask, recorded('answer'));
    expect(texts(root, '.acts .btn').slice(0, 2)).toEqual(['Accept', 'Refuse']);
    expect(texts(root, '.after p')).toHaveLength(2);
  });
});

describe('keys', () => {
  it.each(['buy', 'claim', 'doubles_buy', 'prison', 'release', 'receipt', 'contest', 'waiver', 'raise', 'between', 'place'] as SceneName[])('of %s each pick the action that they name', (name) => {
    const pick = vi.fn<(...ids: number[]) => void>();
    const scene = recorded(name, { pick });
    const root = show(Turn, scene);
    const keys = texts(root, '.keys .btn > span');
    expect(keys.length).toBeGreaterThan(0);
    keys.forEach((words, at) => {
      press(root, '.keys .btn', at);
      expect(scene.view.actions.find((action) => action.id === pick.mock.lastCall?.[0])?.words).toBe(words);
    });
  });

  it('do nothing while a move is on its way', () => {
    const pick = vi.fn<(...ids: number[]) => void>();
    const root = show(Turn, recorded('buy', { pick, busy: true }));
    press(root, '.keys .btn');
    expect(pick).not.toHaveBeenCalled();
  });

  it('show what can be done with a deed once it is pressed', () => {
    const scene = recorded('manage_man');
    const root = show(Board, scene);
    press(root, '.pickdeed.can');
    expect(texts(root, '.deals .btn').length).toBeGreaterThan(0);
  });
});

describe('building', () => {
  it.each(['between', 'place'] as SceneName[])('has its places as keys: %s', (name) => {
    const scene = recorded(name);
    const places = scene.view.actions.filter((action) => action.do === 'build').map((action) => action.words);
    expect(places.length).toBeGreaterThan(0);
    expect(texts(show(Turn, scene), '.act > .keys .btn > span')).toEqual([...places, ...(name === 'between' ? ['Build no more'] : [])]);
  });
});

describe('an auction', () => {
  it('tells who has passed from who may not bid', () => {
    const scene = recorded('spectator');
    const out = scene.view.table.players.findIndex((_, seat) => !scene.view.table.auction?.asked.includes(seat));
    const auction = { ...scene.view.table.auction, in: [], bidder: null } as unknown as Scene['view']['table']['auction'];
    const without = { ...scene, log: [], view: { ...scene.view, table: { ...scene.view.table, auction } } };
    expect(texts(show(Turn, without), '.bids li')[out]).toBe(`${scene.names[out]} may not bid`);
    const told = { ...without, log: [{ n: 1, kind: 'passed', ints: { seat: out, deed: 0 }, words: '', seat: out }] };
    expect(passed(told, out)).toBe(true);
    expect(texts(show(Turn, told), '.bids li')[out]).toBe(`${scene.names[out]} passed`);
  });
});

describe('rules that differ', () => {
  it('stand on the slip, and a card that lifts one strikes it out', () => {
    const scene = recorded('manage');
    const woman = scene.view.table.players[scene.me];
    expect(woman?.sign).toBe('woman');
    const granting = scene.board.cards.findIndex((card) => card.woman.what === 'grant' && card.woman.word === 'permission');
    const players = scene.view.table.players.map((player, seat) => (seat === scene.me ? { ...player, kept: [granting] } : player));
    const lifted = rows({ ...scene, view: { ...scene.view, table: { ...scene.view.table, players } } }).rows.find((row) => row.key === 'buy');
    expect(lifted?.state).toBe('lifted');
  });

  it('are shown when they bite, with what they cost and the fact behind them', () => {
    const scene = recorded('manage');
    const item = { n: 1, kind: 'bank', ints: { seat: 2, amount: 140, full: 200, less: 1 }, words: 'Kestrel got f140.', seat: 2 };
    expect(bite({ ...scene, items: [item] })).toMatchObject({ kind: 'bank', cost: 'f60 less than a man', words: 'Kestrel got f140.' });
    expect(bite({ ...scene, items: [item] })?.fact?.says).toContain('World Economic Forum');
    expect(bite({ ...scene, items: [{ ...item, ints: { ...item.ints, less: 0 } }] })).toBeNull();
  });

  it('have a fact behind every bite but those of a Country card that is gone', () => {
    const scene = recorded('manage');
    const woman = scene.view.table.players.findIndex((player) => player.sign === 'woman');
    const ints = { seat: woman, target: woman, amount: 7, full: 10, less: 1, company: 0, card: 14, turns: 1, why: 0, deed: 2 };
    for (const kind of ['money', 'bank', 'gained', 'gave', 'park', 'barred', 'claimed', 'stamped', 'no_claim', 'preempted', 'renounced', 'no_heir', 'rent_lost', 'will_skip', 'shut_out'])
      expect(bite({ ...scene, items: [{ n: 1, kind, ints, words: 'So it was.', seat: woman }] }), kind).toMatchObject({ seat: woman, fact: { says: expect.stringMatching(/.{40}/) as string } });
  });

  it('are told by the Country card that lies there, with its fact', () => {
    const scene = recorded('manage');
    const card = scene.board.cards.findIndex((printed) => printed.woman.word === 'escort');
    const C12 = factOf('C12');
    expect(C12?.says).toContain('72 kilometres');
    const view = { ...scene.view, table: { ...scene.view.table, country: { card, drawer: 0, law: 'escort' as const } } };
    const item = { n: 1, kind: 'fare', ints: { seat: 1, amount: 100, full: 50, deed: 2 }, words: 'Jonas travels with an escort.', seat: 1 };
    expect(bite({ ...scene, view, items: [item] })).toMatchObject({ cost: 'f50 more than a man', fact: C12 });
    screen.narrow = false;
    expect(texts(show(Board, { ...scene, view }), '.country .says')).toContain(`${C12?.says} ${C12?.source}`);
  });
});

it('asks about building between turns as often as its reader wants', () => {
  const [build] = game.habits ?? [];
  const { view } = recorded('between');
  const done = view.actions.find((action) => action.do === 'done')?.id;
  const before = { did: 'done', round: view.round, offered: [] };
  expect(build?.meets(view)).toBe(true);
  expect([build?.answer(view, 'always', before), build?.answer(view, 'round'), build?.answer(view, 'round', before), build?.answer(view, 'turn')]).toEqual([null, null, done, done]);
});

it('begins a counter-offer with what was offered', () => {
  const scene = recorded('answer');
  const turn = show(Ask, scene);
  press(turn, '.acts .quiet');
  const { tray } = scene.view.table;
  expect(draftOf(scene)).toMatchObject({ target: tray?.maker, give: tray?.get, get: tray?.give });
});

it('says before building what the rent will be', () => {
  expect(texts(show(Turn, recorded('between')), '.keys .btn').join(' ')).toMatch(/rent then f[\d,]+/);
});

it('names the licence that a card has brought', () => {
  const scene = recorded('manage');
  const card = scene.board.cards.findIndex((printed) => printed.woman.what === 'grant' && printed.woman.word === 'rail');
  const players = scene.view.table.players.map((player, seat) => (seat === scene.me ? { ...player, kept: [...player.kept, card] } : player));
  const own = rows({ ...scene, view: { ...scene.view, table: { ...scene.view.table, players } } }).rows.find((row) => row.key === 'own');
  expect(own?.now).toBe('rails only');
});
