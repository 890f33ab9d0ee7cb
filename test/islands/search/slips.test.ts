import fc from '../../support/seed.ts';
import { expect, it } from 'vitest';
import { lettersOf, mayBeSlips, slips } from '../../../src/islands/search/slips.ts';

it.for([
  ['watchman', 'watchman', 0],
  ['watchman', 'watchmam', 1],
  ['watchman', 'wachman', 1],
  ['watchman', 'wattchman', 1],
  ['watchman', 'wacthman', 1],
  ['watchman', 'wachmam', 2],
] as const)('From %s to %s is a way of %i', ([a, b, count]) => {
  expect(slips(a, b, 2)).toBe(count);
  expect(slips(b, a, 2)).toBe(count);
});

it('Too many slips are none that can be counted', () => {
  expect(slips('watchman', 'wachmam', 1)).toBe(Infinity);
  expect(slips('duke', 'dukedom', 2)).toBe(Infinity);
});

it('No word that is a slip away is passed over for its letters', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdeß'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, fc.constantFrom(1, 2), (a, b, most) => {
      const isPassedOver = !mayBeSlips(lettersOf(a), lettersOf(b), most);
      return !isPassedOver || slips(a, b, most) > most;
    }),
  );
  expect(mayBeSlips(lettersOf('farmer'), lettersOf('jester'), 1)).toBe(false);
});
