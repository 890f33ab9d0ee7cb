import { describe, expect, it } from 'vitest';
import { replaceSubject } from '../../../../src/games/nobles-and-glory/consort/replace-subject.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { afterPillage, champion, replace } from '../../../support/nobles-and-glory-actions.ts';
import {
  act,
  actionPhase,
  card,
  cards,
  court,
  numbers,
} from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.action.consort.reap';
const [lower, higher] = [replaceSubject(RULE, 'lower'), replaceSubject(RULE, 'higher')];
const [noor, mila] = actionPhase('KC 8C 6D', { hand: '4D 9D 5H KD' }).players;

describe('an ability that replaces a Subject of one’s own', () => {
  it('thinks of every Number Card of the hand that has its suit', () => {
    for (const ability of [lower, higher])
      expect(ability.candidates(noor, mila)).toEqual([replace('6D', '4D'), replace('6D', '9D')]);
  });

  it('takes a lower card or a higher one, as it says', () => {
    expect(lower.judge(noor, mila, replace('6D', '4D'))).toBeUndefined();
    expect(higher.judge(noor, mila, replace('6D', '9D'))).toBeUndefined();
    expect(lower.judge(noor, mila, replace('6D', '9D'))).toEqual(
      refuse(RULE, 'not-lower', { card: card('9D'), than: card('6D') }),
    );
    expect(higher.judge(noor, mila, replace('6D', '4D'))).toEqual(
      refuse(RULE, 'not-higher', { card: card('4D'), than: card('6D') }),
    );
  });

  it('takes no other card, and no other action', () => {
    expect(lower.judge(noor, mila, replace('6D', '3D'))).toEqual(
      refuse(RULE, 'not-in-hand', { seat: 'noor', card: card('3D') }),
    );
    expect(lower.judge(noor, mila, replace('3H', '5H'))).toEqual(
      refuse('ng.term.subject', 'not-subject', { seat: 'noor', card: card('3H') }),
    );
    expect(
      lower.judge({ ...noor, armies: numbers('7H') }, mila, replace('7H', '5H')),
    ).toMatchObject({ because: 'ng.army.use', reason: 'only-for-battle' });
    expect(lower.judge(noor, mila, champion('6D'))).toEqual(
      refuse(RULE, 'not-this-decision', { action: 'champion' }),
    );
  });

  it('puts the card into the space of the Subject, which is discarded', () => {
    const { state, facts } = act(afterPillage('QS 4H', '2H'), [replace('4H', '2H')]);
    expect(facts[0]).toEqual({
      event: {
        type: 'subjectReplaced',
        seat: 'noor',
        card: card('4H'),
        by: card('2H'),
        from: 'hand',
      },
      cites: ['ng.action.consort', 'ng.action.consort.reap'],
    });
    expect(state.players[0]).toMatchObject({ court: court('KC 5C 6D, QS 2H'), hand: [] });
    expect(state.discardPile[0]).toBe(cards('4H')[0]);
  });
});
