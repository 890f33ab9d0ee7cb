import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../src/games/nobles-and-glory/actions.ts';
import { lay } from '../../support/nobles-and-glory-actions.ts';
import { cards, players, table, acting } from '../../support/nobles-and-glory.ts';

describe('who does not play', () => {
  it('is refused, and the seat told (ng.players)', () => {
    expect(judge(acting('KC 2C', 'QS 3S'), { type: 'done', seat: 'juri' })).toEqual({
      because: 'ng.players',
      reason: 'no-such-seat',
      particulars: { seat: 'juri' },
    });
  });
});

describe('after the end', () => {
  it('nothing may be done, not even what comes first', () => {
    const over = table({
      players: players('KC 2S', 'QH 3S', { noor: { glory: cards('AD 2D 3D 4D 5D 6D 7D') } }),
      over: true,
    });
    expect(judge(over, lay('noor', 'KC', '2S'))).toMatchObject({
      because: 'ng.end.trigger',
      reason: 'game-over',
    });
    expect(options(over, 'noor')).toEqual([]);
  });
});
