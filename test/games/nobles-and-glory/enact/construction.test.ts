import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { enact } from '../../../../src/games/nobles-and-glory/enact/all.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { usesOf } from '../../../support/nobles-and-glory-actions.ts';
import { construction } from '../../../support/nobles-and-glory-enacts.ts';
import { act, actionPhase, card, court, numbers } from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.action.enact.construction';

const state = actionPhase('KC 2D 7D', {
  hand: '5S',
  peasants: '9D 5D 6H',
  their: '10D',
  glory: '10C',
  decree: '3D',
});

const used = (subject: string, by: string) => judge(state, construction('5S', subject, by, '10C'));

describe('Construction (ng.action.enact.construction)', () => {
  it('puts a higher Peasant into the space of a lower Subject of its suit, without a test', () => {
    expect(usesOf(enact, state)).toEqual([construction('5S', '2D', '9D', '10C')]);
    const { state: after, facts } = act(state, [construction('5S', '2D', '9D', '10C')]);
    expect(after.players[0]).toMatchObject({
      court: court('KC 9D 7D'),
      peasants: numbers('5D 6H'),
    });
    expect(after.players[1]).toEqual(state.players[1]);
    expect(after.discardPile.slice(0, 2)).toEqual([card('2D'), card('5S')]);
    expect(facts[2]).toEqual({
      event: {
        type: 'subjectReplaced',
        seat: 'noor',
        card: card('2D'),
        by: card('9D'),
        from: 'peasants',
      },
      cites: [RULE],
    });
  });

  it('replaces the last Subject, too (ng.guard.subjects)', () => {
    const last = actionPhase('KC 2D', { hand: '5S', peasants: '9D', glory: '10C', decree: '3D' });
    expect(act(last, [construction('5S', '2D', '9D', '10C')]).state.players[0].court).toEqual(
      court('KC 9D'),
    );
  });

  it('takes a Subject lower than the Spade, and a Peasant of its suit that is higher', () => {
    expect(used('3H', '9D')).toMatchObject({ reason: 'not-subject' });
    const [noor, mila] = state.players;
    const armed = { ...state, players: [{ ...noor, armies: numbers('3D') }, mila] as const };
    expect(judge(armed, construction('5S', '3D', '9D', '10C'))).toMatchObject({
      because: 'ng.army.use',
      reason: 'only-for-battle',
    });
    expect(used('7D', '9D')).toEqual(
      refuse(RULE, 'not-lower', { card: card('7D'), than: card('5S') }),
    );
    const equal = actionPhase('KC 5D', { hand: '5S', peasants: '9D', glory: '10C', decree: '3D' });
    expect(judge(equal, construction('5S', '5D', '9D', '10C'))).toEqual(
      refuse(RULE, 'not-lower', { card: card('5D'), than: card('5S') }),
    );
    expect(used('2D', '10D')).toEqual(
      refuse(RULE, 'not-peasant', { seat: 'noor', card: card('10D') }),
    );
    expect(used('2D', '6H')).toEqual(
      refuse(RULE, 'other-suit', { card: card('6H'), suit: 'diamond' }),
    );
    expect(used('2D', '5D')).toEqual(
      refuse(RULE, 'not-higher', { card: card('5D'), than: card('5S') }),
    );
  });
});
