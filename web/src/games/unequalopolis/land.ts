/** Why nothing can be done with a deed of mine: the rule of my sign or the Country card that forbids it, if that is what does. */
import { deedOf, playerOf, printedOf } from './table';
import { STREET_GROUPS, type Scene } from './view';
import { factOf, t } from './words';

export function idleBecause(scene: Scene, deed: number): string {
  const { rules } = scene.view.table;
  const { group } = printedOf(scene.board, deed);
  const whole = group < STREET_GROUPS && (scene.board.groups[group] ?? []).every((other) => deedOf(scene, other).owner === scene.me);
  if (playerOf(scene, scene.me).prison !== null && rules?.prison === false) return t('hand-why-prison');
  if (whole && rules?.bound.includes('no_building')) return t('hand-why-no_building');
  if (rules?.bound.includes('no_credit')) return t('hand-why-no_credit');
  const fact = factOf('building');
  if (whole && rules && deedOf(scene, deed).level === scene.board.few_crops && rules.most === scene.board.few_crops) return `${t('hand-why-few', { level: scene.board.few_crops })} ${fact?.says} ${fact?.source}.`;
  return t('hand-nothing', { deed });
}
