import { expect, test } from 'vitest';
import { gameOf, SITE } from '../../../src/islands/search/game-of.ts';

test('A hit belongs to the game that its address names, or else to the site', () => {
  const claim = { id: 'claim', name: 'Claim', card: 'faction' };
  expect(gameOf([claim], '/en/claim/cards/knight/')).toBe(claim);
  expect(gameOf([claim], '/en/about/#claim')).toBe(SITE);
});
