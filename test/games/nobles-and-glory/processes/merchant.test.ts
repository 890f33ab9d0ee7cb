import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { done, merchant, place, take } from '../../../support/nobles-and-glory-actions.ts';
import { act, actionPhase, card, court, numbers } from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.action.eminence.merchant';
const { state, facts } = act(
  actionPhase('KS 2D 4D, QC, JD', { glory: '5S', mila: 'KC 9C 3H, QH 6D 7S 8H, JH' }),
  [merchant('9C', '5S')],
);

describe('the card that a Merchant gives (ng.action.eminence.merchant)', () => {
  it('waits for the other player, who chooses the row in this turn', () => {
    expect(facts.at(-1)).toEqual({
      event: { type: 'rowAsked', seat: 'mila', from: 'noor', card: card('5S') },
      cites: [RULE],
    });
    expect(pending(state)).toEqual({
      name: 'merchant',
      seats: ['mila'],
      about: { card: card('5S') },
    });
    expect(options(state, 'noor')).toEqual([]);
    expect(options(state, 'mila')).toEqual([place('5S', 'KC', 'mila'), place('5S', 'JH', 'mila')]);
    expect(judge(state, place('5S', 'KC'))).toEqual(
      refuse(RULE, 'not-your-decision', { seat: 'mila' }),
    );
  });

  it('comes to that row, and Noor goes on', () => {
    const { state: after, facts: more } = act(state, [place('5S', 'JH', 'mila')]);
    expect(after.players[0].glory).toEqual(numbers('9C'));
    expect(after.players[1]).toMatchObject({
      court: court('KC 3H, QH 6D 7S 8H, JH 5S'),
      hand: [],
      peasants: [],
    });
    expect(more[0]!.cites).toEqual([RULE, 'ng.equipoise.elsewhere']);
    expect(pending(after)).toMatchObject({ name: 'action', seats: ['noor'] });
    expect(judge(after, merchant('3H', '9C'))).toMatchObject({ reason: 'action-used' });
  });

  it('is this card, beside a Royal Card with a space', () => {
    expect(judge(state, place('9C', 'KC', 'mila'))).toEqual(
      refuse(RULE, 'not-given', { card: card('9C') }),
    );
    expect(judge(state, place('5S', 'KS', 'mila'))).toEqual(
      refuse('ng.term.subject', 'no-such-royal', { card: card('KS') }),
    );
    expect(judge(state, place('5S', 'QH', 'mila'))).toEqual(
      refuse('ng.capacity.queen', 'row-full', { royal: card('QH'), count: 3, most: 3 }),
    );
    for (const action of [take('5S', null, 'mila'), { ...done, seat: 'mila' } as const])
      expect(judge(state, action)).toMatchObject({ because: RULE, reason: 'not-this-decision' });
  });

  it('counts no more in the Glory Pile of six that it leaves (end-settle-point)', () => {
    const six = act(
      actionPhase('KS 2D 4D, QC, JD', { glory: '5S 5D 6D 7D 8D 9D', mila: 'KC 9C 3H, QH' }),
      [merchant('9C', '5S')],
    ).state;
    expect(pending(six)?.name).toBe('merchant');
    expect(pending(act(six, [place('5S', 'QH', 'mila')]).state)?.name).toBe('action');
  });
});
