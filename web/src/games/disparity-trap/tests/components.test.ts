import { afterEach, describe, expect, it, vi } from 'vitest';
import { gamesWords, words } from '../../../../tests/setup';
import { speakWith } from '../../../lib/speech.svelte';
import { PSEUDO } from '../../../lib/words';
import { press, show, texts } from '../../../preview/showing';
import Ask from '../Ask.svelte';
import Board from '../Board.svelte';
import Closing from '../Closing.svelte';
import { recorded, SCENES, type SceneName } from '../fixtures/recorded';
import game from '../index';
import type { Scene } from '../view';
import { envelopes } from '../votes';
import Turn from '../Turn.svelte';

afterEach(() => void vi.useRealTimers());

describe.each(Object.keys(SCENES) as SceneName[])('the scene %s', (name) => {
  it('is drawn with a sentence over it, and names are the only words without a key', () => {
    speakWith(words(PSEUDO), gamesWords(PSEUDO));
    const scene = recorded(name);
    const said = '⟦⟧';
    const silent = { ...scene, names: scene.names.map((_, i) => `${i + 1}°`), view: { ...scene.view, prompt: said, actions: scene.view.actions.map((a) => ({ ...a, words: said })) }, log: [] };
    const asks = game.reaction?.(silent) ?? null;
    const root = document.body;
    show(Board, silent);
    show(asks === null ? Turn : Ask, silent);
    const headline = asks === null ? game.headline!(silent) : texts(root, 'h1')[0];
    expect(headline).toMatch(/⟦/);
    const found: string[] = [];
    for (const node of root.querySelectorAll('*')) {
      if (node.closest('[translate="no"]')) continue;
      found.push(node.getAttribute('aria-label') ?? '', ...[...node.childNodes].filter((child) => child.nodeType === 3).map((child) => child.textContent ?? ''));
    }
    expect(found.filter((text) => /\p{L}{2}/u.test(text.replace(/⟦[^⟧]*⟧/g, '')))).toEqual([]);
  });
});

describe('a turn', () => {
  it('offers every option as a key, and each picks the action it names', () => {
    const pick = vi.fn<(...ids: number[]) => void>();
    const scene = recorded('option', { pick });
    const root = show(Turn, scene);
    const verbs = texts(root, '.verb');
    expect(verbs).toEqual(['Play', 'Swap', 'For Skill', 'Trade', 'Vote']);
    const reached = new Set<number>();
    for (const at of verbs.keys()) {
      press(root, '.verb', at);
      root.querySelectorAll<HTMLElement>('.targets button:not([aria-disabled=true])').forEach((key) => key.click());
    }
    for (const [id] of pick.mock.calls) reached.add(id);
    const wishes = new Set(['ask_me']);
    expect([...reached].sort()).toEqual(scene.view.actions.filter((a) => !wishes.has(a.do)).map((a) => a.id).sort()); // prettier-ignore
  });

  it('says why a card cannot be played instead of hiding it', () => {
    const root = show(Turn, recorded('option'));
    press(root, '.verb', 0);
    const hand = recorded('option').view.table.seats[recorded('option').me]?.hand ?? [];
    expect(root.querySelectorAll('.card')).toHaveLength(hand.length);
    for (const shut of texts(root, '.card.shut .gist')) expect(shut).toMatch(/needs|only|space/);
  });

  it('has fewer verbs in the basic game', () => {
    expect(texts(show(Turn, recorded('option_basic')), '.verb')).toEqual(['Play', 'Swap', 'Trade']);
  });

  it('does nothing while a move waits for its answer', () => {
    const pick = vi.fn();
    const root = show(Turn, recorded('option', { pick, busy: true }));
    root.querySelectorAll<HTMLElement>('button').forEach((key) => key.click());
    expect(pick).not.toHaveBeenCalled();
  });

  it('shows the card that is thought about in the sky', () => {
    const scene = recorded('option');
    const board = show(Board, scene);
    show(Turn, scene);
    press(board, '.hand button', 1);
    expect(texts(board, '.held h2')).toEqual(texts(board, '.hand .up b'));
  });
});

describe('a reaction window', () => {
  it.each(['extra_own', 'extra_other', 'extra_goal', 'extra_justice', 'extra_power', 'influence', 'block', 'block_taxes'] as SceneName[])('%s: each answer is a key, and the wishes are at hand', (name) => {
    const pick = vi.fn<(...ids: number[]) => void>();
    const scene = recorded(name, { pick });
    const root = show(Ask, scene);
    root.querySelectorAll<HTMLElement>('button').forEach((key) => key.click());
    expect(pick.mock.calls.map(([id]) => id).sort()).toEqual(scene.view.actions.map((a) => a.id).sort());
    expect(texts(root, '.hit li.now')).toHaveLength(1);
    expect(texts(root, '.hit li')).toHaveLength(scene.names.length);
    for (const line of texts(root, 'h1, .scene p, .out li')) expect(line).not.toMatch(/undefined|NaN|\{/);
  });

  it('tells what the same roll would be for the reader', () => {
    expect(texts(show(Ask, recorded('extra_other')), 'h1')[0]).toMatch(/rolled a \d\. (For you it would be a yes|That is a no for anybody)\./);
  });

  it('passes for whoever holds no Influence card, as everybody is asked alike', () => {
    const { view } = recorded('influence_empty');
    expect(game.passes?.(view)).toBe(view.actions.find((a) => a.do === 'let_be')?.id);
    expect(texts(show(Turn, recorded('influence_empty', { view: { ...view, actions: [] } })), '.said')[0]).toMatch(/hold no Influence card/);
    expect(game.passes?.(recorded('influence').view)).toBeNull();
    expect(game.passes?.(recorded('extra_other').view)).toBeNull();
  });

  it('shows whoever waits who is being waited for', () => {
    const scene = recorded('waiting_roll');
    expect(texts(show(Turn, scene), '.hit li.now b')).toEqual([`${scene.names[scene.view.table.window!.asked]}, who rolls`]);
  });
});

describe('on a device that is passed around', () => {
  /** Four people around one device; what is asked can be seen by all. */
  function around(name: SceneName, more: Partial<Scene> = {}): Scene {
    const scene = recorded(name, more);
    const seats = scene.table.seats.map((seat) => ({ ...seat, kind: 'person' as const }));
    return { ...scene, covered: true, table: { ...scene.table, mode: 'hotseat', seats }, view: { ...scene.view, actions: game.open?.(scene.view) ?? scene.view.actions } };
  }

  it.each(['extra_own', 'extra_other', 'block', 'waiting'] as SceneName[])('%s takes no look at a hand, so the device stays where it is', (name) => {
    const { view } = recorded(name);
    expect(game.open?.(view)).toEqual(view.actions);
  });

  it.each(['option', 'seal', 'trade', 'stake'] as SceneName[])('%s needs the device in the right hands', (name) => {
    expect(game.open?.(recorded(name).view)).toBeNull();
  });

  it('no hand lies open while it can be seen by all', () => {
    expect(show(Board, around('extra_own')).querySelector('.hand')).toBeNull();
    expect(show(Board, recorded('extra_own')).querySelector('.hand')).not.toBeNull();
  });

  it('nor does a sealed envelope', () => {
    const mine = (scene: Scene): unknown => envelopes(scene).find(({ seat }) => seat === scene.me && seat !== scene.view.table.vote?.by)?.amount;
    const sealed = recorded('sealed');
    expect(mine({ ...sealed, covered: true })).not.toEqual(expect.any(Number));
  });

  it('the table is asked once before a roll, with or without a card in the hand that is asked', () => {
    for (const name of ['influence', 'influence_empty'] as SceneName[]) {
      const pick = vi.fn();
      const scene = around(name, { pick });
      expect(scene.view.actions.map((a) => a.do)).toEqual(['let_be']);
      expect(game.reaction?.(scene)).toBe('The whole table is asked');
      const root = show(Ask, scene);
      expect(root.textContent).toContain(`for ${scene.names[scene.view.table.window!.target]}?`);
      expect(pick).not.toHaveBeenCalled();
      press(root, '.btn.go');
      expect(pick).toHaveBeenCalledExactlyOnceWith(scene.view.actions[0]!.id);
    }
  });

  it('whoever looks at the own cards is handed the device', () => {
    const scene = around('influence');
    const root = show(Ask, scene);
    const able = texts(root, 'li .btn');
    press(root, 'li .btn', able.indexOf(`${scene.names[scene.me]} looks`));
    expect(game.open?.(recorded('influence').view)).toBeNull();
  });
});

describe('a vote', () => {
  it('is sealed with the tokens that were chosen', () => {
    const pick = vi.fn();
    const scene = recorded('seal', { pick });
    const root = show(Ask, scene);
    press(root, '.nbt', 1);
    press(root, '.seal');
    expect(pick).toHaveBeenCalledExactlyOnceWith(scene.view.actions.find((a) => a.do === 'put' && (a.amount ?? a.ints.amount) === 1)?.id);
  });

  it('keeps every envelope but the own and the open stake shut', () => {
    const scene = recorded('seal');
    const { vote } = scene.view.table;
    for (const { seat, amount } of envelopes(scene)) expect(amount === null).toBe(seat !== scene.me && seat !== vote?.by ? true : amount === null);
    expect(envelopes(scene).some(({ state, amount }) => state === 'sealed' && amount === null)).toBe(true);
  });

  it('asks for a number on a rail where there are many tokens', () => {
    const scene = recorded('seal_many');
    expect(show(Ask, scene).querySelectorAll('input[type=range]')).toHaveLength(1);
  });

  it('shows on the board what would become level', () => {
    const root = show(Board, recorded('seal'));
    expect(texts(root, '.held .rw b')).toEqual(['now', 'then']);
  });
});

describe('the end page', () => {
  it('sets SD beside SND, line by line up to the total', () => {
    const scene = recorded('over_together');
    const root = show(Closing, scene);
    const { scores, seats } = scene.view.table;
    const order = [...seats.keys()].sort((a, b) => Number(seats[a]?.position === 'snd') - Number(seats[b]?.position === 'snd'));
    expect(texts(root, 'thead tr:last-child th span')).toEqual(order.map((seat) => scene.names[seat]));
    expect(texts(root, 'tfoot td')).toEqual(order.map((seat) => String(scores?.[seat]?.total)));
    const sums = order.map((_, i) => texts(root, 'tbody tr:not(:first-child)').length && [...root.querySelectorAll('tbody tr:not(:first-child)')].reduce((sum, row) => sum + Number((row.querySelectorAll('td')[i]?.querySelector('b') ?? row.querySelectorAll('td')[i])?.textContent), 0));
    expect(sums).toEqual(order.map((seat) => scores?.[seat]?.total));
  });

  it('has no points where none are counted', () => {
    const scene = recorded('over_basic');
    const root = show(Closing, scene);
    expect(root.querySelector('tfoot')).toBeNull();
    expect(texts(root, 'h2')[0]).toMatch(/^An SD player ends on Tier [\d.]+, an SND player on Tier [\d.]+\.$/);
  });
});

describe('the board', () => {
  it('tells the path in words, tier by tier', () => {
    const scene = recorded('option');
    const lines = texts(show(Board, scene), 'ol.vh li');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toContain('Tier 1, spaces 0 to 11. Justice on 4 and 9. Taxes on 7.');
    scene.view.table.seats.forEach((seat, s) => expect(lines[seat.tier - 1]).toContain(`${s === scene.me ? 'you' : scene.names[s]} on ${seat.pawn}`));
  });

  it('has no hand for those who only watch', () => {
    expect(show(Board, recorded('spectator')).querySelector('.hand')).toBeNull();
  });

  it('ends with how it ended', () => {
    expect(game.headline!(recorded('over_together'))).toBe('Everybody has a Home. All win together.');
    expect(game.headline!(recorded('over_alone'))).toMatch(/(You are|is) through, alone\./);
  });
});

it('says before the last Home that with it everybody wins', () => {
  const scene = recorded('extra_goal');
  const won = (homes: number): string => {
    const seats = scene.view.table.seats.map((seat, at) => ({ ...seat, tiles: { ...seat.tiles, home: at === scene.view.table.window?.target ? 0 : homes } }));
    return texts(show(Ask, { ...scene, view: { ...scene.view, table: { ...scene.view.table, seats } } }), 'li, p').join(' ');
  };
  expect(won(1)).toContain('And then everybody wins.');
  expect(won(0)).not.toContain('everybody wins');
});
