import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { enact } from '../../../../src/games/nobles-and-glory/enact/all.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { usesOf } from '../../../support/nobles-and-glory-actions.ts';
import { tournament } from '../../../support/nobles-and-glory-enacts.ts';
import {
  act,
  actionPhase,
  card,
  cards,
  court,
  numbers,
  type ActionTable,
} from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.action.enact.tournament';
const SUBJECT = 'ng.action.enact.tournament-subject';

const jousting = (noor: string, rest: ActionTable = {}) =>
  actionPhase(noor, {
    hand: '10C 5H 4H',
    their: '2D 6H',
    mila: 'QH 10H',
    glory: '10D',
    decree: '3D',
    ...rest,
  });

const state = jousting('KC 2S, QD');

const used = (peasant: string, by: string, subject: string, beside: string | null = 'KC') =>
  judge(state, tournament('10C', peasant, by, [subject, beside], '10D'));

describe('Tournament (ng.action.enact.tournament)', () => {
  it('takes a Peasant of the other player for a lower card, and places a Subject lower still', () => {
    expect(usesOf(enact, state)).toEqual([
      tournament('10C', '6H', '5H', ['4H', 'KC'], '10D'),
      tournament('10C', '6H', '5H', ['4H', 'QD'], '10D'),
    ]);
    const { state: after, facts } = act(state, [
      tournament('10C', '6H', '5H', ['4H', 'QD'], '10D'),
    ]);
    expect(after.players[0]).toMatchObject({ court: court('KC 2S, QD 4H'), hand: cards('6H') });
    expect(after.players[1]).toEqual({ ...state.players[1], peasants: numbers('2D 5H') });
    expect(after.known).toEqual({ [card('6H')]: ['mila'] });
    expect(facts.slice(2, 5)).toEqual([
      {
        event: { type: 'peasantDrawn', seat: 'noor', from: 'mila', card: card('6H') },
        cites: [RULE],
      },
      {
        event: { type: 'peasantPlaced', seat: 'noor', to: 'mila', card: card('5H') },
        cites: [RULE],
      },
      {
        event: { type: 'subjectPlaced', seat: 'noor', card: card('4H'), royal: card('QD') },
        cites: [SUBJECT, 'ng.equipoise.elsewhere'],
      },
    ]);
  });

  it('makes a Peasant of one’s own where Equipoise refuses the Subject (ng.equipoise.elsewhere, ng.administration.forced)', () => {
    const refusing = jousting('KC 9S');
    const use = tournament('10C', '6H', '5H', ['4H', null], '10D');
    expect(usesOf(enact, refusing)).toEqual([use]);
    expect(judge(refusing, tournament('10C', '6H', '5H', ['4H', 'KC'], '10D'))?.reason).toMatch(
      /^equipoise-/,
    );
    const { state: after, facts } = act(refusing, [use]);
    expect(after.players[0]).toMatchObject({ court: court('KC 9S'), peasants: numbers('4H') });
    expect(facts[4]).toEqual({
      event: { type: 'peasantPlaced', seat: 'noor', to: 'noor', card: card('4H') },
      cites: [SUBJECT, 'ng.administration.forced'],
    });
  });

  it('does so where there is no space, too, and nowhere else (ng.term.subject)', () => {
    const full = jousting('KC AS 8D 3C');
    expect(usesOf(enact, full)).toEqual([tournament('10C', '6H', '5H', ['4H', null], '10D')]);
    expect(judge(full, tournament('10C', '6H', '5H', ['4H', 'KC'], '10D'))).toMatchObject({
      reason: 'row-full',
    });
    expect(used('6H', '5H', '4H', null)).toEqual(
      refuse(SUBJECT, 'must-be-subject', { card: card('4H') }),
    );
    const oneRow = jousting('KC AS 8D 3C, QD');
    expect(judge(oneRow, tournament('10C', '6H', '5H', ['4H', null], '10D'))).toEqual(
      refuse(SUBJECT, 'must-be-subject', { card: card('4H') }),
    );
    expect(used('6H', '5H', '4H', 'JD')).toMatchObject({ reason: 'no-such-royal' });
  });

  it('takes three cards of a suit, each lower than the one before', () => {
    expect(used('7H', '5H', '4H')).toEqual(
      refuse(RULE, 'not-peasant', { seat: 'mila', card: card('7H') }),
    );
    expect(used('2D', '5H', '4H')).toMatchObject({ because: RULE, reason: 'other-suit' });
    expect(used('6H', '5H', '5H')).toMatchObject({ because: SUBJECT, reason: 'not-lower' });
    expect(used('6H', '4H', '5H')).toMatchObject({ because: SUBJECT, reason: 'not-lower' });
    expect(used('6H', '5H', '3H')).toMatchObject({ because: SUBJECT, reason: 'not-in-hand' });
    const higher = jousting('KC 2S', { their: '3H' });
    expect(judge(higher, tournament('10C', '3H', '5H', ['4H', 'KC'], '10D'))).toMatchObject({
      because: RULE,
      reason: 'not-lower',
    });
  });

  it('takes another Club than the one that is discarded', () => {
    const clubs = jousting('KC 2S', { hand: '5C 4C', their: '9C' });
    expect(usesOf(enact, clubs)).toEqual([]);
    expect(judge(clubs, tournament('5C', '9C', '5C', ['4C', 'KC'], '10D'))).toEqual(
      refuse(RULE, 'discarded-for-enact', { card: card('5C') }),
    );
    expect(judge(clubs, tournament('4C', '9C', '5C', ['4C', 'KC'], '10D'))).toEqual(
      refuse(SUBJECT, 'discarded-for-enact', { card: card('4C') }),
    );
  });
});
