import { describe, expect, it } from 'vitest';
import type { State } from '../../../../src/games/claim/types/state.ts';
import {
  act,
  cards,
  citesOf,
  eventOf,
  led,
  legal,
  plays,
  refusal,
  trick,
} from '../../../support/claim.ts';
import { CLAIM_REASONS } from '../../../support/reasons.ts';
import { areRefused } from '../../../support/refused.ts';

describe('a knight', () => {
  const won = (state: State, second: string) =>
    eventOf(act(state, plays('mila', second)).facts, 'trickWon');

  it('beats any goblin led, in both phases', () => {
    for (const rest of [{}, { phase: 2 }] as const) {
      expect(won(led('G9', 'K2 Z1', rest), 'K2')).toEqual({
        type: 'trickWon',
        seat: 'mila',
        loser: 'noor',
        by: 'knight',
      });
    }
    expect(citesOf(trick(['G9', 'K2'], { phase: 1 }), 'trickWon')).toEqual([
      'cl.faction.knight',
      'cl.trick.power-exceptions',
    ]);
    expect(citesOf(trick(['G9', 'K2'], { phase: 2 }), 'trickWon')).toEqual([
      'cl.faction.knight',
      'cl.trick.power-exceptions',
      'cl.phase2.same-winner-rule',
      'cl.faction.knight.both-phases',
    ]);
  });

  it('beats no other faction, nor a goblin that comes second, whatever the values', () => {
    for (const [first, second] of [
      ['Z0', 'K9'],
      ['X0', 'K9'],
      ['K2', 'G9'],
    ] as const)
      expect(won(led(first, second), second)).toMatchObject({ seat: 'noor', by: 'other-faction' });
  });

  it('counts by its value among knights', () => {
    expect(won(led('K5', 'K4'), 'K4')).toMatchObject({ seat: 'noor', by: 'higher' });
    expect(won(led('K5', 'K6'), 'K6')).toMatchObject({ seat: 'mila', by: 'higher' });
  });

  it('may be played on a goblin only by who cannot follow', () => {
    expect(legal(led('G0', 'G5 K9'))).toEqual(cards('G5'));
    expect(legal(led('G0', 'K9 Z1'))).toEqual(cards('K9 Z1'));
  });
});

describe('is refused', () => {
  // prettier-ignore
  areRefused(CLAIM_REASONS, [
    ['a knight on a goblin, holding goblins', () => refusal(led('G9', 'G0 K2'), plays('mila', 'K2')), 'cl.faction.knight.must-still-follow', 'knight-must-follow', { seat: 'mila', card: 'knight-2' }],
  ]);
});
