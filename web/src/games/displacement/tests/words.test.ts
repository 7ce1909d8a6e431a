import { describe, expect, it } from 'vitest';
import { unused } from '../../../preview/showing';
import en from '../en.json';
import { recorded } from '../fixtures/recorded';
import { births, list } from '../words';

describe('the texts', () => {
  it('are all used somewhere in the folder', () => {
    expect(unused('displacement', en)).toEqual([]);
  });

  it('count people by where they were born', () => {
    expect(births(recorded('block'), [1, 3, 1])).toBe('2 born in Taiga and 1 born in Low Islands');
    expect(list(['a', 'b', 'c'])).toBe('a, b and c');
  });
});
