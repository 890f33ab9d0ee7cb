import { describe, expect, it } from 'vitest';
import { judgeLeaving, lastSubject } from '../../../src/games/nobles-and-glory/guard.ts';
import { refuse } from '../../../src/games/nobles-and-glory/refuse.ts';
import { card, phaseOf } from '../../support/nobles-and-glory.ts';

describe('no kingdom without Subjects (ng.guard.subjects)', () => {
  const [two, one] = phaseOf('action', 'KC 8C, QD 6D', 'QS 3S, JH').players;

  it('lets a Subject go that is not the only one of all rows', () => {
    expect(judgeLeaving(two, card('6D'))).toBeUndefined();
    expect(judgeLeaving(one, card('3S'))).toEqual(lastSubject(one));
    expect(lastSubject(one)).toEqual(refuse('ng.guard.subjects', 'last-subject', { seat: 'mila' }));
  });

  it('lets nothing go that is no Subject there', () => {
    expect(judgeLeaving(one, card('8C'))).toEqual(
      refuse('ng.term.subject', 'not-subject', { seat: 'mila', card: card('8C') }),
    );
  });
});
