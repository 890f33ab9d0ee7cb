import { describe, expect, it } from 'vitest';
import { dealtAnew, type Hidden } from '../../src/engine/hidden.ts';
import { mixed } from '../../src/engine/random.ts';
import { counted, expectShares, weighed } from '../support/fairness.ts';

const ORDER = ['a', 'b', 'c', 'd', 'e'] as const;
type Piece = (typeof ORDER)[number];

/** Noor's two pieces, mila's two, and one that nobody sees. */
const places = (...[noors, milas, nobodys]: (readonly Piece[])[]): Hidden<Piece>[] => [
  { pieces: noors!, seenBy: ['noor'] },
  { pieces: milas!, seenBy: ['mila'] },
  { pieces: nobodys!, seenBy: [] },
];

describe('hidden pieces dealt anew for a seat', () => {
  const before = places(['a', 'b'], ['c', 'd'], ['e']);

  it('leave in their place what the seat sees, and as many pieces in each place as before', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const dealt = dealtAnew(before, 'noor', ORDER, mixed(seed));
      expect(dealt[0]).toEqual(['a', 'b']);
      expect(dealt.map(({ length }) => length)).toEqual([2, 2, 1]);
      expect(dealt.flat().sort()).toEqual([...ORDER]);
    }
  });

  it('come out in every order, each as likely as the others', () => {
    const ways = ['cd e', 'dc e', 'ce d', 'ec d', 'de c', 'ed c'];
    const counts = counted(3000, (random) => {
      const [, milas, nobodys] = dealtAnew(before, 'noor', ORDER, random);
      return `${milas!.join('')} ${nobodys!.join('')}`;
    });
    expectShares(counts, weighed(ways));
  });

  it('tell equal pieces apart by nothing but their number', () => {
    const equal = places(['a', 'b'], ['c', 'c'], ['e']);
    expectShares(
      counted(3000, (random) => dealtAnew(equal, 'noor', ORDER, random)[2]!.join('')),
      { c: 2, e: 1 },
    );
  });

  it('come out the same by the same chance, wherever they lay before', () => {
    const elsewhere = places(['a', 'b'], ['e', 'c'], ['d']);
    for (let seed = 0; seed < 20; seed += 1) {
      expect(dealtAnew(elsewhere, 'noor', ORDER, mixed(seed))).toEqual(
        dealtAnew(before, 'noor', ORDER, mixed(seed)),
      );
    }
  });

  it('are all of them for a seat that sees none, and none for one that sees all', () => {
    const open = before.map((place): Hidden<Piece> => ({ ...place, seenBy: ['ines'] }));
    expect(dealtAnew(open, 'ines', ORDER, mixed(1))).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
    const counts = counted(3000, (random) => dealtAnew(open, 'juri', ORDER, random)[2]!.join(''));
    expectShares(counts, weighed(ORDER));
  });

  it('are only such as can be, each of them as likely as the others', () => {
    const isPossible = ([, milas]: readonly Piece[][]) => milas!.includes('e');
    const elsewhere = places(['a', 'b'], ['c', 'e'], ['d']);
    const counts = counted(3000, (random) => {
      const [, milas, nobodys] = dealtAnew(elsewhere, 'noor', ORDER, random, isPossible);
      return `${milas!.join('')} ${nobodys!.join('')}`;
    });
    expectShares(counts, weighed(['ce d', 'ec d', 'de c', 'ed c']));
  });
});
