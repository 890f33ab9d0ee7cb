import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../../src/engine/types.ts';
import { CHARACTER_CARDS, CHARACTERS } from '../../../../src/games/rival-kings/characters.ts';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import {
  act,
  eventOf,
  citesOf,
  moved,
  noorsTurn,
  refusal,
  story,
} from '../../../support/rival-kings.ts';

const pass = (to: Seat) => ({ type: 'pass', seat: 'noor', to }) as const;
const courtier = { played: 'courtier', markers: 2 } as const;

describe('pass', () => {
  test('gives one own marker to another player and moves nothing else', () => {
    const before = noorsTurn(courtier, { juri: { played: 'knight' } });
    const { state, facts } = act(before, pass('juri'));
    expect(moved(before, state)).toEqual({
      'noor.markers': -1,
      'noor.done': ['pass'],
      'juri.markers': 1,
    });
    expect(story(facts)).toEqual(['markerPassed']);
    expect(eventOf(facts, 'markerPassed')).toEqual({
      type: 'markerPassed',
      seat: 'noor',
      to: 'juri',
      source: 'own',
    });
    expect(citesOf(facts, 'markerPassed')).toEqual(['rk.action.pass']);
  });

  test('may go to any other player, in conflict or not', () => {
    for (const to of ['mila', 'juri'] as const) {
      const before = noorsTurn(courtier);
      expect(moved(before, act(before, pass(to)).state)).toEqual({
        'noor.markers': -1,
        'noor.done': ['pass'],
        [`${to}.markers`]: 1,
      });
    }
  });

  test('does not go to the player himself, nor to an empty seat', () => {
    const before = noorsTurn(courtier);
    expect(refusal(before, pass('noor'))).toEqual(
      refuse('rk.action.pass', 'not-to-yourself', { seat: 'noor' }),
    );
    expect(refusal(before, pass('ines'))).toEqual(
      refuse('rk.components.inventory', 'no-such-seat', { seat: 'ines' }),
    );
  });

  test('has nothing to do without an own marker, whatever the others have', () => {
    const before = noorsTurn({ ...courtier, markers: 0 }, { juri: { markers: 4 } });
    expect(refusal(before, pass('juri'))).toEqual(
      refuse('rk.action.pass', 'no-marker', { seat: 'noor' }),
    );
  });

  test('is not fended off by a Watchman, who works against no marker but that of a conflict', () => {
    const before = noorsTurn(courtier, { juri: { subjects: ['watchman'] } });
    const { state, facts } = act(before, pass('juri'));
    expect(moved(before, state)).toEqual({
      'noor.markers': -1,
      'noor.done': ['pass'],
      'juri.markers': 1,
    });
    expect(citesOf(facts, 'markerPassed')).toEqual(['rk.action.pass']);
  });

  test('stands on the two cards of rank C only', () => {
    const passing = CHARACTERS.filter((character) =>
      CHARACTER_CARDS[character].actions.includes('pass'),
    );
    expect(passing).toEqual(['courtier', 'priest']);
    const before = noorsTurn({ played: 'countess', markers: 2 });
    expect(refusal(before, pass('juri'))).toEqual(
      refuse('rk.components.character-anatomy', 'not-on-card', {
        seat: 'noor',
        action: 'pass',
        character: 'countess',
      }),
    );
  });

  test('stolen it passes a marker of the thief, also to the victim', () => {
    const before = noorsTurn(
      { played: 'duke', markers: 2 },
      { juri: { played: 'courtier', markers: 3 } },
    );
    const { state, facts } = act(
      before,
      { type: 'steal', seat: 'noor', from: 'juri', action: 'pass' },
      pass('juri'),
    );
    expect(moved(before, state)).toEqual({
      'noor.markers': -1,
      'juri.markers': 1,
      'juri.crests': [{ action: 'pass', by: 'noor' }],
    });
    expect(citesOf(facts, 'markerPassed')).toEqual(['rk.steal.immediate', 'rk.action.pass']);
  });
});
