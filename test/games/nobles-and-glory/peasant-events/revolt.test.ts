import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import type { Rule } from '../../../../src/games/nobles-and-glory/rules.ts';
import type { Event } from '../../../../src/games/nobles-and-glory/types/event.ts';
import { ennoble, serf } from '../../../support/nobles-and-glory-actions.ts';
import {
  citedIn,
  type PlayName,
  PLAYS,
  optionsIn,
} from '../../../support/nobles-and-glory-plays.ts';
import { act, court, numbers } from '../../../support/nobles-and-glory.ts';

describe('what a player may do', () => {
  it.each<[what: string, PlayName, after: number, ...string[]]>([
    [
      'in a Revolt: discard a Subject (ng.turn.peasant.revolt)',
      'revolt',
      1,
      'discard-subject spade-9',
    ],
  ])('%s', (_, name, after, ...expected) => {
    expect(optionsIn(name, after).toSorted()).toEqual(expected.toSorted());
  });
});

it.for<readonly [PlayName, Event['type'], ...Rule[]]>([
  ['revolt', 'subjectDiscarded', 'ng.turn.peasant.revolt'],
])('cites in %s for %s its rules', ([play, type, ...rules]) => {
  expect(citedIn(play, type)).toEqual(rules);
});

it('a Revolt discards a Subject and ennobles a Peasant, be it the only Subject', () => {
  const { state, actions } = PLAYS.revolt;
  const begun = act(state, actions.slice(0, 2)).state;
  expect(begun.players[0].court).toEqual(court('KC'));
  expect(pending(begun)?.about).toEqual({ event: 'revolt', step: 'ennoble' });
  expect(options(begun, 'noor')).toEqual(['2D', '3D', '4C'].map((card) => ennoble(card, 'KC')));
  expect(judge(begun, serf('2D'))).toEqual(
    refuse('ng.turn.peasant.revolt', 'not-this-decision', { action: 'serf' }),
  );
  expect(act(begun, [ennoble('2D', 'KC')]).state.players[0]).toMatchObject({
    court: court('KC 2D'),
    peasants: numbers('3D 4C'),
  });
});
