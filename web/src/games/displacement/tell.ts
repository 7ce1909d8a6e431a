/** Sentences of the turn: the headline, what a card says, what would follow from each answer. */
import { built, faced, outlook, peopleOf, type Outlook } from './foresee';
import { cardOf, freeSquare, nationOf, reaches, safeBy, tagsOf, vacancies } from './table';
import type { Board, Card, Effect, GoalName, Scene } from './view';
import { ruinOf } from './omens';
import { births, cardName, goalKey, list, t, tagName, tell, tokens, victory } from './words';

/** The scenario of the turn in progress, also after it has passed; -1 where none was drawn yet. */
export function cardOfTurn(scene: Scene): number {
  const { card } = scene.view.table;
  if (card !== null) return card;
  const last = scene.log.findLast((item) => item.kind === 'drew' || item.kind === 'turn');
  return last?.kind === 'drew' ? (last.ints.card ?? -1) : -1;
}

/** The squares that a nation lost in the turn in progress and that are still empty. */
export function ruins(scene: Scene, seat: number): number[] {
  const from = scene.log.findLastIndex((item) => item.kind === 'turn');
  const lost = scene.log.slice(from + 1).filter((item) => item.kind === 'community_lost' && item.ints.seat === seat);
  return lost.map((item) => item.ints.square ?? -1).filter((square) => scene.view.table.nations[seat]?.homes[square] === null);
}

/** How a lost community of this turn looks. */
export function ruinOfTurn(scene: Scene): string {
  const card = cardOfTurn(scene);
  return card < 0 ? 'rubble' : ruinOf(card, cardOf(scene.board, card).kind);
}

/** A nation in words, for those who listen. */
export function told(scene: Scene, seat: number): string[] {
  const nation = nationOf(scene.view.table, seat);
  const built = nation.homes.flatMap((home, square) => {
    if (!home) return [];
    return [home.length ? t('plot', { square, people: births(scene, home) }) : t('plot-empty', { square })];
  });
  const free = nation.homes.filter((home) => home === null).length;
  return [
    t('nation-tags', { region: nation.region, tags: list(tagsOf(scene.board, nation).map(tagName)) }),
    t('nation-has', { amount: nation.tokens, full: nation.full }),
    ...built,
    ...(free ? [t('plots-free', { plots: free })] : []),
    nation.displaced.length ? t('nation-in_open', { people: births(scene, nation.displaced) }) : t('nation-nobody_open'),
    ...(nation.kept.length ? [t('nation-kept')] : []),
  ];
}

/** The sentence over the turn; empty while things are being shown. */
export function headline(scene: Scene): string {
  const { table, phase, over } = scene.view;
  if (over) return victory(t, scene) || t('head-nobody');
  if (scene.items.length > 0) return cardOfTurn(scene) >= 0 ? cardName(cardOfTurn(scene)) : '';
  if (table.active !== scene.me) return tell(scene, `prompt-${phase}`, { seat: table.active });
  const { displaced, tokens: held } = nationOf(table, scene.me);
  if (phase === 'block' && table.card !== null) return t(table.touches.includes(scene.me) ? 'head-block' : 'head-block_others', { card: table.card });
  if (phase === 'needs' && peopleOf(nationOf(table, scene.me)) === 0) return t('head-empty', { amount: held });
  if (phase === 'needs') return t('head-needs', { waiting: displaced.length, amount: held });
  if (phase === 'send') return t('head-send', { more: table.must_send });
  return t('head-draw');
}

/** One effect of a card in words. */
export function effectWords(effect: Effect): string {
  const what = effect.what === 'com' || effect.what === 'tok' ? `${effect.what}_${effect.amount < 0 ? 'lost' : 'won'}` : effect.what;
  const section = effect.what === 'urbanize' || effect.what === 'aid' || effect.what === 'hold' ? 'drawer' : effect.who;
  return t(what === 'com_lost' ? 'effect-com_lost' : `effect-${section}-${what}`, { amount: Math.abs(effect.amount) });
}

export const effectsOf = (card: Card): string => card.effects.map(effectWords).join(' ');

/** Whom a card is meant for. */
export function meantFor(card: Card): string {
  const whom = new Set(card.effects.map((effect) => effect.who));
  if (card.kind === 'migration' || card.kind === 'aid' || whom.has('all')) return t('card-hits_all');
  if (whom.has('others')) return t(whom.has('drawer') ? 'card-hits_both' : 'card-hits_others');
  return t('card-hits_drawer');
}

export function safeWords(card: Card): string {
  return card.safe.length ? t('card-safe_regions', { tags: list(card.safe.map(tagName), 'or') }) : t('card-safe_nobody');
}

/** How a card stands to each nation: hit, safe by a tag, or what would be. */
export function standing(scene: Scene, card: number): { seat: number; words: string; tone: 'hit' | 'safe' | '' }[] {
  const printed = cardOf(scene.board, card);
  const { nations, active } = scene.view.table;
  return nations.map((nation, seat) => {
    const tag = safeBy(scene.board, nation, printed);
    if (tag) return { seat, words: t('note-safe', { tag: tagName(tag) }), tone: 'safe' };
    if (printed.effects.some((effect) => reaches(effect, active, seat))) return { seat, words: t('note-hit'), tone: 'hit' };
    return { seat, words: t('note-would'), tone: '' };
  });
}

export interface Way {
  action: number | null;
  label: string;
  small: string;
  then: string[];
}

const find = (scene: Scene, name: string): number | null => scene.view.actions.find((a) => a.do === name)?.id ?? null;

function earning(scene: Scene, { nation, held }: Outlook): string {
  if (scene.view.round === 1) return t('then-first_turn');
  if (held) return t('then-no_income');
  return t('then-income', { full: nation.full, amount: nation.full });
}

const leaving = (after: Outlook): string => t('then-go', { more: after.go });

/** To keep a card away, or to let it come: what each costs and what would be lost. */
export function answers(scene: Scene): [Way, Way] | null {
  const { card, active } = scene.view.table;
  if (card === null || active !== scene.me) return null;
  const mine = nationOf(scene.view.table, scene.me);
  const price = cardOf(scene.board, card).block;
  const blocked = outlook(scene, { ...mine, tokens: mine.tokens - price });
  const after = faced(scene, scene.me, card);
  const block = [t('then-nobody'), t('then-left', { amount: Math.max(0, mine.tokens - price) }), leaving(blocked), earning(scene, blocked)];
  const face = [...harm(after), t('then-keep', { amount: after.nation.tokens }), leaving(after), earning(scene, after)];
  return [
    { action: find(scene, 'block'), label: t('key-block'), small: t('pay', { price }), then: block },
    { action: find(scene, 'face'), label: t('key-face'), small: t('pay-nothing'), then: face },
  ];
}

function harm(after: Outlook): string[] {
  const deaths = after.dead ? [t('then-die', { pins: after.dead })] : [];
  if (!after.squares.length) return deaths;
  return [t('then-squares', { communities: after.squares.length, squares: list(after.squares.map((square) => String(square + 1))) }), t('then-homes', { pins: after.homeless }), ...deaths];
}

/** To build, or to build no more: who moves in, what it earns, who must leave. */
export function needs(scene: Scene): [Way, Way] {
  const mine = nationOf(scene.view.table, scene.me);
  const price = scene.board.community_price;
  const buy = find(scene, 'buy');
  const after = outlook(scene, mine, {}, !scene.board.manual_housing);
  return [
    { action: buy, label: t('key-buy'), small: tokens(price), then: buy === null ? [refusal(scene)] : building(scene, freeSquare(mine)) },
    { action: find(scene, 'stop'), label: stopLabel(after), small: after.stay ? tokens(after.stay * scene.board.shelter_price) : t('pay-nothing'), then: stopping(scene, after) },
  ];
}

function refusal(scene: Scene): string {
  const mine = nationOf(scene.view.table, scene.me);
  return freeSquare(mine) < 0 ? t('then-no_square') : t('then-poor', { price: scene.board.community_price, have: mine.tokens });
}

function building(scene: Scene, square: number): string[] {
  const mine = nationOf(scene.view.table, scene.me);
  const raised = built(mine, scene.board);
  const after = outlook(scene, raised);
  const enter = Math.max(0, mine.displaced.length - raised.displaced.length);
  const first = scene.board.manual_housing ? t('then-by_hand', { square }) : t('then-move_in', { pins: enter, square });
  const pays = scene.view.round === 1 ? t('then-first_turn') : after.held ? t('then-no_income') : t('then-pays', { amount: after.nation.full });
  const then = after.go ? t('then-leave', { more: after.go }) : t('then-still', { waiting: after.nation.displaced.length });
  return [first, then, ...(enter > 0 && raised.full === mine.full && vacancies(raised) > 0 ? [t('then-not_full')] : [pays])];
}

function stopLabel({ stay, go }: Outlook): string {
  if (stay && go) return t('key-shelter_send', { stay, go });
  if (go) return t('key-send_away', { go });
  return stay ? t('key-shelter', { stay }) : t('key-end');
}

function stopping(scene: Scene, after: Outlook): string[] {
  const lines = [];
  if (after.stay) lines.push(t('then-stay', { waiting: after.stay, price: after.stay * scene.board.shelter_price }));
  if (after.go) lines.push(t('then-leave', { more: after.go }));
  lines.push(scene.view.round === 1 ? t('then-first_turn') : after.held ? t('then-no_income') : t('then-same', { amount: after.nation.full }));
  return lines;
}

/** What a goal asks for at this table. */
export function goalText(goal: GoalName, { metropolis_built, goal_earned }: Board): string {
  if (goal === 'metropolitan' && metropolis_built) return t('goal-built');
  if (goal === 'entrepreneurial' && goal_earned) return t('goal-earned');
  return t(`${goalKey(goal)}.sentence`);
}

/** How far a goal has come: the figure that decides, and what it is counted against. */
export function goalNow({ view, board }: Scene, seat: number): string {
  const { goal, full, homes, tokens, earned } = nationOf(view.table, seat);
  if (goal === 'humanitarian') return t('goal-count', { waiting: view.table.nations.reduce((sum, nation) => sum + nation.displaced.length, 0) });
  if (goal === 'metropolitan') return t('goal-now', { n: board.metropolis_built ? homes.filter(Boolean).length : full, of: homes.length });
  return t('goal-now', { n: board.goal_earned ? earned : tokens, of: board.goal_tokens });
}

/** From when on goals count, where that is still to come. */
export function goalFrom({ view, board }: Scene): string {
  return view.round < board.goals_from_round ? t('goal-from', { round: board.goals_from_round }) : '';
}

