import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import type { Readings } from '../../../../src/games/nobles-and-glory/rulings.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { view } from '../../../../src/games/nobles-and-glory/view.ts';
import { done, insurrection, scandal, treason } from '../../../support/nobles-and-glory-actions.ts';
import { decline, prepared, reveal } from '../../../support/nobles-and-glory-preparations.ts';
import { act, card, cards, court, numbers, phaseOf } from '../../../support/nobles-and-glory.ts';

/** What else lies with Mila; `place`: of the Royal Card with the Preparation Card. */
interface Lying {
  readonly peasants?: string;
  readonly glory?: string;
  readonly rulings?: Partial<Readings>;
  readonly place?: number;
}

/** Noor’s Action Phase against a kingdom of Mila’s with this card beneath her Regnant. */
const against = (
  mila: string,
  preparation: string,
  { peasants = '', glory = '', rulings = {}, place = 0 }: Lying = {},
): State => {
  const state = phaseOf(
    'action',
    'KC 7C 8C, QS',
    mila,
    { mila: { peasants: cards(peasants), glory: cards(glory) } },
    { rulings },
  );
  return preparation ? prepared(state, 'mila', preparation, place) : state;
};

/** The last Glory Card but one lies with Mila, who has no Heart among her Subjects. */
const sixGlories = (preparation: string, rulings: Partial<Readings> = {}) =>
  against('KH 5S 6S', preparation, { peasants: '2D', glory: 'AS AC AD 2S 2C 3C', rulings });

describe('X24: a Scandal on the last Peasant', () => {
  it('ends the game where nothing lies beneath the Regnant', () => {
    const { state, facts } = act(sixGlories(''), [scandal('2D')]);
    expect(pending(state)).toBeUndefined();
    expect(facts.map(({ event }) => event.type)).not.toContain('plotAnnounced');
  });

  it('does so, too, where nothing is revealed', () => {
    const { state, facts } = act(sixGlories('3H'), [scandal('2D'), decline]);
    expect(facts.slice(1, 4)).toEqual([
      {
        event: {
          type: 'plotAnnounced',
          seat: 'noor',
          plot: 'scandal',
          card: card('2D'),
          royal: null,
        },
        cites: ['ng.action.intrigue.scandal', 'ng.action.intrigue.block'],
      },
      { event: { type: 'nothingRevealed', seat: 'mila' }, cites: ['ng.action.intrigue.block'] },
      {
        event: { type: 'scandalMade', seat: 'mila', card: card('2D') },
        cites: ['ng.action.intrigue.scandal'],
      },
    ]);
    expect(pending(state)).toBeUndefined();
    expect(state.players[1].court[0]).toMatchObject({ preparation: card('3H') });
  });
});

describe('X25: Rhetorical History (ng.action.intrigue.block)', () => {
  const announced = act(sixGlories('3H'), [scandal('2D')]).state;

  it('is asked of the other player alone, in secret, once the card is named (ng.action.intrigue.block)', () => {
    expect(pending(announced)).toEqual({
      name: 'rhetorical-history',
      seats: ['mila'],
      secret: true,
      about: { plot: 'scandal', card: card('2D') },
    });
    expect(options(announced, 'mila')).toEqual([reveal, decline]);
    expect(options(announced, 'noor')).toEqual([]);
    expect(judge(announced, { ...reveal, seat: 'noor' })).toEqual(
      refuse('ng.action.intrigue.block', 'not-your-decision', { seat: 'mila' }),
    );
    expect(judge(announced, { type: 'draw', seat: 'mila' })).toMatchObject({
      reason: 'not-this-decision',
    });
    expect(view(announced, 'noor').players[1]!.court[0]).toMatchObject({ preparation: null });
  });

  it('blocks a Scandal with a higher Heart, which is discarded (ng.preparation.rhetorical-scandal)', () => {
    const { state, facts } = act(announced, [reveal]);
    expect(facts).toEqual([
      {
        event: { type: 'preparationRevealed', seat: 'mila', card: card('3H') },
        cites: [
          'ng.action.intrigue.block',
          'ng.preparation.rhetorical-scandal',
          'ng.preparation.suit',
          'ng.preparation.regnant-only',
        ],
      },
    ]);
    expect(state.players[1]).toMatchObject({ peasants: numbers('2D'), court: court('KH 5S 6S') });
    expect(state.discardPile).toEqual(cards('3H'));
    expect(pending(state)).toMatchObject({ name: 'action', seats: ['noor'] });
    expect(judge(state, scandal('2D'))).toMatchObject({
      reason: 'action-used',
      particulars: { action: 'intrigue' },
    });
  });

  it.each<Partial<Readings>>([
    {},
    { 'intrigue-count': 'exactly' },
    { 'intrigue-one-of-three': 'each-once' },
    { 'end-settle-point': 'each-card' },
  ])('keeps the game from its end by %o', (rulings) => {
    const { state } = act(sixGlories('3H', rulings), [scandal('2D'), reveal]);
    expect(state.players[1].glory).toHaveLength(6);
    expect(pending(state)).toMatchObject({ name: 'action', seats: ['noor'] });
  });

  it('does not with one that is as high or lower', () => {
    for (const low of ['2H', 'AH']) {
      const { state } = act(sixGlories(low), [scandal('2D')]);
      expect(judge(state, reveal)).toEqual(
        refuse('ng.preparation.rhetorical-scandal', 'not-higher', {
          card: card(low),
          than: card('2D'),
        }),
      );
      expect(options(state, 'mila')).toEqual([decline]);
    }
  });

  it('is asked, too, where what lies there does not fit, and is refused only then', () => {
    const { state } = act(sixGlories('9S'), [scandal('2D')]);
    expect(pending(state)).toEqual(pending(announced));
    expect(view(state, 'noor')).toEqual({
      ...view(announced, 'noor'),
      drawPile: view(state, 'noor').drawPile,
    });
    expect(options(state, 'mila')).toEqual([decline]);
    expect(judge(state, reveal)).toEqual(
      refuse('ng.preparation.rhetorical-scandal', 'other-suit', {
        card: card('9S'),
        suit: 'heart',
      }),
    );
  });

  it('needs a Heart in the Royal Court (ng.preparation.suit)', () => {
    const { state } = act(against('KS 5C 6C', '9H', { peasants: '2D' }), [scandal('2D')]);
    expect(judge(state, reveal)).toEqual(
      refuse('ng.preparation.suit', 'no-royal-of-suit', { card: card('9H'), suit: 'heart' }),
    );
    const other = act(against('KS 5C 6C, QH', '9H', { peasants: '2D' }), [scandal('2D')]).state;
    expect(judge(other, reveal)).toBeUndefined();
  });

  it('is not asked where a card lies beneath another Royal Card only (ng.preparation.regnant-only)', () => {
    const state = against('QH 5S 6S, JC', '3H', { peasants: '2D', place: 1 });
    expect(pending(act(state, [scandal('2D')]).state)?.name).toBe('action');
  });
});

describe('Rhetorical History against Treason and Insurrection (ng.preparation.rhetorical-other)', () => {
  const betraying = (preparation: string) =>
    act(against('KH 5S 6S, QC', preparation), [treason('5S')]).state;

  it('is a lower Heart', () => {
    const { state, facts } = act(betraying('4H'), [reveal]);
    expect(facts[0]!.cites).toContain('ng.preparation.rhetorical-other');
    expect(state.players[1]).toMatchObject({ court: court('KH 5S 6S, QC'), peasants: [] });
    for (const high of ['5H', '9H'])
      expect(judge(betraying(high), reveal)).toEqual(
        refuse('ng.preparation.rhetorical-other', 'not-lower', {
          card: card(high),
          than: card('5S'),
        }),
      );
  });

  it('or the plot goes on as it was announced', () => {
    expect(act(betraying('4H'), [decline]).state.players[1]).toMatchObject({
      peasants: numbers('5S'),
    });
    const state = against('KH 5S 6S, QC, JD', '4H', { peasants: '9H' });
    const rising = act(state, [insurrection('5S', 'QS')]).state;
    expect(pending(rising)?.about).toEqual({ plot: 'insurrection', card: card('5S') });
    expect(act(rising, [decline]).state.players[0].court).toEqual(court('KC 7C 8C, QS 5S'));
    expect(act(rising, [reveal]).state.players[0].court).toEqual(court('KC 7C 8C, QS'));
    const peasant = act(state, [insurrection('9H', null), decline]).state;
    expect(peasant.players.map(({ peasants }) => peasants)).toEqual([numbers('9H'), []]);
  });
});

describe('a plot that is blocked is used up (intrigue-one-of-three)', () => {
  const blocked = (rulings: Partial<Readings>) =>
    act(against('KH 5S 6S, QC', '9H', { rulings, peasants: '2D' }), [scandal('2D'), reveal]).state;
  const left = (rulings: Partial<Readings>) =>
    ['scandal', 'treason'].filter((type) =>
      options(blocked(rulings), 'noor').some((action) => action.type === type),
    );

  it('and with it the whole Intrigue, or that plot alone', () => {
    expect(left({})).toEqual([]);
    expect(left({ 'intrigue-one-of-three': 'each-once' })).toEqual(['treason']);
    expect(judge(blocked({ 'intrigue-one-of-three': 'each-once' }), scandal('2D'))).toMatchObject({
      reason: 'action-used',
      particulars: { action: 'scandal' },
    });
    expect(judge(blocked({}), done)).toBeUndefined();
  });
});
