import { describe, expect, it } from 'vitest';
import {
  arrived,
  discarded,
  withGlory,
  withHandCard,
  withoutGlory,
  withoutHandCard,
  withoutPeasant,
  withPeasant,
} from '../../../src/games/nobles-and-glory/card-moves.ts';
import {
  actionPhase,
  card,
  cards,
  court,
  number,
  numbers,
  royal,
} from '../../support/nobles-and-glory.ts';

const state = actionPhase('KC 2C', { hand: '5D JS', peasants: '9C', glory: '3H', mila: 'QH 3S' });
const [noor, mila] = state.players;

describe('a card', () => {
  it('comes into a hand, a Glory Pile or among Peasants as the last one, and leaves them', () => {
    const players = [
      withHandCard(state, 'noor', card('6H')),
      withoutHandCard(state, 'noor', card('5D')),
      withGlory(state, 'noor', number('6H')),
      withoutGlory(state, 'noor', number('3H')),
      withPeasant(state, 'noor', number('6H')),
      withoutPeasant(state, 'noor', number('9C')),
    ].map((after) => after.players);
    expect(players.map(([own]) => own)).toEqual([
      { ...noor, hand: cards('5D JS 6H') },
      { ...noor, hand: cards('JS') },
      { ...noor, glory: numbers('3H 6H') },
      { ...noor, glory: [] },
      { ...noor, peasants: numbers('9C 6H') },
      { ...noor, peasants: [] },
    ]);
    for (const [, other] of players) expect(other).toBe(mila);
  });

  it('arrives in a row, or among the Peasants', () => {
    expect(arrived(state, 'noor', number('6H'), royal('KC')).players[0]).toEqual({
      ...noor,
      court: court('KC 2C 6H'),
    });
    expect(arrived(state, 'noor', number('6H'), null)).toEqual(
      withPeasant(state, 'noor', number('6H')),
    );
  });

  it('lies on top of the Discard Pile, the first of several topmost', () => {
    const once = discarded(state, card('QC'));
    expect(discarded(once, ...cards('6H 7H'))).toEqual({
      ...state,
      discardPile: cards('6H 7H QC'),
    });
  });
});
