import { describe, expect, it } from 'vitest';
import { chipHtml, refusalHtml, captionHtml, type Citation } from '../../src/narration/caption.ts';
import { say } from '../../src/i18n/words.ts';

const words = {
  'player.because': 'Because of',
  'player.refused.title': 'Not allowed',
  'linked.impossible': 'This cannot be',
};
const rule: Citation = {
  id: 'rk.steal.crest',
  number: '7.5',
  title: 'A crest marks it',
  href: '/en/rival-kings/rules/theft/#rk.steal.crest',
};
const nasty: Citation = { ...rule, title: '<img src=x onerror="a">&' };

describe('a citation as HTML', () => {
  it('is a link to the rule with its number and its title', () => {
    expect(chipHtml(rule)).toBe(
      '<a class="chip" href="/en/rival-kings/rules/theft/#rk.steal.crest"><b translate="no">7.5</b><span>A crest marks it</span></a>',
    );
  });

  it('shows a title and never takes it for markup', () => {
    expect(chipHtml(nasty)).toContain('<span>&lt;img src=x onerror=&quot;a&quot;&gt;&amp;</span>');
    expect(captionHtml({ kind: 'event', sentence: 'a', cites: [nasty] }, words)).not.toContain(
      '<img',
    );
    expect(refusalHtml({ sentence: 'a', because: nasty }, words)).not.toContain('<img');
  });
});

describe('what a frame tells as HTML', () => {
  it.for(['start', 'ask'] as const)('is the sentence alone: %s', (kind) => {
    expect(captionHtml({ kind, sentence: 'This is <b>the table</b>.' }, words)).toBe(
      '<p class="event">This is <b>the table</b>.</p>',
    );
  });

  it('is the sentence and every rule behind it, in order', () => {
    const html = captionHtml(
      {
        kind: 'event',
        sentence: 'Noor takes <b>2 coins</b>.',
        cites: [
          rule,
          {
            ...rule,
            id: 'rk.action.money',
            number: '10.5',
            href: '/en/rival-kings/rules/actions/#rk.action.money',
          },
        ],
      },
      words,
    );
    expect(html.startsWith('<p class="event">Noor takes <b>2 coins</b>.</p>')).toBe(true);
    expect([...html.matchAll(/href="[^"#]*#([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'rk.steal.crest',
      'rk.action.money',
    ]);
    expect(html).toContain('Because of');
  });

  it('is what was tried, that it is not allowed, why, and the one rule that says so', () => {
    const html = captionHtml(
      {
        kind: 'refused',
        attempt: 'Mila tries: Buy.',
        sentence: 'Mila has no coins.',
        because: rule,
      },
      words,
    );
    const texts = html
      .replace(/<[^>]+>/g, '|')
      .split('|')
      .filter(Boolean);
    expect(texts).toEqual([
      'Mila tries: Buy.',
      'Not allowed',
      'Mila has no coins.',
      '7.5',
      'A crest marks it',
    ]);
  });

  it('may have another title where a whole table is refused', () => {
    const html = refusalHtml({ sentence: 'a', because: rule }, words, 'linked.impossible');
    expect(html).toContain('>This cannot be<');
    expect(html).not.toContain('Not allowed');
  });

  it('closes every element that it opens', () => {
    for (const html of [chipHtml(rule), refusalHtml({ sentence: 'a', because: rule }, words)]) {
      const names = (pattern: RegExp): string[] =>
        [...html.matchAll(pattern)].map(([, name]) => name!).toSorted();
      expect(names(/<(\w+)(?:\s[^>]*[^/])?>/g)).toEqual(names(/<\/(\w+)>/g));
    }
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
