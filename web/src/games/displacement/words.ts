/** The folder's texts, and the few words that every part needs. */
import { list } from '../../kit/words';
import { translator } from '../../lib/i18n.svelte';
import en from './en.json';
import type { Scene } from './view';

export { capital, list, who } from '../../kit/words';
export const t = translator(en);

export const cardName = (card: number): string => t(`names.card.${card}`);
export const regionName = (region: number): string => t(`names.region.${region}`);
export const tagName = (tag: string): string => t(`tags.${tag}`);
export const tokens = (n: number): string => t('tokens', { n });

/** The region in which people of a colour were born. */
export const birthplace = (scene: Scene, color: number): string => regionName(scene.view.table.nations[color]?.region ?? 0);

/** "3 born in Taiga and 1 born in Savanna". */
export function births(scene: Scene, people: number[]): string {
  const counts = new Map<number, number>();
  for (const color of people) counts.set(color, (counts.get(color) ?? 0) + 1);
  return list([...counts].map(([color, n]) => t('board.born', { n, region: birthplace(scene, color) })));
}
