/** Sentences: over the turn, on a card's head, and while somebody is waited for. */
import { cardOf, seatOf } from './table';
import type { Play, Scene } from './view';
import { capital, cardName, effectsWords, list, person, t, thingName, who } from './words';

const name = (scene: Scene, seat: number): string => scene.names[seat] ?? '';

/** What stands on the head of a card: what sort it is, who plays it, whom it binds. */
export function head(scene: Scene, card: number, play: Play | null): string {
  const printed = cardOf(scene.board, card);
  if (!play) return t('card.mine', { whom: t(`card.who.${printed.who}`) });
  const { active } = scene.view.table;
  const who = person(scene, active);
  const tier = scene.board.goals.indexOf(card) + 1;
  const whom = printed.deck === 'justice' ? t('card.step', { step: play.step }) : t(`card.who.${printed.deck === 'taxes' ? 'all' : printed.who}`);
  return t(`card.head.${printed.deck}.${who.key}`, { name: who.name, tier, whom });
}

/** The Taxes card, tier by tier, and which line the player is on. */
export function taxLines(scene: Scene, player: number): { words: string; plays: boolean }[] {
  const tier = scene.view.table.seats[player]?.tier ?? 0;
  return (cardOf(scene.board, scene.board.taxes).by_tier ?? []).map((effects, i) => ({ words: effectsWords(effects), plays: tier === i + 1 }));
}

function ended(scene: Scene): string {
  const { ending, winner } = scene.view.table;
  if (ending === 'cooperative') return t('head.together');
  if (ending === 'competitive' && winner !== null) return t(`head.won.${person(scene, winner).key}`, { name: name(scene, winner) });
  return t('head.trap');
}

/** What is going on while it is shown: a card, a vote, or somebody's turn. */
function happening(scene: Scene): string {
  const { play, vote, active } = scene.view.table;
  const voted = vote && scene.items.findLast((item) => item.kind === 'voted');
  if (voted) return t(`head.voted.${voted.ints.passed ? 'passed' : 'failed'}`, { pool: voted.ints.pool, against: voted.ints.against });
  if (vote?.subject) return t(vote.reverse ? 'head.reversal' : 'head.vote', { thing: thingName(vote.subject) });
  if (play) return cardName(play.card);
  return t(`head.turn.${person(scene, active).key}`, { name: name(scene, active) });
}

/** Who is waited for, in a sentence. */
export function waiting(scene: Scene): string {
  const { window, active } = scene.view.table;
  if (window) {
    const { key, name: target } = person(scene, window.target);
    return t(`head.window.${window.kind}.${key}`, { name: target });
  }
  const { phase } = scene.view;
  if (phase === 'seal') return t('head.sealing');
  if (phase === 'position' || phase === 'first') return t(`head.${phase}.other`, { name: name(scene, scene.view.pending[0] ?? 0) });
  return t(`head.${phase}.other`, { name: name(scene, active) });
}

/** The sentence over the turn. */
export function headline(scene: Scene): string {
  const { over, phase, actions, table } = scene.view;
  if (over) return ended(scene);
  if (scene.items.length > 0) return happening(scene);
  if (!actions.length || table.window) return waiting(scene);
  if (phase === 'stake' && table.vote?.subject) return t(table.vote.reverse ? 'head.stake.reverse' : 'head.stake.remove', { thing: thingName(table.vote.subject) });
  if (phase === 'option') return t(seatOf(table, scene.me).turns <= 1 ? 'head.option.first' : 'head.option.you');
  return ['trade', 'position', 'first'].includes(phase) ? t(`head.${phase}.you`) : '';
}

/** Whom everybody waits for, by name. */
export function waitedFor(scene: Scene): string {
  return list(scene.view.pending.map((seat) => who(scene, seat)));
}

/** What a card gives or takes, with a capital letter. */
export const gist = (scene: Scene, card: number, step = 1): string => {
  const printed = cardOf(scene.board, card);
  const { effects } = step === 2 && printed.second ? printed.second : printed;
  return capital(effectsWords(effects));
};
