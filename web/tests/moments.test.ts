import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { GameModule, Moment, Scene } from '../src/lib/game';
import { dealing, opened, opens, turning } from '../src/lib/moments';
import { foretell, foretold, ownStory } from '../src/lib/out';
import type { Item } from '../src/lib/voice';
import { change } from '../src/lib/settings.svelte';
import { show } from '../src/preview/showing';
import Guide from '../src/shell/Guide.svelte';
import { recorded as trap } from '../src/games/disparity-trap/fixtures/recorded';
import trapGame from '../src/games/disparity-trap';
import { recorded as nations } from '../src/games/displacement/fixtures/recorded';
import nationsGame from '../src/games/displacement';
import { recorded as firms } from '../src/games/disruptopia/fixtures/recorded';
import firmsGame from '../src/games/disruptopia';
import { recorded as ladder } from '../src/games/threat-level/fixtures/recorded';
import ladderGame from '../src/games/threat-level';
import { recorded as town } from '../src/games/unequalopolis/fixtures/recorded';
import townGame from '../src/games/unequalopolis';

const figures = (moment: Moment | null): Record<string, string[]> => Object.fromEntries((moment?.standings ?? []).map(({ seats, name, figures }) => [name || String(seats[0]), figures]));

describe('the dealing', () => {
  it('says what the crises of the deck can do to each region', () => {
    const dealt = nationsGame.dealing?.(nations('draw')) ?? null;
    expect(dealt?.title).toBe('You are born in the River Delta.');
    expect(dealt?.standings?.map(({ seats }) => seats[0])).toEqual([0, 1, 2, 3]);
    // safe by its lowland from earthquake (2) and landslide, by its river from drought (2), by warmth from the blizzard, by the coast from the heat
    expect(figures(dealt)['River Delta']).toEqual(['13 of 20', '25', '8']);
    expect(new Set((dealt?.standings ?? []).map((standing) => standing.figures[0])).size).toBeGreaterThan(1);
  });

  it('says that all begin alike on the ladder, who rolls when, and what the ends of it bring', () => {
    const scene = ladder('eight_start');
    const dealt = ladderGame.dealing?.(scene) ?? null;
    expect(dealt?.title).toContain('All begin alike.');
    expect(dealt?.standings?.map(({ seats }) => seats[0])).toEqual(Array.from({ length: 8 }, (_, i) => (scene.view.table.first + i) % 8));
    expect(dealt?.standings?.[0]?.figures).toEqual(['1', 'START', '0']);
    expect(dealt?.lines[0]).toContain('Worker Ownership: 4');
  });

  it('tells of the rows where the ladder was begun, not of those to which the first roll led', () => {
    const scene = ladder('eight_start');
    const seats = scene.view.table.seats.map((seat, i) => (i ? seat : { ...seat, row: 3 }));
    const rolled = { ...scene, view: { ...scene.view, table: { ...scene.view.table, seats } } };
    expect(ladderGame.dealing?.(rolled)?.title).toContain('All begin alike.');
    const uneven = ladderGame.dealing?.({ ...rolled, table: { ...rolled.table, options: { ...rolled.table.options, start_rows: [0, 9] } } });
    expect(uneven?.title).not.toContain('All begin alike.');
    expect(uneven?.standings?.find(({ seats }) => seats[0] === 1)?.figures[1]).toContain('9');
  });

  it('says who chooses a region when, and what a class is worth', () => {
    const dealt = firmsGame.dealing?.(firms('home')) ?? null;
    expect(dealt?.title).toContain('All companies begin alike.');
    expect(dealt?.standings).toHaveLength(4);
    expect(new Set(dealt?.standings?.map((standing) => standing.figures.slice(1).join()))).toHaveLength(1);
    expect(dealt?.lines[0]).toMatch(/Startup \$\d+ and a Billionaire \$\d+/);
  });

  it('says what the arrow means, and waits until all have a Position', () => {
    const scene = trap('option_first');
    const dealt = trapGame.dealing?.(scene) ?? null;
    expect(figures(dealt)['Arrow: SD']?.[0]).toBe('3');
    expect(figures(dealt)['Blank: SND']?.[0]).toBe('2');
    const [sd, snd] = [figures(dealt)['Arrow: SD'] ?? [], figures(dealt)['Blank: SND'] ?? []];
    expect(parseInt(sd[1] ?? '')).toBeGreaterThan(parseInt(snd[1] ?? ''));
    expect(parseInt(sd[2] ?? '')).toBeLessThan(parseInt(snd[2] ?? ''));
    const seats = scene.view.table.seats.map((seat, s) => (s ? seat : { ...seat, position: null }));
    expect(trapGame.dealing?.({ ...scene, view: { ...scene.view, table: { ...scene.view.table, seats } } })).toBeNull();
  });

  it('says what a sign gives and forbids', () => {
    expect(figures(townGame.dealing?.(town('buy')) ?? null)).toEqual({ Man: ['f1,500', 'f200', '22 of 22'], Woman: ['f1,000', 'f140', '18 of 22'] });
  });

  it('calls nobody "you" on a device that is passed around, and gives away no goal', () => {
    const dealt = dealing(nationsGame as GameModule, nations('draw'), [0, 1]);
    expect(dealt?.title).toBe('The regions are dealt.');
    expect(JSON.stringify(dealt)).not.toMatch(/[Yy]ou\b|Humanitarian|Metropolitan|Entrepreneurial/);
  });

  it('is shown once, at the beginning, unless its reader wants everything at once', () => {
    const scene = ladder('eight_start');
    expect(opens(scene)).toBe(true);
    expect(opens(ladder('turn'))).toBe(false); // round 7
    change({ pace: 'at_once' });
    expect(opens(scene)).toBe(false);
    change({ pace: 'normal' });
    opened(scene);
    expect(opens(scene)).toBe(false);
  });
});

describe('what changes a game for good', () => {
  const item = (kind: string, ints: Item['ints']): Item => ({ n: 900, kind, ints, words: kind, seat: ints.seat ?? -1 });
  const of = (game: unknown, scene: unknown, kind: string, ints: Item['ints']): Moment | null => turning(game as GameModule, { ...(scene as Scene), items: [item(kind, ints)] });

  it('is who falls off the ladder, and who is brought back', () => {
    const scene = ladder('back');
    const left = scene.view.table.seats.filter((seat) => seat.row < 11).length;
    expect(of(ladderGame, scene, 'out', { seat: 1, points: 0 })?.lines).toEqual([`${left} of 4 are still in the game.`]);
    expect(of(ladderGame, scene, 'pulled', { seat: 0, target: 1, price: 6, row: 10 })?.sort).toBe('back');
    expect(of(ladderGame, scene, 'pulled', { seat: 0, target: 1, price: 6, row: 4 })).toBeNull();
  });

  it('is a bankruptcy, with what it leaves behind', () => {
    const scene = town('manage');
    const ruin = of(townGame, scene, 'bankrupt', { seat: 0, target: 1, amount: 50 });
    expect([ruin?.sort, ruin?.standings?.length]).toEqual(['ruin', scene.names.length]);
    expect(ruin?.lines.at(-1)).toBe(`${scene.names.length - 1} of ${scene.names.length} are still in the game.`);
  });

  it('is a Home, and how many of all have one: with the last everybody wins', () => {
    const scene = trap('option');
    const homes = scene.view.table.seats.filter((seat) => seat.tiles.home > 0).length;
    expect(of(trapGame, scene, 'gained', { seat: 0, thing: 4, amount: 1, card: -1 })?.lines).toEqual([`${homes} of 4 players have a Home. Once all have one, everybody wins.`]);
    expect(of(trapGame, scene, 'gained', { seat: 0, thing: 0, amount: 1, card: -1 })).toBeNull();
    expect(of(trapGame, scene, 'voted', { subject: 1, pool: 6, against: 5, passed: 1, reverse: 0 })?.sort).toBe('reform');
    expect(of(trapGame, scene, 'voted', { subject: 1, pool: 4, against: 5, passed: 0, reverse: 0 })).toBeNull();
  });

  it('is a goal that is met, and a nation without a community', () => {
    const scene = nations('draw');
    expect(of(nationsGame, scene, 'announced', { seat: 0, goal: 1 })?.sort).toBe('goal');
    expect(of(nationsGame, scene, 'community_lost', { seat: 0, square: 0, pins: 3 })).toBeNull();
    expect(of(firmsGame, firms('worker'), 'buyback', { seat: 0, rank: 1, price: 3, rep: 1 })?.sort).toBe('rise');
  });
});

describe('who is out', () => {
  it('foretells who wins, and finds what weighed most of the own story', () => {
    foretell('m1', 2);
    expect([foretold('m1'), foretold('m2')]).toEqual([2, null]);
    const told = (n: number, seat: number, words = 'x'): Item => ({ n, kind: 'turn', ints: { seat }, words, seat });
    const log = [told(1, 0), told(2, 1), told(3, 0, ''), ...[4, 5, 6, 7, 8, 9].map((n) => told(n, 0))];
    expect(ownStory(log, 0, ['seat'], (one) => (one.n === 1 ? 9 : 1)).map(({ n }) => n)).toEqual([1, 6, 7, 8, 9]);
    const scene = town('waiting');
    expect(scene.names.map((_, seat) => townGame.out?.(scene, seat))).toEqual(scene.view.table.players.map(({ fallen }) => fallen > 0));
  });
});

describe('every piece of a board', () => {
  it.each([
    ['rung', ladderGame, ladder('turn'), 12],
    ['nation', nationsGame, nations('draw'), 3],
    ['space', trapGame, trap('option'), 48],
    ['region', firmsGame, firms('plan'), 6],
    ['space', townGame, town('manage'), 18],
  ] as unknown as [string, GameModule, Scene, number][])('can be pressed and says what it does: each %s', (_, game, scene, count) => {
    const board = show(game.Board, scene);
    const spots = [...board.querySelectorAll<HTMLButtonElement>('.spot')];
    expect(spots).toHaveLength(count);
    expect(spots.filter((spot) => spot.tabIndex === 0)).toHaveLength(1);
    for (const spot of spots) {
      spot.click();
      flushSync();
      expect(board.querySelector('.slip b')?.textContent).toBe(spot.getAttribute('aria-label'));
      expect(board.querySelectorAll('.slip p').length).toBeGreaterThan(0);
    }
  });

  it('gives way where a region is to be chosen', () => {
    expect(show(firmsGame.Board as GameModule['Board'], firms('home') as unknown as Scene).querySelector('.spot')).toBeNull();
  });
});

describe('a first game', () => {
  it('explains each kind of decision when it is met for the first time', () => {
    const scene = ladder('turn') as unknown as Scene;
    const guided = (props: { scene: Scene }): string => {
      const target = document.createElement('div');
      const shown = mount(Guide, { target, props });
      flushSync();
      const text = target.textContent ?? '';
      void unmount(shown);
      return text;
    };
    expect(guided({ scene })).toContain('The dice are rolled already.');
    expect(guided({ scene: { ...scene, view: { ...scene.view, actions: [] } } })).toBe('');
  });
});
