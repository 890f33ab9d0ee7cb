import { expect, it } from 'vitest';
import { refuse } from '../../../src/games/nobles-and-glory/refuse.ts';
import { judgeTwoSubjects } from '../../../src/games/nobles-and-glory/two-subjects.ts';
import { kingdom } from '../../support/nobles-and-glory.ts';

it.for([
  ['KC', 0],
  ['KC 2H, QD 3D', 1],
  ['KC 2H, QD 3H', 2],
  ['KC 2H 4H, QD 3H', 3],
] as const)('an Action takes two Subjects of its suit or more: %s', ([court, count]) => {
  const refusal = judgeTwoSubjects(kingdom(court), 'heart', 'ng.action.polity.condition');
  expect(refusal).toEqual(
    count < 2
      ? refuse('ng.action.polity.condition', 'too-few-subjects', {
          suit: 'heart',
          count,
          needed: 2,
        })
      : undefined,
  );
});
