import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { button, show } from '../../../preview/showing';
import { screen } from '../../../lib/screen.svelte';
import Board from '../Board.svelte';
import { choicesOf, keysOf } from '../choices';
import { GAMES, recorded, SCENES, tableOf, type SceneName } from '../fixtures/recorded';
import { fold } from '../fold';
import game from '../index';
import { cardOf } from '../table';
import type { Scene } from '../view';
import Score from '../Score.svelte';
import { story } from '../story';
import Turn from '../Turn.svelte';

let matches = 0;
const at = (name: SceneName, more: Partial<Scene> = {}): Scene => {
  const scene = recorded(name, more);
  matches += 1;
  return { ...scene, table: { ...scene.table, match: `c${matches}` } };
};
const click = (element: HTMLElement): void => {
  element.click();
  flushSync();
};

beforeEach(() => localStorage.clear());

describe('planning', () => {
  it('places workers by taps on the board and sends the plan as one move', () => {
    const pick = vi.fn();
    const scene = at('plan', { pick });
    const [board, turn] = [show(Board, scene), show(Turn, scene)];
    click(button(board, 'File a Patent'));
    click(button(board, 'Marketing'));
    expect(board.querySelectorAll('.sock .worker')).toHaveLength(2);
    expect(turn.textContent).toContain('workers stay idle');
    expect(pick).not.toHaveBeenCalled();
    click(button(turn, 'Seal the plan'));
    expect(pick).toHaveBeenCalledTimes(1);
    const workers = scene.view.table.companies[scene.me]?.workers ?? 0;
    expect(pick.mock.calls[0]).toHaveLength(workers + 1);
  });

  it('cannot be sealed while the hand is too full', () => {
    const pick = vi.fn();
    const scene = at('toss', { pick });
    const [board, turn] = [show(Board, scene), show(Turn, scene)];
    click(button(turn, 'Seal the plan'));
    expect(pick).not.toHaveBeenCalled();
    const cards = board.querySelectorAll<HTMLButtonElement>('.hand button');
    expect(cards).toHaveLength(7);
    click(cards[0]!);
    click(cards[3]!);
    expect(board.querySelectorAll('.goes')).toHaveLength(2);
    click(button(turn, 'Seal the plan')); // nobody has a task: it asks once more
    click(button(turn, 'Seal the plan'));
    expect(pick).toHaveBeenCalledTimes(1);
  });

  it('says who has sealed, and nothing else of others', () => {
    const scene = at('plan');
    const turn = show(Turn, scene);
    expect(turn.querySelectorAll('.envs .sealed')).toHaveLength(2);
    expect(show(Board, scene).querySelectorAll('.allw')).toHaveLength(0);
  });

  it('stays as it is while somebody else seals', () => {
    const scene = at('plan', { items: [{ n: 999, kind: 'confirmed', ints: { seat: 1 }, words: '', seat: 1 }] });
    expect(show(Turn, { ...scene, view: { ...scene.view, actions: [] } }).querySelector('.plank')).not.toBeNull();
  });

  it('has no cards row where the table plays without cards', () => {
    const board = show(Board, at('no_cards'));
    expect([...board.querySelectorAll('button.op')]).toHaveLength(8);
    expect(board.querySelector('.handw')).toBeNull();
  });
});

describe('the reveal', () => {
  const whole = GAMES.quarters4;
  const step = whole.steps.findIndex((s) => s.items.some((item) => item.kind === 'revealed'));
  const items = whole.steps[step]?.items ?? [];
  const upto = items.findIndex((item) => item.kind === 'turn') + 1;
  const before = whole.steps[step - 1]!.table;
  const scene = (n: number): Scene => {
    const shownItems = items.slice(0, n);
    const table = shownItems.reduce((now, item) => fold(now, item, whole.board), before);
    const view = { seat: -1, round: 1, ply: 0, told: 0, over: false, pending: [], phase: 'plan', prompt: '', actions: [], undo: false, placing: null, table };
    return { board: whole.board, view, items: shownItems, log: shownItems, table: tableOf(whole.names), names: whole.names, me: -1, busy: false, pick: () => undefined };
  };

  it('opens every envelope at once and shows every worker', () => {
    const turn = show(Turn, scene(upto));
    const planned = items.filter((item) => item.kind === 'planned').length;
    expect(turn.querySelectorAll('.plans .worker')).toHaveLength(planned);
    const board = show(Board, scene(upto));
    expect(board.querySelectorAll('.allw .worker')).toHaveLength(planned);
    expect(board.querySelectorAll('.reveal.open li')).toHaveLength(4);
    expect(board.querySelector('.reveal h2')?.textContent).toBe('All plans are open.');
    expect(game.headline?.(scene(upto) as never)).toMatch(/^.+ moves? .+ times.*\.$/);
  });

  it('shows every envelope sealed first, and nobody\'s plan', () => {
    const sealed = scene(items.findIndex((item) => item.kind === 'revealed') + 1);
    expect(show(Board, sealed).querySelector('.reveal:not(.open) h2')?.textContent).toBe('All plans are sealed. Open them.');
    expect(show(Turn, sealed).querySelectorAll('.worker')).toHaveLength(0);
  });

  it('stays until it was read, also where nothing moves, and goes on when told so', () => {
    const next = vi.fn();
    expect(game.stays?.(items[upto - 1]!, scene(upto) as never)).toBeGreaterThan(5000);
    expect(game.stays?.(items[upto - 2]!, scene(upto - 1) as never)).toBe(0);
    const turn = show(Turn, { ...scene(upto), next });
    click(button(turn, 'Go on'));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
    expect(next).toHaveBeenCalledTimes(2);
  });
});

describe('carrying out', () => {
  it.each(Object.keys(SCENES).filter((name) => !['plan', 'first_plan', 'toss', 'half_told', 'five', 'no_cards'].includes(name)) as SceneName[])('offers every legal action of %s as a thing or a key', (name) => {
    const scene = at(name);
    const ids = [...choicesOf(scene), ...keysOf(scene)].map((way) => way.id).sort((a, b) => a - b);
    expect(ids).toEqual(scene.view.actions.map((action) => action.id).sort((a, b) => a - b));
    expect(game.headline?.(scene as never)).not.toContain('{');
    expect(show(Turn, scene).textContent).not.toMatch(/[{}]|undefined|NaN/);
    expect(show(Board, scene).textContent).not.toMatch(/[{}]|undefined|NaN/);
  });

  it('takes a region by a tap on the map', () => {
    const pick = vi.fn();
    const scene = at('scale', { pick });
    const region = show(Board, scene).querySelector<SVGElement>('.region.choice');
    region?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const legal = scene.view.actions.find((action) => action.do === 'region' && action.region === Number(region?.dataset.region));
    expect(pick).toHaveBeenCalledWith(legal?.id);
  });

  it('plays a card by a tap on the hand', () => {
    const pick = vi.fn();
    const scene = at('cards', { pick });
    click(show(Board, scene).querySelector<HTMLButtonElement>('.plays button')!);
    expect(scene.view.actions.filter((action) => action.do === 'play').map((action) => action.id)).toContain(pick.mock.calls[0]?.[0]);
  });

  it('shows the hand that is looked at, card by card', () => {
    const scene = at('snatch');
    const titles = choicesOf(scene).map((choice) => choice.title);
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.every((title) => scene.board.cards.some((_, card) => cardOf(scene.board, card).title === title))).toBe(true);
  });

  it('tells each worker with its task, its price and its result', () => {
    const scene = at('waiting');
    const rows = [...show(Turn, scene).querySelectorAll('.quarter li')];
    expect(rows.map((row) => row.className.split(' ').find((c) => ['done', 'now', 'waits', 'failed', 'skipped'].includes(c)))).toContain('now');
    expect(rows[0]?.textContent).toMatch(/\$/);
  });

  it('does nothing while a move waits', () => {
    const pick = vi.fn();
    const turn = show(Turn, at('scale', { pick, busy: true }));
    turn.querySelectorAll<HTMLButtonElement>('.target, .acts button').forEach((b) => b.click());
    expect(pick).not.toHaveBeenCalled();
  });
});

describe('the boards', () => {
  it('draw every card of the box', () => {
    const scene = at('plan');
    const kinds = scene.board.cards.map((_, card) => card);
    const companies = scene.view.table.companies.map((company, seat) => (seat === scene.me ? { ...company, hand: kinds.map((card) => ({ card, deck: cardOf(scene.board, card).deck })) } : company));
    const board = show(Board, { ...scene, view: { ...scene.view, table: { ...scene.view.table, companies } } });
    expect(board.querySelectorAll('.hand .face')).toHaveLength(kinds.length);
    board.querySelectorAll('.hand .art').forEach((art) => expect(art.children.length).toBeGreaterThan(1));
  });

  it('tell each company in words for those who listen', () => {
    const scene = at('waiting');
    const lines = [...show(Board, scene).querySelectorAll('.disruptopia > ul.vh > li')].map((li) => li.textContent ?? '');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^You: (Startup|Millionaire|Billionaire), \$\d+ in the company/);
  });
});

describe('a plan that is carried out by itself', () => {
  const [plan, cards] = game.habits ?? [];

  it('stops only where there is more than one thing to do with a worker', () => {
    const { view } = recorded('worker');
    expect(plan?.meets(view)).toBe(true);
    expect(plan?.answer(view, 'carry')).toBe(view.actions.find((action) => action.do === 'carry_out')?.id);
    expect(plan?.answer(view, 'ask')).toBeNull();
    expect(plan?.answer(recorded('handout').view, 'carry')).toBeNull();
  });

  it('asks about free cards once, and again only where there is something new', () => {
    const { view } = recorded('window');
    const offered = view.actions.map((action) => action.words);
    const goOn = view.actions.find((action) => action.do === 'go_on')?.id;
    expect(cards?.answer(view, 'once')).toBeNull();
    expect(cards?.answer(view, 'once', { did: 'go_on', round: view.round, offered })).toBe(goOn);
    expect(cards?.answer(view, 'once', { did: 'play', round: view.round, offered })).toBeNull();
    expect(cards?.answer(view, 'once', { did: 'go_on', round: view.round, offered: offered.slice(0, 1) })).toBeNull();
    expect(cards?.answer(view, 'once', { did: 'go_on', round: view.round - 1, offered })).toBeNull();
  });
});

describe('what the page says', () => {
  it('lets no key that goes on seal a plan', () => {
    const next = vi.fn();
    screen.narrow = false;
    show(Turn, { ...at('waiting'), items: [{ n: 1, kind: 'patent', seat: 0, ints: { seat: 0, amount: 1 }, words: 'x' }], next });
    const letter = [...document.querySelectorAll('kbd')].map((key) => key.textContent?.trim());
    expect(Object.values(game.keys ?? {})).not.toContain(letter[0]);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: letter[0] ?? '', bubbles: true }));
    expect(next).toHaveBeenCalledTimes(1);
    screen.narrow = true;
  });

  it('asks once more before a plan is sealed in which nobody has a task', () => {
    const pick = vi.fn();
    const turn = show(Turn, at('plan', { pick }));
    click(button(turn, 'Seal the plan'));
    expect(pick).not.toHaveBeenCalled();
    expect(turn.textContent).toContain('once more to seal');
    click(button(turn, 'Seal the plan'));
    expect(pick).toHaveBeenCalledTimes(1);
  });

  it('draws the plank of a company that has hired everybody', () => {
    const scene = at('plan');
    const table = { ...scene.view.table, companies: scene.view.table.companies.map((company, seat) => (seat === scene.me ? { ...company, workers: 8 } : company)) };
    const columns = show(Turn, { ...scene, view: { ...scene.view, table } }).querySelector<HTMLElement>('.plank ol')?.style.gridTemplateColumns ?? '';
    expect(columns).not.toContain('repeat(0');
    expect(columns.split(' ')).toHaveLength(8);
  });

  it('begins a round without the plan of the one before', () => {
    const pick = vi.fn();
    const scene = at('plan', { pick });
    const board = show(Board, scene);
    click(button(board, 'File a Patent'));
    const begins = { ...scene, view: { ...scene.view, actions: [] }, items: [{ n: 9, kind: 'round', seat: -1, ints: { round: scene.view.round + 1 }, words: '' }] };
    expect(show(Board, begins).querySelectorAll('.sock .worker')).toHaveLength(0);
  });

  it('tells what points are made of, while the game runs and at its end', () => {
    const scene = at('over');
    expect(game.seat(at('worker'), 0).line).toMatch(/^\d+ points?/);
    const rows = [...show(Score, scene).querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)));
    for (const row of rows) expect(row.slice(0, -1).reduce((a, b) => a + b, 0)).toBe(row.at(-1));
  });

  it('calls nobody the first to rise where all rose in the same round', () => {
    const rises = [0, 1].map((seat) => ({ n: seat + 2, kind: 'buyback', seat, ints: { seat }, words: '' }));
    const items = [{ n: 1, kind: 'round', seat: -1, ints: { round: 1 }, words: '' }, ...rises];
    expect(story(items, ['Ada', 'Bo'], [1, 2]).join(' ')).not.toContain('first, in round');
  });
});
