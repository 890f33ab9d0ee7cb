import { describe, expect, it } from 'vitest';
import { PUBLISHED } from '../../src/i18n/locales.ts';
import { ALL_EDITION_LANGUAGES } from '../../src/i18n/edition-languages.ts';
import { isTranslated } from '../../src/i18n/game-languages.ts';
import { editionsOf, factsOf } from '../../src/site/editions.ts';
import { bookOf, valuesOf } from '../../src/site/registry.ts';
import { GAME_IDS } from '../../src/games/ids.ts';
import { dataOf } from '../support/content.ts';
import { GAMES } from '../support/games.ts';
import { idOf } from '../../src/site/card-ids.ts';

/** The names that a card or a term has in each language. */
type Forms = Readonly<Record<string, readonly string[]>>;

/** Every list of forms below some data, with the way to it. */
const formsIn = (
  data: object,
  path: readonly string[] = [],
): { readonly at: string; readonly id: string; readonly forms: Forms }[] =>
  Object.values(data).some(Array.isArray)
    ? [{ at: path.join('.'), id: path.at(-1) ?? '', forms: data as Forms }]
    : Object.entries(data).flatMap(([key, inside]) => formsIn(inside as object, [...path, key]));

describe.each(GAME_IDS)('the printed names of %s', (game) => {
  const { cardPages, terms } = bookOf(game);
  const entries = formsIn(editionsOf(game));
  const known = new Set([
    ...cardPages.flatMap(({ slug, cards }) => [slug, ...cards.map(idOf)]),
    ...terms.map(({ id }) => id),
  ]);

  it('are those of cards, card pages and terms', () => {
    expect(entries.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('are there for every card page', () => {
    const named = new Set(entries.map(({ id }) => id));
    expect(
      cardPages.filter(
        ({ slug, cards }) => !named.has(slug) && !cards.some((card) => named.has(idOf(card))),
      ),
    ).toEqual([]);
  });

  it.for(entries)('$at: are lists in languages of editions, without empty ones', ({ forms }) => {
    expect(ALL_EDITION_LANGUAGES.filter((language) => language in forms)).toEqual(
      Object.keys(forms),
    );
    expect(
      Object.values(forms).filter((list) => !Array.isArray(list) || list.length === 0),
    ).toEqual([]);
  });

  it('stand once in a list, whatever their case, without spaces around them', () => {
    for (const { at, forms } of entries) {
      for (const [language, list] of Object.entries(forms)) {
        expect(
          new Set(list.map((form) => form.toLocaleLowerCase(language))).size,
          `${at}.${language}`,
        ).toBe(list.length);
        expect(
          list.filter((form) => form === '' || form !== form.trim() || /\u00AD|\s{2}/.test(form)),
          `${at}.${language}`,
        ).toEqual([]);
      }
    }
  });
});

const MOST_TITLE = 45;

describe.each(GAMES.filter(({ id }) => factsOf(id)))(
  'what is known of the editions of $id',
  ({ id: game, book, format }) => {
    const { editions, facts, seen, sources } = factsOf(game)!;
    const decided = book.rulingTopics.flatMap((topic) => topic.decided.map(({ id }) => id));
    const open: readonly string[] = book.rulingTopics.flatMap((topic) => topic.open);

    it.for(facts)(
      '$id: names a theme, rules, rulings and values that exist',
      ({ topic, rules, ruling, decided: point, values }) => {
        expect(book.rulingTopics.map((one) => one.topic)).toContain(topic);
        expect(rules.filter((rule) => !Object.hasOwn(format.rules, rule))).toEqual([]);
        if (ruling) expect(open).toContain(ruling);
        if (point) expect(decided).toContain(point);
        if (values) expect(valuesOf(game).map(({ id }) => id)).toContain(values);
      },
    );

    it.for(facts)(
      '$id: is known from somewhere unless it is assumed, and from elsewhere where it says so',
      ({ provenance, sources: named }) => {
        const kinds = named.map((id) => sources[id]!.kind);
        expect(kinds.length > 0).toBe(provenance !== 'assumed');
        expect(kinds.includes('rulebook')).toBe(
          provenance === 'printed' || provenance === 'inferred',
        );
      },
    );

    it('has sources that are named, each used, in days that there are', () => {
      const used = new Set([...facts, ...editions].flatMap((one) => one.sources));
      expect([...used].toSorted()).toEqual(Object.keys(sources).toSorted());
      for (const { kind, names = [], date } of Object.values(sources)) {
        expect(names.length > 0).toBe(kind !== 'rulebook');
        if (date) expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
      }
    });

    it('takes no name for printed that is known from reviews only', () => {
      const printed = new Map(formsIn(editionsOf(game)).map(({ id, forms }) => [id, forms]));
      for (const { id, forms } of formsIn(seen)) {
        for (const [language, names] of Object.entries(forms)) {
          expect(names, id).not.toEqual([]);
          expect(
            (printed.get(id)![language] ?? []).filter((name) => names.includes(name)),
            id,
          ).toEqual([]);
        }
      }
    });

    it.for(PUBLISHED.filter((locale) => isTranslated(locale, game)))(
      'has a title and a sentence for each fact in %s',
      async (locale) => {
        const words = await dataOf<Record<string, Record<string, string>>>(
          locale,
          `${game}/editions.json`,
        );
        expect(Object.keys(words)).toEqual(facts.map(({ id }) => id));
        for (const [id, { title, wrong = '.', right }] of Object.entries(words)) {
          expect(title!.length, id).toBeLessThanOrEqual(MOST_TITLE);
          expect(wrong, id).toMatch(/\.$/);
          expect(right, id).toMatch(/\.$/);
        }
      },
    );
  },
);
