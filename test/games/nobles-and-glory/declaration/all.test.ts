import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { hasEunuch } from '../../../../src/games/nobles-and-glory/court.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { declare } from '../../../support/nobles-and-glory-actions.ts';
import {
  act,
  actionPhase,
  card,
  cards,
  court,
  numbers,
  type ActionTable,
} from '../../../support/nobles-and-glory.ts';

const MILA = 'KS 5C, QD 4D, JH 4S 9S';
const ONE_OF_EACH = '2S 3H 4C 3D';

/** Noor’s Action Phase with a Glory Card of each suit against a kingdom with a Chamberlain. */
const against = (noor: string, mila = MILA, rest: ActionTable = {}) =>
  actionPhase(noor, { glory: ONE_OF_EACH, mila, ...rest });

const declared = (state: ReturnType<typeof against>) =>
  options(state, 'noor').flatMap(({ type }) =>
    (['estate', 'paramour', 'depose', 'greed'] as const).filter((way) => way === type),
  );

describe('a Chamberlain Declaration (ng.action.declaration)', () => {
  const state = against('KH 2H, QC 3C');

  it('brings the Chamberlain and every Subject in his row, for a Glory Card', () => {
    const { state: after, facts } = act(state, [declare('estate', '2S')]);
    const [noor, mila] = after.players;
    expect(noor).toMatchObject({
      court: court('KH 2H, QC 3C, JH 4S 9S'),
      glory: numbers('3H 4C 3D'),
    });
    expect(mila).toMatchObject({ court: court('KS 5C, QD 4D'), glory: [] });
    expect(after.discardPile[0]).toBe(card('2S'));
    expect(facts).toEqual([
      {
        event: { type: 'actionUsed', seat: 'noor', action: 'declaration' },
        cites: ['ng.action.declaration', 'ng.action.declaration.estate'],
      },
      {
        event: { type: 'gloryDiscarded', seat: 'noor', card: card('2S') },
        cites: ['ng.action.declaration.estate'],
      },
      {
        event: { type: 'chamberlainTaken', seat: 'noor', from: 'mila', card: card('JH') },
        cites: ['ng.action.declaration', 'ng.court.chamberlain'],
      },
    ]);
    expect(pending(after)).toEqual({ name: 'action', seats: ['noor'], secret: true });
  });

  it('leaves the hands and the other Peasants as they are', () => {
    const full = against('KH 2H, QC 3C', MILA, { hand: '7H', peasants: '8H', their: '9D' });
    const [noor, mila] = act(full, [declare('estate', '2S')]).state.players;
    expect(noor).toMatchObject({ hand: cards('7H'), peasants: numbers('8H') });
    expect(mila).toMatchObject({ hand: [], peasants: numbers('9D') });
  });

  it('is possible once in a phase, in whichever way (ng.action.once-each)', () => {
    expect(declared(state)).toEqual(['estate', 'depose', 'greed']);
    const { state: after } = act(state, [declare('greed', '3D')]);
    expect(declared(after)).toEqual([]);
    expect(judge(after, declare('estate', '2S'))).toEqual({
      because: 'ng.action.once-each',
      reason: 'action-used',
      particulars: { action: 'declaration' },
    });
  });

  it('is made by the player whose Action Phase it is', () => {
    expect(judge(state, { ...declare('estate', '2S'), seat: 'mila' })).toMatchObject({
      reason: 'not-your-decision',
    });
    expect(options(state, 'mila')).toEqual([]);
  });
});

describe('each way compares a suit and takes a Glory Card of another', () => {
  it.for([
    ['estate', 'KH 2H, QC 3C', '2S', 'own King'],
    ['paramour', 'KC 2H, QH 3C', '3H', 'own Consort'],
  ] as const)('%s: a Chamberlain of the suit of the %s', ([way, noor, glory]) => {
    const rule = `ng.action.declaration.${way}` as const;
    expect(judge(against(noor), declare(way, glory))).toBeUndefined();
    const royal = card(way === 'estate' ? 'KC' : 'QC');
    expect(judge(against('KC 2H, QC 3C'), declare(way, glory))).toEqual({
      because: rule,
      reason: 'suit-not-shared',
      particulars: { card: card('JH'), royal },
    });
  });

  it.for([
    ['depose', 'KH 5C, QD 4D, JH 4S 9S', '4C', 'KH'],
    ['greed', 'KS 5C, QH 4D, JH 4S 9S', '3D', 'QH'],
  ] as const)(
    '%s: a Chamberlain of another suit than the King or Consort beside him',
    ([way, mila, glory, royal]) => {
      expect(judge(against('KC 2H, QC 3C'), declare(way, glory))).toBeUndefined();
      expect(judge(against('KC 2H, QC 3C', mila), declare(way, glory))).toEqual({
        because: `ng.action.declaration.${way}`,
        reason: 'suit-shared',
        particulars: { card: card('JH'), royal: card(royal) },
      });
    },
  );

  it('Paramour always brings a Eunuch, and Greed never takes one (ng.court.eunuch)', () => {
    const { state: after } = act(against('KC 2H, QH 3C'), [declare('paramour', '3H')]);
    expect(hasEunuch(after.players[0].court)).toBe(true);
    const eunuch = 'KS 5C, QH 4D, JH 4S 9S';
    expect(declared(against('KH 2H, QC 3C', eunuch))).toEqual(['estate', 'depose']);
  });

  it.for([
    ['estate', '3H', 'spade'],
    ['depose', '2S', 'club'],
    ['greed', '4C', 'diamond'],
  ] as const)('%s does not take the %s', ([way, glory, suit]) => {
    expect(judge(against('KH 2H, QC 3C'), declare(way, glory))).toEqual({
      because: `ng.action.declaration.${way}`,
      reason: 'other-suit',
      particulars: { card: card(glory), suit },
    });
  });

  it('takes a card of one’s own Glory, not one of the hand', () => {
    const state = against('KH 2H, QC 3C', MILA, { hand: '7S', glory: '' });
    expect(declared(state)).toEqual([]);
    expect(judge(state, declare('estate', '7S'))).toEqual({
      because: 'ng.action.declaration.estate',
      reason: 'not-glory',
      particulars: { seat: 'noor', card: card('7S') },
    });
  });
});

describe('the conditions of every Declaration (ng.action.declaration.condition)', () => {
  const refused = (noor: string, mila = MILA, rest: ActionTable = {}) =>
    judge(against(noor, mila, rest), declare('estate', '2S'));

  it('a Chamberlain of the other player: a Jack beside a King and a Queen', () => {
    for (const mila of ['KS 5C, QD 4D', 'KS 5C, JH 4D'])
      expect(refused('KH 2H, QC 3C', mila)).toEqual({
        because: 'ng.action.declaration.condition',
        reason: 'no-chamberlain',
        particulars: { seat: 'mila' },
      });
  });

  it('no Court Jester there; one’s own does not matter (ng.action.declaration.jester, ng.jester.immunity)', () => {
    expect(refused('KH 2H, QC 3C', MILA, { theirJester: 'joker-1' })).toEqual({
      because: 'ng.action.declaration.jester',
      reason: 'jester-prevents',
      particulars: { seat: 'mila' },
    });
    expect(refused('KH 2H, QC 3C', MILA, { jester: 'joker-1' })).toBeUndefined();
  });

  it('a King and a Queen of one’s own, and no Jack', () => {
    for (const noor of ['KH 2H', 'QC 3C', 'KH 2H, JC 3C'])
      expect(refused(noor)).toEqual({
        because: 'ng.action.declaration.condition',
        reason: 'no-king-and-queen',
        particulars: { seat: 'noor' },
      });
    expect(refused('KH 2H, QC 3C, JC')).toEqual({
      because: 'ng.action.declaration.condition',
      reason: 'jack-there',
      particulars: { seat: 'noor' },
    });
  });

  it('by the other reading a Subject of his suit, not among those who come along (declaration-eligible)', () => {
    const rulings = { 'declaration-eligible': 'plus-matching-subject' } as const;
    const mila = 'KS 5C, QD 4D, JH 4H';
    expect(refused('KH 2C, QC 3C', mila)).toBeUndefined();
    expect(refused('KH 2C, QC 3C', mila, { rulings })).toEqual({
      because: 'ng.action.declaration.condition',
      reason: 'no-subject-of-chamberlain',
      particulars: { card: card('JH'), suit: 'heart' },
    });
    expect(refused('KH 2C, QC 6H', mila, { rulings })).toBeUndefined();
  });

  it('a Subject that stays behind (ng.guard.subjects)', () => {
    expect(refused('KH 2H, QC 3C', 'KS, QD, JH 4S 9S')).toEqual({
      because: 'ng.guard.subjects',
      reason: 'last-subject',
      particulars: { seat: 'mila' },
    });
    expect(refused('KH 2H, QC 3C', 'KS, QD 4D, JH')).toBeUndefined();
  });
});
