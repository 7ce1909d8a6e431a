/** Draws any game's board inside the shell from its recorded views and items, or all that the boards share (?of=kit). Not part of the client. */
import '../styles/tokens.css';
import '../styles/pieces.css';
import { mount } from 'svelte';
import type { GameModule } from '../lib/game';
import { gameWords, speak, wanted } from '../lib/speech.svelte';
import Preview from './Preview.svelte';
import type { Recorded } from './recorded';

const games = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');
const fixtures = import.meta.glob<Recorded>('../games/*/fixtures/recorded.ts');
const asked = new URLSearchParams(location.search);
const of = asked.get('of') ?? 'threat-level';
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';

await Promise.all([speak(wanted()), of === 'kit' ? null : gameWords(of, wanted())]);
const target = document.getElementById('app')!;
if (of === 'kit') {
  mount((await import('./Kit.svelte')).default, { target });
} else {
  const [game, recorded] = await Promise.all([games[`../games/${of}/index.ts`]!(), fixtures[`../games/${of}/fixtures/recorded.ts`]!()]);
  mount(Preview, { target, props: { game: game.default, fixtures: recorded, asked } });
}
