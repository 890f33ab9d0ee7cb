import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { regnant } from '../../../support/nobles-and-glory-actions.ts';
import { act, cards, court, numbers, actionPhase } from '../../../support/nobles-and-glory.ts';

const abilities = (state: ReturnType<typeof actionPhase>) =>
  options(state, 'noor').filter(({ type }) => type === 'regnant');

describe('Pillage, of a Club Regnant (ng.action.regnant.pillage)', () => {
  const state = actionPhase('KC 8C 9D', { hand: '5C 9C 4D 8D 3S 6D', their: '7S 8H' });

  it('replaces a Club by a lower one and makes a lower Peasant of the other player or a lower Diamond Glory', () => {
    expect(abilities(state)).toEqual([
      regnant('8C', '5C', '4D'),
      regnant('8C', '5C', '6D'),
      regnant('8C', '5C', '7S'),
    ]);
    expect(judge(state, regnant('9D', '8D', '4D'))).toMatchObject({ reason: 'suit-not-discarded' });
    expect(judge(state, regnant('8C', '9C', '4D'))).toMatchObject({
      because: 'ng.action.regnant.pillage',
      reason: 'not-lower',
    });
    expect(judge(state, regnant('8C', '5C', '8H'))).toMatchObject({
      because: 'ng.action.regnant.lower',
    });
    expect(judge(state, regnant('8C', '5C', '3S'))).toMatchObject({
      because: 'ng.action.regnant.pillage-glory',
      reason: 'neither-suit-nor-peasant',
      particulars: { suit: 'diamond' },
    });
  });

  it('takes a card from the hand or from the Peasants', () => {
    const fromHand = act(state, [regnant('8C', '5C', '4D')]).state;
    expect(fromHand.players[0]).toMatchObject({
      glory: numbers('4D'),
      hand: cards('9C 8D 3S 6D'),
      court: court('KC 5C 9D'),
    });
    const fromPeasants = act(state, [regnant('8C', '5C', '7S')]).state;
    expect(fromPeasants.players[0]).toMatchObject({
      glory: numbers('7S'),
      hand: cards('9C 4D 8D 3S 6D'),
    });
    expect(fromPeasants.players[1].peasants).toEqual(numbers('8H'));
  });
});
