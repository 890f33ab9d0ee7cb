import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../src/games/ids.ts';
import { PUBLISHED, REFERENCE_LOCALE } from '../../src/i18n/locales.ts';
import { siteText } from '../../src/i18n/messages.ts';
import { glossaryOf, languagesNaming } from '../../src/site/glossary.ts';

const namedIn = (game: string) => languagesNaming(glossaryOf(REFERENCE_LOCALE, game));

describe('the names in a glossary', () => {
  it('are in as many languages as print has named any of its terms', () => {
    expect(Object.fromEntries(GAME_IDS.map((game) => [game, namedIn(game).length]))).toEqual({
      'rival-kings': 6,
      claim: 6,
      'king-of-the-valley': 4,
      'nobles-and-glory': 1,
    });
    expect(namedIn('nobles-and-glory')).toEqual(['en']);
  });

  it('are listed for a term in the languages that have one', () => {
    const castle = { fr: ['château'], de: ['Burg'] };
    expect(languagesNaming([{ printed: castle }])).toEqual(['de', 'fr']);
    expect(languagesNaming([{ printed: undefined }])).toEqual([]);
  });

  it.for(PUBLISHED)('are promised in %s for each game as many as it has', (locale) => {
    const lead = (count: number) => siteText(locale)('glossary.lead', { count });
    expect(new Set([1, 4, 6].map(lead)).size).toBe(3);
    expect(lead(6)).not.toContain('6');
  });
});
