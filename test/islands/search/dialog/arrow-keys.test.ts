import { expect, it } from 'vitest';
import { placeAfter } from '../../../../src/islands/search/dialog/arrow-keys.ts';

it('arrow keys go round the list, and begin at the end they come from', () => {
  expect([-1, 0, 2].map((place) => placeAfter('ArrowDown', place, 3))).toEqual([0, 1, 0]);
  expect([-1, 0, 2].map((place) => placeAfter('ArrowUp', place, 3))).toEqual([2, 2, 1]);
});

it('without a list they lead nowhere, nor do other keys', () => {
  expect(['ArrowDown', 'ArrowUp'].map((key) => placeAfter(key, -1, 0))).toEqual([
    undefined,
    undefined,
  ]);
  expect(placeAfter('Enter', 0, 3)).toBeUndefined();
});
