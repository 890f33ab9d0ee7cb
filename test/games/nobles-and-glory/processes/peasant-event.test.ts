import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import { discardPeasant, done, ennoble, serf } from '../../../support/nobles-and-glory-actions.ts';
import { type PlayName, judged } from '../../../support/nobles-and-glory-plays.ts';
import { act, card, peasantPhase } from '../../../support/nobles-and-glory.ts';

describe('X18: the events', () => {
  const kingdom = ['KC 4H 9C', '2S 3C 6D 7H 8D'] as const;

  it('ask for one card after the other', () => {
    const begun = act(peasantPhase(...kingdom), [done]).state;
    expect(pending(begun)).toEqual({
      name: 'peasant-event',
      seats: ['noor'],
      about: { event: 'famine', step: 'discard-peasant' },
    });
    expect(options(begun, 'noor')).toEqual(['2S', '3C', '6D', '7H', '8D'].map(discardPeasant));
    const second = act(begun, [discardPeasant('8D')]).state;
    expect(options(second, 'noor')).toEqual([serf('9C')]);
    expect(judge(second, serf('4H'))).toEqual({
      because: 'ng.turn.peasant.famine',
      reason: 'not-highest',
      particulars: { card: card('4H'), value: 9 },
    });
    expect(judge(second, discardPeasant('2S'))).toMatchObject({
      because: 'ng.turn.peasant.famine',
      reason: 'not-this-decision',
    });
    const third = act(second, [serf('9C')]).state;
    expect(options(third, 'noor')).toEqual([ennoble('2S', 'KC')]);
    expect(judge(third, ennoble('3C', 'KC'))).toMatchObject({
      reason: 'not-lowest',
      particulars: { value: 2 },
    });
    expect(judge(third, ennoble('4H', 'KC'))).toMatchObject({ reason: 'not-peasant' });
    expect(judge(third, ennoble('2S', 'QH'))).toMatchObject({ reason: 'no-such-royal' });
  });
});

describe('a refusal tells of the card that it is about', () => {
  it.each<[PlayName, after: number, Action, because: string, reason: string, particulars: object]>([
    [
      'famine',
      1,
      { type: 'discard-peasant', seat: 'noor', card: card('4C') },
      'ng.turn.peasant.famine',
      'not-peasant',
      { seat: 'noor', card: card('4C') },
    ],
    [
      'revolt',
      2,
      ennoble('5C', 'KC'),
      'ng.turn.peasant.revolt',
      'not-peasant',
      { seat: 'noor', card: card('5C') },
    ],
    ['revolt', 2, ennoble('2D', 'QH'), 'ng.term.subject', 'no-such-royal', { card: card('QH') }],
  ])('%s, after %i', (name, after, action, because, reason, particulars) => {
    expect(judged(name, after, action)).toEqual({ because, reason, particulars });
  });
});
