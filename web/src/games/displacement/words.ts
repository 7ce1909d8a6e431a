/** The folder's texts, and the few words that every part needs. */
import { translator } from '../../lib/i18n.svelte';
import en from './en.json';
import type { Scene } from './view';

export const t = translator(en);

export const cardName = (card: number): string => t(`names.card.${card}`);
export const regionName = (region: number): string => t(`names.region.${region}`);
export const tagName = (tag: string): string => t(`tags.${tag}`);
export const tokens = (n: number): string => t('tokens', { n });

/** The region in which people of a colour were born. */
export const birthplace = (scene: Scene, color: number): string => regionName(scene.view.table.nations[color]?.region ?? 0);

/** A name for the reader: "you" for oneself. */
export function who(scene: Scene, seat: number): string {
  return seat === scene.me ? t('you') : (scene.names[seat] ?? '');
}

/** "Amina", "Amina and Jonas", "Amina, Jonas and Otter". */
export function list(names: string[], joined = 'and'): string {
  if (names.length < 2) return names.join('');
  return t(joined, { some: names.slice(0, -1).join(', '), last: names[names.length - 1] ?? '' });
}

/** With a capital letter, for the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "3 born in Taiga and 1 born in Savanna". */
export function births(scene: Scene, people: number[]): string {
  const counts = new Map<number, number>();
  for (const color of people) counts.set(color, (counts.get(color) ?? 0) + 1);
  return list([...counts].map(([color, n]) => t('board.born', { n, region: birthplace(scene, color) })));
}
