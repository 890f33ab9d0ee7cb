import { describe, expect, it } from 'vitest';
import { escapeHtml, plainText, runsIn } from '../../src/i18n/html.ts';

describe('a sentence as plain text', () => {
  it('is what was escaped', () => {
    for (const text of ['“A & B” < C', 'a "b" > c', '&amp; stays &lt;b&gt;', 'plain'])
      expect(plainText(escapeHtml(text))).toBe(text);
  });

  it('loses emphasis and keeps its words', () => {
    expect(plainText('<b>Noor</b> plays the <i>Dwarf &amp; Knight</i>.')).toBe(
      'Noor plays the Dwarf & Knight.',
    );
  });
});

describe('the runs of a sentence', () => {
  it('are plain text, with what emphasizes it', () => {
    expect(runsIn('<b>Noor</b> plays the <i>Dwarf &amp; Knight</i>.')).toEqual([
      { text: 'Noor', as: 'b' },
      { text: ' plays the ' },
      { text: 'Dwarf & Knight', as: 'i' },
      { text: '.' },
    ]);
    expect(runsIn('')).toEqual([]);
  });

  it('show what was escaped', () => {
    for (const text of ['“A & B” < C', 'a "b" > c', '&amp; stays &lt;b&gt;'])
      expect(runsIn(escapeHtml(text))).toEqual([{ text }]);
  });
});
