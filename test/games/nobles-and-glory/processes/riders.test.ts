import { expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { discardGlory, done, regnant, serf } from '../../../support/nobles-and-glory-actions.ts';
import { act, actionPhase } from '../../../support/nobles-and-glory.ts';
import type { Rule } from '../../../../src/games/nobles-and-glory/rules.ts';
import type { Event } from '../../../../src/games/nobles-and-glory/types/event.ts';
import { citedIn, type PlayName } from '../../../support/nobles-and-glory-plays.ts';

it.for<readonly [PlayName, Event['type'], ...Rule[]]>([
  ['conspiracy', 'riderEnded', 'ng.action.regnant.conspiracy'],
])('cites in %s for %s its rules', ([play, type, ...rules]) => {
  expect(citedIn(play, type)).toEqual(rules);
});

it('what comes upon a Glory Card is decided one after the other, each by its own rule', () => {
  const { state } = act(
    actionPhase('KC 8C, QD', { hand: '5C', their: '7S', mila: 'QS 3S', glory: '2H' }),
    [regnant('8C', '5C', '7S')],
  );
  const decided = [[], [done], [done, done]].map((actions) => act(state, actions).state);
  expect(decided.map((now) => pending(now)?.name)).toEqual(['consort', 'conspiracy', 'sedition']);
  expect(decided.map((now) => judge(now, serf('8C'))?.because)).toEqual([
    'ng.action.consort.treasurer',
    'ng.action.regnant.conspiracy',
    'ng.action.regnant.sedition',
  ]);
  expect(pending(act(state, [done, done, discardGlory('7S')]).state)?.name).toBe('action');
});
