import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as fixtures from '../src/games/threat-level/fixtures/recorded';
import game from '../src/games/threat-level/index';
import type { GameModule } from '../src/lib/game';
import { speakWith } from '../src/lib/speech.svelte';
import { draw, mark, messagesOf, Overheard, places } from '../src/preview/places';
import type { Recorded } from '../src/preview/recorded';
import { words } from './setup';

const SOURCE = ['engine', 'games/threat_level'].map((of) => readFileSync(join(import.meta.dirname, '../../src/lopsided', of, 'text/en.ftl'), 'utf8')).join('\n');
const module = game as unknown as GameModule;
const { back, stop_push } = fixtures.SCENES;
const recorded = { ...fixtures, SCENES: { back, stop_push } } as unknown as Recorded;

it('a language file is read with its comments, its forms and what speaks through what', () => {
  const found = messagesOf('# at most 9\nhello = Hello, { who }\n    .short = Hi\n\nwho =\n    { $n ->\n        [one] you\n       *[other] all\n    }\n');
  expect(found.map(({ id, comment, through }) => [id, comment, through])).toEqual([['hello', 'at most 9', ['who']], ['hello.short', '', []], ['who', '', []]]);
});

it('every message is found in the scenes that speak it, framed there, and nowhere else', () => {
  const heard = new Overheard(SOURCE, 'en');
  speakWith(words(), { 'threat-level': heard });
  const found = places(module, recorded, heard, messagesOf(SOURCE));
  expect(found.get('return-stay')).toEqual(['back']);
  expect(found.get('prompt-stop_push')).toContain('stop_push');
  expect(found.has('tagline')).toBe(false);
  heard.said.clear();
  const gone = draw(document.body, module, recorded.recorded('back'));
  expect(mark(document.body, heard.said.get('return-stay') ?? [])).toBe(true);
  expect([...document.querySelectorAll<HTMLElement>('[style*=outline]')].map((one) => one.textContent)).toEqual([...(heard.said.get('return-stay') ?? [])]);
  gone();
});
