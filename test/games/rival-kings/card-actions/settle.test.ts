import { describe, expect, test } from 'vitest';
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

const settle = { type: 'settle', seat: 'noor' } as const;

describe('settle', () => {
  test('puts one own marker back into the supply and moves nothing else', () => {
    const before = noorsTurn({ markers: 3 });
    const { state, facts } = act(before, settle);
    expect(moved(before, state)).toEqual({
      'noor.markers': -1,
      'noor.done': ['settle'],
      'supply.markers': 1,
    });
    expect(story(facts)).toEqual(['markerSettled']);
    expect(eventOf(facts, 'markerSettled')).toEqual({
      type: 'markerSettled',
      seat: 'noor',
      source: 'own',
    });
    expect(citesOf(facts, 'markerSettled')).toEqual(['rk.action.settle']);
  });

  test('works down to the last marker', () => {
    const before = noorsTurn({ markers: 1 });
    expect(act(before, settle).state.players[0]!.markers).toBe(0);
  });

  test('has nothing to do without an own marker, whatever the others have', () => {
    const before = noorsTurn({ markers: 0 }, { mila: { markers: 4 } });
    expect(refusal(before, settle)).toEqual(
      refuse('rk.action.settle', 'no-marker', { seat: 'noor' }),
    );
  });

  test('is no action of a character that does not show it', () => {
    const before = noorsTurn({ played: 'knight' });
    expect(refusal(before, settle)).toEqual(
      refuse('rk.components.character-anatomy', 'not-on-card', {
        seat: 'noor',
        action: 'settle',
        character: 'knight',
      }),
    );
  });

  test('stolen it returns a marker of the thief', () => {
    const before = noorsTurn(
      { played: 'knight', markers: 2 },
      { juri: { played: 'countess', markers: 3 } },
    );
    const { state } = act(
      before,
      { type: 'steal', seat: 'noor', from: 'juri', action: 'settle' },
      settle,
    );
    expect(moved(before, state)).toEqual({
      'noor.markers': -1,
      'supply.markers': 1,
      'juri.crests': [{ action: 'settle', by: 'noor' }],
    });
  });
});
