import { describe, expect, it } from 'vitest';
import { LOCALES, PUBLISHED, REFERENCE_LOCALE } from '../../src/i18n/locales.ts';
import { gameMessages } from '../../src/i18n/messages.ts';
import { isTranslated, translatedGames, languageFor } from '../../src/i18n/game-languages.ts';
import { GAME_IDS } from '../../src/games/ids.ts';

const LANGUAGES = LOCALES;

describe('a game', () => {
  it.for(GAME_IDS)(
    '%s is told in the language that the others are compared with, and only in published ones',
    (game) => {
      expect(isTranslated(REFERENCE_LOCALE, game)).toBe(true);
      expect(
        LANGUAGES.filter((locale) => isTranslated(locale, game) && !PUBLISHED.includes(locale)),
      ).toEqual([]);
    },
  );

  it('is told to readers in their own language where it can be, otherwise in English', () => {
    expect(languageFor('nl', 'claim')).toBe('nl');
    expect(languageFor('de', 'rival-kings')).toBe('de');
    expect(languageFor('nl', 'rival-kings')).toBe('en');
    for (const game of GAME_IDS)
      for (const locale of LANGUAGES)
        expect(isTranslated(languageFor(locale, game), game)).toBe(true);
  });

  it('stands in the list of all that is told once per language in which it is told', () => {
    const pairs = translatedGames().map(({ locale, game }) => `${locale}/${game}`);
    const told = LANGUAGES.flatMap((locale) =>
      GAME_IDS.filter((game) => isTranslated(locale, game)).map((game) => `${locale}/${game}`),
    );
    expect(pairs.toSorted()).toEqual(told.toSorted());
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('has words where it is told, and nowhere else', () => {
    for (const { locale, game } of translatedGames())
      expect(gameMessages(locale, game).game).toBeDefined();
    expect(() => gameMessages('nl', 'rival-kings')).toThrow('nl/rival-kings');
  });
});

describe('a published language', () => {
  it.for([...PUBLISHED])('%s has at least one game', (locale) => {
    expect(translatedGames().filter((told) => told.locale === locale)).not.toEqual([]);
  });
});
