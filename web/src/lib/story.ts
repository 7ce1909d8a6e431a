/** The story of a game in at most five sentences. */
import type { GameModule } from './game';
import type { Item } from './voice';

const MOST = 5;

/** The game's own story; without one, sentences from the chronicle: how it began, three turns on the way, how it ended. */
export function tell(game: GameModule | null, items: Item[], names: string[], placing: number[]): string[] {
  const told = game?.story?.(items, names, placing) ?? [];
  return (told.length ? told : sampled(items)).slice(0, MOST);
}

function sampled(items: Item[]): string[] {
  const said = items.filter((item) => item.words && !item.kind.startsWith('table:')).map((item) => item.words);
  if (said.length <= MOST) return said;
  return Array.from({ length: MOST }, (_, i) => said[Math.round((i * (said.length - 1)) / (MOST - 1))] as string);
}
