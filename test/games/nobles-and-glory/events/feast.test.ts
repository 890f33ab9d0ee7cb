import { describe, expect, it } from 'vitest';
import { feastEvents } from '../../../../src/games/nobles-and-glory/events/feast.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { prepared } from '../../../support/nobles-and-glory-preparations.ts';
import { actionPhase, card, cards, number } from '../../../support/nobles-and-glory.ts';

const begun = prepared(actionPhase('KC 8C', { mila: 'QS 3H' }), 'mila', '7S');
const state: State = {
  ...begun,
  discardPile: cards('8H 6C JD'),
  known: { [card('7S')]: ['noor'] },
};

const asked = feastEvents.feastAsked(state, {
  type: 'feastAsked',
  seat: 'mila',
  card: number('6C'),
  kind: 'feast',
  laid: 3,
});

describe('events of a Feast', () => {
  it('ask for one, with the Treaty as it lay', () => {
    expect(topOf(asked)).toEqual({
      type: 'feast',
      seat: 'mila',
      treaty: { card: card('6C'), kind: 'feast', laid: 3 },
    });
  });

  it('put the Treaty back out of the Discard Pile, and the Feast there', () => {
    const restored = feastEvents.treatyRestored(asked, {
      type: 'treatyRestored',
      seat: 'mila',
      to: 'noor',
      card: number('6C'),
      by: number('7S'),
    });
    expect(restored.discardPile).toEqual(cards('7S 8H JD'));
    expect(restored.players[0].treaty).toEqual({ card: card('6C'), kind: 'feast', laid: 3 });
    expect(restored.players[1].court[0]?.preparation).toBeNull();
    expect(restored.known).toEqual({});
    expect(restored.stack).toEqual(state.stack);
  });

  it('lay the Feast as a Treaty of this turn', () => {
    const laid = feastEvents.feastLaid(asked, {
      type: 'feastLaid',
      seat: 'mila',
      to: 'noor',
      card: number('7S'),
    });
    expect(laid.players[0].treaty).toEqual({ card: card('7S'), kind: 'feast', laid: 5 });
    expect(laid.players[1].court[0]?.preparation).toBeNull();
    expect(laid.discardPile).toEqual(state.discardPile);
    expect(laid.known).toEqual({});
    expect(laid.stack).toEqual(state.stack);
  });

  it('leave it all as it is', () => {
    expect(feastEvents.feastDeclined(asked, { type: 'feastDeclined', seat: 'mila' })).toEqual(
      state,
    );
  });
});
