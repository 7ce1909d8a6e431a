import { expect, it } from 'vitest';
import { effectsWords, faces, happens, list } from '../words';

it('ranges and effects are said in words', () => {
  expect([faces(0), faces(1), faces(2), faces(4), faces(6, 5)]).toEqual(['no face', 'a 1', '1 and 2', '1 to 4', '5 and 6']);
  const effects = [{ what: 'gain' as const, thing: 'startup' as const, amount: 1, back: 0 }, { what: 'skip' as const, thing: null, amount: 2, back: 0 }];
  const at = { names: ['Amina', 'Mei'], me: 0 };
  expect(effectsWords(effects)).toBe('Gain a Startup. Skip 2 turns.');
  expect(happens(at, 1, effects)).toBe('Mei gains a Startup. Mei skips 2 turns.');
  expect(happens(at, 0, effects, { faces: 4, from: 1, to: 4 })).toBe('On 1 to 4 you gain a Startup. You skip 2 turns.');
  expect(list(['a', 'b', 'c'])).toBe('a, b and c');
});
