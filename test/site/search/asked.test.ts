import { describe, expect, it } from 'vitest';
import { WORDINGS } from '../../../src/islands/search/records.ts';
import { askedOf } from '../../../src/site/search/asked.ts';
import asked from '../../../content/en/claim/asked.json' with { type: 'json' };
import stopWords from '../../../content/en/stop-words.json' with { type: 'json' };

describe('how players put a question', () => {
  const of = askedOf('en', 'claim');

  it('is told without words that carry no meaning, each wording once', () => {
    for (const [answer, wordings] of Object.entries(asked)) {
      const told = of(answer).asked?.split(WORDINGS) ?? [];
      expect(told.length, answer).toBeLessThanOrEqual(wordings.length);
      expect(new Set(told).size, answer).toBe(told.length);
      const words = told.flatMap((wording) => wording.toLowerCase().split(' '));
      expect(words, answer).not.toContain('');
      expect(words.filter((word) => stopWords.includes(word))).toEqual([]);
    }
  });

  it('is not told of what nobody has been heard to ask', () => {
    expect(of('nothing/')).toEqual({});
    expect(askedOf('nl', 'rival-kings')('rk.goal.most-points')).toEqual({});
  });
});
