import { describe, expect, it } from 'vitest';
import { links } from '../../src/i18n/links.ts';
import { LANGUAGES } from '../../src/i18n/languages/all.ts';
import {
  isPublished,
  LOCALES,
  PUBLISHED,
  REFERENCE_LOCALE,
  type Locale,
} from '../../src/i18n/locales.ts';
import {
  gameMessages,
  gameTitle,
  gameTranslator,
  siteStrings,
  siteText,
} from '../../src/i18n/messages.ts';

describe('the languages', () => {
  it('are known to every browser, each by its own name', () => {
    expect(Intl.getCanonicalLocales([...LOCALES])).toEqual(LOCALES);
    const name = (locale: string) =>
      new Intl.DisplayNames(locale, { type: 'language' }).of(locale)!.toLocaleLowerCase(locale);
    for (const [locale, { name: own }] of Object.entries(LANGUAGES))
      expect(own.toLocaleLowerCase(locale)).toBe(name(locale));
  });

  it('are published one by one, the reference language among them', () => {
    expect(PUBLISHED).toContain(REFERENCE_LOCALE);
    for (const locale of LOCALES) expect(isPublished(locale)).toBe(LANGUAGES[locale].published);
    for (const other of ['', 'EN', 'en-GB', 'toString', undefined])
      expect(isPublished(other)).toBe(false);
  });
});

describe('the words of a language', () => {
  it('are those of the page’s own language', () => {
    expect(siteText('en')('nav.search')).toBe('Search');
    expect(siteText('de')('nav.search')).toBe('Suche');
    expect(siteText('en')('nav.chapter-of', { n: 3, count: 16 })).toBe('Chapter 3 of 16');
    expect(gameTranslator('de', 'rival-kings').text('card.sailor')).toBe('Matrose');
    expect(gameTranslator('de', 'rival-kings')).toBe(gameTranslator('de', 'rival-kings'));
    expect(gameTitle('de', 'rival-kings')).toBe('Rival Kings');
    expect(gameTranslator('nl', 'claim').text('faction.dwarf')).toBe('Dwerg');
    expect(gameTitle('nl', 'claim')).toBe('Claim');
  });

  it('are taken along by prefix, unfilled', () => {
    const strings = siteStrings('en', 'theme.', 'nav.chapter-of');
    expect(Object.keys(strings)).toEqual([
      'nav.chapter-of',
      'theme.system',
      'theme.light',
      'theme.dark',
    ]);
    expect(strings['nav.chapter-of']).toBe('Chapter {n} of {count}');
    expect(siteStrings('en')).toEqual({});
  });

  it('are an error where there are none', () => {
    expect(() => gameMessages('en', 'chess')).toThrow('en/chess');
    expect(() => gameTranslator('nl', 'rival-kings')).toThrow('nl/rival-kings');
  });
});

describe('the addresses', () => {
  it('begin with the language, end with a slash, and are the same in every language but for that', () => {
    const pages = (locale: Locale): string[] => [
      links.library(locale),
      links.about(locale),
      links.search(locale),
      links.game(locale, 'g'),
      links.rules(locale, 'g'),
      links.chapter(locale, 'g', 'c'),
      links.scenarios(locale, 'g'),
      links.scenario(locale, 'g', 's'),
    ];
    for (const address of pages('de')) expect(address).toMatch(/^\/de\/(?:[a-z]+\/)*$/);
    expect(pages('en').map((address) => address.replace('/en/', '/de/'))).toEqual(pages('de'));
    expect(new Set(pages('en')).size).toBe(pages('en').length);
  });

  it('of a rule leads to its place in its chapter', () => {
    expect(links.rule('en', 'rival-kings', 'theft', 'rk.steal.crest')).toBe(
      '/en/rival-kings/rules/theft/#rk.steal.crest',
    );
  });
});
