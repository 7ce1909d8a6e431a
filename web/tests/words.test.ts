import { describe, expect, it } from 'vitest';
import { speakWith } from '../src/lib/speech.svelte';
import { listed } from '../src/lib/text';
import { changed, heard, Voice } from '../src/lib/voice';
import { PSEUDO, Words } from '../src/lib/words';
import { view } from './fake';
import { words } from './setup';
import spoken from './spoken.json';

const NAMES = ['Amina', 'Jo & Co', '{ $you }', "D'Arcy"];

describe('a language file', () => {
  it.each([...new Set(spoken.map((one) => `${one.game} ${one.language}`))])('says what Python says: %s', (of) => {
    const [game = '', language = ''] = of.split(' ');
    const file = words(language, `games/${game}`);
    const rows = spoken.filter((one) => one.game === game && one.language === language);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.map((one) => file.line(one.message, one.ints as unknown as Record<string, number>, NAMES, one.reader, one.people))).toEqual(rows.map((one) => one.said));
  });

  it('names what is missing, and what a message was not given', () => {
    const file = new Words('hello = Hello, { $name }.', 'en');
    expect(() => file.say('bye')).toThrow('bye');
    expect(() => file.say('hello')).toThrow('name');
  });

  it('sets thousands apart as the language has it', () => {
    const said = ['en', 'fr'].map((language) => new Words('paid = f{ $amount }', language).say('paid', { amount: 1500 }));
    expect(said).toEqual(['f1,500', 'f1\u202f500']);
  });

  it('in the pseudo-language marks what it says and not what it is given', () => {
    expect(new Words('hello = Hello, { $name }.', PSEUDO).say('hello', { name: 'Mei' })).toBe('⟦Héélløø, ⟧Mei.');
  });
});

describe('the changes of a view', () => {
  it('are set by their path, and leave the old view alone', () => {
    const before = view({ table: { players: [{ cash: 1 }, { cash: 2, hand: [1] }], round: 1 } });
    const now = changed(before, { 'table.players.1.cash': 40, 'table.round': 2, pending: [] });
    expect(now.table).toEqual({ players: [{ cash: 1 }, { cash: 40, hand: [1] }], round: 2 });
    expect([now.pending, before.pending]).toEqual([[], [0]]);
    expect(before.table).toEqual({ players: [{ cash: 1 }, { cash: 2, hand: [1] }], round: 1 });
    expect((now.table as { players: unknown[] }).players[0], 'what has not changed is the same').toBe((before.table as { players: unknown[] }).players[0]);
  });
});

describe('the voice at a table', () => {
  const voice = new Voice(words('en', 'games/disruptopia'), ['seat', 'target', 'helper']);
  const secret = spoken.find((one) => one.game === 'disruptopia' && one.message.startsWith('event-'));
  const told = { n: 1, kind: secret?.message.replace('event-', '') ?? '', ints: secret?.ints as unknown as Record<string, number>, secret: true };

  it('has no words for a secret on a screen that several look at', () => {
    expect(voice.item(told, NAMES, -1)).toBe('');
    expect(voice.item(told, NAMES, 0)).not.toBe('');
    expect(voice.item({ ...told, secret: false }, NAMES, -1)).not.toBe('');
  });

  it('says what people said in the reader’s own language, and what they typed as it is', () => {
    const phrase = { n: 2, kind: 'table:said', ints: { seat: 1 }, known: { phrase: 'well_played' } };
    expect([voice.item(phrase, NAMES, 1), voice.item(phrase, NAMES, 0)]).toEqual(['You: Well played.', 'Jo & Co: Well played.']);
    speakWith(words('fr'));
    expect(voice.item(phrase, NAMES, 0)).not.toContain('Well played');
    expect(voice.item({ ...phrase, known: { text: 'Hello { $you }' } as never }, NAMES, 0)).toContain('Hello { $you }');
  });

  it('forms the words anew when it changes, and keeps what was brought where it cannot', () => {
    const row = { ...told, secret: false };
    let now: Voice | null = null;
    const item = heard(row, () => ({ voice: now, reader: 0, names: NAMES }));
    expect(item.words).toBe('');
    now = voice;
    expect(item.words).toBe(voice.item(row, NAMES, 0));
    const old = heard({ n: 3, kind: 'gone_long_ago', ints: {}, words: 'As it was told then.' }, () => ({ voice, reader: 0, names: NAMES }));
    expect(old.words).toBe('As it was told then.');
  });
});

it('what is told of somebody stands beside each other without an “and” in any language', () => {
  const said = ['en', 'fr'].map((code) => (speakWith(words(code)), listed(['toi', 'au DÉPART', '3 pts'], 'beside')));
  expect(said).toEqual(['toi, au DÉPART, 3 pts', 'toi, au DÉPART, 3 pts']);
});
