import { describe, expect, it } from 'vitest';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { dueled, MILA_LOSES, NOOR_LOSES } from '../../../support/nobles-and-glory-duels.ts';
import { card } from '../../../support/nobles-and-glory.ts';

const asked = (written: string) => {
  const { seats, about } = pending(dueled(written).state)!;
  return [seats[0], about!.step];
};

describe('round two of a Duel (ng.action.duel.round-two)', () => {
  it('has the loser of round one place up, the other down, the loser down, the other up', () => {
    expect(asked('m10C n8H')).toEqual(['noor', 'up']);
    expect(asked('m10C n8H n4S')).toEqual(['mila', 'down']);
    expect(asked('m10C n8H n4S m6H')).toEqual(['noor', 'down']);
    expect(asked('m10C n8H n4S m6H n9C')).toEqual(['mila', 'up']);
    expect(asked('m5H n10S')).toEqual(['mila', 'up']);
    expect(asked('m5H n10S m6S n4S')).toEqual(['mila', 'down']);
  });

  it('shows cards placed face up to both, the others to their owner', () => {
    const { facts } = dueled('m10C n8H n4S m6H');
    expect(facts.slice(-2)).toEqual([
      {
        event: { type: 'duelCardShown', seat: 'noor', card: card('4S') },
        cites: ['ng.action.duel.round-two'],
      },
      {
        event: { type: 'duelCardLaid', seat: 'mila', card: card('6H') },
        cites: ['ng.action.duel.round-two'],
        seenBy: ['mila'],
      },
    ]);
  });

  it('is lost by the lower total (ng.action.duel.result)', () => {
    const { facts } = dueled(MILA_LOSES);
    expect(facts.slice(-3)).toEqual([
      {
        event: { type: 'duelCardRevealed', seat: 'noor', card: card('9C') },
        cites: ['ng.action.duel.result'],
      },
      {
        event: { type: 'duelCardRevealed', seat: 'mila', card: card('6H') },
        cites: ['ng.action.duel.result'],
      },
      {
        event: { type: 'duelLost', seat: 'mila', by: 'lower' },
        cites: ['ng.action.duel.result'],
      },
    ]);
    expect(dueled(NOOR_LOSES).facts.at(-1)!.event).toEqual({
      type: 'duelLost',
      seat: 'noor',
      by: 'lower',
    });
  });

  it('is lost by the challenger on a tie', () => {
    expect(dueled('m10C n8H n4S m6H n7D m5H').facts.at(-1)!.event).toEqual({
      type: 'duelLost',
      seat: 'noor',
      by: 'tie',
    });
  });
});
