import { describe, expect, it } from 'vitest';
import { changed } from '../src/lib/voice';
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

  it('in the pseudo-language marks what it says and not what it is given', () => {
    expect(new Words('hello = Hello, { $name }.', PSEUDO).say('hello', { name: 'Mei' })).toMatch(/^⟦Héllø, ~+⟧Mei⟦\.~⟧$/);
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
