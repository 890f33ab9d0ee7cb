import { expect, it } from 'vitest';
import { saysLittle } from '../../../src/islands/search/poor.ts';
import type { Rated } from '../../../src/islands/search/texts.ts';

/** An answer with this score that some words brought: what was asked, and what stands for it. */
const answer = (score: number, ...shares: readonly (readonly [string, string])[]): Rated => ({
  record: { url: '', kind: 'rule', title: '' },
  score,
  times: 1,
  shares: shares.map(([word, by]) => ({ word, by, score: 1 })),
  stems: new Set(),
});
const isPoor = (best: Rated | undefined, query: string): boolean =>
  saysLittle(
    best,
    query,
    query.split(' ').map((word) => ({ word, synonyms: [] })),
  );
const GOLD = ['gold', 'gold'] as const;

it('an answer says little with a low score, or with few of many words', () => {
  expect(isPoor(answer(6.9, GOLD), 'gold')).toBe(true);
  expect(isPoor(answer(7, GOLD), 'gold')).toBe(false);
  expect(isPoor(answer(8, GOLD), 'gold for the king')).toBe(true);
  expect(isPoor(answer(12, GOLD), 'gold for the king')).toBe(false);
  expect(isPoor(undefined, 'gold')).toBe(false);
});

it('it is not told off while its word is being typed', () => {
  const begun = answer(1, ['strat', 'strategy']);
  expect(isPoor(begun, 'strat')).toBe(false);
  expect(isPoor(answer(1, ['strat', 'start']), 'strat')).toBe(true);
});
