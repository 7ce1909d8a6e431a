/** For tests of components: showing one, looking at its texts, pressing its keys. Whatever was shown is gone after each test. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach } from 'vitest';
import type { Scene } from '../lib/game';

let shown: Record<string, unknown>[] = [];

export function show<T, B>(what: Component<Scene<T, B>>, props: Scene<T, B>): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'));
  shown.push(mount(what, { target, props }));
  flushSync();
  return target;
}

afterEach(() => {
  for (const one of shown) void unmount(one);
  shown = [];
  document.body.replaceChildren();
});

export const texts = (root: HTMLElement, which: string): string[] => [...root.querySelectorAll(which)].map((node) => node.textContent?.replace(/\s+/g, ' ').trim() ?? '');

export function press(root: HTMLElement, which: string, at = 0): void {
  root.querySelectorAll<HTMLElement>(which)[at]?.click();
  flushSync();
}

/** The button that says this, or is called so. */
export const button = (within: HTMLElement, words: string): HTMLButtonElement =>
  [...within.querySelectorAll('button')].find((b) => b.textContent?.includes(words) || b.getAttribute('aria-label')?.startsWith(words)) as HTMLButtonElement;

/** What is shown and was never translated, while the pseudo-language is spoken; names, what the server's items say and what else is named are as they are. */
export function untranslated<T, B>(scene: Scene<T, B>, more: string[] = []): string[] {
  const given = [...more, ...scene.names, ...scene.log.map((i) => i.words), ...scene.view.actions.map((a) => a.words), scene.view.prompt].filter(Boolean).sort((a, b) => b.length - a.length);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    let text = (walker.currentNode.textContent ?? '').replace(/⟦[^⟧]*⟧/g, '');
    for (const words of given) text = text.replaceAll(words, '');
    if (/[a-z]{2}/i.test(text)) found.push(text.trim());
  }
  return found;
}
