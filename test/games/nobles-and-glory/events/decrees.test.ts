import { describe, expect, it } from 'vitest';
import { decreeEvents } from '../../../../src/games/nobles-and-glory/events/decrees.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { actionPhase, card, cards, number } from '../../../support/nobles-and-glory.ts';

describe('events of Decrees', () => {
  it('lay a card of the hand, of which nothing is on record any more', () => {
    const state: State = {
      ...actionPhase('KC 2S', { hand: '5C 3D' }),
      known: { [card('5C')]: ['mila'] },
    };
    const { players, known } = decreeEvents.decreePlaced(state, {
      type: 'decreePlaced',
      seat: 'noor',
      card: number('5C'),
    });
    expect(players[0]).toMatchObject({
      hand: cards('3D'),
      decree: { card: card('5C'), progress: [] },
    });
    expect(players[1]).toEqual(state.players[1]);
    expect(known).toEqual({});
  });
});
