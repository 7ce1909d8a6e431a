/** Where each message of a language file is spoken: the recorded scenes are drawn one after the other, and overheard. */
import { flushSync, mount, unmount } from 'svelte';
import type { GameModule, Scene } from '../lib/game';
import { Words, type Known } from '../lib/words';
import Prompt from '../shell/Prompt.svelte';
import Stage from '../shell/Stage.svelte';
import { createRawSnippet } from 'svelte';
import type { Recorded } from './recorded';

export interface Message {
  /** `row-3`, or `row-3.effect`. */
  id: string;
  text: string;
  comment: string;
  /** The messages that it speaks through. */
  through: string[];
}

/** All messages and their attributes as they are written in a language file, with the comment over each. */
export function messagesOf(source: string): Message[] {
  const found: Message[] = [];
  let comment: string[] = [];
  for (const line of source.split('\n')) {
    const [, begins, first = ''] = /^([A-Za-z][\w-]*) *=(.*)/.exec(line) ?? [];
    const [, form, rest = ''] = /^ +\.(\w+) *=(.*)/.exec(line) ?? [];
    const last = found.at(-1);
    if (begins) found.push({ id: begins, text: first.trim(), comment: comment.join(' '), through: [] });
    else if (form && last) found.push({ id: `${last.id.split('.')[0]}.${form}`, text: rest.trim(), comment: '', through: [] });
    else if (/^[ }]/.test(line) && last) last.text += `\n${line.trim()}`;
    comment = /^# /.test(line) ? [...comment, line.slice(2)] : begins || !line ? [] : comment;
  }
  for (const message of found) message.through = [...message.text.matchAll(/\{ *([a-z][\w-]*(?:\.\w+)?) *\}/g)].map((one) => one[1] ?? '');
  return found.filter((message) => message.text !== '');
}

/** Words that remember what was said with them. */
export class Overheard extends Words {
  said = new Map<string, Set<string>>();

  override say(message: string, known: Known = {}): string {
    const said = super.say(message, known);
    (this.said.get(message) ?? this.said.set(message, new Set()).get(message))?.add(said);
    return said;
  }
}

/** Draw a scene inside the shell; what takes it away again. */
export function draw(target: HTMLElement, game: GameModule, scene: Scene): () => void {
  const turn = createRawSnippet(() => ({ render: () => '<i></i>' }));
  const shown = [
    mount(Stage, { target, props: { scene, game, log: scene.log, turn } }),
    mount(Prompt, { target, props: { scene, game, log: scene.log, notice: '', playing: false, skew: 0, skip: () => undefined, undo: () => undefined, stopClock: () => undefined } }),
  ];
  flushSync();
  return () => shown.forEach((one) => void unmount(one));
}

/** The scenes in which each message is spoken. What the voice of a table says is found by its kind: recorded items have their words already. */
export function places(game: GameModule, { SCENES, recorded }: Recorded, heard: Overheard, messages: Message[]): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  const through = new Map(messages.map((message) => [message.id, message.through]));
  const put = (id: string, name: string): void => {
    const scenes = found.get(id) ?? new Set<string>();
    if (scenes.has(name)) return;
    found.set(id, scenes.add(name));
    through.get(id)?.forEach((other) => put(other, name));
  };
  const target = document.body.appendChild(document.createElement('div'));
  target.hidden = true;
  for (const name of Object.keys(SCENES)) {
    const scene = recorded(name);
    heard.said.clear();
    draw(target, game, scene)();
    for (const id of heard.said.keys()) put(id, name);
    put(`prompt-${scene.view.phase}`, name);
    for (const item of scene.log) put(`event-${item.kind}`, name);
    for (const action of scene.view.actions) put(`action-${action.do}`, name);
  }
  target.remove();
  return new Map([...found].map(([id, scenes]) => [id, [...scenes]]));
}

/** Frame whatever on the page says one of these texts; whether anything does. */
export function mark(root: HTMLElement, texts: Iterable<string>): boolean {
  const wanted = [...texts].map((text) => text.trim()).filter(Boolean);
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let marked = false;
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent ?? '';
    if (!wanted.some((one) => text.includes(one))) continue;
    (walk.currentNode.parentElement as HTMLElement).style.outline = '3px solid var(--signal)';
    marked = true;
  }
  return marked;
}
