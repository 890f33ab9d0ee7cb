import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { breakTreaty as family } from '../../../../src/games/nobles-and-glory/treaties/break.ts';
import { breakTreaty, regnant, usesOf } from '../../../support/nobles-and-glory-actions.ts';
import { act, actionPhase, card, cards } from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.action.treaty.break';

describe('a Treaty that is broken (ng.action.treaty.break)', () => {
  const state = actionPhase('KC 8C', { hand: '5C 8H 6S 7D JS', their: '7S', treaty: '6C' });
  const after = act(state, [breakTreaty('8H')]);

  it('is broken by a higher Number Card of any suit (treaty-break-suit), and both are discarded', () => {
    expect(usesOf(family, state)).toEqual(['8H', '7D'].map((each) => breakTreaty(each)));
    expect(after.state.players[0]).toEqual({
      ...state.players[0],
      hand: cards('5C 6S 7D JS'),
      treaty: null,
    });
    expect(after.state.players[1]).toEqual(state.players[1]);
    expect(after.state.discardPile).toEqual(cards('8H 6C'));
    expect(after.facts).toEqual([
      {
        event: { type: 'treatyBroken', seat: 'noor', card: card('6C'), by: card('8H') },
        cites: ['ng.action.treaty.break'],
      },
    ]);
  });

  it('prevents nothing any more', () => {
    const pillage = regnant('8C', '5C', '7S');
    expect(judge(state, pillage)).toMatchObject({ because: 'ng.action.treaty.effect' });
    expect(judge(after.state, pillage)).toBeUndefined();
  });

  it('uses no Action: another one is broken in the same phase (treaty-break-count)', () => {
    const again = act(
      {
        ...after.state,
        discardPile: cards('8H'),
        players: [
          { ...after.state.players[0], treaty: { card: 'club-6', kind: 'treaty', laid: 4 } },
          after.state.players[1],
        ],
      },
      [breakTreaty('7D')],
    ).state;
    expect(again.discardPile).toEqual(cards('7D 6C 8H'));
    expect(again.stack).toEqual(state.stack);
  });

  it.for([
    ['6S', refuse(RULE, 'not-higher', { card: card('6S'), than: card('6C') })],
    ['5C', refuse(RULE, 'not-higher', { card: card('5C'), than: card('6C') })],
    ['9H', refuse(RULE, 'not-in-hand', { seat: 'noor', card: card('9H') })],
    ['JS', refuse('ng.card.number', 'not-number', { card: card('JS') })],
  ] as const)('is not broken by %s', ([written, refusal]) => {
    expect(judge(state, breakTreaty(written))).toEqual(refusal);
  });

  it('X35: is not broken where it is a ten', () => {
    const ten = actionPhase('KC 8C', { hand: '10H 9S', treaty: '10C' });
    expect(usesOf(family, ten)).toEqual([]);
    expect(judge(ten, breakTreaty('10H'))).toMatchObject({
      because: 'ng.action.treaty.break',
      reason: 'not-higher',
    });
  });

  it('is one on one’s own kingdom, in one’s own Action Phase', () => {
    expect(judge(after.state, breakTreaty('7D'))).toEqual({
      because: 'ng.action.treaty.break',
      reason: 'no-treaty',
      particulars: { seat: 'noor' },
    });
    const theirs = actionPhase('KC 8C', { hand: '8H', theirHand: '9H', theirFeast: '6S' });
    expect(judge(theirs, breakTreaty('8H'))).toMatchObject({ reason: 'no-treaty' });
    expect(judge(theirs, breakTreaty('9H', 'mila'))).toMatchObject({
      reason: 'not-your-decision',
    });
  });
});
