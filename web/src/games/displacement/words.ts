/** The folder's texts, and the few words that every part needs. */
import { list, speaks } from '../../kit/words';
import type { GoalName, Scene } from './view';

export { capital, list, victory, who } from '../../kit/words';
export const { t, tell } = speaks('displacement');

export const cardName = (card: number): string => t(`card-${card}`);
export const regionName = (region: number): string => t(`region-${region}`);
export const tagName = (tag: string): string => t(`tag-${tag}`);
export const tokens = (n: number): string => t('amount-tokens', { amount: n });

const GOALS: GoalName[] = ['humanitarian', 'metropolitan', 'entrepreneurial'];
/** The message that names a goal; its `.sentence` says what is asked for. */
export const goalKey = (goal: GoalName): string => `goal-${GOALS.indexOf(goal) + 1}`;

/** The region in which people of a colour were born. */
export const birthplace = (scene: Scene, color: number): number => scene.view.table.nations[color]?.region ?? 0;

/** "3 born in Taiga and 1 born in Savanna". */
export function births(scene: Scene, people: number[]): string {
  const counts = new Map<number, number>();
  for (const color of people) counts.set(color, (counts.get(color) ?? 0) + 1);
  return list([...counts].map(([color, n]) => t('people-born', { pins: n, region: birthplace(scene, color) })));
}
