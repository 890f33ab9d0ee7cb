import { describe, expect, it } from 'vitest';
import { argumentsOf, nameOf, type Naming } from '../../src/i18n/arguments.ts';
import { withSeatFacts } from '../../src/narration/describer.ts';
import type { Arguments, Messages } from '../../src/i18n/translate.ts';
import { translatorOf } from '../support/messages.ts';

const NAMES: Messages = {
  'seat.noor': 'Noor',
  'seat.mila': 'Mila',
  'seat.juri': 'Juri',
  'seat.noor.gen': 'Noors',
  'seat.mila.gen': 'Milas',
  'card.sailor': 'Matrose',
  'card.sailor.the': 'der Matrose',
  'card.sailor.dat': 'dem Matrosen',
  'card.mine': 'Bergwerk',
  'card.mine.dat': 'dem Bergwerk',
  put: 'gelegt',
  'put.acc': 'gelegte',
};
const t = translatorOf('de', NAMES);
const KINDS = { seat: 'seat', seats: 'seat', card: 'card', cards: 'card' };
/** Arguments as a message gets them that asks for all. */
const asked = (given: Arguments) =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'function' ? value() : value,
    ]),
  );
const args = (fields: object) => asked(argumentsOf(t, fields, KINDS));

describe('the fields of an event as arguments', () => {
  it('have ids as names, in every form that the language has for them, with a capital too, and the bare id', () => {
    expect(args({ card: 'sailor' })).toEqual({
      card: 'Matrose',
      Card: 'Matrose',
      card_id: 'sailor',
      card_the: 'der Matrose',
      card_The: 'Der Matrose',
      card_dat: 'dem Matrosen',
      card_Dat: 'Dem Matrosen',
    });
  });

  it('have no form that a name lacks: the plain name never stands in for it', () => {
    expect(args({ card: 'mine' })).toMatchObject({
      card: 'Bergwerk',
      card_the: undefined,
      card_The: undefined,
    });
    expect(args({ seats: ['noor', 'juri'] })).toMatchObject({
      seats: 'Noor und Juri',
      seats_gen: undefined,
    });
    const told = translatorOf('de', { ...NAMES, event: '{card_the} liegt da.' });
    expect(() => told.text('event', argumentsOf(told, { card: 'mine' }, KINDS))).toThrow(
      'event in de asks for {card_the}, which it is not given',
    );
  });

  it('have names that are put together, in the forms of their kind and in lists', () => {
    const put: Naming = { kind: 'put', name: (_, id, form) => `${id} ${form ?? 'plain'}` };
    const named = (fields: object) => asked(argumentsOf(t, fields, { card: put, cards: put }));
    expect(named({ card: 'x' })).toEqual({
      card: 'x plain',
      Card: 'X plain',
      card_id: 'x',
      card_acc: 'x acc',
      card_Acc: 'X acc',
    });
    expect(named({ cards: ['x', 'y'] })).toMatchObject({
      cards: 'x plain und y plain',
      cards_acc: 'x acc und y acc',
      cards_count: 2,
    });
  });

  it('have a name that is nobody’s as an error', () => {
    expect(() => args({ seat: 'bob' })).toThrow('seat.bob');
  });

  it('have lists of names strung together, with their number', () => {
    expect(args({ seats: ['noor', 'mila', 'juri'] })).toMatchObject({
      seats: 'Noor, Mila und Juri',
      Seats: 'Noor, Mila und Juri',
      seats_count: 3,
    });
    expect(args({ seats: ['juri'] })).toMatchObject({
      seats: 'Juri',
      Seats: 'Juri',
      seats_count: 1,
    });
    expect(args({ seats: [] })).toMatchObject({ seats: '', seats_gen: '', seats_count: 0 });
  });

  it('have lists in every form that all of their names have', () => {
    expect(args({ cards: ['sailor', 'mine'] })).toEqual({
      cards: 'Matrose und Bergwerk',
      Cards: 'Matrose und Bergwerk',
      cards_dat: 'dem Matrosen und dem Bergwerk',
      cards_Dat: 'Dem Matrosen und dem Bergwerk',
      cards_count: 2,
    });
  });

  it('have capitals as the language writes them, in the last part of the name of the argument', () => {
    const turkish = translatorOf('tr', { 'card.inn': 'inn', 'card.inn.acc': 'innı' });
    expect(
      asked(argumentsOf(turkish, { swapWith_card: 'inn' }, { swapWith_card: 'card' })),
    ).toMatchObject({
      swapWith_Card: 'İnn',
      swapWith_card_Acc: 'İnnı',
    });
  });

  it('have numbers as they are, for plurals', () => {
    expect(args({ coins: 0, points: -4 })).toEqual({ coins: 0, points: -4 });
  });

  it('have truth and absence as words, for choices', () => {
    expect(args({ theft: true, deflected: false, card: null })).toEqual({
      theft: 'true',
      theft_id: 'true',
      deflected: 'false',
      deflected_id: 'false',
      card: 'none',
      card_id: 'none',
    });
  });

  it('have texts without a table of names as they are', () => {
    expect(args({ rank: 'A', source: 'stolen' })).toEqual({ rank: 'A', source: 'stolen' });
  });

  it('leave out what no sentence can tell', () => {
    expect(
      args({
        totals: { noor: 3 },
        piles: [['sailor']],
        seats: [1],
        list: ['sailor'],
        nothing: undefined,
      }),
    ).toEqual({});
  });
});

describe('a name', () => {
  it('is plain, or in a form that it has', () => {
    expect(['sailor', 'mine'].map((id) => nameOf(t, 'card', id))).toEqual(['Matrose', 'Bergwerk']);
    expect(['sailor', 'mine'].map((id) => nameOf(t, 'card', id, 'the'))).toEqual([
      'der Matrose',
      undefined,
    ]);
  });
});

describe('the facts about the seats of an event', () => {
  const facts = (seat: string) => ({
    rank: seat === 'noor' ? 'A' : 'D',
    character: `card of ${seat}`,
  });

  it('stand beside each seat’s own field', () => {
    expect(
      withSeatFacts({ thief: 'noor', victim: 'mila', coins: 2 }, facts, ['thief', 'victim']),
    ).toEqual({
      thief: 'noor',
      victim: 'mila',
      coins: 2,
      thief_rank: 'A',
      thief_character: 'card of noor',
      victim_rank: 'D',
      victim_character: 'card of mila',
    });
  });

  it('are none where a field is no seat, or nobody', () => {
    const fields = { thief: null, card: 'noor', seats: ['noor'] };
    expect(withSeatFacts(fields, facts, ['thief', 'seats'])).toEqual(fields);
  });
});
