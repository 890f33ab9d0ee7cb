import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import {
  abstains,
  declarePolity,
  leads,
  plays,
  polityOf,
  polityTable,
} from '../../../support/nobles-and-glory-polities.ts';
import { prepared } from '../../../support/nobles-and-glory-preparations.ts';
import { act, card, cards } from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.action.polity.answer';
const led = act(polityTable(), [declarePolity, leads('7S')]).state;

describe('the answer in a round of Polity (ng.action.polity.answer)', () => {
  it('is a Number Card higher than the number named, or none', () => {
    expect(pending(led)).toEqual({
      name: 'polity-follow',
      seats: ['mila'],
      secret: true,
      about: { value: 7 },
    });
    expect(options(led, 'mila')).toEqual([plays('8C'), plays('10S'), abstains('mila')]);
    for (const low of ['7C', '6C'])
      expect(judge(led, plays(low))).toEqual(
        refuse(RULE, 'not-above', { card: card(low), value: 7 }),
      );
    expect(judge(led, plays('JC'))).toMatchObject({ reason: 'not-number' });
    expect(judge(led, plays('9C'))).toMatchObject({ because: RULE, reason: 'not-in-hand' });
    expect(judge(led, leads('8C', 'mila'))).toMatchObject({ reason: 'not-this-decision' });
    expect(judge(led, plays('8D', 'noor'))).toMatchObject({ reason: 'not-your-decision' });
  });

  it('lies face up, and the round is counted where nobody has a Preparation Card', () => {
    const { state, facts } = act(led, [plays('8C')]);
    expect(facts[0]).toEqual({
      event: { type: 'cardFollowed', seat: 'mila', card: card('8C'), asked: [] },
      cites: [RULE],
    });
    expect(facts.map(({ event }) => event.type)).toEqual([
      'cardFollowed',
      'polityCounted',
      'polityCounted',
      'roundWon',
    ]);
    expect(state.players[1].hand).toEqual(cards('7C 6C 10S JC'));
  });

  it('waits for whoever may have a Manipulation Card, the follower first (ng.action.polity.manipulation-order)', () => {
    const both = prepared(prepared(led, 'noor', '2C'), 'mila', '3D');
    const { state, facts } = act(both, [plays('8C')]);
    expect(facts).toEqual([
      {
        event: { type: 'cardFollowed', seat: 'mila', card: card('8C'), asked: ['mila', 'noor'] },
        cites: [RULE, 'ng.action.polity.manipulation-order'],
      },
    ]);
    expect(polityOf(state).answer).toBe(card('8C'));
  });

  it('may be to abstain: the round is lost, and the card that was led is discarded', () => {
    const { state, facts } = act(led, [abstains('mila')]);
    expect(facts).toEqual([
      { event: { type: 'abstained', seat: 'mila' }, cites: [RULE] },
      {
        event: { type: 'roundWon', seat: 'noor', cards: [card('7S')] },
        cites: [RULE, 'ng.action.polity.round-discard', 'ng.action.polity.round-two'],
      },
    ]);
    expect(state.discardPile).toEqual(cards('7S'));
    expect(polityOf(state)).toMatchObject({ won: 1, led: null, lost: false });
  });

  it('may be so in round two, too, where it is the initiator’s', () => {
    const second = act(led, [abstains('mila'), leads('8C', 'mila'), abstains('noor')]);
    expect(second.facts.at(-1)!.event).toMatchObject({ type: 'roundWon', seat: 'mila' });
    expect(pending(second.state)).toMatchObject({ name: 'polity-prize', seats: ['mila'] });
  });
});
