import { describe, expect, it } from 'vitest';
import { askedOf } from '../../../src/site/search/asked.ts';
import asked from '../../../content/en/claim/asked.json' with { type: 'json' };
import stopWords from '../../../content/en/stop-words.json' with { type: 'json' };

describe('how players put a question', () => {
  const of = askedOf('en', 'claim');

  it('is told without words that carry no meaning, each wording once', () => {
    for (const [answer, wordings] of Object.entries(asked)) {
      const told = of(answer).asked ?? [];
      expect(told.length, answer).toBeLessThanOrEqual(wordings.length);
      expect(new Set(told.map(String)).size, answer).toBe(told.length);
      const words = told.flat();
      expect(words).toEqual(words.map((word) => word.toLowerCase()));
      expect(words, answer).not.toContain('');
      // Of “can’t” two parts are left.
      if (wordings.some((wording) => /['’-]/.test(wording))) continue;
      expect(words.filter((word) => stopWords.includes(word))).toEqual([]);
    }
  });

  it('is not told of what nobody has been heard to ask', () => {
    expect(of('nothing/')).toEqual({});
    expect(askedOf('nl', 'rival-kings')('rk.goal.most-points')).toEqual({});
  });
});
