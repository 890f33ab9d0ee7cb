import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Rule } from '../../../../src/games/nobles-and-glory/rules.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import type { Event } from '../../../../src/games/nobles-and-glory/types/event.ts';
import { done, take, turned } from '../../../support/nobles-and-glory-actions.ts';
import { citedIn, type PlayName, judged } from '../../../support/nobles-and-glory-plays.ts';
import { act, card, cards, court, numbers, phaseOf } from '../../../support/nobles-and-glory.ts';

const typesOf = (facts: ReturnType<typeof act>['facts']): string[] =>
  facts.map(({ event }) => event.type);

describe('the Refugee', () => {
  it('lets the Destination take a Subject of its suit, to a row of its choice (ng.turn.migration.take-subject)', () => {
    const { state, facts } = turned('KH 2C, QD 4C', 'QS 4H 6H 7H', '9H 2D 3D');
    expect(typesOf(facts).slice(-2)).toEqual(['refugeeTurned', 'destinationFound']);
    expect(pending(state)).toEqual({
      name: 'refugee',
      seats: ['noor'],
      about: { card: card('9H') },
    });
    expect(options(state, 'noor')).toHaveLength(6);
    expect(judge(state, take('4H', null))).toMatchObject({
      because: 'ng.turn.migration.take-subject',
      reason: 'must-be-subject',
    });
    expect(judge(state, take('2C', 'KH'))).toMatchObject({ reason: 'not-taken' });
    expect(judge(state, take('4H', 'KS'))).toMatchObject({ reason: 'no-such-royal' });
    const { state: after } = act(state, [take('6H', 'QD')]);
    expect(after.players.map((player) => player.court)).toEqual([
      court('KH 2C, QD 4C 6H'),
      court('QS 4H 7H'),
    ]);
    expect(after.discardPile[0]).toBe(card('9H'));
  });

  it('asks the other player in this turn where theirs is the Destination', () => {
    const { state } = turned('KS 2C 8H', 'QH 3D, JS', '9H');
    expect(pending(state)).toMatchObject({ name: 'refugee', seats: ['mila'] });
    expect(options(state, 'noor')).toEqual([]);
    expect(judge(state, take('8H', 'QH'))).toMatchObject({
      because: 'ng.turn.migration.destination',
      reason: 'not-your-decision',
      particulars: { seat: 'mila' },
    });
    const after = act(state, [take('8H', 'QH', 'mila')]).state;
    expect(after.players[1].court).toEqual(court('QH 3D 8H, JS'));
    expect(pending(after)).toMatchObject({ name: 'peasant', seats: ['mila'] });
  });

  it('makes a Subject a Peasant where Equipoise refuses it or no space is left (ng.administration.forced)', () => {
    const { state } = turned('KS 10D', 'QC 2S 3S', '9S');
    expect(judge(state, take('2S', 'KS'))).toMatchObject({ because: 'ng.equipoise' });
    expect(options(state, 'noor')).toEqual([take('2S', null), take('3S', null)]);
    const { facts } = act(state, [take('2S', null)]);
    expect(facts[0]!.cites).toContain('ng.administration.forced');
    const full = turned('KS 2C 4D 5H', 'QC 2S 3S', '9S').state;
    expect(judge(full, take('2S', 'KS'))).toMatchObject({ because: 'ng.capacity.king' });
    expect(act(full, [take('2S', null)]).state.players[0].peasants).toEqual(numbers('2S'));
  });

  it('is not tested by Administration (ng.administration.elsewhere)', () => {
    expect(judge(turned('KS 3S', 'QC 2S 4S', '9S').state, take('2S', 'KS'))).toBeUndefined();
  });

  it('leaves the last Subject, and takes a Peasant, who stays one (ng.turn.migration.take-peasant, ng.guard.subjects)', () => {
    const { state } = turned('KH 2C', 'QS 4H', '9H', { mila: { peasants: cards('5H 6D 7H') } });
    expect(options(state, 'noor')).toEqual([take('5H', null), take('7H', null)]);
    expect(judge(state, take('4H', 'KH'))).toMatchObject({
      because: 'ng.turn.migration.take-peasant',
      reason: 'not-taken',
    });
    expect(judge(state, take('5H', 'KH'))).toMatchObject({ reason: 'stays-peasant' });
    const after = act(state, [take('7H', null)]).state;
    expect(after.players.map(({ peasants }) => peasants)).toEqual([
      numbers('7H'),
      numbers('5H 6D'),
    ]);
  });
});

it.for<readonly [PlayName, Event['type'], ...Rule[]]>([
  ['subjectTaken', 'subjectTaken', 'ng.turn.migration.take-subject', 'ng.equipoise.elsewhere'],
  ['subjectTaken', 'refugeeEnded', 'ng.turn.migration.refugee'],
  ['subjectRefused', 'subjectTaken', 'ng.turn.migration.take-subject', 'ng.administration.forced'],
  ['peasantTaken', 'peasantTaken', 'ng.turn.migration.take-peasant'],
])('cites in %s for %s its rules', ([play, type, ...rules]) => {
  expect(citedIn(play, type)).toEqual(rules);
});

describe('a Subject that the Destination takes (ng.turn.migration.take-subject)', () => {
  it('becomes a Peasant only where no row has a space, one full row does not do', () => {
    const state = act(
      phaseOf(
        'migration',
        'KH 2C 3C 4D 6D, QD',
        'QS 4H 6H 7H',
        {},
        { drawPile: cards('9H 2D 3D') },
      ),
      [done, done],
    ).state;
    expect(judge(state, take('4H', null))).toEqual({
      because: 'ng.turn.migration.take-subject',
      reason: 'must-be-subject',
      particulars: { card: card('4H') },
    });
    expect(judge(state, take('4H', 'KH'))).toMatchObject({ reason: 'row-full' });
    expect(judge(state, take('4H', 'QD'))).toBeUndefined();
  });
});

describe('a refusal tells of the card that it is about', () => {
  it.each<[PlayName, after: number, Action, because: string, reason: string, particulars: object]>([
    [
      'subjectTaken',
      2,
      take('2C', 'KH'),
      'ng.turn.migration.take-subject',
      'not-taken',
      { card: card('2C') },
    ],
    [
      'peasantTaken',
      2,
      take('5H', 'KC'),
      'ng.turn.migration.take-peasant',
      'stays-peasant',
      { card: card('5H') },
    ],
    ['subjectTaken', 2, take('4H', 'KS'), 'ng.term.subject', 'no-such-royal', { card: card('KS') }],
  ])('%s, after %i', (name, after, action, because, reason, particulars) => {
    expect(judged(name, after, action)).toEqual({ because, reason, particulars });
  });
});
