import { describe, expect, it } from 'vitest';
import { offered } from '../../../../src/engine/play.ts';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { game } from '../../../../src/games/nobles-and-glory/game.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { view } from '../../../../src/games/nobles-and-glory/view.ts';
import {
  abstains,
  declarePolity,
  leads,
  plays,
  polityOf,
  polityTable,
} from '../../../support/nobles-and-glory-polities.ts';
import { act, card, cards, number } from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.action.polity.lead';
const declared = act(polityTable(), [declarePolity]).state;

describe('round one of a Polity (ng.action.polity.lead)', () => {
  it('begins with a Number Card of the initiator’s, who may not abstain', () => {
    expect(pending(declared)).toEqual({
      name: 'polity-lead',
      seats: ['noor'],
      secret: true,
      about: { round: 1, card: card('6H') },
    });
    expect(options(declared, 'noor')).toEqual(['5H', '9C', '8D', '7S'].map((each) => leads(each)));
    expect(judge(declared, abstains('noor'))).toEqual(refuse(RULE, 'must-lead'));
    expect(judge(declared, leads('KC'))).toMatchObject({ reason: 'not-number' });
    expect(judge(declared, leads('7C', 'mila'))).toEqual(
      refuse('ng.action.polity.prize', 'not-your-decision', { seat: 'noor' }),
    );
    expect(judge(declared, { type: 'done', seat: 'noor' })).toMatchObject({
      because: RULE,
      reason: 'not-this-decision',
    });
  });

  it('tells the number of the card and hides its suit', () => {
    const { state, facts } = act(declared, [leads('7S')]);
    expect(facts).toEqual([
      {
        event: { type: 'cardLed', seat: 'noor', card: card('7S'), number: 7 },
        cites: [RULE],
        seenBy: ['noor'],
      },
    ]);
    expect(state.players[0].hand).toEqual(cards('5H 9C 8D KC'));
    expect(polityOf(state).led).toEqual({ card: card('7S'), number: 7 });
    expect(view(state, 'noor').stack.at(-1)).toMatchObject({ led: { card: card('7S') } });
    expect(view(state, 'mila').stack.at(-1)).toMatchObject({ led: { card: null, number: 7 } });
  });

  it('leaves open which card of that number it was, though the hand was known', () => {
    const hand = '7S 7H 9C QC KD';
    const table = polityTable({ hand, theirHand: '7C 8C 6C 10S JD' });
    const known = Object.fromEntries(cards(hand).map((each) => [each, ['mila'] as const]));
    const [one, other] = ['7S', '7H'].map(
      (each) => act({ ...table, known }, [declarePolity, leads(each)]).state,
    );
    expect(one!.known).toEqual(
      Object.fromEntries(cards('9C QC KD').map((each) => [each, ['mila']])),
    );
    expect(view(one!, 'mila')).toEqual(view(other!, 'mila'));
  });
});

describe('round two of a Polity (ng.action.polity.round-two)', () => {
  const second = act(declared, [leads('9C'), abstains('mila')]).state;

  it('is led by the other player', () => {
    expect(pending(second)).toEqual({
      name: 'polity-lead',
      seats: ['mila'],
      secret: true,
      about: { round: 2, card: card('6H') },
    });
    expect(options(second, 'mila')).toEqual([
      ...['7C', '8C', '6C', '10S'].map((each) => leads(each, 'mila')),
      abstains('mila'),
    ]);
    expect(offered(game, second, 'noor')).toEqual([]);
    const { state } = act(second, [leads('8C', 'mila')]);
    expect(pending(state)).toMatchObject({ name: 'polity-follow', seats: ['noor'] });
    expect(judge(state, plays('9C', 'noor'))).toMatchObject({ reason: 'not-in-hand' });
    expect(judge(state, plays('8D', 'noor'))).toMatchObject({ reason: 'not-above' });
  });

  it('is lost by whoever abstains instead, and the initiator has won both', () => {
    const { state, facts } = act(second, [abstains('mila')]);
    expect(facts).toEqual([
      { event: { type: 'abstained', seat: 'mila' }, cites: ['ng.action.polity.round-two'] },
      {
        event: { type: 'roundWon', seat: 'noor', cards: [] },
        cites: ['ng.action.polity.round-two', 'ng.action.polity.outcome'],
      },
      {
        event: { type: 'prizeTaken', seat: 'noor', card: number('6H') },
        cites: ['ng.action.polity.win'],
      },
    ]);
    expect(state.players[0].glory).toEqual(cards('6H'));
    expect(pending(state)).toMatchObject({ name: 'action', seats: ['noor'] });
  });

  it('leaves nothing but that to a leader without a Number Card', () => {
    const state = act(polityTable({ theirHand: 'JD JC QC QD joker-1' }), [
      declarePolity,
      leads('5H'),
      abstains('mila'),
    ]).state;
    expect(options(state, 'mila')).toEqual([abstains('mila')]);
  });
});
