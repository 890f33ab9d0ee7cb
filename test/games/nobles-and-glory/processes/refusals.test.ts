import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import { act, card, cards, phaseOf } from '../../../support/nobles-and-glory.ts';
import { PLAYS, type PlayName } from '../../../support/nobles-and-glory-plays.ts';

const judged = (name: PlayName, after: number, action: Action) => {
  const { state, actions } = PLAYS[name];
  return judge(act(state, actions.slice(0, after)).state, action);
};

const place = (written: string, beside: string): Action => ({
  type: 'place',
  seat: 'noor',
  card: card(written),
  royal: card(beside),
});
const discard = (written: string, to: 'discard-pile' | 'peasants'): Action => ({
  type: 'discard',
  seat: 'noor',
  card: card(written),
  to,
});
const crown = (written: string): Action => ({
  type: 'place-royal',
  seat: 'noor',
  card: card(written),
});
const ennoble = (written: string, to: string): Action => ({
  type: 'ennoble',
  seat: 'noor',
  card: card(written),
  royal: card(to),
});
const move = (written: string, to: string): Action => ({
  type: 'move',
  seat: 'noor',
  card: card(written),
  royal: card(to),
});
const swap = (one: string, other: string): Action => ({
  type: 'swap',
  seat: 'noor',
  card: card(one),
  other: card(other),
});
const take = (written: string, beside: string): Action => ({
  type: 'take',
  seat: 'noor',
  card: card(written),
  royal: card(beside),
});

describe('a refusal tells of the card that it is about', () => {
  it.each<[PlayName, after: number, Action, because: string, reason: string, particulars: object]>([
    [
      'hopelessRedraw',
      0,
      place('6C', 'JH'),
      'ng.turn.population.place',
      'not-in-hand',
      { seat: 'noor', card: card('6C') },
    ],
    [
      'hopelessRedraw',
      0,
      place('3S', '10D'),
      'ng.term.subject',
      'no-such-royal',
      { card: card('10D') },
    ],
    [
      'slide',
      0,
      crown('KS'),
      'ng.turn.inauguration.place',
      'not-in-hand',
      { seat: 'noor', card: card('KS') },
    ],
    [
      'firstSteps',
      0,
      discard('6D', 'discard-pile'),
      'ng.turn.migration.discard',
      'not-in-hand',
      { seat: 'noor', card: card('6D') },
    ],
    [
      'exchangeFromPeasants',
      0,
      { type: 'exchange-peasant', seat: 'noor', card: card('5C'), by: card('7C') },
      'ng.turn.peasant.exchange-peasant',
      'not-peasant',
      { seat: 'noor', card: card('7C') },
    ],
    [
      'famine',
      1,
      { type: 'discard-peasant', seat: 'noor', card: card('4C') },
      'ng.turn.peasant.famine',
      'not-peasant',
      { seat: 'noor', card: card('4C') },
    ],
    [
      'revolt',
      2,
      ennoble('5C', 'KC'),
      'ng.turn.peasant.revolt',
      'not-peasant',
      { seat: 'noor', card: card('5C') },
    ],
    ['revolt', 2, ennoble('2D', 'QH'), 'ng.term.subject', 'no-such-royal', { card: card('QH') }],
    [
      'slide',
      1,
      move('3C', 'QH'),
      'ng.court.slide',
      'not-too-many',
      { card: card('3C'), royal: card('JS') },
    ],
    ['slide', 1, move('2H', 'JS'), 'ng.court.slide', 'newcomer-only', { royal: card('QH') }],
    [
      'usurper',
      1,
      { type: 'done', seat: 'noor' },
      'ng.court.discard-rearrange',
      'without-row',
      { card: card('5D') },
    ],
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
      take('5H', 'KH'),
      'ng.turn.migration.take-peasant',
      'stays-peasant',
      { card: card('5H') },
    ],
    ['subjectTaken', 2, take('4H', 'KS'), 'ng.term.subject', 'no-such-royal', { card: card('KS') }],
  ])('%s, after %i', (name, after, action, because, reason, particulars) => {
    expect(judged(name, after, action)).toEqual({ because, reason, particulars });
  });

  it('that has no value (ng.card.number) or no rank (ng.card.royal)', () => {
    const migration = phaseOf('migration', 'KC 2S', 'JC 10S', { noor: { hand: cards('QD') } });
    expect(judge(migration, discard('QD', 'peasants'))).toEqual({
      because: 'ng.card.number',
      reason: 'not-number',
      particulars: { card: card('QD') },
    });
    const inauguration = phaseOf('inauguration', 'KC 2S', 'JC 10S', {
      noor: { hand: cards('4D') },
    });
    expect(judge(inauguration, crown('4D'))).toEqual({
      because: 'ng.card.royal',
      reason: 'not-royal',
      particulars: { card: card('4D') },
    });
  });
});

describe('a rearrangement', () => {
  it.each<[what: string, PlayName, after: number, Action, because: string, reason: string]>([
    [
      'exchanges no Subjects of one row',
      'usurper',
      2,
      swap('2S', '2S'),
      'ng.court.discard-rearrange',
      'same-row',
    ],
    [
      'exchanges no Subject that lies in no row',
      'usurper',
      1,
      swap('5D', '2S'),
      'ng.term.subject',
      'not-subject',
    ],
    [
      'exchanges none while there is a surplus',
      'surplus',
      0,
      swap('3C', '4D'),
      'ng.court.discard-surplus',
      'surplus-first',
    ],
    [
      'is nothing but that',
      'usurper',
      1,
      { type: 'draw', seat: 'noor' },
      'ng.court.discard-rearrange',
      'not-this-decision',
    ],
  ])('%s', (_, name, after, action, because, reason) => {
    expect(judged(name, after, action)).toMatchObject({ because, reason });
  });
});
