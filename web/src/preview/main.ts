/** Draws any game's board inside the shell from its recorded views and items, all that the boards share (?of=kit), or a language file beside them (at /words). Not part of the client. */
import '../styles/tokens.css';
import '../styles/pieces.css';
import { mount } from 'svelte';
import type { GameModule } from '../lib/game';
import { gameWords, speak, speakWith, wanted } from '../lib/speech.svelte';
import { Words } from '../lib/words';
import Preview from './Preview.svelte';
import { mark, messagesOf, Overheard, places } from './places';
import type { Recorded } from './recorded';

const games = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');
const fixtures = import.meta.glob<Recorded>('../games/*/fixtures/recorded.ts');
const sources = import.meta.glob<string>('../../../src/lopsided/{engine,server,games/*}/text/*.ftl', { query: '?raw', import: 'default' });
const asked = new URLSearchParams(location.search);
const of = location.pathname === '/words' ? 'words' : (asked.get('of') ?? 'threat-level');
const target = document.getElementById('app')!;
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';

const SHELL = 'server';
const NAMES = Object.keys(games).map((path) => path.split('/')[2]!);
const path = (file: string, lang: string): string => `../../../src/lopsided/${[SHELL, 'engine'].includes(file) ? file : `games/${file.replaceAll('-', '_')}`}/text/${lang}.ftl`;
const read = (file: string, lang: string): Promise<string> => sources[path(file, lang)]?.() ?? Promise.resolve('');
const load = async (game: string): Promise<[GameModule, Recorded]> => [(await games[`../games/${game}/index.ts`]!()).default, await fixtures[`../games/${game}/fixtures/recorded.ts`]!()];

/** Speak with words that are overheard: those of a game, or of the shell at a table of Threat Level. */
async function overhear(file: string, lang: string): Promise<{ game: string; heard: Overheard }> {
  const game = file === SHELL ? 'threat-level' : file;
  const shared = async (code: string): Promise<string> => (await read('engine', code)) || read('engine', 'en');
  const spoken = async (one: string): Promise<string> => `${await shared('en')}\n${await read(one, 'en')}`;
  const own = await read(file, lang);
  const heard = new Overheard(own ? `${await shared(lang)}\n${own}` : await spoken(file), lang);
  speakWith(file === SHELL ? heard : new Words(await spoken(SHELL), 'en'), { [game]: file === SHELL ? new Words(await spoken(game), 'en') : heard });
  return { game, heard };
}

if (of === 'kit') {
  await speak(wanted());
  mount((await import('./Kit.svelte')).default, { target });
} else if (of === 'words') {
  const [file, lang] = [asked.get('file') ?? 'threat-level', asked.get('lang') ?? 'fr'];
  const messages = messagesOf(await read(file, 'en'));
  const { game, heard } = await overhear(file, 'en');
  const found = places(...(await load(game)), heard, messages);
  const said = new Map(messagesOf(await read(file, lang)).map(({ id, text }) => [id, text]));
  const languages = Object.keys(sources).map((one) => /(\w+)\.ftl$/.exec(one)?.[1] ?? '');
  const address = (scene: string, id: string): string => `/preview.html?of=${game}&scene=${scene}&lang=${lang}&file=${file}&message=${id}`;
  mount((await import('./Words.svelte')).default, { target, props: { files: [SHELL, ...NAMES], languages: [...new Set(languages)], of: file, lang, messages, said, places: found, address } });
} else {
  const message = asked.get('message');
  const heard = message ? (await overhear(asked.get('file') ?? of, wanted())).heard : null;
  if (!heard) await Promise.all([speak(wanted()), gameWords(of, wanted())]);
  const [game, recorded] = await load(of);
  mount(Preview, { target, props: { game, fixtures: recorded, asked } });
  if (message && heard) setTimeout(() => mark(target, heard.said.get(message) ?? []), 300);
}
