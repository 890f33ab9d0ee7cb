import { describe, expect, it } from 'vitest';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Rule } from '../../../../src/games/nobles-and-glory/rules.ts';
import type { Event } from '../../../../src/games/nobles-and-glory/types/event.ts';
import { crown } from '../../../support/nobles-and-glory-actions.ts';
import { citedIn, type PlayName } from '../../../support/nobles-and-glory-plays.ts';
import { act, cards, phaseOf } from '../../../support/nobles-and-glory.ts';

const held = (noor: string, hand: string) =>
  phaseOf('inauguration', noor, 'KD 9C', { noor: { hand: cards(hand) } });

describe('X34: the slide of a Jack with three Subjects', () => {
  it('has nothing to ask where two Subjects stand beside the Jack', () => {
    expect(pending(act(held('JS 2H 5C', 'QH'), [crown('QH')]).state)?.name).toBe('migration');
  });
});

it.for<readonly [PlayName, Event['type'], ...Rule[]]>([
  ['slide', 'excessSettled', 'ng.court.slide'],
  ['slide', 'phaseEnded', 'ng.turn.inauguration.place', 'ng.turn.sequence'],
])('cites in %s for %s its rules', ([play, type, ...rules]) => {
  expect(citedIn(play, type)).toEqual(rules);
});
