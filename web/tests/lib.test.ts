import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { chapters } from '../src/lib/log';
import { blocks, inline, topics } from '../src/lib/markdown';
import { forget, known, plain, remember, seatAt } from '../src/lib/memory';
import { parse } from '../src/lib/route.svelte';
import { fits, sha256 } from '../src/lib/sha256';
import { tell } from '../src/lib/story';
import { item } from './fake';

describe('the seal on the dice', () => {
  it('is the SHA-256 that everybody else computes, at every length around a block', () => {
    for (const length of [0, 1, 16, 55, 56, 63, 64, 65, 200]) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37) & 255);
      expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  it('fits its own secret and no other', () => {
    const seal = createHash('sha256').update(Buffer.from('00ff10', 'hex')).digest('hex');
    expect([fits('00ff10', seal), fits('00ff11', seal), fits('', seal)]).toEqual([true, false, false]);
  });
});

describe('the log', () => {
  it('is newest first, by round, with the sentences of one deed together', () => {
    const told = chapters([
      item(0, { seat: -1, kind: 'table:started', words: 'The game begins.' }),
      item(1, { kind: 'round', ints: { round: 1 }, words: '', seat: -1 }),
      item(2, { words: 'Jonas rolled 4.' }),
      item(3, { words: 'Jonas earned 4.' }),
      item(4, { kind: 'round', ints: { round: 2 }, words: '', seat: -1 }),
      item(5, { seat: 0, words: 'You rolled 2.' }),
      item(6, { seat: 1, words: 'Jonas rolled 3.' }),
    ]);
    expect(told.map((c) => [c.round, c.deeds.map((d) => d.lines.map((l) => l.item.n))])).toEqual([
      [2, [[6], [5]]],
      [1, [[2, 3]]],
      [0, [[0]]],
    ]);
  });

  it('tells once what was told several times in a row, and how often', () => {
    const told = chapters([item(1, { words: 'One died.' }), item(2, { words: 'One died.' }), item(3, { words: 'It rained.' }), item(4, { words: 'One died.' })]);
    expect(told[0]?.deeds[0]?.lines.map((l) => [l.item.words, l.times])).toEqual([['One died.', 2], ['It rained.', 1], ['One died.', 1]]);
  });

  it('begins a new deed with a new turn of the same seat', () => {
    const told = chapters([item(1), item(2, { kind: 'turn', words: '' }), item(3)]);
    expect(told[0]?.deeds).toHaveLength(2);
  });
});

describe('rule texts', () => {
  it('are read as headings, paragraphs, lists, tables and code', () => {
    const read = blocks('# A\n\nOne\ntwo.\n\n- x\n  more\n- y\n\n1. z\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\nraw *x*\n```\n');
    expect(read.map((b) => b.kind)).toEqual(['heading', 'paragraph', 'list', 'list', 'table', 'code']);
    expect(read[1]).toEqual({ kind: 'paragraph', text: [{ kind: 'text', text: 'One two.' }] });
    expect(read[2]).toMatchObject({ ordered: false, items: [[{ text: 'x more' }], [{ text: 'y' }]] });
    expect(read[4]).toMatchObject({ head: [[{ text: 'a' }], [{ text: 'b' }]], rows: [[[{ text: '1' }], [{ text: '2' }]]] });
  });

  it('have bold, slanted, code and links, and nothing else', () => {
    expect(inline('a **b** *c* `d` [e](https://x.org/) <script>').map((part) => part.kind)).toEqual(['text', 'strong', 'text', 'em', 'text', 'code', 'text', 'link', 'text']);
  });

  it('knows the numbers of rules, and the topics by their words without them', () => {
    expect(inline('Pay 3. [TL-006, TL-Q22] Then [go].')).toEqual([{ kind: 'text', text: 'Pay 3.' }, { kind: 'numbers', text: 'TL-006, TL-Q22' }, { kind: 'text', text: ' Then [go].' }]);
    const read = topics('# A\n\nIdea.\n\n## Union [TL-1]\n\n- One **Point**\n\n## End\n\n| x |\n|---|\n| y |\n');
    expect(read.before).toHaveLength(2);
    expect(read.topics.map((topic) => topic.words)).toEqual(['union one point', 'end x y']);
  });

  it('never lead to a script or to a file of the repository', () => {
    expect(inline('[a](javascript:alert(1)) [b](../rules.py)').some((part) => part.kind === 'link')).toBe(false);
  });
});

describe('the seats that a browser holds', () => {
  beforeEach(() => localStorage.clear());

  it('are found by match and by code, however it is typed', () => {
    remember({ match: 'm1', code: 'PLUM472', token: 'x', game: 'g', title: 'G' });
    expect([seatAt('m1')?.token, seatAt('plum 472')?.token, seatAt('other')]).toEqual(['x', 'x', undefined]);
  });

  it('keep their token when more is learnt about the table', () => {
    remember({ match: 'm1', token: 'x' });
    remember({ match: 'm1', title: 'G' });
    expect(known()).toMatchObject([{ match: 'm1', token: 'x', title: 'G' }]);
    forget('m1');
    expect(known()).toEqual([]);
  });

  it('write codes in one spelling', () => {
    expect(plain(' plum-472 ')).toBe('PLUM472');
  });
});

it('addresses lead to pages, and others to the page that says so', () => {
  expect(['/', '/t/m1', '/join/PLUM472', '/replay/m1', '/rules/threat-level', '/t', '/a/b', '/t/a/b'].map((path) => parse(path).page)).toEqual([
    'home', 'table', 'table', 'replay', 'rules', 'lost', 'lost', 'lost',
  ]);
});

describe('the story', () => {
  it("is the game's own, five sentences at most", () => {
    const game = { story: () => ['1', '2', '3', '4', '5', '6'] } as unknown as Parameters<typeof tell>[0];
    expect(tell(game, [], [], [])).toEqual(['1', '2', '3', '4', '5']);
  });

  it('is taken from the chronicle where the game has none: the first, the last, and three between', () => {
    const items = Array.from({ length: 9 }, (_, n) => item(n, { words: `${n}` }));
    expect(tell(null, [...items, item(9, { kind: 'table:over' })], [], [])).toEqual(['0', '2', '4', '6', '8']);
  });
});
