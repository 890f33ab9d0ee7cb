import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { discardGlory, done, regnant, serf } from '../../../support/nobles-and-glory-actions.ts';
import { act, actionPhase, card, numbers } from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.action.regnant.sedition';

/** Noor’s Pillage has placed a Spade, which only Mila’s Regnant has; Conspiracy is left out. */
const { state } = act(
  actionPhase('KC 8C', { hand: '5C', their: '7S', mila: 'QS 3S', glory: '2H' }),
  [regnant('8C', '5C', '7S'), done],
);

describe('Sedition (ng.action.regnant.sedition)', () => {
  it('asks for any Glory Card of one’s own, also the one just placed', () => {
    expect(pending(state)).toEqual({ name: 'sedition', seats: ['noor'] });
    expect(options(state, 'noor')).toEqual([discardGlory('2H'), discardGlory('7S')]);
  });

  it('cannot be left out, and takes nothing else', () => {
    expect(judge(state, done)).toEqual(refuse(RULE, 'must-discard-glory'));
    expect(judge(state, discardGlory('3S'))).toEqual(
      refuse(RULE, 'not-glory', { seat: 'noor', card: card('3S') }),
    );
    expect(judge(state, serf('5C'))).toEqual(refuse(RULE, 'not-this-decision', { action: 'serf' }));
  });

  it('discards the card, and is over', () => {
    const { state: after, facts } = act(state, [discardGlory('2H')]);
    expect(facts).toEqual([
      { event: { type: 'gloryDiscarded', seat: 'noor', card: card('2H') }, cites: [RULE] },
      { event: { type: 'riderEnded', seat: 'noor', rider: 'sedition' }, cites: [RULE] },
    ]);
    expect(after.players[0].glory).toEqual(numbers('7S'));
    expect(after.discardPile[0]).toBe(card('2H'));
    expect(pending(after)?.name).toBe('action');
  });
});
