import { describe, expect, it } from 'vitest';
import { citing, firstSentence, type Caption } from '../../src/narration/caption.ts';
import { say } from '../../src/i18n/words.ts';

const START: Caption<string> = { kind: 'start', sentence: 'This is <b>the table</b>.' };
const EVENT: Caption<string> = {
  kind: 'event',
  sentence: 'Noor &amp; Mila draw.',
  cites: ['a', 'b'],
};
const REFUSED: Caption<string> = {
  kind: 'refused',
  attempt: 'Mila tries: “<b>Buy</b>”',
  sentence: 'Mila has no coins.',
  because: 'a',
};

describe('a caption', () => {
  it('cites all its rules in another way', () => {
    const twice = (caption: Caption<string>): Caption<string> => citing(caption, (id) => id + id);
    expect(twice(START)).toEqual(START);
    expect(twice(EVENT)).toEqual({ ...EVENT, cites: ['aa', 'bb'] });
    expect(twice(REFUSED)).toEqual({ ...REFUSED, because: 'aa' });
  });

  it('has a first sentence', () => {
    expect([START, EVENT, REFUSED].map((caption) => firstSentence(caption))).toEqual([
      'This is the table.',
      'Noor & Mila draw.',
      'Mila tries: “Buy”',
    ]);
  });
});

describe('a word of an island', () => {
  it('has its blanks filled, all of them, with texts and numbers', () => {
    expect(say({ key: '{n} of {count}, {n}' }, 'key', { n: 1, count: 'two' })).toBe('1 of two, 1');
  });

  it('keeps a blank for which nothing is given, and leaves other braces alone', () => {
    expect(say({ key: '{n} {count} {} { n }' }, 'key', { n: 0 })).toBe('0 {count} {} { n }');
  });

  it('does not fill what has been filled in', () => {
    expect(say({ key: '{a}{b}' }, 'key', { a: '{b}', b: 'x' })).toBe('{b}x');
  });

  it('shows the key where there is no such word', () => {
    expect(say({}, 'player.nobody')).toBe('player.nobody');
  });
});
