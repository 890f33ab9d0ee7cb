import { describe, expect, it } from 'vitest';
import { argumentsOf } from '../../src/i18n/arguments.ts';
import { withSeatFacts } from '../../src/i18n/describe.ts';
import { translatorOf } from '../support/messages.ts';

const t = translatorOf('de', {
  'seat.noor': 'Noor',
  'seat.mila': 'Mila',
  'seat.juri': 'Juri',
  'card.sailor': 'Matrose',
  'card.sailor.the': 'der Matrose',
  'card.sailor.dat': 'dem Matrosen',
});
const KINDS = { seat: 'seat', seats: 'seat', card: 'card' };
const args = (fields: object) => argumentsOf(t, fields, KINDS);

describe('the fields of an event as arguments', () => {
  it('have ids as names, with every grammatical form and the bare id', () => {
    expect(args({ card: 'sailor' })).toEqual({
      card: 'Matrose',
      card_id: 'sailor',
      card_the: 'der Matrose',
      card_dat: 'dem Matrosen',
      card_acc: 'Matrose',
      card_gen: 'Matrose',
      card_short: 'Matrose',
      card_plural: 'Matrose',
    });
  });

  it('have the plain name for forms that the language does not have', () => {
    expect(args({ seat: 'noor' })).toMatchObject({ seat: 'Noor', seat_the: 'Noor', seat_gen: 'Noor' });
  });

  it('have names that are put together, in every form and in lists', () => {
    const named = (fields: object) => argumentsOf(t, fields, { card: (_, id, form) => `${id} ${form ?? 'plain'}`, cards: (_, id) => id });
    expect(named({ card: 'x' })).toMatchObject({ card: 'x plain', card_id: 'x', card_dat: 'x dat' });
    expect(named({ cards: ['x', 'y'] })).toEqual({ cards: 'x und y', cards_count: 2 });
  });

  it('have a name that is nobody’s as an error', () => {
    expect(() => args({ seat: 'bob' })).toThrow('seat.bob');
  });

  it('have lists of names strung together, with their number', () => {
    expect(args({ seats: ['noor', 'mila', 'juri'] })).toEqual({ seats: 'Noor, Mila und Juri', seats_count: 3 });
    expect(args({ seats: ['mila'] })).toEqual({ seats: 'Mila', seats_count: 1 });
    expect(args({ seats: [] })).toEqual({ seats: '', seats_count: 0 });
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
    expect(args({ totals: { noor: 3 }, piles: [['sailor']], seats: [1], cards: ['sailor'], nothing: undefined })).toEqual({});
  });
});

describe('the facts about the seats of an event', () => {
  const facts = (seat: string) => ({ rank: seat === 'noor' ? 'A' : 'D', character: `card of ${seat}` });

  it('stand beside each seat’s own argument', () => {
    expect(withSeatFacts({ coins: 2 }, { thief: 'noor', victim: 'mila', coins: 2 }, facts, ['thief', 'victim'])).toEqual({
      coins: 2,
      thief_rank: 'A',
      thief_character: 'card of noor',
      victim_rank: 'D',
      victim_character: 'card of mila',
    });
  });

  it('are none where a field is no seat, or nobody', () => {
    expect(withSeatFacts({}, { thief: null, card: 'noor', seats: ['noor'] }, facts, ['thief', 'seats'])).toEqual({});
  });
});
