import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { type PlayName, PLAYS } from '../../../support/nobles-and-glory-plays.ts';
import { act, card } from '../../../support/nobles-and-glory.ts';

const after = (name: PlayName, actions: number): State => {
  const { state, actions: all } = PLAYS[name];
  return act(state, all.slice(0, actions)).state;
};

describe('a decision takes no action of another', () => {
  const place: Action = { type: 'place', seat: 'noor', card: card('2S'), royal: card('KC') };
  it.each<[PlayName, actions: number, because: string]>([
    ['startingCards', 0, 'ng.setup.starting-cards'],
    ['noInauguration', 0, 'ng.turn.inauguration.place'],
    ['firstSteps', 0, 'ng.turn.migration.discard'],
    ['firstSteps', 1, 'ng.turn.migration.serf'],
    ['drawByChoice', 2, 'ng.turn.migration.draw'],
    ['subjectTaken', 2, 'ng.turn.migration.destination'],
    ['usurper', 1, 'ng.court.discard-rearrange'],
    ['conspiracy', 1, 'ng.action.regnant.conspiracy'],
  ])('%s, after %i (%s)', (name, actions, because) => {
    expect(judge(after(name, actions), place)).toEqual({
      because,
      reason: 'not-this-decision',
      particulars: { action: 'place' },
    });
  });
});
