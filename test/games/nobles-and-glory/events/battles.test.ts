import { describe, expect, it } from 'vitest';
import { battleEvents } from '../../../../src/games/nobles-and-glory/events/battles.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import {
  actionPhase,
  card,
  cards,
  court,
  number,
  numbers,
  royal,
} from '../../../support/nobles-and-glory.ts';

const state = actionPhase('KS 2S 3S, QD', { armies: '6H 4D', theirArmies: '5C 9C', mila: 'QH 3H' });
const declared = battleEvents.battleDeclared(state, {
  type: 'battleDeclared',
  seat: 'noor',
  against: 'mila',
  card: number('6H'),
});

describe('events of a Battle', () => {
  it('ask the defender, and leave the Army Cards where they lie', () => {
    expect(declared.stack.at(-1)).toEqual({
      type: 'battle',
      seat: 'mila',
      step: 'defence',
      card: card('6H'),
    });
    expect(declared.players).toEqual(state.players);
    const revealed = battleEvents.armiesRevealed(declared, {
      type: 'armiesRevealed',
      seat: 'noor',
      from: 'mila',
      card: number('6H'),
      by: number('5C'),
      value: 6,
      against: 6,
    });
    expect(revealed).toBe(declared);
  });

  it('discard one of both Army Cards, and give the other to the winner', () => {
    const known: State = { ...declared, known: { [card('5C')]: ['noor'] } };
    const won = battleEvents.battleWon(known, {
      type: 'battleWon',
      seat: 'mila',
      card: number('5C'),
      spoils: number('6H'),
      isDraw: true,
    });
    expect(won.players.map(({ armies }) => armies)).toEqual([numbers('4D'), numbers('9C')]);
    expect(won.discardPile).toEqual(cards('5C'));
    expect(won.known).toEqual({});
    expect(won.stack).toEqual([
      ...state.stack,
      { type: 'battle', seat: 'mila', step: 'spoils', card: card('6H') },
    ]);
    const taken = battleEvents.spoilsTaken(won, {
      type: 'spoilsTaken',
      seat: 'mila',
      card: number('6H'),
      royal: royal('QH'),
    });
    expect(taken.players[1].court).toEqual(court('QH 3H 6H'));
    expect(taken.stack).toEqual(state.stack);
  });

  it.each([true, false])('discard one that nobody opposes; to plunder: %s', (plunder) => {
    const after = battleEvents.armyDiscarded(state, {
      type: 'armyDiscarded',
      seat: 'noor',
      card: number('6H'),
      plunder,
    });
    expect(after.players[0].armies).toEqual(numbers('4D'));
    expect(after.discardPile).toEqual(cards('6H'));
    expect(after.stack).toEqual([
      ...state.stack,
      ...(plunder
        ? [{ type: 'battle', seat: 'noor', step: 'plunder', card: card('6H') } as const]
        : []),
    ]);
  });
});
