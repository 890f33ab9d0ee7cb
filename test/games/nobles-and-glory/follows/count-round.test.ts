import { describe, expect, it } from 'vitest';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Readings } from '../../../../src/games/nobles-and-glory/rulings.ts';
import {
  declarePolity,
  leads,
  plays,
  polityOf,
  polityTable,
} from '../../../support/nobles-and-glory-polities.ts';
import { act, card, cards } from '../../../support/nobles-and-glory.ts';

/** 5 of Hearts under the Queen of Hearts against 7 of Clubs under the King of Spades. */
const counted = (reading: Readings['polity-regnant-bonus']) =>
  act(polityTable({ rulings: { 'polity-regnant-bonus': reading } }), [
    declarePolity,
    leads('5H'),
    plays('7C'),
  ]);

describe('X26: a round of Polity (polity-regnant-bonus)', () => {
  it('is the initiator’s where it is a draw (ng.action.polity.round-winner)', () => {
    const { state, facts } = counted('same-suit-as-regnant');
    expect(facts.slice(-3)).toEqual([
      {
        event: {
          type: 'polityCounted',
          seat: 'noor',
          card: card('5H'),
          bonus: 2,
          added: 0,
          total: 7,
        },
        cites: [
          'ng.action.polity.round-winner',
          'ng.action.polity.bonus-suit',
          'ng.action.polity.bonus-regnant',
        ],
      },
      {
        event: {
          type: 'polityCounted',
          seat: 'mila',
          card: card('7C'),
          bonus: 0,
          added: 0,
          total: 7,
        },
        cites: ['ng.action.polity.round-winner'],
      },
      {
        event: { type: 'roundWon', seat: 'noor', cards: cards('7C 5H') },
        cites: [
          'ng.action.polity.round-winner',
          'ng.action.polity.round-discard',
          'ng.action.polity.round-two',
        ],
      },
    ]);
    expect(polityOf(state)).toMatchObject({ won: 1, lost: false });
    expect(state.discardPile).toEqual(cards('7C 5H'));
  });

  it('is that of the higher total otherwise', () => {
    const { state, facts } = counted('never');
    expect(facts.at(-1)).toMatchObject({
      event: { type: 'roundWon', seat: 'mila' },
      cites: [
        'ng.action.polity.round-winner',
        'ng.action.polity.round-discard',
        'ng.action.polity.outcome',
      ],
    });
    expect(pending(state)).toMatchObject({ name: 'polity-prize', seats: ['mila'] });
  });

  it('is the initiator’s, too, where a draw comes in round two, which the other player leads', () => {
    const { state } = counted('same-suit-as-regnant');
    const [noor, mila] = state.players;
    const second = act({ ...state, players: [{ ...noor, hand: cards('8D 9H') }, mila] }, [
      leads('10S', 'mila'),
    ]).state;
    expect(pending(second)).toMatchObject({ name: 'polity-follow', seats: ['noor'] });
    const spade = act(
      {
        ...state,
        players: [
          { ...noor, hand: cards('9C') },
          { ...mila, hand: cards('8S') },
        ],
      },
      [leads('8S', 'mila'), plays('9C', 'noor')],
    );
    const totals = spade.facts.flatMap(({ event }) =>
      event.type === 'polityCounted' ? [event.total] : [],
    );
    expect(totals).toEqual([9, 9]);
    expect(spade.state.players[0].glory).toEqual(cards('6H'));
  });
});
