import { describe, expect, it } from 'vitest';
import { seeded } from '../../../src/engine/random.ts';
import type { Rule } from '../../../src/games/nobles-and-glory/rules.ts';
import type { Event } from '../../../src/games/nobles-and-glory/types/event.ts';
import type { State } from '../../../src/games/nobles-and-glory/types/state.ts';
import { done, redraw } from '../../support/nobles-and-glory-actions.ts';
import { citedIn, type PlayName, PLAYS } from '../../support/nobles-and-glory-plays.ts';
import {
  act,
  card,
  cards,
  numbers,
  phaseOf,
  players,
  table,
} from '../../support/nobles-and-glory.ts';

describe('a new Draw Pile (ng.deck.reshuffle)', () => {
  const begun = phaseOf('population', 'JH 10D', 'QS 8C', { noor: { hand: cards('3S') } });

  /** The new pile, where these cards lie in the Discard Pile and the last one has been drawn. */
  const renewed = (discardPile: string, seed: number) => {
    const state: State = { ...begun, drawPile: cards('5H'), discardPile: cards(discardPile) };
    return act(state, [{ type: 'redraw', seat: 'noor' }], seeded(seed)).state.drawPile;
  };

  it('comes of the shuffle alone, not of how the cards lay before', () => {
    for (const seed of [1, 2, 3])
      expect(renewed('QC 2D 9H 4C joker-1 KD', seed)).toEqual(
        renewed('KD joker-1 4C 9H 2D QC', seed),
      );
    expect(renewed('QC 2D 9H 4C joker-1 KD', 1)).not.toEqual(renewed('QC 2D 9H 4C joker-1 KD', 2));
  });

  it('is not made while a card is left', () => {
    const state: State = { ...begun, drawPile: cards('5H 6S'), discardPile: cards('QC') };
    const { state: after } = act(state, [{ type: 'redraw', seat: 'noor' }]);
    expect(after.drawPile).toEqual(cards('6S'));
    expect(after.discardPile).toEqual(cards('3S QC'));
  });

  it('is none where there is nothing to shuffle', () => {
    const { state, actions } = PLAYS.noRefugee;
    const { state: after, facts } = act(state, actions);
    expect(facts.map(({ event }) => event.type)).not.toContain('pileRenewed');
    expect(after.drawPile).toEqual([]);
  });
});

describe('the cards to be drawn in a Migration Phase (ng.turn.migration.draw, ng.hand.limit)', () => {
  it.each([
    ['a card for each suit among the Subjects', 'KC 2S 3H 4H', '', 2],
    ['none over seven in hand', 'KC 2S 3H 4H', '2C 3C 4C 5C 6C 7C', 1],
    ['none with more than seven in hand', 'KC 2S 3H 4H', '2C 3C 4C 5C 6C 7C 8C 9C 10C', 0],
  ])('are %s', (_, noor, hand, draws) => {
    const state = phaseOf(
      'migration',
      noor,
      'QS 9D',
      { noor: { hand: cards(hand) } },
      { drawPile: cards('JC 8D 7D') },
    );
    const { facts } = act(state, [done, done]);
    expect(facts.filter(({ event }) => event.type === 'migrationStepStarted').at(-1)).toEqual({
      event: { type: 'migrationStepStarted', seat: 'noor', step: 'draw', draws },
      cites: ['ng.turn.migration.draw', 'ng.hand.limit'],
    });
  });
});

describe('the Draw Pile (ng.deck.reshuffle)', () => {
  it('is renewed as soon as it is empty, with the last Peasant of each pile', () => {
    const belongings = {
      noor: { hand: cards('3S'), peasants: cards('2C 9D') },
      mila: { peasants: cards('8D') },
    };
    const begun = table({
      players: players('JH 10D', 'QH 8C', belongings),
      number: 5,
      phase: 'population',
    });
    const { state, facts } = act({ ...begun, drawPile: cards('5H'), discardPile: cards('QC') }, [
      redraw,
    ]);
    expect(facts.at(-1)).toMatchObject({
      event: {
        type: 'pileRenewed',
        peasants: [
          { seat: 'noor', card: card('9D') },
          { seat: 'mila', card: card('8D') },
        ],
      },
      seenBy: [],
    });
    expect(state.drawPile.toSorted()).toEqual(cards('3S QC 9D 8D').toSorted());
    expect(state.discardPile).toEqual([]);
    expect(state.players.map(({ peasants }) => peasants)).toEqual([numbers('2C'), []]);
  });
});

describe('a card that is drawn', () => {
  it('is seen by whoever draws it, and by whoever laid it there, once each', () => {
    const begun = phaseOf(
      'population',
      'JH 10D',
      'QH 8C',
      { noor: { hand: cards('3S') } },
      { drawPile: cards('5H 9C') },
    );
    const seers = (known: State['known']) =>
      act({ ...begun, known }, [redraw]).facts.find(({ event }) => event.type === 'cardDrawn')
        ?.seenBy;
    expect(seers({})).toEqual(['noor']);
    expect(seers({ [card('5H')]: ['noor', 'mila'] })).toEqual(['noor', 'mila']);
  });
});

it.for<readonly [PlayName, Event['type'], ...Rule[]]>([
  ['hopelessRedraw', 'pileRenewed', 'ng.deck.reshuffle'],
])('cites in %s for %s its rules', ([play, type, ...rules]) => {
  expect(citedIn(play, type)).toEqual(rules);
});
