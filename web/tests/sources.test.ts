/** No words for people stand in the sources of the client: they are in the language files. */
import { expect, it } from 'vitest';
import { called, FILES, parts, read, tree, type Node } from './tree';

const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'alt', 'placeholder', 'label'];
const UNSPOKEN = ['class', 'style', 'd', 'points', 'transform', 'viewBox', 'autocomplete', 'sizes', 'media', 'allow', 'sandbox', 'rel', 'content', 'preserveAspectRatio'];
/** What is heard by developers alone: what is thrown where the code is wrong, and what goes to the console. */
const UNHEARD = /^(?:(?:Range)?Error|console\.\w+|querySelector(?:All)?|closest|matches|matchMedia|cssText|setProperty|createElementNS|animate)$/;
/** Two words, or one that begins with a capital letter, as people read them; or a part of a sentence, which begins or ends with a blank. */
const WORDS = /\p{L}{2,}[,;:]?\s+\p{L}+|^\p{Lu}\p{Ll}+[.?]?$|^\s\p{L}{2,}|\p{L}{2,}\s$/u;
const ALLOWED: Record<string, string> = { Enter: 'a key as the browser names it', Escape: 'a key as the browser names it' };

/** Texts of a template, and strings in the code that read like words. */
function* texts(node: Node): Generator<string> {
  if (/^(?:Import|Export)\w*Declaration$/.test(node.type) && node.source) return;
  if (node.type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node.type)) return;
  if (['StyleSheet', 'StyleDirective', 'Comment'].includes(node.type)) return;
  if (UNHEARD.test(called(node)) || node.name === 'kbd') return;
  if (node.type === 'Attribute') {
    if (UNSPOKEN.includes(node.name as string)) return;
    if (Array.isArray(node.value) && SPOKEN.includes(node.name as string)) yield* node.value.filter((part: Node) => part.type === 'Text' && /\p{L}/u.test(part.data as string)).map((part: Node) => part.data as string);
    yield* parts(node).filter((part) => part.type !== 'Text').flatMap((part) => [...texts(part)]);
    return;
  }
  if (node.type === 'Text' && /\p{L}/u.test(node.data as string)) yield (node.data as string).trim();
  if (node.type === 'Literal' && typeof node.value === 'string' && WORDS.test(node.value)) yield node.value;
  if (node.type === 'TemplateLiteral') {
    const said = (node.quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked).join('\u0000');
    if (/\p{L}{2,}[,;:]?\s+\p{L}{2,}|\p{L}{2,} \u0000|\u0000 \p{L}{2,}/u.test(said)) yield said.replaceAll('\u0000', '…');
  }
  for (const part of parts(node)) yield* texts(part);
}

/** What people could read in a source. */
function words(source: string, file: string): string[] {
  return [...texts(tree(source, file))].filter((text) => !(text in ALLOWED));
}

it('the search for words in a source finds them, wherever they stand', () => {
  const source = `<script lang="ts">
    const label = 'All moves', chosen = me ? 'Yours' : key;
    const line = \`You paid \${n}.\`, sum = n + ' points', both = names.join(' and ');
    if (!found) throw new Error('Nothing is here');
  </script>
  <p class="big print" title="Look here">Play now {names.join('; ')} {n > 1 ? 'two words' : ''}</p>`;
  expect(words(source, 'A.svelte').sort()).toEqual(['All moves', 'Look here', 'Play now', 'You paid ….', 'Yours', 'two words', ' points', ' and '].sort());
});

const folderOf = (file: string): string => file.split('/').slice(0, file.startsWith('games/') ? 2 : 1).join('/');

it.each([...new Set(FILES.map(folderOf))])('no words for people stand in the code of %s', (folder) => {
  const files = FILES.filter((file) => folderOf(file) === folder);
  expect(Object.fromEntries(files.map((file) => [file, words(read(file), file)] as const).filter(([, found]) => found.length))).toEqual({});
});
