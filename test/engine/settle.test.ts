import { describe, expect, it } from 'vitest';
import type { Turn } from '../../src/engine/game.ts';
import { seeded } from '../../src/engine/random.ts';
import { settleBy, type Follow } from '../../src/engine/settle.ts';
import type { GameTypes } from '../../src/engine/types.ts';

/** A turn that writes down the types of its events. */
function noted(): { readonly turn: Turn; readonly types: string[] } {
  const types: string[] = [];
  const state = { players: [], rulings: {} };
  return { types, turn: { state, random: seeded(1), emit: ({ type }) => void types.push(type) } };
}

describe('settling', () => {
  /** Follows so many times. */
  const times = (type: string, count: number): Follow<GameTypes> => {
    let left = count;
    return (turn) => {
      if (left === 0) return false;
      left -= 1;
      turn.emit({ type }, ['rule']);
      return true;
    };
  };

  it('does nothing where nothing follows', () => {
    const { turn, types } = noted();
    settleBy([])(turn);
    settleBy([() => false, () => false])(turn);
    expect(types).toEqual([]);
  });

  it('does what follows first until it has nothing more to do, then the next', () => {
    const { turn, types } = noted();
    settleBy([times('a', 2), times('b', 1)])(turn);
    expect(types).toEqual(['a', 'a', 'b']);
  });

  it('looks again from the beginning after each', () => {
    const { turn, types } = noted();
    const afterB: Follow<GameTypes> = () => {
      if (types.at(-1) !== 'b') return false;
      turn.emit({ type: 'after b' }, ['rule']);
      return true;
    };
    settleBy([afterB, times('b', 2), times('c', 1)])(turn);
    expect(types).toEqual(['b', 'after b', 'b', 'after b', 'c']);
  });
});
