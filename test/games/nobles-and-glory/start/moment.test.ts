import { describe, expect, it } from 'vitest';
import { players, table } from '../../../support/nobles-and-glory.ts';

describe('a position at a moment', () => {
  const two = players('KC 2S', 'QH 3S');

  it('is in the turn of whoever sits first, the third of the game, unless it says otherwise', () => {
    expect(table({ players: two }).stack.at(-2) ?? table({ players: two }).stack[0]).toMatchObject({
      type: 'turn',
      seat: 'noor',
      number: 3,
    });
  });
});
