import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { enact } from '../../../../src/games/nobles-and-glory/enact/all.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { usesOf } from '../../../support/nobles-and-glory-actions.ts';
import { horticulture } from '../../../support/nobles-and-glory-enacts.ts';
import { act, actionPhase, card, cards, numbers } from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.action.enact.horticulture';

const state = actionPhase('KC 2D', {
  hand: '5H 8H 9H KH 8C',
  peasants: '8S 4D',
  their: '9S',
  glory: '10C',
  decree: '3D',
});

const used = (discarded: string, peasant: string, by: string) =>
  judge(state, horticulture(discarded, peasant, by, '10C'));

describe('Horticulture (ng.action.enact.horticulture)', () => {
  it('takes a Spade Peasant of one’s own, and a Heart of its value takes its place', () => {
    expect(usesOf(enact, state)).toEqual([
      horticulture('5H', '8S', '8H', '10C'),
      horticulture('9H', '8S', '8H', '10C'),
    ]);
    const { state: after, facts } = act(state, [horticulture('5H', '8S', '8H', '10C')]);
    expect(after.players[0]).toMatchObject({
      hand: cards('9H KH 8C 8S'),
      peasants: numbers('4D 8H'),
      decree: { progress: numbers('10C') },
    });
    expect(after.players[1]).toEqual(state.players[1]);
    expect(after.discardPile[0]).toBe(card('5H'));
    expect(after.known).toEqual({ [card('8S')]: ['mila'] });
    expect(facts.slice(2, 4)).toEqual([
      {
        event: { type: 'peasantDrawn', seat: 'noor', from: 'noor', card: card('8S') },
        cites: [RULE],
      },
      {
        event: { type: 'peasantPlaced', seat: 'noor', to: 'noor', card: card('8H') },
        cites: [RULE],
      },
    ]);
  });

  it('needs two Hearts', () => {
    expect(used('8H', '8S', '8H')).toEqual(
      refuse(RULE, 'discarded-for-enact', { card: card('8H') }),
    );
  });

  it('takes no other Peasant, and no other card in its place', () => {
    expect(used('5H', '9S', '9H')).toEqual(
      refuse(RULE, 'not-peasant', { seat: 'noor', card: card('9S') }),
    );
    expect(used('5H', '4D', '8H')).toEqual(
      refuse(RULE, 'other-suit', { card: card('4D'), suit: 'spade' }),
    );
    expect(used('5H', '8S', '9H')).toEqual(
      refuse(RULE, 'other-value', { card: card('9H'), than: card('8S') }),
    );
    expect(used('5H', '8S', '8C')).toEqual(
      refuse(RULE, 'other-suit', { card: card('8C'), suit: 'heart' }),
    );
    expect(used('5H', '8S', 'KH')).toEqual(
      refuse('ng.card.number', 'not-number', { card: card('KH') }),
    );
    expect(used('5H', '8S', '7H')).toEqual(
      refuse(RULE, 'not-in-hand', { seat: 'noor', card: card('7H') }),
    );
  });
});
