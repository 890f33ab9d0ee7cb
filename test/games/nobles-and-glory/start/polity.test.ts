import { describe, expect, it } from 'vitest';
import { options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { CARDS } from '../../../../src/games/nobles-and-glory/cards.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import type { Position } from '../../../../src/games/nobles-and-glory/types/position.ts';
import {
  abstains,
  declarePolity,
  leads,
  plays,
  polityPosition,
  type PolityTable,
  polityTable,
} from '../../../support/nobles-and-glory-polities.ts';
import {
  act,
  card,
  cards,
  impossible,
  inventory,
  table,
} from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.action.polity.condition';

/** Noor’s Polity for the 6 of Hearts. */
const position = (
  polity: Partial<Position['polity']>,
  lying: PolityTable = {},
  rest: Omit<Position, 'players'> = {},
): Position =>
  polityPosition({ prize: '', ...lying }, { polity: { prize: card('6H'), ...polity }, ...rest });

describe('a position in the middle of a Polity', () => {
  it('is where a Polity comes to by itself', () => {
    const declared = act(polityTable(), [declarePolity]).state;
    expect(table(position({}))).toEqual(declared);
    expect(table(position({ led: card('7S') }, { hand: '5H 9C 8D KC' }))).toEqual(
      act(declared, [leads('7S')]).state,
    );
    const second = table(
      position({ round: 2 }, { hand: '5H 9C 8D KC' }, { discardPile: cards('7S') }),
    );
    expect(second).toEqual(act(declared, [leads('7S'), abstains('mila')]).state);
    expect(inventory(second)).toEqual(CARDS);
  });

  it('may be round two with a card led', () => {
    const state = table(
      position(
        { round: 2, led: card('6C') },
        { hand: '5H 9C 8D 7S', theirHand: '8C 10S JC' },
        { discardPile: cards('AC AS') },
      ),
    );
    expect(pending(state)).toMatchObject({ name: 'polity-follow', seats: ['noor'] });
    expect(options(state, 'noor')).toEqual([
      ...['9C', '8D', '7S'].map((each) => plays(each, 'noor')),
      abstains('noor'),
    ]);
  });

  it('is in an Action Phase, about Number Cards', () => {
    expect(impossible(position({}, {}, { phase: 'population' }))).toEqual(
      refuse(RULE, 'polity-not-now'),
    );
    expect(
      impossible(position({}, { theirGlory: 'AS AC AD 2S 2C 3S 3C' }, { over: true })),
    ).toEqual(refuse('ng.end.trigger', 'over-in-mid-game'));
    for (const other of [{ prize: card('QD') }, { led: card('QD') }])
      expect(impossible(position(other))).toEqual(
        refuse('ng.card.number', 'not-number', { card: card('QD') }),
      );
    expect(impossible(position({ prize: card('5H') }))).toMatchObject({ reason: 'card-twice' });
  });

  it.for(['', 'QC AS'])(
    'has a card of round one on top of the Discard Pile: not %s (ng.action.polity.round-discard)',
    (discardPile) => {
      expect(impossible(position({ round: 2 }, {}, { discardPile: cards(discardPile) }))).toEqual(
        refuse('ng.action.polity.round-discard', 'round-one-not-discarded'),
      );
    },
  );

  it('is where it could be declared', () => {
    expect(impossible(position({}, { noor: 'QH 2H 3C' }))).toEqual(
      refuse(RULE, 'too-few-subjects', { suit: 'heart', count: 1, needed: 2 }),
    );
    expect(impossible(position({}, { theirGlory: '' }))).toEqual(
      refuse(RULE, 'not-fewer-glory', { count: 0, most: 0 }),
    );
    expect(impossible(position({}, { hand: '5H 9C 8D 7S' }))).toEqual(
      refuse(RULE, 'hand-too-small', { seat: 'noor', count: 4, needed: 5 }),
    );
    const led = { round: 2, led: card('6C') } as const;
    for (const [theirHand, count, discardPile, needed] of [
      ['8C 10S', 2, 'AC AS', 3],
      ['8C 10S JC', 3, 'AC', 4],
      ['8C 10S JC', 3, 'AC QD', 4],
    ] as const)
      expect(impossible(position(led, { theirHand }, { discardPile: cards(discardPile) }))).toEqual(
        refuse(RULE, 'hand-too-small', { seat: 'mila', count, needed }),
      );
    const royals = 'JD JH QC QD';
    expect(impossible(position({}, { hand: `${royals} KC` }))).toEqual(
      refuse('ng.action.completable', 'no-number-card', { seat: 'noor' }),
    );
    const first = table(position({ led: card('7S') }, { hand: royals }));
    expect(pending(first)).toMatchObject({ name: 'polity-follow', seats: ['mila'] });
    const second = table(position({ round: 2 }, { hand: royals }, { discardPile: cards('AC AS') }));
    expect(pending(second)).toMatchObject({ name: 'polity-lead', seats: ['mila'] });
  });
});
