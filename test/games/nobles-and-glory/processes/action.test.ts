import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import {
  done,
  layDecree,
  regnant,
  scandal,
  serf,
} from '../../../support/nobles-and-glory-actions.ts';
import { act, actionPhase } from '../../../support/nobles-and-glory.ts';
import type { Rule } from '../../../../src/games/nobles-and-glory/rules.ts';
import type { Event } from '../../../../src/games/nobles-and-glory/types/event.ts';
import { citedIn, type PlayName } from '../../../support/nobles-and-glory-plays.ts';

it.for<readonly [PlayName, Event['type'], ...Rule[]]>([
  ['noAction', 'phaseEnded', 'ng.turn.sequence'],
])('cites in %s for %s its rules', ([play, type, ...rules]) => {
  expect(citedIn(play, type)).toEqual(rules);
});

describe('the Action Phase (ng.action.any-number)', () => {
  const state = actionPhase('KC 8C', { hand: '5C 4D', mila: 'QS 2D 3D' });

  it('is left by whoever has done, with actions or without', () => {
    expect(pending(state)).toEqual({ name: 'action', seats: ['noor'], secret: true });
    expect(options(state, 'noor')).toEqual([
      scandal('2D'),
      scandal('3D'),
      regnant('8C', '5C', '4D'),
      layDecree('5C'),
      layDecree('4D'),
      done,
    ]);
    for (const actions of [[done], [scandal('2D'), done]])
      expect(pending(act(state, actions).state)?.name).toBe('population');
  });

  it('takes nothing that is done in another phase', () => {
    expect(judge(state, serf('8C'))).toEqual(
      refuse('ng.action.any-number', 'not-this-decision', { action: 'serf' }),
    );
  });
});
