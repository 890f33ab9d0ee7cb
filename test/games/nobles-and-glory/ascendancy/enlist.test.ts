import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { ascendancy } from '../../../../src/games/nobles-and-glory/ascendancy/all.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { enlist, usesOf } from '../../../support/nobles-and-glory-actions.ts';
import { act, actionPhase, card, cards, court } from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.action.ascendancy.enlist';
const state = actionPhase('KC 8S', { hand: '5C 6C 2D JC' });

describe('Enlist (ng.action.ascendancy.enlist)', () => {
  it('puts another Club into the space of a Subject, also of the last one, without a test', () => {
    expect(usesOf(ascendancy, state)).toEqual([enlist('5C', '8S', '6C'), enlist('6C', '8S', '5C')]);
    const { state: after, facts } = act(state, [enlist('5C', '8S', '6C')]);
    expect(after.players[0]).toMatchObject({ court: court('KC 6C'), hand: cards('2D JC') });
    expect(after.discardPile.slice(0, 2)).toEqual(cards('8S 5C'));
    expect(facts.at(-1)).toEqual({
      event: {
        type: 'subjectReplaced',
        seat: 'noor',
        card: card('8S'),
        by: card('6C'),
        from: 'hand',
      },
      cites: [RULE],
    });
  });

  it('needs two Clubs', () => {
    expect(judge(state, enlist('5C', '8S', '5C'))).toEqual(
      refuse(RULE, 'discarded-already', { card: card('5C') }),
    );
    expect(usesOf(ascendancy, actionPhase('KC 8S', { hand: '5C 2D' }))).toEqual([]);
  });

  it('takes a Club of the hand that can be a Subject', () => {
    expect(judge(state, enlist('5C', '8S', '2D'))).toEqual(
      refuse(RULE, 'other-suit', { card: card('2D'), suit: 'club' }),
    );
    expect(judge(state, enlist('5C', '8S', '7C'))).toEqual(
      refuse(RULE, 'not-in-hand', { seat: 'noor', card: card('7C') }),
    );
    expect(judge(state, enlist('5C', '8S', 'JC'))).toEqual(
      refuse('ng.card.number', 'not-number', { card: card('JC') }),
    );
    expect(judge(state, enlist('5C', '3H', '6C'))).toEqual(
      refuse('ng.term.subject', 'not-subject', { seat: 'noor', card: card('3H') }),
    );
    const armed = actionPhase('KC 8S', { hand: '5C 6C', armies: '4H' });
    expect(judge(armed, enlist('5C', '4H', '6C'))).toMatchObject({
      because: 'ng.army.use',
      reason: 'only-for-battle',
    });
  });
});
