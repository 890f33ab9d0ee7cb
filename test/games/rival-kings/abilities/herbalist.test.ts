import { describe, expect, test } from 'vitest';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import {
  act,
  citesOf,
  eventOf,
  moved,
  noorsTurn,
  refusal,
  story,
} from '../../../support/rival-kings.ts';

const give = (to: 'noor' | 'mila' | 'juri') =>
  ({ type: 'ability', seat: 'noor', subject: 'herbalist', to }) as const;

describe('Herbalist', () => {
  test('hands one own marker to another player and moves nothing else', () => {
    const before = noorsTurn({ subjects: ['herbalist'], markers: 3 });
    const { state, facts } = act(before, give('juri'));
    expect(moved(before, state)).toEqual({
      'noor.markers': -1,
      'juri.markers': 1,
      'noor.spent': 'herbalist',
    });
    expect(story(facts)).toEqual(['abilityUsed', 'markerPassed']);
    expect(eventOf(facts, 'markerPassed')).toEqual({
      type: 'markerPassed',
      seat: 'noor',
      to: 'juri',
      source: 'ability',
    });
    expect(citesOf(facts, 'markerPassed')).toEqual(['rk.ability.herbalist']);
  });

  test('may choose any other player, also one whose turn is over', () => {
    const before = noorsTurn({ subjects: ['herbalist'], markers: 1 });
    const { state } = act(before, give('mila'));
    expect(moved(before, state)).toEqual({
      'noor.markers': -1,
      'mila.markers': 1,
      'noor.spent': 'herbalist',
    });
  });

  test('is not fended off by an active Watchman, whose ability stays unspent', () => {
    const before = noorsTurn({ subjects: ['herbalist'] }, { juri: { subjects: ['watchman'] } });
    const { state, facts } = act(before, give('juri'));
    expect(moved(before, state)).toEqual({
      'noor.markers': -1,
      'juri.markers': 1,
      'noor.spent': 'herbalist',
    });
    expect(citesOf(facts, 'markerPassed')).toEqual([
      'rk.ability.herbalist',
      'rk.ability.watchman.not-herbalist',
    ]);
  });

  test('says nothing about a Watchman who is not active', () => {
    const before = noorsTurn(
      { subjects: ['herbalist'] },
      { juri: { subjects: ['watchman', 'farmer'] } },
    );
    expect(citesOf(act(before, give('juri')).facts, 'markerPassed')).toEqual([
      'rk.ability.herbalist',
    ]);
  });

  test('does not hand a marker to the owner', () => {
    const before = noorsTurn({ subjects: ['herbalist'] });
    expect(refusal(before, give('noor'))).toEqual(
      refuse('rk.ability.herbalist', 'not-to-yourself', { seat: 'noor' }),
    );
  });

  test('has nothing to do without an own marker', () => {
    const before = noorsTurn({ subjects: ['herbalist'], markers: 0 });
    expect(refusal(before, give('juri'))).toEqual(
      refuse('rk.ability.herbalist', 'no-marker', { seat: 'noor' }),
    );
  });

  test('does not hand a marker to a seat where nobody sits', () => {
    const before = noorsTurn({ subjects: ['herbalist'] });
    expect(refusal(before, { ...give('juri'), to: 'ines' })).toEqual(
      refuse('rk.components.inventory', 'no-such-seat', { seat: 'ines' }),
    );
  });
});
