/** Parts of the page that are fetched when they are first needed. After an update of the server the old ones are gone. */
import { Failure } from './api';
import { sayMore, t } from './speech.svelte';

/** Before a part that did not come is asked for once more, in milliseconds. */
export const RETRY = 1_000;
const KEY = 'lopsided.reloaded.';

/** Load the page anew, once for this reason; false where that has been done and did not help, or could not be remembered. */
export function reloadOnce(why: string): boolean {
  try {
    if (sessionStorage.getItem(KEY + why)) return false;
    sessionStorage.setItem(KEY + why, '1');
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** It works: the next time it does not, the page may be loaded anew again. */
export function works(why: string): void {
  try {
    sessionStorage.removeItem(KEY + why);
  } catch {
    // Where nothing can be remembered, nothing was.
  }
}

/** A part that says what no page says on which people play: its words come with it. */
export const latePart = <T>(name: string, load: () => Promise<T>): Promise<T> => part(name, async () => (await Promise.all([load(), sayMore()]))[0]);

/** A part of the page by its name: asked for twice, then with the whole page once, then a Failure says so. Never settles while the page is on its way. */
export async function part<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    const found = await load().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY)).then(load));
    works(name);
    return found;
  } catch {
    if (reloadOnce(name)) return new Promise(() => undefined);
    throw new Failure('unloaded', t('load-words'));
  }
}
