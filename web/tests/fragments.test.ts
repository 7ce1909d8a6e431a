/** No sentence is put together from fragments: what stands beside another message is a sentence of its own, and nothing is told by another message but a name. */
import { FluentResource } from '@fluent/bundle';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { called, FILES, parts, read, tree, within, type Node } from './tree';

type Pattern = string | null | (string | { type: string; variants?: { value: Pattern }[]; name?: string })[];

const SOURCES = join(import.meta.dirname, '..', '..', 'src', 'lopsided');
const SAYS = /^(?:t|text|say|line|tell)$/;
/** What another message may be told, and why: it stands there for itself. */
const NAMES: Record<string, string> = {
  'page_title.title': 'the name of a page',
  'options-instead.value': 'a value of an option, after what it is',
  'debrief-shares_what.what': 'the name of what is held',
  'aloud.first': 'what is asked, before the question',
  'aloud.next': 'the question, after what it is about',
  '.said': 'what somebody said, word for word',
};
/** Labels before what is no text, and where two languages stand beside each other. */
const ALLOWED: Record<string, string> = {
  "{t('menu-code')}": 'a label before a code',
  "{t('lab-printed')}": 'a label before a value',
  '{t(`deck-${deck.name}`)}': 'a label before a figure',
  '{note(seat)}': 'a game that has no file in the language of the page',
};
/** Between the things of a list stands what Intl or the language file puts there. */
const LISTING = /\p{L}|[,;:&–|/+](?=\s)|\s[,;:&–|/+]/u;
const INLINE = ['b', 'i', 'u', 'em', 'strong', 'span', 'code', 'kbd', 'mark'];
const ANY = '\u0000';

/** A message of some file and language whose end is no end of a sentence, in one of its variants. */
function unended(pattern: Pattern | undefined): boolean {
  if (typeof pattern === 'string') return !/[.?:»”…]$/.test(pattern);
  const last = pattern?.at(-1);
  if (last === undefined || typeof last === 'string') return unended(last ?? '');
  return last.type === 'select' ? (last.variants ?? []).some(({ value }) => unended(value)) : last.type === 'var';
}

/** The messages that end so, of what the sources of a folder speak with. */
function openIn(folder: string): (message: string) => boolean {
  const files = globSync(`{${folder.replaceAll('-', '_')},engine}/text/*.ftl`, { cwd: SOURCES });
  const entries = files.flatMap((file) => new FluentResource(readFileSync(join(SOURCES, file), 'utf8')).body);
  const texts = entries.flatMap(({ id, value, attributes }) => [[id, value] as const, ...Object.entries(attributes).map(([name, text]) => [`${id}.${name}`, text] as const)]);
  const open = texts.filter(([, text]) => text !== null && unended(text as Pattern)).map(([name]) => name);
  return (message) => open.some((name) => (message.includes(ANY) ? new RegExp(`^${message.replaceAll('.', '\\.').replaceAll(ANY, '[\\w-]+')}$`).test(name) : name === message));
}

const quasis = (node: Node): string[] => (node.quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked);

/** What a function gives back. */
function returned(node: Node | undefined): Node[] {
  const body = node && /Function/.test(node.type) ? (node.body as Node) : undefined;
  if (body?.type !== 'BlockStatement') return body ? [body] : [];
  const below = (one: Node): Node[] => (one.type === 'ReturnStatement' ? parts(one) : /Function/.test(one.type) ? [] : parts(one).flatMap(below));
  return below(body);
}

/** What is put together from fragments in a source, as it is written there. */
function fragments(source: string, file: string, open: (message: string) => boolean): string[] {
  const root = tree(source, file);
  const all = within(root);
  const inits = new Map(all.flatMap((node): [string, Node][] => {
    const name = (node.id as { name?: string } | null)?.name;
    return name && (node.type === 'FunctionDeclaration' || node.init) ? [[name, (node.init as Node) ?? node]] : [];
  }));
  const text = file.endsWith('.ts') ? `<script lang="ts">\n${source}\n</script>` : source;
  const written = (node: Node): string => text.slice(node.start as number, node.end as number).replace(/\s+/g, ' ');

  /** The messages that this part of the code says; what it is made of in the same file is followed. */
  function said(node: Node | null | undefined, depth = 0): Node[] {
    if (!node || depth > 8) return [];
    const go = (...next: unknown[]): Node[] => next.flatMap((one) => said(one as Node, depth + 1));
    switch (node.type) {
      case 'CallExpression': {
        const [of] = node.arguments as Node[];
        if (SAYS.test(called(node)) && of) return [node];
        if (/^(?:\$derived|by|filter|reverse|slice)$/.test(called(node))) return go(of, (node.callee as Node).object);
        if (called(node) === 'map') return go(of, ...(of?.type === 'Identifier' ? returned(inits.get(of.name as string)) : []));
        return (node.callee as Node).type === 'Identifier' ? go(...returned(inits.get(called(node)))) : [];
      }
      case 'ArrowFunctionExpression':
        return go(...returned(node));
      case 'ConditionalExpression':
        return go(node.consequent, node.alternate);
      case 'LogicalExpression':
      case 'BinaryExpression':
        return node.operator === '+' || node.type === 'LogicalExpression' ? go(node.left, node.right) : [];
      case 'TemplateLiteral':
        return go(...(node.expressions as Node[]));
      case 'ArrayExpression':
        return go(...(node.elements as Node[]));
      case 'SpreadElement':
        return go(node.argument);
      case 'TSAsExpression':
      case 'TSNonNullExpression':
      case 'ExpressionTag':
        return go(node.expression);
      case 'Identifier':
        return go(/Function/.test(inits.get(node.name as string)?.type ?? '') ? null : inits.get(node.name as string));
      default:
        return [];
    }
  }

  /** The names of the messages that a call says, as far as they are written there: `ask-rolled-` for all that begin so. */
  function named(call: Node): string[] {
    if (((call.callee as Node).object as Node | undefined)?.type === 'MemberExpression') return []; // `voice.words.say`: of a game that is not known here
    const of = (call.arguments as Node[])[/^(?:tell)$/.test(called(call)) ? 1 : 0];
    return of ? within(of).flatMap((node) => (node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : node.type === 'TemplateLiteral' ? [quasis(node).join(ANY)] : [])) : [];
  }
  const ends = (node: Node): boolean => !said(node).flatMap(named).some(open);

  /** Whether what comes next on a page goes on with what was said before it. */
  function goesOn(node: Node | undefined): boolean {
    if (node?.type === 'ExpressionTag') return true;
    return node?.type === 'RegularElement' && INLINE.includes(node.name as string) && within(node).some((one) => one.type === 'ExpressionTag');
  }

  const thrown = new Set(all.filter((node) => node.type === 'ThrowStatement').flatMap(within));
  const found = all.flatMap((node): Node[] => {
    if (thrown.has(node)) return [];
    if (node.type === 'CallExpression' && SAYS.test(called(node))) {
      const told = (node.arguments as Node[]).filter((one) => one.type === 'ObjectExpression').flatMap((one) => one.properties as Node[]);
      const ids = named(node);
      return told.filter((one) => said(one.value as Node).length && ![...ids, ''].some((id) => `${id}.${(one.key as Node | undefined)?.name as string}` in NAMES)).map(() => node);
    }
    if (node.type === 'TemplateLiteral' || (node.type === 'BinaryExpression' && node.operator === '+')) {
      const pieces = node.type === 'TemplateLiteral' ? (node.expressions as Node[]) : [node.left as Node, node.right as Node];
      const speaking = pieces.filter((one) => said(one).length);
      const between = node.type === 'TemplateLiteral' ? quasis(node) : [];
      return speaking.length && pieces.length + Number(between.some((one) => one.trim())) > 1 && (!speaking.slice(0, speaking.includes(pieces.at(-1) as Node) ? -1 : undefined).every(ends) || between.some((one) => LISTING.test(one))) ? [node] : [];
    }
    if (node.type === 'CallExpression' && called(node) === 'join') {
      const [put] = node.arguments as Node[];
      const listing = put?.type === 'Literal' && LISTING.test(String(put.value)) && !/^\w$/.test(String(put.value));
      return listing || (put && !ends((node.callee as Node).object as Node)) ? [node] : [];
    }
    const nodes = node.type === 'Fragment' ? (node.nodes as Node[]).filter((one) => one.type !== 'Comment') : [];
    return nodes.filter((one, i) => one.type === 'ExpressionTag' && said(one).length && !ends(one) && nodes[i + 1]?.data === ' ' && goesOn(nodes[i + 2]));
  });
  return [...new Set(found.map(written))];
}

it('what is put together from fragments is found, wherever it is written', () => {
  const source = `<script lang="ts">
    const whom = t('open'), list = names.join(', ');
    const told = t('paid', { who: whom }), line = \`\${t('open')} \${name}\`, sum = t('open') + name;
    const all = [t('open'), t('whole')].join(' '), fine = [t('whole'), t('whole')].join(' '), path = points.join(' ');
    const whole = \`\${t('whole')} \${t('open')}\`, title = t('page_title', { title: whom });
  </script>
  <h1>{t('open')} <u>{host}</u> {t('whole')}</h1><p>{t('whole')} {t('open')}</p>`;
  expect(fragments(source, 'A.svelte', (message) => message === 'open')).toEqual([
    "{t('open')}", "names.join(', ')", "t('paid', { who: whom })", "`${t('open')} ${name}`", "t('open') + name", "[t('open'), t('whole')].join(' ')",
  ]);
});

it('a message is whole that ends with a stop in every language and variant', () => {
  expect(unended('Well.')).toBe(false);
  const [one, two] = new FluentResource('a = { $n ->\n   [one] One.\n  *[other] Many\n }\nb = Yes, { $n }.').body;
  expect([unended(one?.value as Pattern), unended(two?.value as Pattern)]).toEqual([true, false]);
  const open = openIn('games/disparity-trap');
  expect([open('board-list-stands'), open('board-list-taxes'), open(`board-list-${ANY}`), open('aloud')]).toEqual([true, false, true, false]);
});

it.each(['server', 'games/disparity-trap', 'games/displacement', 'games/disruptopia', 'games/threat-level', 'games/unequalopolis'])('no sentence is put together from fragments with the words of %s', (folder) => {
  const files = FILES.filter((file) => (folder === 'server' ? !file.startsWith('games/') : file.startsWith(`${folder}/`)));
  const open = openIn(folder);
  const found = files.map((file) => [file, fragments(read(file), file, open).filter((one) => !(one in ALLOWED))] as const);
  expect(Object.fromEntries(found.filter(([, pieces]) => pieces.length))).toEqual({});
});
