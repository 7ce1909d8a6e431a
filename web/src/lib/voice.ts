/** Who says at a table what happened, what is asked and what can be done: the server tells facts, the reader's side forms the sentences. */
import { games } from './api';
import type { Action, View } from './game';
import type { Item as Told, Refused } from './messages';
import { gameWords, line, refusal, t } from './speech.svelte';
import { PEOPLE, type Words } from './words';

/** Something that happened, as the page shows it: with its words, and whose deed it is. */
export interface Item extends Told {
  words: string;
  /** What it is good for, by facts that everybody sees; empty where nothing is said of it. */
  why?: string;
  seat: number;
}

/** Whose words a thing is told in: the voice may come later than the thing, and change with the reader's language. */
export interface Hearing {
  voice: Voice | null;
  reader: number;
  names: string[];
}

type Form = (voice: Voice, hearing: Hearing) => string;

/** Give a thing its words, formed when they are first read; what it brought along where they cannot be. */
function says<T extends object>(thing: T, key: 'words' | 'why' | 'prompt', hear: () => Hearing, form: Form): T {
  const brought = (thing as Record<string, unknown>)[key] ?? '';
  let by: Hearing = { voice: null, reader: -1, names: [] };
  let said = brought;
  const get = (): unknown => {
    const now = hear();
    if (now.voice === by.voice && now.reader === by.reader && now.names === by.names) return said;
    by = now;
    try {
      said = now.voice ? form(now.voice, now) : brought;
    } catch (error) {
      if (!brought) console.error(error);
      said = brought;
    }
    return said;
  };
  return Object.defineProperty(thing, key, { enumerable: true, configurable: true, get });
}

/** Something that happened, with its words. */
export function heard(told: Told, hear: () => Hearing): Item {
  const item = { ...told, seat: told.ints.seat ?? -1 } as Item;
  says(item, 'why', hear, (voice, { names, reader }) => voice.why(told, names, reader));
  return says(item, 'words', hear, (voice, { names, reader }) => voice.item(told, names, reader));
}

/** What a seat sees, with the words of what it is asked and of what it may do. */
export function seen(view: View, hear: () => Hearing): View {
  const actions = view.actions.map((action) => says({ ...action }, 'words', hear, (voice, { names }) => voice.action(action, names, view.seat)));
  return says({ ...view, actions }, 'prompt', hear, (voice, { names }) => voice.prompt(view, names));
}

/** A view after its changes, by path; the old one stays as it was. */
export function changed(view: View, changes: Record<string, unknown>): View {
  const now = { ...view };
  for (const [path, value] of Object.entries(changes)) {
    const way = path.split('.');
    const last = way.pop() as string;
    let at = now as unknown as Record<string, unknown>;
    for (const key of way) at = at[key] = (Array.isArray(at[key]) ? [...(at[key] as unknown[])] : { ...(at[key] as object) }) as Record<string, unknown>;
    at[last] = value;
  }
  return now;
}

/** The words of a game for whoever reads at a table of it. */
export async function loadVoice(game: string, code: string): Promise<Voice> {
  const [words, shelf] = await Promise.all([gameWords(game, code), games()]);
  return new Voice(words, shelf.find((box) => box.name === game)?.people ?? PEOPLE);
}

export class Voice {
  constructor(
    readonly words: Words,
    /** What the game's ints that are seats are called. */
    readonly people: string[],
  ) {}

  /** What the game is called. */
  get title(): string | undefined {
    return this.words.has('title') ? this.words.say('title') : undefined;
  }

  /** Something that happened, as this reader hears it; a shared screen (-1) has no words for a secret. */
  item(told: Told, names: string[], reader: number): string {
    if (told.kind.startsWith('table:')) return note(told, names, reader, this.rule(told.known));
    return told.secret && reader < 0 ? '' : this.words.line(`event-${told.kind}`, told.ints, names, reader, this.people);
  }

  /** What a deed is good for, where the game says so. */
  why(told: Told, names: string[], reader: number): string {
    const message = `event-${told.kind}.why`;
    return this.words.has(message) ? this.words.line(message, told.ints, names, reader, this.people) : '';
  }

  /** A rule that is spoken of, what it was and what it is to be, in the words of its game. */
  rule(known: Told['known']): Record<string, string> {
    const { option, was, value } = known ?? {};
    return option ? { rule: this.words.has(`option-${option}`) ? this.words.say(`option-${option}`) : option, was: this.value(option, was ?? ''), value: this.value(option, value ?? '') } : {};
  }

  /** A value of an option in a few words; one without words of its own is said as it is written. */
  value(option: string, of: string | number): string {
    const said = `option-${option}.value`;
    return this.words.has(said) ? this.words.say(said, { value: /^\d+$/.test(String(of)) ? Number(of) : of }) : String(of).replaceAll('_', ' ');
  }

  /** What is being decided, as this reader hears it. */
  prompt(view: View, names: string[]): string {
    const [first] = view.pending;
    if (first === undefined || view.over) return '';
    return this.words.line(`prompt-${view.phase}`, { seat: view.pending.includes(view.seat) ? view.seat : first }, names, view.seat);
  }

  /** What can be done, as the seat that may do it reads it. */
  action({ id: _, do: family, ints, words: __, ...aims }: Action, names: string[], seat: number): string {
    return this.words.line(`action-${family}`, { seat, ...(aims as Record<string, number>), ...ints }, names, seat, this.people);
  }

  /** Why a move was refused. */
  refused(told: Refused, names: string[]): string {
    const known = told.known ?? {};
    return told.rules ? this.words.line(`refusal-${told.reason}`, known, names, Number(known.seat), this.people) : refusal(told.reason, known);
  }
}

/** Something about the table, as this reader hears it. */
const note = (told: Told, names: string[], reader: number, rule: Record<string, string>): string => line(told.kind.replace(':', '-'), { ...told.ints, ...told.known, ...rule, said: said(told) }, names, reader);

/** Something that people said, without who said it. */
export const said = (told: Told): string => (told.known?.phrase ? t(`phrase-${told.known.phrase}`) : (told.known?.text ?? ''));
