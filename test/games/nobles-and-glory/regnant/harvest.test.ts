import { describe, expect, it } from 'vitest';
import { options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { regnant } from '../../../support/nobles-and-glory-actions.ts';
import {
  act,
  card,
  cards,
  court,
  numbers,
  actionPhase,
} from '../../../support/nobles-and-glory.ts';

const abilities = (state: ReturnType<typeof actionPhase>) =>
  options(state, 'noor').filter(({ type }) => type === 'regnant');

describe('Harvest, of a Spade Regnant (ng.action.regnant.harvest)', () => {
  const state = actionPhase('KS 5S 4H', { hand: '8S 6H 4S 5D 2S 3S KD joker-1', their: '2C' });

  it('replaces a Subject by a higher one of its suit and makes a lower Spade Glory', () => {
    expect(abilities(state)).toEqual([
      regnant('5S', '8S', '4S'),
      regnant('5S', '8S', '2S'),
      regnant('5S', '8S', '3S'),
      regnant('4H', '6H', '2S'),
      regnant('4H', '6H', '3S'),
    ]);
    const after = act(state, [regnant('4H', '6H', '3S')]);
    expect(after.state.players[0]).toMatchObject({
      court: court('KS 5S 6H'),
      glory: numbers('3S'),
      hand: cards('8S 4S 5D 2S KD joker-1'),
    });
    expect(after.state.discardPile[0]).toBe(card('4H'));
    expect(after.facts.map(({ event, cites }) => [event.type, cites[0]])).toEqual([
      ['actionUsed', 'ng.action.regnant'],
      ['subjectReplaced', 'ng.action.regnant.harvest'],
      ['gloryPlaced', 'ng.action.regnant.harvest'],
    ]);
    expect(pending(after.state)).toEqual({ name: 'action', seats: ['noor'], secret: true });
  });

  it('finds nothing lower than an Ace', () => {
    expect(abilities(actionPhase('KS AS', { hand: '2S 3S' }))).toEqual([]);
  });
});
