/** What is said about a vote on a rule. */
import type { Forecast } from '../lib/debrief';
import type { OptionInfo } from '../lib/messages';
import { isNothing } from '../debrief/say';

/** All values of an option that can be voted on, as they are written. */
export function choices(option: OptionInfo): string[] {
  const [low, high] = option.range ?? [0, -1];
  return option.values.length ? option.values : Array.from({ length: high - low + 1 }, (_, n) => String(low + n));
}

/** A value in a few words. */
export const label = (option: OptionInfo, value: string): string => option.labels[option.values.indexOf(value)] ?? value;

/** For which seats a change is good, for which it is bad, and for which these games show no difference. */
export function sides(forecast: Forecast): { more: number[]; less: number[]; same: number[] } {
  const found = { more: [] as number[], less: [] as number[], same: [] as number[] };
  forecast.seats.forEach(({ change }, seat) => (isNothing(change) ? found.same : change.value > 0 ? found.more : found.less).push(seat));
  return found;
}
