import { describe, expect, it } from 'vitest';
import { polityEvents } from '../../../../src/games/nobles-and-glory/events/polities.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { polityOf, polityTable } from '../../../support/nobles-and-glory-polities.ts';
import { card, cards, number, numbers } from '../../../support/nobles-and-glory.ts';

const table = polityTable();
const turned = (written: string, state: State = table) =>
  polityEvents.polityCardTurned(state, {
    type: 'polityCardTurned',
    seat: 'noor',
    card: card(written),
  });
const begun = turned('6H');

const led = polityEvents.cardLed(begun, {
  type: 'cardLed',
  seat: 'noor',
  card: number('7S'),
  number: 7,
});
const followed = polityEvents.cardFollowed(
  { ...led, known: { 'club-8': ['noor'] } },
  { type: 'cardFollowed', seat: 'mila', card: number('8C'), asked: ['mila'] },
);

describe('events of a Polity', () => {
  it('turn up the top card, which nobody knows apart any more', () => {
    const known = turned('6H', { ...table, known: { 'heart-6': ['noor'] } });
    expect([known.known, known.drawPile.includes(card('6H'))]).toEqual([{}, false]);
    expect(polityOf(known).prize).toBe(card('6H'));
    const none = turned('QC', { ...table, drawPile: cards('QC 6H') });
    expect([none.drawPile, none.discardPile]).toEqual([cards('6H'), cards('QC')]);
    expect(none.stack).toBe(table.stack);
  });

  it('lay the two cards of a round', () => {
    expect(led.players[0].hand).toEqual(cards('5H 9C 8D KC'));
    expect(polityOf(followed)).toMatchObject({
      led: { card: card('7S'), number: 7 },
      answer: card('8C'),
      asked: ['mila'],
    });
    expect(followed.players[1].hand).toEqual(cards('7C 6C 10S JC'));
    expect(followed.known).toEqual({});
  });

  it('discard them, and note who has won', () => {
    const won = (seat: 'noor' | 'mila') =>
      polityEvents.roundWon(followed, { type: 'roundWon', seat, cards: numbers('8C 7S') });
    expect(won('noor').discardPile).toEqual(cards('8C 7S'));
    const round = { led: null, answer: null, asked: [], revealed: {} };
    expect(polityOf(won('noor'))).toMatchObject({ ...round, won: 1, lost: false });
    expect(polityOf(won('mila'))).toMatchObject({ ...round, won: 0, lost: true });
    for (const tell of [
      polityEvents.abstained(followed, { type: 'abstained', seat: 'mila' }),
      polityEvents.polityCounted(followed, {
        type: 'polityCounted',
        seat: 'mila',
        card: number('8C'),
        bonus: 0,
        added: 0,
        total: 8,
      }),
    ])
      expect(tell).toBe(followed);
  });

  it('give the prize away, for another Glory Card, or to nobody', () => {
    const taken = polityEvents.prizeTaken(begun, {
      type: 'prizeTaken',
      seat: 'mila',
      card: number('6H'),
    });
    expect(taken.players[1].glory).toEqual(numbers('9S 6H'));
    expect(taken.stack).toEqual(table.stack);
    const paid = polityEvents.gloryHandedOver(taken, {
      type: 'gloryHandedOver',
      seat: 'mila',
      to: 'noor',
      card: number('9S'),
    });
    expect(paid.players.map(({ glory }) => glory)).toEqual([numbers('9S'), numbers('6H')]);
    const left = polityEvents.prizeLeft(begun, {
      type: 'prizeLeft',
      seat: 'mila',
      card: number('6H'),
    });
    expect([left.discardPile, left.stack]).toEqual([cards('6H'), table.stack]);
  });
});
