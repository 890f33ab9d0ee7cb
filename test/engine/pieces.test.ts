import { describe, expect, it } from 'vitest';
import { without } from '../../src/engine/pieces.ts';

describe('pieces without some of them', () => {
  it('lose each one once, from the front, and keep their order', () => {
    expect(without(['a', 'b', 'a', 'c', 'b'], ['b', 'a'])).toEqual(['a', 'c', 'b']);
    expect(without(['a', 'b', 'a'], ['a', 'a'])).toEqual(['b']);
    expect(without(['a', 'b'], [])).toEqual(['a', 'b']);
  });

  it('stay as they were themselves', () => {
    const pieces = ['a', 'b'] as const;
    without(pieces, ['a']);
    expect(pieces).toEqual(['a', 'b']);
  });

  it('cannot lose what is not there, or not so often', () => {
    expect(() => without(['a'], ['b'])).toThrow(RangeError);
    expect(() => without(['a', 'b'], ['a', 'a'])).toThrow('not there to be taken: a');
  });
});
