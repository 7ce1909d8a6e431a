/** Every test speaks English, from the file that the server hands out. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { speakWith } from '../src/lib/speech.svelte';
import { Words } from '../src/lib/words';

const PACKAGE = join(import.meta.dirname, '..', '..', 'src', 'lopsided');

/** The words of the shell, or of a game, in a language. */
export const words = (code = 'en', of = 'server'): Words => new Words(readFileSync(join(PACKAGE, of, 'text', `${code === 'xx' ? 'en' : code}.ftl`), 'utf8'), code);

const english = words();
beforeEach(() => speakWith(english));
