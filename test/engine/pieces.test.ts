import { describe, expect, it } from 'vitest';
import { countOf, kindsIn, sizeOf, withMore, without, type Bag } from '../../src/engine/pieces.ts';

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

describe('a bag', () => {
  const bag: Bag<'oak' | 'elm'> = { oak: 2 };

  it('counts its pieces by kind and altogether', () => {
    expect([countOf(bag, 'oak'), countOf(bag, 'elm'), sizeOf(bag), kindsIn(bag)]).toEqual([
      2,
      0,
      2,
      ['oak'],
    ]);
  });

  it('has more of a kind, or fewer, and forgets a kind of which there is none', () => {
    expect(withMore(bag, 'elm')).toEqual({ oak: 2, elm: 1 });
    expect(withMore(bag, 'oak', -1)).toEqual({ oak: 1 });
    expect(withMore(bag, 'oak', -2)).toEqual({});
    expect(bag).toEqual({ oak: 2 });
  });

  it('gives away nothing that it does not hold', () => {
    expect(() => withMore(bag, 'elm', -1)).toThrow('not there to be taken: elm');
  });
});
