import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { eminence } from '../../../../src/games/nobles-and-glory/eminence/all.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { merchant, usesOf } from '../../../support/nobles-and-glory-actions.ts';
import {
  act,
  actionPhase,
  card,
  court,
  numbers,
  type ActionTable,
} from '../../../support/nobles-and-glory.ts';

/** Noor’s Chamberlain is a Diamond. */
const trading = (table: ActionTable) => actionPhase('KS 2D 4D, QH, JD', table);

describe('Merchant (ng.action.eminence.merchant)', () => {
  it('turns a Subject of the other player into Glory, and a Glory Card into a Subject of theirs', () => {
    const state = trading({ glory: '5S', mila: 'KC 9C 3H' });
    expect(usesOf(eminence, state)).toEqual([merchant('9C', '5S'), merchant('3H', '5S')]);
    const { state: after, facts } = act(state, [merchant('9C', '5S')]);
    expect(after.players[0].glory).toEqual(numbers('9C'));
    expect(after.players[1].court).toEqual(court('KC 3H 5S'));
    expect(facts.at(-1)).toEqual({
      event: {
        type: 'gloryGiven',
        seat: 'noor',
        to: 'mila',
        card: card('5S'),
        royal: card('KC'),
      },
      cites: ['ng.action.eminence.merchant', 'ng.equipoise.elsewhere'],
    });
  });

  it('makes the card a Peasant of theirs where Equipoise refuses it (ng.administration.forced)', () => {
    const state = trading({ glory: '3S', mila: 'KC 9C 10D', their: '2H' });
    const { state: after, facts } = act(state, [merchant('9C', '3S')]);
    expect(after.players[1]).toMatchObject({ court: court('KC 10D'), peasants: numbers('2H 3S') });
    expect(facts.at(-1)!.cites).toEqual([
      'ng.action.eminence.merchant',
      'ng.administration.forced',
    ]);
  });

  it('tests Equipoise without the Subject that has left', () => {
    const state = trading({ glory: '3S', mila: 'KC 9C 10D' });
    expect(act(state, [merchant('10D', '3S')]).state.players[1].court).toEqual(court('KC 9C 3S'));
  });

  it.each([
    ['previous-lower-or-next-higher', 'KC 10D 3C', []],
    ['both-neighbours-lower', 'KC 10D', ['3C']],
  ] as const)('tests it by the reading: %s', (reading, kingdom, peasants) => {
    const state = trading({
      glory: '3C',
      mila: 'KC 9S 10D',
      rulings: { 'equipoise-direction': reading },
    });
    expect(act(state, [merchant('9S', '3C')]).state.players[1]).toMatchObject({
      court: court(kingdom),
      peasants: peasants.map(card),
    });
  });

  it.each(['previous-lower-or-next-higher', 'both-neighbours-lower'] as const)(
    'replaces an only Subject: %s (ng.guard.subjects)',
    (reading) => {
      const state = trading({
        glory: 'AS',
        mila: 'KC 10D',
        rulings: { 'equipoise-direction': reading },
      });
      expect(act(state, [merchant('10D', 'AS')]).state.players[1].court).toEqual(court('KC AS'));
    },
  );

  it('leaves an only Subject where the rest would not happen (end-settle-point)', () => {
    const six = { glory: '2H 3D 5D 6D 7D 8D', mila: 'KC 10D' };
    const state = trading({ ...six, rulings: { 'end-settle-point': 'each-card' } });
    expect(judge(state, merchant('10D', '2H'))).toEqual(
      refuse('ng.guard.subjects', 'last-subject', { seat: 'mila' }),
    );
    expect(judge(trading(six), merchant('10D', '2H'))).toBeUndefined();
    const two = trading({
      ...six,
      mila: 'KC 10D 9C',
      rulings: { 'end-settle-point': 'each-card' },
    });
    expect(judge(two, merchant('10D', '2H'))).toBeUndefined();
  });

  it('takes no Peasant, and no Subject of one’s own', () => {
    const state = trading({ glory: '5S', mila: 'KC 9C', their: '8C' });
    for (const written of ['8C', '2D'])
      expect(judge(state, merchant(written, '5S'))).toEqual(
        refuse('ng.term.subject', 'not-subject', { seat: 'mila', card: card(written) }),
      );
  });
});
