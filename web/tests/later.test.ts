import { afterEach, expect, it, vi } from 'vitest';
import { sayMore, speak, t } from '../src/lib/speech.svelte';

afterEach(() => vi.unstubAllGlobals());

it('whoever asks second for the words of later pages waits for them too', async () => {
  let come: (answer: Response) => void = () => undefined;
  const later = new Promise<Response>((resolve) => (come = resolve));
  vi.stubGlobal('fetch', (path: string) => (path.endsWith('?more') ? later : Promise.resolve(new Response('close = Close'))));
  await speak('en');
  void sayMore();
  const second = vi.fn();
  const done = sayMore().then(second);
  await new Promise((resolve) => setTimeout(resolve));
  expect(second).not.toHaveBeenCalled();
  come(new Response('shoes-title = In their shoes'));
  await done;
  expect(t('shoes-title')).toBe('In their shoes');
});
