import { describe, expect, it } from 'vitest';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Readings } from '../../../../src/games/nobles-and-glory/rulings.ts';
import { take } from '../../../support/nobles-and-glory-actions.ts';
import { attack } from '../../../support/nobles-and-glory-armies.ts';
import { act, actionPhase, card, cards, court } from '../../../support/nobles-and-glory.ts';

/** Noor’s Battle with one Army Card against one. */
const fought = (
  noor: string,
  army: string,
  mila: string,
  their: string,
  highest: Readings['battle-highest'] = 'winner-discarded-loser-captured',
) =>
  act(
    actionPhase(noor, {
      armies: army,
      mila,
      theirArmies: their,
      rulings: { 'battle-highest': highest },
    }),
    [attack(army)],
  );

const types = ({ facts }: ReturnType<typeof act>) => facts.map(({ event }) => event.type);

describe('a Battle of two Army Cards (ng.action.battle.defended)', () => {
  it('is fought at once where the other player has only one', () => {
    const battle = fought('KS 2S 3S', '9H', 'QD 2H', '6D');
    expect(types(battle)).toEqual(['actionUsed', 'battleDeclared', 'armiesRevealed', 'battleWon']);
    expect(battle.facts[2]).toEqual({
      event: {
        type: 'armiesRevealed',
        seat: 'noor',
        from: 'mila',
        card: card('9H'),
        by: card('6D'),
        value: 9,
        against: 7,
      },
      cites: ['ng.action.battle.defended', 'ng.action.battle.bonus-suit'],
    });
  });

  it.each(['winner-discarded-loser-captured', 'by-face-value'] as const)(
    'gives the loser’s card to the attacker who wins, and discards the other, by %s',
    (highest) => {
      const battle = fought('KS 2S 3S', '9H', 'QD 2H', '6D', highest);
      expect(battle.facts[3]).toEqual({
        event: {
          type: 'battleWon',
          seat: 'noor',
          card: card('9H'),
          spoils: card('6D'),
          isDraw: false,
        },
        cites: ['ng.action.battle.winner', 'ng.action.battle.spoils'],
      });
      expect(battle.state.discardPile).toEqual(cards('9H'));
      expect(battle.state.players.map(({ armies }) => armies)).toEqual([[], []]);
      expect(pending(battle.state)).toEqual({
        name: 'battle',
        seats: ['noor'],
        about: { step: 'spoils', card: card('6D') },
      });
    },
  );

  it.each([
    ['winner-discarded-loser-captured', '6S', '7D'],
    ['by-face-value', '7D', '6S'],
  ] as const)('X03: is won by the defender in a draw, by %s', (highest, discarded, spoils) => {
    const battle = fought('KH 2S 3S', '7D', 'KS 2H', '6S', highest);
    expect(battle.facts[3]!.event).toEqual({
      type: 'battleWon',
      seat: 'mila',
      card: card(discarded),
      spoils: card(spoils),
      isDraw: true,
    });
    expect(battle.state.discardPile).toEqual(cards(discarded));
    const { state } = act(battle.state, [take(spoils, 'KS', 'mila')]);
    expect(state.players[1].court).toEqual(court(`KS 2H ${spoils}`));
    expect(pending(state)).toMatchObject({ name: 'action', seats: ['noor'] });
  });

  it.each([
    ['winner-discarded-loser-captured', '6C', '8D'],
    ['by-face-value', '8D', '6C'],
  ] as const)(
    'is won by a lower card with more bonuses, by %s (ng.action.battle.bonus-sum)',
    (highest, discarded, spoils) => {
      const battle = fought('KC 2S 3S', '6C', 'KS 2H', '8D', highest);
      expect(battle.facts[3]!.event).toMatchObject({
        seat: 'noor',
        card: card(discarded),
        spoils: card(spoils),
      });
      expect(battle.facts[2]!.cites).toEqual([
        'ng.action.battle.defended',
        'ng.action.battle.bonus-suit',
        'ng.action.battle.bonus-club',
        'ng.action.battle.bonus-regnant',
        'ng.action.battle.bonus-sum',
      ]);
    },
  );

  it.each(['winner-discarded-loser-captured', 'by-face-value'] as const)(
    'of equal values discards the winner’s card, by %s (battle-highest)',
    (highest) => {
      const battle = fought('KH 2S 3S', '7H', 'KS 2H', '7D', highest);
      expect(battle.facts[3]!.event).toMatchObject({
        seat: 'noor',
        card: card('7H'),
        spoils: card('7D'),
      });
    },
  );

  it('always leaves a space for the spoils: that of the winner’s own Army Card', () => {
    const { state } = fought('KH 2S 3S', '7D', 'KS 2H 3H', '9S');
    expect(pending(state)).toMatchObject({ name: 'battle', seats: ['mila'] });
    expect(act(state, [take('7D', 'KS', 'mila')]).state.players[1].court).toEqual(
      court('KS 2H 3H 7D'),
    );
  });
});
