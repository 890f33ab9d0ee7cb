import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../src/games/registry.ts';
import { PUBLISHED } from '../../src/i18n/locales.ts';
import { contextOf, localeOf, perGame, perLocale } from '../../src/site/context.ts';
import { breadcrumbs } from '../../src/site/facts.ts';

describe('the trail for search engines', () => {
  it('has every page with its place and its whole address', () => {
    const trail = breadcrumbs(new URL('https://example.org'), [
      ['Rival Kings', '/en/rival-kings/'],
      ['Rules', '/en/rival-kings/rules/'],
    ]);
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Rival Kings', item: 'https://example.org/en/rival-kings/' },
        { position: 2, name: 'Rules', item: 'https://example.org/en/rival-kings/rules/' },
      ],
    });
  });
});

describe('the address of a page', () => {
  it('tells its language and its game', () => {
    expect(contextOf({ locale: 'de', game: 'rival-kings' })).toEqual({ locale: 'de', game: 'rival-kings' });
    expect(localeOf({ locale: 'en' })).toBe('en');
  });

  it.for([{}, { locale: 'de' }, { locale: 'xx', game: 'rival-kings' }, { locale: 'de', game: 'toString' }])(
    'is refused where there is no such page: %j',
    (params) => {
      expect(() => contextOf(params)).toThrow(RangeError);
    },
  );

  it('is there once per published language, and once per language and game', () => {
    expect(perLocale()).toEqual(PUBLISHED.map((locale) => ({ params: { locale } })));
    expect(perGame()).toHaveLength(PUBLISHED.length * GAME_IDS.length);
    for (const { params } of perGame()) expect(contextOf(params)).toEqual(params);
  });
});
