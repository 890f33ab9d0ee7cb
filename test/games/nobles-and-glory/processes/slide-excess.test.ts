import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Rule } from '../../../../src/games/nobles-and-glory/rules.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import type { Event } from '../../../../src/games/nobles-and-glory/types/event.ts';
import { crown, done, move } from '../../../support/nobles-and-glory-actions.ts';
import { citedIn, type PlayName, judged } from '../../../support/nobles-and-glory-plays.ts';
import { act, card, cards, court, phaseOf } from '../../../support/nobles-and-glory.ts';

const held = (noor: string, hand: string) =>
  phaseOf('inauguration', noor, 'KD 9C', { noor: { hand: cards(hand) } });

describe('X34: the slide of a Jack with three Subjects', () => {
  const slid = act(held('JS 2H 5C 7D', 'QH'), [crown('QH')]);

  it('asks which Subject goes to the newcomer (ng.court.slide)', () => {
    expect(slid.facts.map(({ event }) => event.type)).toEqual(['royalPlaced', 'excessFound']);
    expect(pending(slid.state)).toEqual({ name: 'slide-excess', seats: ['noor'] });
    expect(options(slid.state, 'noor')).toEqual([
      move('2H', 'QH'),
      move('5C', 'QH'),
      move('7D', 'QH'),
    ]);
    expect(judge(slid.state, move('3C', 'QH'))).toMatchObject({ reason: 'not-too-many' });
    expect(judge(slid.state, move('2H', 'JS'))).toMatchObject({ reason: 'newcomer-only' });
    expect(judge(slid.state, done)).toMatchObject({
      because: 'ng.court.slide',
      reason: 'not-this-decision',
    });
  });

  it('loses nothing, and the phase is over', () => {
    const { state } = act(slid.state, [move('5C', 'QH')]);
    expect(state.players[0]).toMatchObject({ court: court('QH 5C, JS 2H 7D'), peasants: [] });
    expect(pending(state)?.name).toBe('migration');
  });
});

it.for<readonly [PlayName, Event['type'], ...Rule[]]>([
  ['slide', 'subjectMoved', 'ng.court.slide'],
])('cites in %s for %s its rules', ([play, type, ...rules]) => {
  expect(citedIn(play, type)).toEqual(rules);
});

describe('a refusal tells of the card that it is about', () => {
  it.each<[PlayName, after: number, Action, because: string, reason: string, particulars: object]>([
    [
      'slide',
      1,
      move('3C', 'QH'),
      'ng.court.slide',
      'not-too-many',
      { card: card('3C'), royal: card('JS') },
    ],
    ['slide', 1, move('2H', 'JS'), 'ng.court.slide', 'newcomer-only', { royal: card('QH') }],
  ])('%s, after %i', (name, after, action, because, reason, particulars) => {
    expect(judged(name, after, action)).toEqual({ because, reason, particulars });
  });
});
