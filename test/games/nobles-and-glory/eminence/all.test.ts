import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { eminence } from '../../../../src/games/nobles-and-glory/eminence/all.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { outcome } from '../../../../src/games/nobles-and-glory/scoring/score-game.ts';
import { merchant, transhumance, usesOf } from '../../../support/nobles-and-glory-actions.ts';
import { act, actionPhase, card, cards, numbers } from '../../../support/nobles-and-glory.ts';

/** Noor’s Chamberlain is a Spade. */
const table = { glory: '5H 6D', their: '9C 2D' };
const state = actionPhase('KC 2S 3S, QD, JS', table);

describe('Eminence (ng.action.eminence)', () => {
  it('is offered by the suit of the Chamberlain, for each Glory Card', () => {
    expect(usesOf(eminence, state)).toEqual([
      transhumance('9C', '5H'),
      transhumance('2D', '5H'),
      transhumance('9C', '6D'),
      transhumance('2D', '6D'),
    ]);
    expect(options(state, 'mila')).toEqual([]);
  });

  it('is used once in a phase, and tells both halves', () => {
    const { state: after, facts } = act(state, [transhumance('9C', '5H')]);
    expect(facts.map(({ event, cites }) => [event.type, ...cites])).toEqual([
      ['actionUsed', 'ng.action.eminence', 'ng.action.eminence.transhumance'],
      ['gloryGained', 'ng.action.eminence.transhumance'],
      ['gloryGiven', 'ng.action.eminence.transhumance'],
    ]);
    expect(judge(after, transhumance('2D', '6D'))).toEqual(
      refuse('ng.action.once-each', 'action-used', { action: 'eminence' }),
    );
  });

  it('needs a Chamberlain', () => {
    expect(judge(actionPhase('KC 2S 3S, QD', table), transhumance('9C', '5H'))).toEqual(
      refuse('ng.action.eminence', 'no-chamberlain', { seat: 'noor' }),
    );
  });

  it('is nothing for a Eunuch (ng.court.eunuch)', () => {
    const eunuch = actionPhase('KC 2S 3S, QS, JS', table);
    expect(judge(eunuch, transhumance('9C', '5H'))).toEqual(
      refuse('ng.court.eunuch', 'is-eunuch', { card: card('JS') }),
    );
    expect(usesOf(eminence, eunuch)).toEqual([]);
    const ofKing = actionPhase('KS 2S 3S, QD, JS', table);
    expect(judge(ofKing, transhumance('9C', '5H'))).toBeUndefined();
  });

  it('is the ability of the Chamberlain’s suit', () => {
    expect(judge(state, merchant('3H', '5H'))).toEqual(
      refuse('ng.action.eminence.merchant', 'other-chamberlain', {
        card: card('JS'),
        suit: 'diamond',
      }),
    );
  });

  it('needs two Subjects of the Chamberlain’s suit, in any row', () => {
    expect(judge(actionPhase('KC 2S 3D, QD, JS', table), transhumance('9C', '5H'))).toEqual(
      refuse('ng.action.eminence', 'too-few-subjects', { suit: 'spade', count: 1, needed: 2 }),
    );
    const apart = actionPhase('KC 2S, QD 7D, JS 3S', table);
    expect(judge(apart, transhumance('9C', '5H'))).toBeUndefined();
  });

  it('gives a Glory Card that was there before', () => {
    expect(judge(state, transhumance('9C', '9C'))).toEqual(
      refuse('ng.action.eminence.transhumance', 'not-glory', { seat: 'noor', card: card('9C') }),
    );
    expect(usesOf(eminence, actionPhase('KC 2S 3S, QD, JS', { their: '9C' }))).toEqual([]);
  });

  it('is no matter of the other player', () => {
    expect(judge(state, { ...transhumance('9C', '5H'), seat: 'mila' })).toMatchObject({
      reason: 'not-your-decision',
    });
  });
});

describe('X23: Eminence with six Glory Cards (end-settle-point)', () => {
  const six = { glory: '2H 3D 4H 5H 6H 7H', their: '9C', mila: 'QH 3H' };

  it('leaves six, and the game goes on', () => {
    const { state: after } = act(actionPhase('KC 2S 3S, QD, JS', six), [transhumance('9C', '2H')]);
    expect(after.players[0].glory).toEqual(numbers('3D 4H 5H 6H 7H 9C'));
    expect(pending(after)?.name).toBe('action');
  });

  it('or ends the game with the card that comes, and the rest does not happen', () => {
    const begun = actionPhase('KC 2S 3S, QD, JS', {
      ...six,
      rulings: { 'end-settle-point': 'each-card' },
    });
    const { state: after, facts } = act(begun, [transhumance('9C', '2H')]);
    expect(facts.map(({ event }) => event.type).slice(0, 3)).toEqual([
      'actionUsed',
      'gloryGained',
      'lineScored',
    ]);
    expect(after.players[0].glory).toEqual(cards('2H 3D 4H 5H 6H 7H 9C'));
    expect(outcome(after)?.winners).toEqual(['noor']);
  });

  it('and goes on with five under either reading', () => {
    for (const reading of ['after-current-effect', 'each-card'] as const) {
      const five = { ...six, glory: '2H 3D 4H 5H 6H', rulings: { 'end-settle-point': reading } };
      const { state: after } = act(actionPhase('KC 2S 3S, QD, JS', five), [
        transhumance('9C', '2H'),
      ]);
      expect(after.players[0].peasants).toEqual(cards('2H'));
    }
  });
});
