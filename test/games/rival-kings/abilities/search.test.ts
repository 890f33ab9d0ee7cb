import { describe, expect, test } from 'vitest';
import { seenFrom } from '../../../../src/engine/log.ts';
import { game } from '../../../../src/games/rival-kings/game.ts';
import type { Readings } from '../../../../src/games/rival-kings/rulings.ts';
import type { Rule } from '../../../../src/games/rival-kings/rules.ts';
import {
  act,
  citesOf,
  eventOf,
  factOf,
  moved,
  noorsTurn,
  offers,
  refusal,
  story,
} from '../../../support/rival-kings.ts';
import type { CardId } from '../../../../src/games/rival-kings/cards.ts';
import type { PileId } from '../../../../src/games/rival-kings/types/state.ts';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';

interface Searcher {
  readonly subject: 'vintner' | 'miner';
  readonly rule: Rule;
  readonly buying: Rule;
  /**
   * The pile, its cards of the sought kind (1, 2 and 3 coins) and a card of the other kind on top.
   */
  readonly pile: PileId;
  readonly cheap: CardId;
  readonly middle: CardId;
  readonly dear: CardId;
  readonly other: CardId;
  /** A pile without any card of the sought kind. */
  readonly barren: PileId;
}

const SEARCHERS: Searcher[] = [
  {
    subject: 'vintner',
    rule: 'rk.ability.vintner',
    buying: 'rk.action.recruit',
    pile: 'subject-1',
    cheap: 'farmer',
    middle: 'carpenter',
    dear: 'jailer',
    other: 'farm',
    barren: 'building-1',
  },
  {
    subject: 'miner',
    rule: 'rk.ability.miner',
    buying: 'rk.action.buy',
    pile: 'building-1',
    cheap: 'inn',
    middle: 'market',
    dear: 'garden',
    other: 'sailor',
    barren: 'subject-1',
  },
];
const NUMBERS = { farmer: 1, carpenter: 2, jailer: 3, inn: 1, market: 2, garden: 3 } as const;

describe.each(SEARCHERS)(
  'The search of the $subject',
  ({ subject, rule, buying, pile, cheap, middle, dear, other, barren }) => {
    const use = { type: 'ability', seat: 'noor', subject, pile } as const;
    const take = (card: CardId) => ({ type: 'take', seat: 'noor', card }) as const;
    const waive = { type: 'waive', seat: 'noor' } as const;
    const laid = [other, cheap, dear, middle];

    const searching = (
      coins: number,
      rulings: Partial<Readings> = {},
      cards: readonly CardId[] = laid,
    ) =>
      noorsTurn(
        { coins, subjects: [subject] },
        { piles: { [pile]: { cards, size: cards.length } }, numbers: NUMBERS, rulings },
      );

    test('shows all cards of the one pile to the owner only and moves nothing yet', () => {
      const before = searching(5);
      const { state, facts } = act(before, use);
      expect(moved(before, state)).toEqual({ 'noor.spent': subject });
      expect(story(facts)).toEqual(['abilityUsed', 'pileSearched']);
      expect(citesOf(facts, 'abilityUsed')).toEqual([
        rule,
        'rk.subject.any-time',
        'rk.subject.free',
      ]);
      expect(factOf(facts, 'pileSearched')).toEqual({
        event: { type: 'pileSearched', seat: 'noor', subject, pile, cards: laid },
        cites: [rule],
        seenBy: ['noor'],
      });
    });

    test('keeps the cards from the others, in the log and on the table', () => {
      const { state, facts } = act(searching(5), use);
      expect(eventOf(seenFrom(game, facts, 'noor'), 'pileSearched')).toHaveProperty('cards');
      expect(eventOf(seenFrom(game, facts, 'mila'), 'pileSearched')).toEqual({
        type: 'pileSearched',
        seat: 'noor',
        subject,
        pile,
      });
      expect(game.view(state, 'noor').piles[pile].cards).toEqual(laid);
      expect(game.view(state, 'mila').piles[pile]).not.toHaveProperty('cards');
      expect(game.view(act(state, waive).state, 'noor').piles[pile]).not.toHaveProperty('cards');
    });

    test('buys a card from any depth, which leaves the order of the others as it was', () => {
      const before = act(searching(5), use).state;
      const { state, facts } = act(before, take(dear));
      expect(moved(before, state)).toEqual({
        'noor.coins': -3,
        [subject === 'vintner' ? 'noor.subjects' : 'noor.buildings']:
          subject === 'vintner' ? ['vintner', dear] : [dear],
        [`${pile}.cards`]: [other, cheap, middle],
        [`${pile}.coins`]: 3,
      });
      expect(eventOf(facts, 'cardAcquired')).toMatchObject({ depth: 2, source: 'ability' });
      expect(citesOf(facts, 'cardAcquired').slice(0, 2)).toEqual([rule, buying]);
      expect(offers(state, 'noor')).toContainEqual({ type: 'end', seat: 'noor' });
    });

    test('tells nobody else how deep the card lay', () => {
      const { facts } = act(act(searching(5), use).state, take(dear));
      expect(factOf(facts, 'cardAcquired').seenBy).toEqual(['noor']);
      expect(eventOf(seenFrom(game, facts, 'noor'), 'cardAcquired').depth).toBe(2);
      const seen = eventOf(seenFrom(game, facts, 'mila'), 'cardAcquired');
      expect(seen).toMatchObject({ seat: 'noor', card: dear, pile });
      expect(seen).not.toHaveProperty('depth');
    });

    test('tells two equal cards of the pile apart: the topmost copy unless the deeper one is named', () => {
      const before = searching(5, {}, [cheap, middle, cheap]);
      const key = `${pile}.cards`;
      expect(moved(before, act(before, use, take(cheap)).state)).toMatchObject({
        [key]: [middle, cheap],
      });
      expect(
        moved(before, act(before, use, { ...take(cheap), copy: 'deeper' }).state),
      ).toMatchObject({ [key]: [cheap, middle] });
      expect(refusal(act(before, use).state, { ...take(middle), copy: 'deeper' })).toEqual(
        refuse(rule, 'not-in-pile', { card: middle, pile }),
      );
    });

    test('buys no card of the other kind and none that lies elsewhere', () => {
      const { state } = act(searching(5), use);
      expect(refusal(state, take(other))).toEqual(
        refuse(rule, 'wrong-kind', { subject, card: other }),
      );
      const absent = subject === 'vintner' ? 'scholar' : 'prison';
      expect(refusal(state, take(absent))).toEqual(
        refuse(rule, 'not-in-pile', { card: absent, pile }),
      );
    });

    test('buys no card that the owner cannot pay', () => {
      const { state } = act(searching(2), use);
      expect(refusal(state, take(dear))).toEqual(
        refuse(buying, 'too-expensive', { seat: 'noor', card: dear, price: 3, coins: 2 }),
      );
      expect(offers(state, 'noor')).toEqual([take(cheap), take(middle), waive]);
    });

    test('has nothing to do at a pile without a card of its kind', () => {
      const before = searching(5);
      expect(refusal(before, { ...use, pile: barren })).toEqual(
        refuse(rule, 'nothing-to-search', { pile: barren, subject }),
      );
    });

    test('has nothing to do while the owner could not pay even the cheapest card', () => {
      expect(refusal(searching(0), use)).toEqual(
        refuse(rule, 'cannot-afford-any', { seat: 'noor', subject, price: 1, coins: 0 }),
      );
    });

    test('comes before anything else: no action, ability, theft or end meanwhile', () => {
      const { state } = act(searching(5), use);
      const owed = refuse(rule, 'search-due', { seat: 'noor', subject });
      expect(refusal(state, { type: 'settle', seat: 'noor' })).toEqual(owed);
      expect(
        refusal(state, { type: 'steal', seat: 'noor', from: 'juri', action: 'money' }),
      ).toEqual(owed);
      expect(refusal(state, { type: 'end', seat: 'noor' })).toEqual(owed);
      expect(refusal(state, { ...use, pile: barren })).toEqual(
        refuse('rk.subject.once-per-cycle', 'spent', { seat: 'noor', subject }),
      );
    });

    test('belongs to the searcher: nobody else takes a card or ends the search', () => {
      const { state } = act(searching(5), use);
      expect(offers(state, 'mila')).toEqual([]);
      const other = refuse('rk.turn.rank-order', 'not-your-turn', { seat: 'mila', other: 'noor' });
      expect(refusal(state, { ...take(cheap), seat: 'mila' })).toEqual(other);
      expect(refusal(state, { ...waive, seat: 'mila' })).toEqual(other);
    });

    test('triggers the end with the last card of the pile', () => {
      const { state, facts } = act(searching(5, {}, [cheap]), use, take(cheap));
      expect(citesOf(facts, 'endTriggered')).toEqual(['rk.end.trigger']);
      expect(state.ending).toBe(true);
    });

    test('pile-search-decline = may-decline-ability-spent: the owner may do without a card; the ability is spent', () => {
      for (const before of [
        searching(5),
        searching(5, { 'pile-search-decline': 'may-decline-ability-spent' }),
      ]) {
        const { state, facts } = act(before, use, waive);
        expect(moved(before, state)).toEqual({ 'noor.spent': subject });
        expect(citesOf(facts, 'searchEnded')).toEqual([rule]);
      }
    });

    test('pile-search-decline = must-buy-if-able: whoever can pay for a card must take one', () => {
      const { state } = act(searching(1, { 'pile-search-decline': 'must-buy-if-able' }), use);
      expect(refusal(state, waive)).toEqual(refuse(rule, 'must-take', { seat: 'noor' }));
      expect(offers(state, 'noor')).toEqual([take(cheap)]);
    });

    test('pile-search-decline = must-buy-if-able: without an affordable card the search may end', () => {
      const before = searching(2, { 'pile-search-decline': 'must-buy-if-able' }, [other, dear]);
      const { state } = act(before, use, waive);
      expect(moved(before, state)).toEqual({ 'noor.spent': subject });
    });
  },
);
