import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/i18n/locales.ts';
import { editionsOf } from '../../src/site/editions.ts';
import { GAMES } from '../support/games.ts';
import { idOf } from '../../src/site/card-ids.ts';

/** The names that a card or a term has in each language. */
type Forms = Readonly<Record<string, readonly string[]>>;

/** Every list of forms below some data, with the way to it. */
const formsIn = (data: object, path: readonly string[] = []): { readonly at: string; readonly id: string; readonly forms: Forms }[] =>
  Object.values(data).some(Array.isArray)
    ? [{ at: path.join('.'), id: path.at(-1) ?? '', forms: data as Forms }]
    : Object.entries(data).flatMap(([key, inside]) => formsIn(inside as object, [...path, key]));

describe.each(GAMES)('the printed names of $id', ({ id: game, book: { cardPages, terms } }) => {
  const entries = formsIn(editionsOf(game));
  const known = new Set([...cardPages.flatMap(({ slug, cards }) => [slug, ...cards.map(idOf)]), ...terms.map(({ id }) => id)]);

  it('are those of cards, card pages and terms', () => {
    expect(entries.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('are there for every card page', () => {
    const named = new Set(entries.map(({ id }) => id));
    expect(cardPages.filter(({ slug, cards }) => !named.has(slug) && !cards.some((card) => named.has(idOf(card))))).toEqual([]);
  });

  it.for(entries)('$at: are a list in each of the six languages', ({ forms }) => {
    expect(Object.keys(forms)).toEqual(Object.keys(LOCALES));
    expect(Object.values(forms).filter((list) => !Array.isArray(list))).toEqual([]);
  });

  it('stand once in a list, whatever their case, without spaces around them', () => {
    for (const { at, forms } of entries) {
      for (const [language, list] of Object.entries(forms)) {
        expect(new Set(list.map((form) => form.toLocaleLowerCase(language))).size, `${at}.${language}`).toBe(list.length);
        expect(
          list.filter((form) => form === '' || form !== form.trim() || /\u00AD|\s{2}/.test(form)),
          `${at}.${language}`,
        ).toEqual([]);
      }
    }
  });
});
