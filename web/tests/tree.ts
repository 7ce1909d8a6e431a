/** The sources of the client as trees, for tests that read them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';

export interface Node {
  type: string;
  [part: string]: unknown;
}

const ROOT = join(import.meta.dirname, '..', 'src');

/** The sources that people see something of. */
export const FILES = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test|\.d)\.(?:svelte|ts)$/.test(file) && !/^preview|\/fixtures\//.test(file));
export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

export const tree = (source: string, file: string): Node => parse(file.endsWith('.ts') ? `<script lang="ts">\n${source}\n</script>` : source, { modern: true }) as unknown as Node;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
export const parts = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
export const within = (node: Node): Node[] => [node, ...parts(node).flatMap(within)];

/** The name of what is called or made: `console.error`, `Error`, `querySelector`. */
export function called(node: Node): string {
  const callee = node.callee as (Node & { name?: string; object?: { name?: string }; property?: { name?: string } }) | undefined;
  if (!callee) return '';
  const name = callee.name ?? callee.property?.name ?? '';
  return callee.object?.name === 'console' ? `console.${name}` : name;
}
