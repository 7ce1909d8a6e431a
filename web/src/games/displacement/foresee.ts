/** What would become of a nation: for the words beside a choice. The rules decide; this only counts ahead. */
import { cardOf, firstSquares, fullOf, freeSquare, reaches, safeBy } from './table';
import { FULL, type Board, type Nation, type Scene } from './view';

const put = (homes: Nation['homes'], square: number, home: number[] | null): Nation['homes'] => homes.map((was, q) => (q === square ? home : was));

/** People move into the homes with the fewest vacancies first. */
export function housed(nation: Nation): Nation {
  let { homes } = nation;
  const line = [...nation.displaced];
  while (line.length) {
    const open = homes.flatMap((home, q) => (home && home.length < FULL ? [{ q, home }] : []));
    const best = open.sort((a, b) => b.home.length - a.home.length || a.q - b.q)[0];
    if (!best) break;
    homes = put(homes, best.q, [...best.home, line.shift() as number]);
  }
  return { ...nation, homes, displaced: line, full: fullOf(homes) };
}

/** A community on the lowest free square, and who waits in it. */
export function built(nation: Nation, board: Board): Nation {
  const square = freeSquare(nation);
  const raised = { ...nation, tokens: nation.tokens - board.community_price, homes: put(nation.homes, square, []) };
  return board.manual_housing ? raised : housed(raised);
}

function loses(nation: Nation, n: number): Nation {
  const squares = firstSquares(nation, n);
  const people = squares.flatMap((square) => nation.homes[square] ?? []);
  return { ...nation, homes: nation.homes.map((home, q) => (squares.includes(q) ? null : home)), displaced: [...nation.displaced, ...people] };
}

function wins(nation: Nation, n: number): Nation {
  const free = nation.homes.flatMap((home, q) => (home ? [] : [q])).slice(0, n);
  return { ...nation, homes: nation.homes.map((home, q) => (free.includes(q) ? [] : home)) };
}

/** Everybody who lives in a nation, at home or in the open. */
export const peopleOf = (nation: Nation): number => nation.displaced.length + nation.homes.reduce((sum, home) => sum + (home?.length ?? 0), 0);

/** The unhoused die first, then somebody from the emptiest home. */
function dies(nation: Nation): Nation {
  if (nation.displaced.length) return { ...nation, displaced: nation.displaced.slice(1) };
  const lived = nation.homes.flatMap((home, q) => (home?.length ? [{ q, home }] : [])).sort((a, b) => a.home.length - b.home.length || a.q - b.q)[0];
  return lived ? { ...nation, homes: put(nation.homes, lived.q, lived.home.slice(1)) } : nation;
}

export interface Outlook {
  nation: Nation;
  squares: number[];
  /** People who lose their homes. */
  homeless: number;
  /** People who die. */
  dead: number;
  /** No income: a card is kept, or it is the first turn. */
  held: boolean;
  /** People who can be sheltered with what is left, and those who cannot. */
  stay: number;
  go: number;
}

/** How a nation stands at the end of its needs, without building; people move into the homes that are there, unless nobody lets them. */
export function outlook(scene: Scene, nation: Nation, more: Partial<Outlook> = {}, moveIn = true): Outlook {
  const home = moveIn ? housed(nation) : nation;
  const able = Math.floor(Math.max(0, home.tokens) / scene.board.shelter_price);
  const stay = Math.min(home.displaced.length, able);
  return { nation: home, squares: [], homeless: 0, dead: 0, held: home.kept.length > 0, stay, go: home.displaced.length - stay, ...more };
}

/** How it would be after a card was let in. */
export function faced(scene: Scene, seat: number, card: number): Outlook {
  const printed = cardOf(scene.board, card);
  const before = scene.view.table.nations[seat] as Nation;
  let nation = before;
  let [squares, homeless, held]: [number[], number, boolean] = [[], 0, before.kept.length > 0];
  if (safeBy(scene.board, before, printed)) return outlook(scene, nation);
  for (const effect of printed.effects.filter((e) => reaches(e, scene.view.table.active, seat))) {
    const n = Math.abs(effect.amount);
    if (effect.what === 'com' && effect.amount < 0) {
      squares = firstSquares(nation, n);
      homeless += squares.reduce((sum, q) => sum + (nation.homes[q]?.length ?? 0), 0);
      nation = loses(nation, n);
    } else if (effect.what === 'com') nation = wins(nation, n);
    else if (effect.what === 'die') for (let i = 0; i < n; i += 1) nation = dies(nation);
    else if (effect.what === 'grow') nation = { ...nation, displaced: [...nation.displaced, ...Array<number>(n).fill(seat)] };
    else if (effect.what === 'tok') nation = { ...nation, tokens: Math.max(0, nation.tokens + effect.amount) };
    else if (effect.what === 'hold') held = true;
  }
  const deaths = printed.effects.filter((e) => e.what === 'die' && reaches(e, scene.view.table.active, seat)).reduce((sum, e) => sum + Math.abs(e.amount), 0);
  const dead = Math.min(deaths, peopleOf(before));
  return outlook(scene, nation, { squares, homeless, dead, held });
}
