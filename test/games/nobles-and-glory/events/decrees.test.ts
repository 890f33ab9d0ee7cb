import { describe, expect, it } from 'vitest';
import { decreeEvents } from '../../../../src/games/nobles-and-glory/events/decrees.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { actionPhase, card, cards, number, numbers } from '../../../support/nobles-and-glory.ts';

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

  it('make a Peasant of a card of the hand, on top of either pile', () => {
    const state: State = {
      ...actionPhase('KC 2S', { hand: '5C 3D', their: '9H' }),
      known: { [card('5C')]: ['mila'] },
    };
    const { players, known } = decreeEvents.peasantPlaced(state, {
      type: 'peasantPlaced',
      seat: 'noor',
      to: 'mila',
      card: number('5C'),
    });
    expect(players.map(({ hand, peasants }) => ({ hand, peasants }))).toEqual([
      { hand: cards('3D'), peasants: [] },
      { hand: [], peasants: cards('9H 5C') },
    ]);
    expect(known).toEqual({});
  });

  it('lay Glory Cards on a Decree, and take all of them up', () => {
    const state = actionPhase('KC 2S', { glory: '9H 8C', decree: '2D 7C' });
    const advanced = decreeEvents.decreeAdvanced(state, {
      type: 'decreeAdvanced',
      seat: 'noor',
      card: number('9H'),
    });
    expect(advanced.players[0]).toMatchObject({
      glory: cards('8C'),
      decree: { card: card('2D'), progress: cards('7C 9H') },
    });
    const fulfilled = decreeEvents.decreeFulfilled(advanced, {
      type: 'decreeFulfilled',
      seat: 'noor',
      cards: numbers('2D 7C 9H'),
    });
    expect(fulfilled.players[0]).toMatchObject({ glory: cards('8C 2D 7C 9H'), decree: null });
    expect(fulfilled.players[1]).toEqual(state.players[1]);
  });
});
