import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/games/nobles-and-glory/types/action.ts';
import { act, card, cards, phaseOf } from '../../support/nobles-and-glory.ts';

describe('what the other player knows of a hand', () => {
  /** Noor’s Action Phase; Mila has seen both Clubs and both Hearts come into the hand. */
  const seen = {
    ...phaseOf('action', 'KH 5H', 'QS 3S', { noor: { hand: cards('8C 9C 4H 9H') }, mila: { peasants: cards('7C') } }),
    known: { 'club-8': ['mila'], 'club-9': ['mila'], 'heart-4': ['mila'], 'heart-9': ['mila'] },
  } as const;

  it('is over for cards that leave it, and for no others', () => {
    const action: Action = { type: 'regnant', seat: 'noor', card: card('7C'), by: card('8C'), glory: card('4H') };
    expect(act(seen, [action]).state.known).toEqual({ 'club-9': ['mila'], 'heart-9': ['mila'] });
  });
});
