/** Markdown as a tree, so that it is drawn by components and never as raw HTML. Only what our rule texts use. */
export type Inline = { kind: 'text' | 'code' | 'strong' | 'em' | 'numbers'; text: string } | { kind: 'link'; text: string; href: string };
export type Block =
  | { kind: 'heading'; level: number; text: Inline[]; id: string }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string };

/** `[TL-006, TL-Q22]`: which rules of the ledger say so. */
const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*]+)\*|(?<![\w])_([^_]+)_(?![\w])|\[([^\]]+)\]\(([^)\s]+)\)|\s*\[([A-Z]{2}-[A-Z]?\d[^\]]*)\]/g;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > at) parts.push({ kind: 'text', text: text.slice(at, found.index) });
    parts.push(piece(found));
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}

function piece([, code, strong, star, under, link, href, numbers]: RegExpMatchArray): Inline {
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', text: strong.replace(/[`*]/g, '') };
  if (link !== undefined && href !== undefined) return /^(https?:\/\/|#)/.test(href) ? { kind: 'link', text: link.replace(/[`*]/g, ''), href } : { kind: 'text', text: link };
  if (numbers !== undefined) return { kind: 'numbers', text: numbers };
  return { kind: 'em', text: star ?? under ?? '' };
}

const slug = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
const cells = (line: string): Inline[][] => line.trim().replace(/^\||\|$/g, '').split(/(?<!\\)\|/).map((cell) => inline(cell.trim().replaceAll('\\|', '|')));
const RULE = /^\s*\|?[\s:|-]+\|[\s:|-]*$/;
const BULLET = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/;

export interface Topic {
  title: Inline[];
  id: string;
  body: Block[];
  /** All its words, as they are searched. */
  words: string;
}

/** A text by its headings of the second level: what stands before them, and each with what stands under it. */
export function topics(markdown: string): { before: Block[]; topics: Topic[] } {
  const before: Block[] = [];
  const found: Topic[] = [];
  for (const block of blocks(markdown)) {
    if (block.kind === 'heading' && block.level === 2) found.push({ title: block.text, id: block.id, body: [], words: '' });
    else (found.at(-1)?.body ?? before).push(block);
  }
  for (const topic of found) topic.words = [topic.title, ...topic.body.flatMap(runs)].map(plain).join(' ').toLowerCase();
  return { before, topics: found };
}

/** A run of text without its marks and numbers. */
export const plain = (text: Inline[]): string => text.map((part) => (part.kind === 'numbers' ? '' : part.text)).join('');

function runs(block: Block): Inline[][] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()];
  return block.kind === 'code' ? [] : [block.text];
}

/** The blocks of a text, top to bottom. */
export function blocks(markdown: string): Block[] {
  const lines = markdown.replace(/\r/g, '').split('\n');
  const found: Block[] = [];
  let i = 0;
  while (i < lines.length) {
    const line = lines[i] as string;
    const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
    if (!line.trim() || /^\s*(---+|<!--.*-->)\s*$/.test(line)) i++;
    else if (heading) {
      found.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: inline(heading[2] ?? ''), id: slug(heading[2] ?? '') });
      i++;
    } else if (line.startsWith('```')) i = fence(lines, i, found);
    else if (RULE.test(lines[i + 1] ?? '') && line.includes('|')) i = table(lines, i, found);
    else if (BULLET.test(line)) i = list(lines, i, found);
    else i = paragraph(lines, i, found);
  }
  return found;
}

function fence(lines: string[], from: number, into: Block[]): number {
  let to = from + 1;
  while (to < lines.length && !lines[to]?.startsWith('```')) to++;
  into.push({ kind: 'code', text: lines.slice(from + 1, to).join('\n') });
  return to + 1;
}

function table(lines: string[], from: number, into: Block[]): number {
  let to = from + 2;
  while (lines[to]?.includes('|')) to++;
  into.push({ kind: 'table', head: cells(lines[from] ?? ''), rows: lines.slice(from + 2, to).map(cells) });
  return to;
}

function list(lines: string[], from: number, into: Block[]): number {
  const items: string[] = [];
  const ordered = BULLET.exec(lines[from] ?? '')?.[1] !== undefined;
  let to = from;
  for (; to < lines.length; to++) {
    const line = lines[to] as string;
    const bullet = BULLET.exec(line);
    if (bullet) items.push(bullet[2] ?? '');
    else if (line.trim() && /^\s/.test(line) && items.length) items[items.length - 1] += ` ${line.trim()}`;
    else break;
  }
  into.push({ kind: 'list', ordered, items: items.map(inline) });
  return to;
}

function paragraph(lines: string[], from: number, into: Block[]): number {
  let to = from + 1;
  while (to < lines.length && lines[to]?.trim() && !/^(#{1,6}\s|```)/.test(lines[to] as string) && !BULLET.test(lines[to] as string)) to++;
  into.push({ kind: 'paragraph', text: inline(lines.slice(from, to).map((line) => line.trim().replace(/^>\s?/, '')).join(' ')) });
  return to;
}
