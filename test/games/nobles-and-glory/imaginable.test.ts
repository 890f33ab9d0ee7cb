import { describe, expect, it } from 'vitest';
import { imaginable } from '../../../src/games/nobles-and-glory/imaginable.ts';
import { PLAYS } from '../../support/nobles-and-glory-plays.ts';
import { act } from '../../support/nobles-and-glory.ts';

describe('what a player may think of, by the rules or not', () => {
  it('is nothing while the other player decides, nor once the game is over', () => {
    expect(imaginable(PLAYS.noAction.state, 'mila')).toEqual([]);
    const { state, actions } = PLAYS.seventhGlory;
    for (const seat of ['noor', 'mila'] as const)
      expect(imaginable(act(state, actions).state, seat)).toEqual([]);
  });
});
