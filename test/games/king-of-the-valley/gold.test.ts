import { describe, expect, it } from 'vitest';
import { act, hill, leg, playerAt, recruit, row, tax } from '../../support/king-of-the-valley.ts';

describe('gold', () => {
  const castle = {
    queen: { up: { queen: 1 } },
    duke: { up: { duke: 1 } },
    countess: { up: { countess: 1 } },
    knight: { up: { 'knight-1': 1 } },
    farmer: { up: { farmer: 4 } },
  } as const;

  it('is paid to the stock for a recruit, and comes out of it for taxes and a kingdom', () => {
    const before = row('T3:5 C D Q', { gold: 9, castle }, { hill: hill('L3 D') });
    const recruited = act(before, recruit('L3')).state;
    const taxed = act(recruited, leg('b1'), tax('farmer', 'farmer', 'farmer', 'farmer')).state;
    const tiles = {
      queen: 'queen',
      duke: 'duke',
      countess: 'countess',
      knight: 'knight-1',
      farmer: 'farmer',
    } as const;
    const claimed = act(taxed, { type: 'kingdom', seat: 'noor', tiles }).state;
    const states = [before, recruited, taxed, claimed];
    expect(states.map((state) => playerAt(state).gold)).toEqual([9, 5, 10, 15]);
    expect(states.map(({ stock }) => stock)).toEqual([164, 168, 163, 158]);
  });
});
