import { describe, expect, it } from 'vitest';
import { firstPlayer } from '../../../src/games/nobles-and-glory/first-player.ts';
import type { Readings } from '../../../src/games/nobles-and-glory/rulings.ts';
import { number } from '../../support/nobles-and-glory.ts';

const first = (noor: string, mila: string, tie: Readings['first-player-tie'] = 'winner-starts') =>
  firstPlayer(
    { seat: 'noor', subject: number(noor) },
    { seat: 'mila', subject: number(mila) },
    { 'first-player-tie': tie },
  );

describe('the first player', () => {
  it('X16: has the lower Subject, whatever the suits (ng.setup.first-player)', () => {
    expect(first('3S', '8D')).toEqual({
      seat: 'noor',
      by: 'value',
      cites: ['ng.setup.first-player'],
    });
    expect(first('8D', '3S').seat).toBe('mila');
    expect(first('10D', 'AS').seat).toBe('mila');
  });

  it('X16: has the suit that beats the other where the values are equal (ng.setup.first-player-tie)', () => {
    expect(first('6D', '6S')).toEqual({
      seat: 'noor',
      by: 'suit',
      cites: ['ng.setup.first-player', 'ng.setup.first-player-tie'],
    });
    const begins = (noor: string, mila: string) => [first(noor, mila).seat, first(mila, noor).seat];
    for (const [winner, loser] of [
      ['6D', '6C'],
      ['6C', '6H'],
      ['6H', '6S'],
      ['6D', '6H'],
    ] as const) {
      expect(begins(winner, loser)).toEqual(['noor', 'mila']);
    }
  });

  it('X16: is the other one where the suit that beats is the higher card, and only then (first-player-tie)', () => {
    expect(first('6D', '6S', 'winner-is-higher').seat).toBe('mila');
    expect(first('6S', '6D', 'winner-is-higher').seat).toBe('noor');
    expect(first('3S', '8D', 'winner-is-higher').seat).toBe('noor');
    expect(first('3D', '8S', 'winner-is-higher').seat).toBe('noor');
  });
});
