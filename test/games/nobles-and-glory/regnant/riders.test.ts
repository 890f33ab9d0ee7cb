import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { discardGlory, done, regnant } from '../../../support/nobles-and-glory-actions.ts';
import { act, cards, actionPhase, type ActionTable } from '../../../support/nobles-and-glory.ts';

describe('X21: Conspiracy and Sedition', () => {
  const used = (glory: string, more: ActionTable = {}, own = 'KC 8C') =>
    act(actionPhase(own, { hand: '5C', their: '7S', mila: 'QS 3S', glory, ...more }), [
      regnant('8C', '5C', '7S'),
    ]);

  it('come upon a card of a suit that is foreign to the Royal Court and that of the other Regnant', () => {
    const { state } = used('2H');
    expect(pending(state)).toEqual({ name: 'conspiracy', seats: ['noor'] });
    expect(options(state, 'noor')).toEqual([discardGlory('2H'), discardGlory('7S'), done]);
    expect(judge(state, discardGlory('3H'))).toMatchObject({
      because: 'ng.action.regnant.conspiracy',
      reason: 'not-glory',
    });
    const conspired = act(state, [discardGlory('2H')]).state;
    expect(pending(conspired)).toEqual({ name: 'sedition', seats: ['noor'] });
    expect(options(conspired, 'noor')).toEqual([discardGlory('7S')]);
    expect(judge(conspired, done)).toMatchObject({
      because: 'ng.action.regnant.sedition',
      reason: 'must-discard-glory',
    });
    const { state: after } = act(conspired, [discardGlory('7S')]);
    expect(after.players[0].glory).toEqual([]);
    expect(after.discardPile.slice(0, 2)).toEqual(cards('7S 2H'));
    expect(pending(after)?.name).toBe('action');
  });

  it('are apart: with another Regnant there is no Sedition, with a Royal Card of the suit neither', () => {
    const foreign = used('2H', { mila: 'QH 3S' }).state;
    expect(pending(foreign)?.name).toBe('conspiracy');
    expect(pending(act(foreign, [done]).state)?.name).toBe('action');
    const own = used('2H', {}, 'KC 8C, JS').state;
    expect(pending(own)?.name).toBe('consort');
    expect(pending(act(own, [done]).state)?.name).toBe('action');
  });
});
