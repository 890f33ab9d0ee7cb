import { describe, expect, it } from 'vitest';
import { PUBLISHED } from '../../src/i18n/locales.ts';
import { translatedGames, languageFor } from '../../src/i18n/game-languages.ts';
import {
  readerLocaleOf,
  contextOf,
  localeOf,
  perGame,
  perLocale,
  pathsOfGames,
} from '../../src/site/context.ts';
import { GAME_IDS } from '../../src/games/ids.ts';

describe('the address of a page', () => {
  it('tells its game, the language in which that is told, and the one asked for', () => {
    expect(contextOf({ locale: 'de', game: 'rival-kings' })).toEqual({
      locale: 'de',
      readerLocale: 'de',
      game: 'rival-kings',
    });
    expect(contextOf({ locale: 'nl', game: 'rival-kings' })).toEqual({
      locale: 'en',
      readerLocale: 'nl',
      game: 'rival-kings',
    });
  });

  it('tells the language of the page: its own, or the one in which its game is told', () => {
    expect(localeOf({ locale: 'nl' })).toBe('nl');
    expect(localeOf({ locale: 'nl', game: 'claim' })).toBe('nl');
    expect(localeOf({ locale: 'nl', game: 'rival-kings' })).toBe('en');
  });

  it('tells the language that the reader has asked for, whatever the game is told in', () => {
    expect(readerLocaleOf({ locale: 'nl', game: 'rival-kings' }, 'en')).toBe('nl');
    expect(readerLocaleOf({ locale: 'de' }, 'de')).toBe('de');
  });

  it('asks for no other language where it names none that is published', () => {
    expect(readerLocaleOf({}, 'en')).toBe('en');
    expect(readerLocaleOf({ locale: 'fr' }, 'en')).toBe('en');
  });

  it.for([
    {},
    { locale: 'de' },
    { locale: 'xx', game: 'rival-kings' },
    { locale: 'fr', game: 'claim' },
    { locale: 'de', game: 'toString' },
  ])('is refused where there is no such page: %j', (params) => {
    expect(() => contextOf(params)).toThrow(RangeError);
  });

  it.for([{}, { locale: 'xx' }, { locale: 'fr' }, { locale: 'de', game: 'toString' }])(
    'has no language where there is none: %j',
    (params) => {
      expect(() => localeOf(params)).toThrow(RangeError);
    },
  );

  it('is there once per published language, and once per language and game', () => {
    expect(perLocale()).toEqual(PUBLISHED.map((locale) => ({ params: { locale } })));
    expect(perGame()).toHaveLength(PUBLISHED.length * GAME_IDS.length);
    for (const { params } of perGame())
      expect(contextOf(params)).toEqual({
        ...params,
        locale: languageFor(params.locale, params.game),
        readerLocale: params.locale,
      });
  });

  it('of data for the browser is there only where a game is told', () => {
    expect(pathsOfGames()).toEqual(translatedGames().map((params) => ({ params })));
    expect(pathsOfGames().filter(({ params }) => params.locale === 'nl')).toEqual([
      { params: { locale: 'nl', game: 'claim' } },
    ]);
  });
});
