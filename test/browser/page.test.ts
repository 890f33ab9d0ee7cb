import { describe, expect, it } from 'vitest';
import { readerLocaleOn, pageOf } from '../../src/browser/page.ts';

/** A page as its scripts see it. */
const page = (pathname: string, lang: string, game?: string): Document =>
  ({ documentElement: { lang, dataset: { game } }, location: { pathname } }) as unknown as Document;

describe('a page', () => {
  it('tells its language and its game, and the language that its reader has asked for', () => {
    expect(pageOf(page('/de/claim/rules/votes/', 'de', 'claim'))).toEqual({
      locale: 'de',
      readerLocale: 'de',
      game: 'claim',
    });
    expect(pageOf(page('/nl/rival-kings/table/', 'en', 'rival-kings'))).toEqual({
      locale: 'en',
      readerLocale: 'nl',
      game: 'rival-kings',
    });
    expect(readerLocaleOn(page('/nl/search/', 'nl'))).toBe('nl');
  });

  it('is refused where it is of no game that has a table', () => {
    expect(() => pageOf(page('/en/search/', 'en'))).toThrow(RangeError);
    expect(() => pageOf(page('/en/nobles-and-glory/', 'en', 'nobles-and-glory'))).toThrow(
      RangeError,
    );
  });
});
