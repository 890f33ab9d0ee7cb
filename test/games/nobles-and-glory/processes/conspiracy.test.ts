import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { discardGlory, regnant } from '../../../support/nobles-and-glory-actions.ts';
import { PLAYS } from '../../../support/nobles-and-glory-plays.ts';
import { act, cards, phaseOf } from '../../../support/nobles-and-glory.ts';

describe('what happens cites the rule that it follows', () => {
  /** Of what an action does, the note that it has been used apart. */
  const causes = (state: State, action: Action) =>
    act(state, [action]).facts.find(({ event }) => event.type !== 'actionUsed')!.cites;

  it('of a Conspiracy: the Conspiracy (ng.action.regnant.conspiracy)', () => {
    const state = phaseOf('action', 'KC 8C', 'QS 3S', {
      noor: { hand: cards('5C'), glory: cards('2H') },
      mila: { peasants: cards('7S') },
    });
    expect(causes(act(state, [regnant('8C', '5C', '7S')]).state, discardGlory('2H'))).toEqual([
      'ng.action.regnant.conspiracy',
    ]);
  });
});

describe('a refusal names the cards that it is about', () => {
  const named = (state: State, action: Action) => judge(state, action)?.particulars;

  it('of Conspiracy and Sedition: the card that is no Glory of one’s own (ng.action.regnant.conspiracy, ng.action.regnant.sedition)', () => {
    const { state, actions } = PLAYS.conspiracy;
    const conspired = act(state, actions.slice(0, 1)).state;
    const seditious = act(conspired, [{ type: 'done', seat: 'noor' }]).state;
    for (const asked of [conspired, seditious])
      expect(named(asked, discardGlory('8C'))).toEqual({ seat: 'noor', card: 'club-8' });
  });
});
