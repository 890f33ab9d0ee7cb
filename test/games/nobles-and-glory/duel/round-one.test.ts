import { describe, expect, it } from 'vitest';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import { dueled, duelling } from '../../../support/nobles-and-glory-duels.ts';
import { card, cards } from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.action.duel.round-one';

describe('round one of a Duel (ng.action.duel.round-one)', () => {
  it('has the challenged player place a card face down, then the challenger', () => {
    const { state, facts } = dueled('m10C');
    expect(facts.at(-1)).toEqual({
      event: { type: 'duelCardLaid', seat: 'mila', card: card('10C') },
      cites: [RULE],
      seenBy: ['mila'],
    });
    expect(pending(state)).toEqual({
      name: 'duel',
      seats: ['noor'],
      secret: true,
      about: { step: 'round-one' },
    });
  });

  it('is lost by the lower card, and both are discarded (ng.action.duel.round-one-discard)', () => {
    const { state, facts } = dueled('m10C n8H');
    expect(facts.slice(-3)).toEqual([
      {
        event: { type: 'duelCardRevealed', seat: 'noor', card: card('8H') },
        cites: [RULE],
      },
      {
        event: { type: 'duelCardRevealed', seat: 'mila', card: card('10C') },
        cites: [RULE],
      },
      {
        event: { type: 'duelRoundEnded', seat: 'noor', by: 'lower', cards: cards('8H 10C') },
        cites: [RULE, 'ng.action.duel.round-one-discard'],
      },
    ]);
    expect(state.discardPile).toEqual(cards('8H 10C'));
    expect(state.players.map(({ hand }) => hand)).toEqual([
      cards('9C 4S 7D 10S'),
      cards('6H 6S 5H 7H'),
    ]);
    expect(dueled('m6H n8H').facts.at(-1)!.event).toMatchObject({ seat: 'mila', by: 'lower' });
  });

  it('is lost by the challenger on a tie', () => {
    const { state, facts } = dueled('m7H n7D');
    expect(facts.at(-1)!.event).toMatchObject({ seat: 'noor', by: 'tie' });
    expect(topOf(state)).toMatchObject({ stage: { name: 'round-two', loser: 'noor' } });
  });

  it('counts an Ace as 1 (ng.card.ace-value)', () => {
    const { facts } = dueled('m6H nAS', duelling(undefined, { hand: 'AS 4S 7D 8H 10S' }));
    expect(facts.at(-1)!.event).toMatchObject({ seat: 'noor', by: 'lower' });
  });
});
