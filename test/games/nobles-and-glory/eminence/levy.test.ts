import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { eminence } from '../../../../src/games/nobles-and-glory/eminence/all.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { levy, usesOf } from '../../../support/nobles-and-glory-actions.ts';
import { act, actionPhase, card, court, numbers } from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.action.eminence.levy';

describe('Levy (ng.action.eminence.levy)', () => {
  const state = actionPhase('KS 2C 4C, QD, JC 5H', { glory: '6C 5D', peasants: '9S', their: '8S' });

  it('turns a Peasant of one’s own into Glory, and a Club of the Glory Pile into a Subject', () => {
    expect(usesOf(eminence, state)).toEqual([
      levy('9S', '6C', 'KS'),
      levy('9S', '6C', 'QD'),
      levy('9S', '6C', 'JC'),
    ]);
    const { state: after, facts } = act(state, [levy('9S', '6C', 'JC')]);
    expect(after.players[0]).toMatchObject({
      court: court('KS 2C 4C, QD, JC 5H 6C'),
      glory: numbers('5D 9S'),
      peasants: [],
    });
    expect(facts.at(-1)).toEqual({
      event: { type: 'gloryGiven', seat: 'noor', to: 'noor', card: card('6C'), royal: card('JC') },
      cites: [RULE],
    });
  });

  it('gives no other suit away', () => {
    expect(judge(state, levy('9S', '5D', 'QD'))).toEqual(
      refuse(RULE, 'other-suit', { card: card('5D'), suit: 'club' }),
    );
    const none = actionPhase('KS 2C 4C, QD, JC', { glory: '5D', peasants: '9S' });
    expect(usesOf(eminence, none)).toEqual([]);
  });

  it('takes a Peasant of one’s own, and a row', () => {
    expect(judge(state, levy('8S', '6C', 'QD'))).toEqual(
      refuse(RULE, 'not-peasant', { seat: 'noor', card: card('8S') }),
    );
    expect(judge(state, levy('9S', '6C', 'QC'))).toEqual(
      refuse('ng.term.subject', 'no-such-royal', { card: card('QC') }),
    );
  });

  it('needs a space', () => {
    const full = actionPhase('KS 2C 4C 2D 3D, QD 4D 7D 8D, JC 5H 8H', {
      glory: '6C',
      peasants: '9S',
    });
    expect(judge(full, levy('9S', '6C', 'JC'))).toEqual(
      refuse('ng.capacity.jack', 'row-full', { royal: card('JC'), count: 2, most: 2 }),
    );
    expect(usesOf(eminence, full)).toEqual([]);
  });

  it('passes no test of Equipoise or Administration', () => {
    const unbalanced = actionPhase('KS 2C 4C 10H, QS, JC', { glory: '3C', peasants: '9S' });
    expect(judge(unbalanced, levy('9S', '3C', 'QS'))).toBeUndefined();
  });
});
