import { describe, expect, it } from 'vitest';
import {
  CARDS,
  isJoker,
  isNumber,
  isRoyal,
  nextSuit,
  previousSuit,
  rankOf,
  RANKS,
  suitOf,
  SUITS,
  valueOf,
} from '../../../src/games/nobles-and-glory/cards.ts';
import { card, number, royal } from '../../support/nobles-and-glory.ts';

describe('the pack (ng.deck)', () => {
  it('has 54 cards, each once: 40 numbers, 12 Royal Cards, 2 Jokers', () => {
    expect(CARDS).toHaveLength(54);
    expect(new Set(CARDS).size).toBe(54);
    expect([isNumber, isRoyal, isJoker].map((kind) => CARDS.filter(kind).length)).toEqual([
      40, 12, 2,
    ]);
    for (const each of CARDS)
      expect([isNumber, isRoyal, isJoker].filter((kind) => kind(each))).toHaveLength(1);
  });

  it('has ten values, worth 55, and three ranks in each suit', () => {
    for (const suit of SUITS) {
      const ofSuit = CARDS.filter(isNumber).filter((each) => suitOf(each) === suit);
      expect(ofSuit.map(valueOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(
        CARDS.filter(isRoyal)
          .filter((each) => suitOf(each) === suit)
          .map(rankOf),
      ).toEqual(RANKS);
    }
  });

  it('reads the suit and value of a card off it: an Ace is 1 (ng.card.ace-value)', () => {
    expect([suitOf(number('AD')), valueOf(number('AD')), valueOf(number('10S'))]).toEqual([
      'diamond',
      1,
      10,
    ]);
    expect([suitOf(royal('QH')), rankOf(royal('QH'))]).toEqual(['heart', 'queen']);
    expect([isNumber(card('KC')), isRoyal(card('joker-1')), isJoker(card('joker-2'))]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('has its suits in a circle (ng.suits.cycle)', () => {
    expect(SUITS.map(nextSuit)).toEqual(['heart', 'club', 'diamond', 'spade']);
    expect(SUITS.map(previousSuit)).toEqual(['diamond', 'spade', 'heart', 'club']);
  });
});
