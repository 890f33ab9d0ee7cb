import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { done, duelCard } from '../../../support/nobles-and-glory-actions.ts';
import { dueled, duelling, placed, yields } from '../../../support/nobles-and-glory-duels.ts';
import { act, card } from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.action.duel.round-one';
const { state: first } = dueled('');

describe('a card in a Duel', () => {
  it('is a Number Card of the hand, and only its owner knows which there are', () => {
    const mixed = dueled('', duelling(undefined, { theirHand: '6H 6S JS joker-1 10C' })).state;
    expect(pending(mixed)).toEqual({
      name: 'duel',
      seats: ['mila'],
      secret: true,
      about: { step: 'round-one' },
    });
    expect(options(mixed, 'mila')).toEqual([...placed('m6H m6S m10C'), yields]);
    expect(judge(mixed, duelCard('JS', 'mila'))).toEqual(
      refuse('ng.card.number', 'not-number', { card: card('JS') }),
    );
    expect(judge(mixed, duelCard('8H', 'mila'))).toEqual(
      refuse(RULE, 'not-in-hand', { seat: 'mila', card: card('8H') }),
    );
  });

  it('is placed by whoever is asked, and nothing else is done', () => {
    expect(judge(first, duelCard('9C'))).toEqual(
      refuse('ng.action.duel.declare', 'not-your-decision', { seat: 'mila' }),
    );
    expect(judge(first, { ...done, seat: 'mila' })).toMatchObject({
      because: RULE,
      reason: 'not-this-decision',
    });
  });
});

describe('to yield (ng.action.duel.yield)', () => {
  it('loses the Duel, and costs nobody a card before any is placed', () => {
    const { state, facts } = act(first, [yields]);
    expect(facts[0]).toEqual({
      event: { type: 'duelLost', seat: 'mila', by: 'yield' },
      cites: ['ng.action.duel.yield'],
    });
    expect(facts).toHaveLength(1);
    expect(state.players.map(({ hand }) => hand)).toEqual(first.players.map(({ hand }) => hand));
    expect(pending(state)).toMatchObject({ seats: ['mila'], about: { step: 'penalty' } });
  });

  it('is for the challenged player', () => {
    const { state } = act(first, placed('m6H'));
    expect(options(state, 'noor')).not.toContainEqual({ type: 'yield-duel', seat: 'noor' });
    expect(judge(state, { type: 'yield-duel', seat: 'noor' })).toEqual(
      refuse('ng.action.duel.yield', 'challenger-yields'),
    );
  });

  it('turns over what lies face down: it has been used (duel-yield-cards)', () => {
    const { state, facts } = act(dueled('m10C n8H n4S m6H n9C').state, [yields]);
    expect(facts.map(({ event }) => event)).toEqual([
      { type: 'duelCardRevealed', seat: 'noor', card: card('9C') },
      { type: 'duelCardRevealed', seat: 'mila', card: card('6H') },
      { type: 'duelLost', seat: 'mila', by: 'yield' },
    ]);
    expect(judge(state, yields)).toMatchObject({
      because: 'ng.action.duel.penalty',
      reason: 'not-this-decision',
    });
  });
});

describe('without a Number Card where one is due (ng.action.duel.no-card)', () => {
  it('the challenged player loses in round one', () => {
    const { facts } = dueled('', duelling(undefined, { theirHand: 'KD QC QS JS joker-1' }));
    expect(facts.at(-1)).toEqual({
      event: { type: 'duelLost', seat: 'mila', by: 'no-card' },
      cites: ['ng.action.duel.no-card'],
    });
  });

  it('either loses in round two, and may have placed a card', () => {
    const mila = dueled('m10C n8H n4S', duelling(undefined, { theirHand: '10C QC QS JS joker-1' }));
    expect(mila.facts.at(-1)!.event).toEqual({ type: 'duelLost', seat: 'mila', by: 'no-card' });
    const noor = dueled('m10C n9C n8H m6H', duelling(undefined, { hand: '9C 8H QC QS JS' }));
    expect(noor.facts.slice(-2).map(({ event }) => event)).toEqual([
      { type: 'duelCardRevealed', seat: 'mila', card: card('6H') },
      { type: 'duelLost', seat: 'noor', by: 'no-card' },
    ]);
  });
});
