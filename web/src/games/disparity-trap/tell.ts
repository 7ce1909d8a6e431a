/** Sentences: over the turn, on a card's head, and while somebody is waited for. */
import { cardOf, seatOf } from './table';
import type { Play, Scene } from './view';
import { cardName, effectsWords, list, t, tell, thingNumber, who } from './words';

/** What stands on the head of a card: what sort it is, who plays it, whom it binds. */
export function head(scene: Scene, card: number, play: Play | null): string {
  const printed = cardOf(scene.board, card);
  const whom = t(`card-who-${printed.who}`);
  if (!play) return `${t('card-mine')} ${whom}`;
  const said = tell(scene, `card-head-${printed.deck}`, { seat: scene.view.table.active, tier: scene.board.goals.indexOf(card) + 1 });
  if (printed.deck === 'goal' || printed.deck === 'taxes') return said;
  return `${said} ${printed.deck === 'justice' ? t('card-step', { step: play.step }) : whom}`;
}

/** The Taxes card, tier by tier, and which line the player is on. */
export function taxLines(scene: Scene, player: number): { words: string; plays: boolean }[] {
  const tier = scene.view.table.seats[player]?.tier ?? 0;
  return (cardOf(scene.board, scene.board.taxes).by_tier ?? []).map((effects, i) => ({ words: effectsWords(effects), plays: tier === i + 1 }));
}

function ended(scene: Scene): string {
  const { ending, winner } = scene.view.table;
  if (ending === 'cooperative') return t('head-together');
  if (ending === 'competitive' && winner !== null) return tell(scene, 'head-won', { seat: winner });
  return t('head-trap');
}

/** What is going on while it is shown: a card, a vote, or somebody's turn. */
function happening(scene: Scene): string {
  const { play, vote, active } = scene.view.table;
  const voted = vote && scene.items.findLast((item) => item.kind === 'voted');
  if (voted) return t('head-voted', voted.ints);
  if (vote?.subject) return t(vote.reverse ? 'head-reversal' : 'head-vote', { thing: thingNumber(vote.subject) });
  if (play) return cardName(play.card);
  return tell(scene, 'head-turn', { seat: active });
}

/** Who is waited for, in a sentence. */
export function waiting(scene: Scene): string {
  const { window, active } = scene.view.table;
  if (window) return tell(scene, `head-window-${window.kind}`, { seat: window.target });
  const { phase } = scene.view;
  if (phase === 'seal') return t('head-sealing');
  return tell(scene, `head-${phase}`, { seat: phase === 'position' || phase === 'first' ? (scene.view.pending[0] ?? 0) : active });
}

/** The sentence over the turn. */
export function headline(scene: Scene): string {
  const { over, phase, actions, table } = scene.view;
  if (over) return ended(scene);
  if (scene.items.length > 0) return happening(scene);
  if (!actions.length || table.window) return waiting(scene);
  if (phase === 'stake' && table.vote?.subject) return t(table.vote.reverse ? 'head-stake.reverse' : 'head-stake.remove', { thing: thingNumber(table.vote.subject) });
  if (phase === 'option' && seatOf(table, scene.me).turns <= 1) return t('head-option_first');
  return ['option', 'trade', 'position', 'first'].includes(phase) ? tell(scene, `head-${phase}`, { seat: scene.me }) : '';
}

/** Whom everybody waits for, by name. */
export function waitedFor(scene: Scene): string {
  return list(scene.view.pending.map((seat) => who(scene, seat)));
}

/** What a card gives or takes. */
export const gist = (scene: Scene, card: number, step = 1): string => {
  const printed = cardOf(scene.board, card);
  const { effects } = step === 2 && printed.second ? printed.second : printed;
  return effectsWords(effects);
};
