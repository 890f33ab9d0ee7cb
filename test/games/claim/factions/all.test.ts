import { describe, expect, it } from 'vitest';
import { rulesIn } from '../../../../src/games/claim/factions/all.ts';
import { card } from '../../../support/claim.ts';

describe('the further rules of a trick', () => {
  const asked = (led: string, second: string) =>
    rulesIn({ led: card(led), second: card(second) }, ({ countRule }) => countRule && [countRule]);

  it('come from the faction led, then from the other', () => {
    expect(asked('X1', 'Z2')).toEqual([
      'cl.faction.doppelganger.own-faction-in-scoring',
      'cl.score.phase1-zombies-count',
    ]);
    expect(asked('Z2', 'X1')).toEqual([
      'cl.score.phase1-zombies-count',
      'cl.faction.doppelganger.own-faction-in-scoring',
    ]);
  });

  it('come once where both cards are of one faction', () => {
    expect(asked('Z1', 'Z2')).toEqual(['cl.score.phase1-zombies-count']);
  });

  it('are none of a faction that has nothing to say', () => {
    expect([asked('G1', 'D2'), asked('G1', 'Z2'), asked('Z2', 'G1')]).toEqual([
      [],
      ['cl.score.phase1-zombies-count'],
      ['cl.score.phase1-zombies-count'],
    ]);
  });
});
