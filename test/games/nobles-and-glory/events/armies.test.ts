import { describe, expect, it } from 'vitest';
import { armyEvents } from '../../../../src/games/nobles-and-glory/events/armies.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import {
  card,
  cards,
  court,
  number,
  numbers,
  phaseOf,
  royal,
} from '../../../support/nobles-and-glory.ts';

describe('events of Army Cards', () => {
  const state: State = {
    ...phaseOf('population', 'KC 2S 3D', 'QH 8C', {
      noor: { hand: cards('9C 4H JD'), armies: cards('5S') },
      mila: { hand: cards('9D') },
    }),
    known: {
      [card('9C')]: ['mila'],
      [card('4H')]: ['mila'],
      [card('JD')]: ['mila'],
      [card('9D')]: ['noor'],
    },
  };

  it('lay one, whichever of the Number Cards that somebody knew in the hand it is', () => {
    const after = armyEvents.armyLaid(state, {
      type: 'armyLaid',
      seat: 'noor',
      card: number('9C'),
    });
    expect(after.players[0]).toMatchObject({ hand: cards('4H JD'), armies: numbers('5S 9C') });
    expect(after.stack.at(-1)).toMatchObject({ type: 'population', armyLaid: true });
    expect(after.known).toEqual({ [card('JD')]: ['mila'], [card('9D')]: ['noor'] });
  });

  it('replace one, which is discarded', () => {
    const after = armyEvents.armyReplaced(
      { ...state, known: { ...state.known, [card('5S')]: ['mila'] } },
      { type: 'armyReplaced', seat: 'noor', card: number('5S'), by: number('4H') },
    );
    expect(after.players[0]).toMatchObject({ hand: cards('9C JD'), armies: numbers('4H') });
    expect(after.discardPile).toEqual(cards('5S'));
    expect(after.known).toEqual({ [card('JD')]: ['mila'], [card('9D')]: ['noor'] });
  });

  it('turn one up beside the Regnant, for everybody to see', () => {
    const seen: State = { ...state, known: { [card('5S')]: ['mila'] } };
    const after = armyEvents.armyTurnedUp(seen, {
      type: 'armyTurnedUp',
      seat: 'noor',
      card: number('5S'),
      royal: royal('KC'),
    });
    expect(after.players[0]).toMatchObject({ court: court('KC 2S 3D 5S'), armies: [] });
    expect(after.known).toEqual({});
  });
});
