import { describe, expect, it } from 'vitest';
import { MOST_READ, readOf } from '../../../src/islands/search/limits.ts';

const words = (count: number): string =>
  Array.from({ length: count }, (_, at) => `w${at}`).join(' ');

describe('what is read of a query', () => {
  it.for([
    '',
    ' ',
    'gold ',
    ' how many cards?',
    'x'.repeat(MOST_READ.letters),
    words(MOST_READ.words),
    `${words(MOST_READ.words)} \n`,
  ])('is all of it within the limits: “%s”', (query) => {
    expect(readOf(query)).toEqual({ read: query, isCut: false });
  });

  it('is thirty words of more', () => {
    expect(readOf(`${words(31)} and so on`)).toEqual({ read: words(30), isCut: true });
  });

  it('is 200 letters of a single word', () => {
    expect(readOf('x'.repeat(100_000))).toEqual({ read: 'x'.repeat(200), isCut: true });
  });

  it('ends with a whole word', () => {
    expect(readOf(`gold ${'y'.repeat(194)}zz more`)).toEqual({ read: 'gold', isCut: true });
    expect(readOf(`gold ${'y'.repeat(195)} more`)).toEqual({
      read: `gold ${'y'.repeat(195)}`,
      isCut: true,
    });
  });

  it('holds no half sign', () => {
    expect(readOf('😡'.repeat(300)).read.isWellFormed()).toBe(true);
    expect(readOf(`x${'😡'.repeat(300)}`).read.isWellFormed()).toBe(true);
  });

  it('is found at once, however much there is', () => {
    for (const query of [' '.repeat(300_000), 'x '.repeat(150_000), `${' '.repeat(150_000)}x`]) {
      const since = performance.now();
      readOf(query);
      expect(performance.now() - since).toBeLessThan(100);
    }
  });
});
