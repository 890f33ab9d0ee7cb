import { describe, expect, it } from 'vitest';
import type { Treaty } from '../../../../src/games/nobles-and-glory/types/treaty.ts';
import { done } from '../../../support/nobles-and-glory-actions.ts';
import { act, card, cards, phaseOf } from '../../../support/nobles-and-glory.ts';

/** The end of the Inauguration Phase of the seventh turn, Noor’s, with a Treaty on one of the kingdoms. */
const migrating = (on: 'noor' | 'mila', treaty: Partial<Treaty>) =>
  act(
    phaseOf(
      'inauguration',
      'KC 2D',
      'QS 3S',
      { [on]: { treaty: { card: card('6S'), ...treaty } } },
      { number: 7 },
    ),
    [done],
  );

describe('a Treaty in the Migration Phase (ng.action.treaty.expiry)', () => {
  it('is discarded at its beginning (treaty-expiry-step)', () => {
    const { state, facts } = migrating('noor', {});
    expect(facts.slice(1)).toEqual([
      {
        event: { type: 'phaseStarted', seat: 'noor', phase: 'migration' },
        cites: ['ng.turn.sequence'],
      },
      {
        event: { type: 'treatyExpired', seat: 'noor', card: card('6S') },
        cites: ['ng.action.treaty.expiry'],
      },
    ]);
    expect(state.players[0].treaty).toBeNull();
    expect(state.discardPile).toEqual(cards('6S'));
  });

  it('stays on the kingdom of the other player', () => {
    const { state } = migrating('mila', {});
    expect(state.players[1].treaty).toEqual({ card: card('6S'), kind: 'treaty', laid: 7 });
  });

  it('stays where Feast has laid it in this turn, and is discarded in the next one of that player (ng.preparation.feast-duration)', () => {
    const fresh = migrating('noor', { kind: 'feast', laid: 7 });
    expect(fresh.state.players[0].treaty).toEqual({ card: card('6S'), kind: 'feast', laid: 7 });
    const old = migrating('noor', { kind: 'feast', laid: 5 });
    expect(old.facts.at(-1)).toEqual({
      event: { type: 'treatyExpired', seat: 'noor', card: card('6S') },
      cites: ['ng.action.treaty.expiry', 'ng.preparation.feast-duration'],
    });
  });

  it('is discarded with the first step where a table begins with this phase', () => {
    const begun = phaseOf('migration', 'KC 2D', 'QS 3S', {
      noor: { treaty: { card: card('6S') } },
    });
    expect(act(begun, [done]).state.players[0].treaty).toBeNull();
  });
});
