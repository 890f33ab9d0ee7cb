import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../../src/engine/types.ts';
import { type CardId, CARDS, factionOf, valueOf } from '../../../../src/games/claim/cards.ts';
import { winnerOf } from '../../../../src/games/claim/tricks.ts';
import { citesOf, trick } from '../../../support/claim.ts';

describe('goblins', () => {
  it('of value 0 are not told apart, led or second', () => {
    const zeros = CARDS.filter((card) => factionOf(card) === 'goblin' && valueOf(card) === 0);
    const seat = (led: CardId, second: CardId): Seat =>
      winnerOf({ led, second }).winner === 'leader' ? 'noor' : 'mila';
    for (const card of CARDS.filter((other) => !zeros.includes(other))) {
      expect(new Set(zeros.map((zero) => seat(zero, card))).size).toBe(1);
      expect(new Set(zeros.map((zero) => seat(card, zero))).size).toBe(1);
    }
  });
});

describe('goblins have no power (cl.faction.goblin)', () => {
  it.for<readonly [cards: readonly [string, string], because: string]>([
    [['G5', 'G7'], 'cl.trick.highest-led-faction'],
    [['G5', 'G0'], 'cl.trick.highest-led-faction'],
    [['Z0', 'G9'], 'cl.trick.other-faction-loses'],
  ])('%j is won as of any faction', ([cards, because]) => {
    for (const phase of [1, 2] as const)
      expect(citesOf(trick(cards, { phase }), 'trickWon')?.[0]).toBe(because);
  });
});
