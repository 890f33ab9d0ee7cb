import { describe, expect, it } from 'vitest';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { discardGlory, regnant } from '../../../support/nobles-and-glory-actions.ts';
import { played } from '../../../support/nobles-and-glory-plays.ts';
import { act, actionPhase, type ActionTable } from '../../../support/nobles-and-glory.ts';

describe('X21: Conspiracy and Sedition', () => {
  const used = (glory: string, more: ActionTable = {}, own = 'KC 8C') =>
    act(actionPhase(own, { hand: '5C', their: '7S', mila: 'QS 3S', glory, ...more }), [
      regnant('8C', '5C', '7S'),
    ]);

  it('ask for no card where none is left', () => {
    const { state, facts } = act(used('').state, [discardGlory('7S')]);
    expect(facts.map(({ event }) => ('rider' in event ? event.rider : event.type))).toEqual([
      'gloryDiscarded',
      'conspiracy',
      'sedition',
    ]);
    expect(pending(state)?.name).toBe('action');
  });
});

it('a Sedition without a Glory Card ends by its own rule (ng.action.regnant.sedition)', () => {
  const { event, cites } = played('conspiracy').facts.findLast(
    ({ event: { type } }) => type === 'riderEnded',
  )!;
  expect(event).toMatchObject({ rider: 'sedition' });
  expect(cites).toEqual(['ng.action.regnant.sedition']);
});
