import { describe, expect, it } from 'vitest';
import type { Game } from '../../../../src/engine/game.ts';
import { seenFrom } from '../../../../src/engine/log.ts';
import type { Fact, Seat } from '../../../../src/engine/types.ts';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { CARDS } from '../../../../src/games/nobles-and-glory/cards.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Rule } from '../../../../src/games/nobles-and-glory/rules.ts';
import { secrets } from '../../../../src/games/nobles-and-glory/secrets.ts';
import type { NoblesAndGlory } from '../../../../src/games/nobles-and-glory/types.ts';
import type { Event } from '../../../../src/games/nobles-and-glory/types/event.ts';
import { faultsOf } from '../../../../src/games/nobles-and-glory/valid-hand.ts';
import { lay } from '../../../support/nobles-and-glory-actions.ts';
import { mulligan } from '../../../support/nobles-and-glory-plays.ts';
import { dealt, inventory, table } from '../../../support/nobles-and-glory.ts';

const citedBy = (facts: readonly Fact<NoblesAndGlory>[], type: Event['type']): readonly Rule[] => {
  const fact = facts.find(({ event }) => event.type === type);
  return fact ? fact.cites : expect.unreachable(`no ${type}`);
};

/** The facts as a seat sees them: of the game, that asks for its secret fields only. */
const seen = (facts: readonly Fact<NoblesAndGlory>[], seat: Seat) =>
  seenFrom({ secrets } as Game<NoblesAndGlory>, facts, seat);

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);
const box = table({ box: true, players: [{ seat: 'noor' }, { seat: 'mila' }] });

it('a Mulligan is announced by its rule and that of a hand that may be kept (ng.setup.mulligan)', () => {
  expect(citedBy(mulligan().facts, 'mulliganAnnounced')).toEqual([
    'ng.setup.mulligan',
    'ng.setup.mulligan-condition',
  ]);
});

it('a deal is announced by the rules of the set-up (ng.setup.deal, ng.setup.draw-pile)', () => {
  const { facts } = dealt(1);
  expect(citedBy(facts, 'packShuffled')).toEqual(['ng.deck', 'ng.setup.deal']);
  expect(citedBy(facts, 'handDealt')).toEqual(['ng.setup.deal']);
  expect(citedBy(facts, 'handsKept')).toEqual([
    'ng.setup.mulligan-condition',
    'ng.setup.draw-pile',
  ]);
});

describe('the deal', () => {
  it('waits for anybody to set up the box', () => {
    expect(pending(box)).toEqual({ name: 'set-up', seats: ['noor', 'mila'] });
    expect(options(box, 'mila')).toEqual([{ type: 'set-up', seat: 'mila' }]);
    expect(options(box, 'juri')).toEqual([]);
  });

  it('gives two hands of seven that may be kept, and 40 cards to draw, from every seed', () => {
    for (const seed of SEEDS) {
      const { state } = dealt(seed);
      expect(state.players.map(({ hand }) => [hand.length, faultsOf(hand)])).toEqual([
        [7, []],
        [7, []],
      ]);
      expect(state.drawPile).toHaveLength(40);
      expect(inventory(state)).toEqual(CARDS);
    }
  });

  it('shuffles all cards once more after each Mulligan, and only then (ng.setup.mulligan)', () => {
    let redealt = 0;
    for (const seed of SEEDS) {
      const { facts } = dealt(seed);
      const shuffles = facts.filter(({ event }) => event.type === 'packShuffled').length;
      const places = facts.flatMap(({ event }, place) =>
        event.type === 'mulliganAnnounced' ? [place] : [],
      );
      const rounds = new Set(
        places.map((place) =>
          facts.findIndex(({ event }, at) => at > place && event.type === 'packShuffled'),
        ),
      );
      expect(shuffles).toBe(1 + rounds.size);
      if (shuffles > 1) redealt += 1;
      for (const { event, seenBy } of facts) {
        if (event.type !== 'mulliganAnnounced') continue;
        expect(seenBy).toBeUndefined();
        expect(faultsOf(event.cards)).toEqual(event.faults);
      }
      expect(facts.at(-1)!.event.type).toBe('handsKept');
    }
    // 0.29 of all deals are dealt again.
    expect(redealt / SEEDS.length).toBeGreaterThan(0.22);
    expect(redealt / SEEDS.length).toBeLessThan(0.36);
  });

  it('takes the good hand back as well', () => {
    const seed = SEEDS.find(
      (each) =>
        dealt(each).facts.filter(({ event }) => event.type === 'mulliganAnnounced').length === 1,
    )!;
    const { facts } = dealt(seed);
    const hands = facts.flatMap(({ event }) => (event.type === 'handDealt' ? [event] : []));
    expect(hands.map(({ seat }) => seat)).toEqual(['noor', 'mila', 'noor', 'mila']);
    expect(dealt(seed).state.players.map(({ hand }) => hand)).toEqual(
      hands.slice(2).map((each) => each.cards),
    );
  });

  it('tells nobody the order of the pile, and each hand to its owner alone', () => {
    const { facts } = dealt(1);
    expect(
      facts.filter(({ event }) => event.type === 'packShuffled').map(({ seenBy }) => seenBy),
    ).toEqual([[]]);
    for (const { event, seenBy } of facts)
      if (event.type === 'handDealt') expect(seenBy).toEqual([event.seat]);
    expect(seen(facts, 'noor').map(({ event }) => [event.type, 'cards' in event])).toEqual([
      ['packShuffled', false],
      ['handDealt', true],
      ['handDealt', false],
      ['handsKept', false],
    ]);
  });

  it('is the same from the same seed', () => {
    expect(dealt(7)).toEqual(dealt(7));
    expect(dealt(7).state.drawPile).not.toEqual(dealt(8).state.drawPile);
  });

  it('happens once', () => {
    const { state } = dealt(1);
    expect(judge(state, { type: 'set-up', seat: 'noor' })).toMatchObject({
      because: 'ng.setup.deal',
      reason: 'already-set-up',
    });
    expect(judge(box, { type: 'set-up', seat: 'juri' })).toMatchObject({
      because: 'ng.players',
      reason: 'no-such-seat',
    });
    expect(judge(box, lay('noor', 'KC', '2S'))).toMatchObject({
      because: 'ng.setup.deal',
      reason: 'not-set-up',
    });
  });
});
