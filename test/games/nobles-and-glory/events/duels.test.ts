import { describe, expect, it } from 'vitest';
import { duelEvents, takingCounted } from '../../../../src/games/nobles-and-glory/events/duels.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import {
  allowTaking,
  dueled,
  duelling,
  MILA_LOSES,
} from '../../../support/nobles-and-glory-duels.ts';
import {
  act,
  card,
  cards,
  court,
  inventory,
  number,
  numbers,
  royal,
} from '../../../support/nobles-and-glory.ts';

describe('a card placed in a Duel', () => {
  const known: State = {
    ...dueled('').state,
    known: { [card('6H')]: ['noor'], [card('7H')]: ['noor'], [card('9C')]: ['mila'] },
  };

  it('face down leaves the other player unsure of every Number Card of that hand', () => {
    const laid = duelEvents.duelCardLaid(known, {
      type: 'duelCardLaid',
      seat: 'mila',
      card: number('6H'),
    });
    expect(laid.known).toEqual({ [card('9C')]: ['mila'] });
    expect(laid.players[1].hand).toEqual(cards('6S 5H 7H 10C'));
    expect(topOf(laid)).toMatchObject({ duelists: [{ down: null }, { down: card('6H') }] });
  });

  it('face up is that card and no other', () => {
    const shown = duelEvents.duelCardShown(known, {
      type: 'duelCardShown',
      seat: 'mila',
      card: number('6H'),
    });
    expect(shown.known).toEqual({ [card('7H')]: ['noor'], [card('9C')]: ['mila'] });
    expect(topOf(shown)).toMatchObject({ duelists: [{ open: [] }, { open: [card('6H')] }] });
  });
});

it('Recovery Cards lie beneath a Royal Card and no longer in the Duel', () => {
  const { state } = dueled(MILA_LOSES);
  const laid = duelEvents.recoveryLaid(state, {
    type: 'recoveryLaid',
    seat: 'noor',
    royal: royal('KC'),
    cards: numbers('4S 9C'),
  });
  expect(laid.players[0].court).toEqual(court('KC 2C 4C (4S 9C), QD'));
  expect(inventory(laid)).toEqual(inventory(state));
});

it('a card that is taken is counted in a Duel, and nowhere else', () => {
  const taking = act(dueled(MILA_LOSES).state, [allowTaking('mila')]).state;
  expect(topOf(takingCounted(taking))).toMatchObject({ stage: { left: 1 } });
  const { state } = dueled('');
  expect(takingCounted(state)).toEqual(state);
  expect(takingCounted(duelling())).toEqual(duelling());
});
