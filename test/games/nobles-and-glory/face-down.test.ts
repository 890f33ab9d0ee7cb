import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../src/games/nobles-and-glory/cards.ts';
import { faceDownCards } from '../../../src/games/nobles-and-glory/face-down.ts';
import type { State } from '../../../src/games/nobles-and-glory/types/state.ts';
import { dueled } from '../../support/nobles-and-glory-duels.ts';
import { declarePolity, leads, polityTable } from '../../support/nobles-and-glory-polities.ts';
import {
  act,
  card,
  cards,
  number,
  numbers,
  phaseOf,
  royal,
  table,
} from '../../support/nobles-and-glory.ts';

/** Who knows each card that does not lie face up. */
const knowers = (state: State) =>
  faceDownCards(state)
    .map(({ card: each, knownTo }) => [each, ...knownTo].join(' '))
    .toSorted();

const of = (written: string, ...seats: readonly string[]) =>
  cards(written).map((each: CardId) => [each, ...seats].join(' '));

describe('the cards that do not lie face up', () => {
  it('are the Draw Pile, which nobody knows, and the hands, each known to its owner', () => {
    const begun = phaseOf('action', 'KC 2S', 'QH 3S', {
      noor: { hand: cards('4C 9H'), peasants: cards('5D'), glory: cards('6D') },
      mila: { hand: cards('7C') },
    });
    const state: State = { ...begun, drawPile: cards('8C KD'), discardPile: cards('joker-1') };
    expect(knowers(state)).toEqual(
      [...of('8C KD'), ...of('4C 9H', 'noor'), ...of('7C', 'mila')].toSorted(),
    );
  });

  it('may be known to the other player as well, card by card', () => {
    const begun = phaseOf('action', 'KC 2S', 'QH 3S', { noor: { hand: cards('4C 9H') } });
    const state: State = {
      ...begun,
      drawPile: cards('8C KD'),
      known: { [card('9H')]: ['mila'], [card('KD')]: ['mila'] },
    };
    expect(knowers(state)).toEqual(
      [
        ...of('8C'),
        ...of('KD', 'mila'),
        ...of('4C', 'noor'),
        ...of('9H', 'noor', 'mila'),
      ].toSorted(),
    );
  });

  it('are starting cards that are laid, known to whoever has laid them (ng.setup.starting-cards)', () => {
    const box = table({ box: true, players: [{ seat: 'noor' }, { seat: 'mila' }] });
    const [noor, mila] = box.players;
    const state: State = {
      ...box,
      players: [
        { ...noor, hand: cards('4C') },
        { ...mila, hand: cards('7C') },
      ],
      drawPile: cards('8C'),
      stack: [
        { type: 'starting-cards', laid: { mila: { royal: royal('QH'), subject: number('3S') } } },
      ],
    };
    expect(knowers(state)).toEqual(
      [...of('8C'), ...of('4C', 'noor'), ...of('7C QH 3S', 'mila')].toSorted(),
    );
  });

  it('are Army Cards and Preparation Cards, known to their owner, and Decrees, known to both (ng.army.hidden, ng.preparation.place, ng.action.decree.open)', () => {
    const begun = phaseOf('action', 'KC 2S, QD', 'QH 3S');
    const [noor, mila] = begun.players;
    const [king, queen] = noor.court;
    const state: State = {
      ...begun,
      drawPile: [],
      players: [
        {
          ...noor,
          armies: numbers('9D'),
          court: [{ ...king!, preparation: number('4H') }, queen!],
          decree: { card: number('5S'), progress: numbers('8C') },
        },
        mila,
      ],
    };
    expect(knowers(state)).toEqual(
      [...of('9D 4H', 'noor'), ...of('5S 8C', 'noor', 'mila')].toSorted(),
    );
  });

  it('are a card led in Polity, known to whoever has led it (ng.action.polity.lead)', () => {
    const { state } = act(polityTable(), [declarePolity]);
    const theirs = of('7C 8C 6C 10S JC', 'mila');
    expect(knowers({ ...state, drawPile: [] })).toEqual(
      [...of('5H 9C 8D 7S KC', 'noor'), ...theirs].toSorted(),
    );
    const led = act(state, [leads('5H')]).state;
    expect(knowers({ ...led, drawPile: [] })).toEqual(
      [...of('9C 8D 7S KC 5H', 'noor'), ...theirs].toSorted(),
    );
  });

  it('are cards placed face down in a Duel, known to whoever has placed them (ng.action.duel.round-one)', () => {
    const { state } = dueled('m10C');
    expect(knowers({ ...state, drawPile: [] })).toEqual(
      [...of('9C 4S 7D 8H 10S', 'noor'), ...of('6H 6S 5H 7H 10C', 'mila')].toSorted(),
    );
    expect(knowers({ ...dueled('m10C n8H n4S').state, drawPile: [] })).toEqual(
      [...of('9C 7D 10S', 'noor'), ...of('6H 6S 5H 7H', 'mila')].toSorted(),
    );
  });
});
