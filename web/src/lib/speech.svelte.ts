/** The languages of this page: which one its reader wants, and the words of the shell and of the games in it, fetched when they are first needed. */
import { recall, keep } from './settings.svelte';
import { PSEUDO, Words, type Known } from './words';

const KEY = 'lopsided.language';
const FIRST = 'en';

/** The languages of the shell, as the page that was sent says. */
export const languages = (): string[] => (document.documentElement.dataset.languages ?? FIRST).split(' ');

/** What a language calls itself: "English", "français". */
export const nameOf = (code: string): string => new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;

/** What the reader wants: by the address, by an earlier choice, by the browser. */
export function wanted(search = location.search, browser: readonly string[] = navigator.languages): string {
  const asked = [new URLSearchParams(search).get('lang'), recall<string | null>(KEY, null), ...browser.map((tag) => tag.split('-')[0])];
  return asked.find((code) => code === PSEUDO || (code && languages().includes(code))) ?? FIRST;
}

export const language = $state({ code: wanted() });
let shell = $state.raw<Words | null>(null);
/** The words of the games that are on this page. */
let spoken = $state.raw<Record<string, Words>>({});
const fetched = new Map<string, Promise<Words>>();

/** Whether this page says more than the pages on which people play: the words for that are fetched too, then. */
let more: Promise<void> | null = null;

async function file(path: string, code: string, search = ''): Promise<Response> {
  const answer = await fetch(`${path}/${code === PSEUDO ? FIRST : code}.ftl${search}`);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer;
}

async function fetchWords(path: string, code: string): Promise<Words> {
  const answer = await file(path, code);
  const found = new Words(await answer.text(), code === PSEUDO ? code : (answer.headers.get('content-language') ?? code));
  if (more) await learn(found, path, code);
  return found;
}

async function learn(found: Words, path: string, code: string): Promise<void> {
  found.learn(await (await file(path, code, '?more')).text());
}

/** Have the words ready that only later pages say: the front page, a debrief, a replay, the rules, a room, the lab. */
export function sayMore(): Promise<void> {
  more ??= Promise.all([...fetched].map(async ([key, found]) => learn(await found, ...(key.split(' ') as [string, string])))).then(
    () => undefined,
    (error: unknown) => {
      more = null;
      throw error;
    },
  );
  return more;
}

/** The words at an address, asked for once. */
function words(path: string, code: string): Promise<Words> {
  const found = fetched.get(`${path} ${code}`) ?? fetchWords(path, code);
  fetched.set(`${path} ${code}`, found);
  found.catch(() => fetched.delete(`${path} ${code}`));
  return found;
}

/** Have the shell's words ready in a language, and speak it from now on. */
export async function speak(code: string): Promise<void> {
  shell = await words('/words', code);
  language.code = code;
}

/** Choose a language for good; what the address says no longer counts. */
export async function choose(code: string): Promise<void> {
  keep(KEY, code);
  const here = new URL(location.href);
  here.searchParams.delete('lang');
  history.replaceState(history.state, '', here);
  await speak(code);
}

/** A game's words in the reader's language, or in English where it has none. */
export async function gameWords(game: string, code: string): Promise<Words> {
  const found = await words(`/words/${encodeURIComponent(game)}`, code);
  if (code === language.code) spoken = { ...spoken, [game]: found };
  return found;
}

/** What says the texts of a game's own folder. Its words are here before anything of it is drawn. */
export function gameText(game: string): (message: string, known?: Known) => string {
  return (message, known) => {
    const found = spoken[game];
    if (!found) throw new Error(`The words of ${game} are not here yet`);
    return found.say(message, known);
  };
}

/** For a `lang` attribute: the language of a game's texts where it is another than the page's. A game that has none in the reader's language speaks English. */
export function foreign(game: string): string | undefined {
  const found = spoken[game]?.language;
  return found === language.code ? undefined : found;
}

/** Whether a game has such a text. */
export function gameHas(game: string): (message: string) => boolean {
  return (message) => spoken[game]?.has(message) ?? false;
}

/** A text of the shell. */
export function t(message: string, known?: Known): string {
  if (!shell) throw new Error('The words are not here yet');
  return shell.say(message, known);
}

/** A text of the shell about people, as this reader (a seat, or -1) should hear it. */
export function line(message: string, known: Known, names: string[], reader: number): string {
  return shell?.line(message, known, names, reader) ?? '';
}

/** Why something was refused, in words; the reason itself where there are none. */
export function refusal(reason: string, known: Known = {}, family = 'refusal'): string {
  const message = [`${family}-${reason}`, `cannot-${reason}`].find((name) => shell?.has(name));
  return message && shell ? shell.say(message, known) : reason;
}

/** For tests: speak with these words, of the shell and of games. */
export function speakWith(words: Words, games: Record<string, Words> = {}): void {
  shell = words;
  language.code = words.language;
  spoken = { ...spoken, ...games };
}
