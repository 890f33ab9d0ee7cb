import { describe, expect, it } from 'vitest';
import { treatyEvents } from '../../../../src/games/nobles-and-glory/events/treaties.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { actionPhase, card, cards, number } from '../../../support/nobles-and-glory.ts';

const state: State = {
  ...actionPhase('KC 2D 3D', { hand: '5C 8H', treaty: '6C' }),
  known: { [card('5C')]: ['mila'], [card('8H')]: ['mila'] },
};

describe('events of Treaties', () => {
  it('lay a card of the hand on the other kingdom, with the turn', () => {
    const { players, known } = treatyEvents.treatyLaid(state, {
      type: 'treatyLaid',
      seat: 'noor',
      to: 'mila',
      card: number('5C'),
    });
    expect(players[0]).toEqual({ ...state.players[0], hand: cards('8H') });
    expect(players[1].treaty).toEqual({ card: card('5C'), kind: 'treaty', laid: 5 });
    expect(known).toEqual({ [card('8H')]: ['mila'] });
  });

  it('break one, and both cards are discarded', () => {
    const broken = treatyEvents.treatyBroken(state, {
      type: 'treatyBroken',
      seat: 'noor',
      card: number('6C'),
      by: number('8H'),
    });
    expect(broken.players[0]).toEqual({ ...state.players[0], hand: cards('5C'), treaty: null });
    expect(broken.discardPile).toEqual(cards('8H 6C'));
    expect(broken.known).toEqual({ [card('5C')]: ['mila'] });
  });

  it('discard one that has lasted', () => {
    const expired = treatyEvents.treatyExpired(state, {
      type: 'treatyExpired',
      seat: 'noor',
      card: number('6C'),
    });
    expect(expired.players[0]).toEqual({ ...state.players[0], treaty: null });
    expect(expired.discardPile).toEqual(cards('6C'));
  });
});
