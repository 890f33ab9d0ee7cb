import { describe, expect, it } from 'vitest';
import { cardPages, terms } from '../../content/outline/rival-kings.ts';
import { BUILDINGS, SUBJECTS } from '../../src/games/rival-kings/types.ts';
import { LOCALES, PUBLISHED } from '../../src/i18n/locales.ts';
import { idOf } from '../../src/site/cards.ts';
import { editionsOf, type PrintedNames } from '../../src/site/editions.ts';
import { gameMessages } from '../support/messages.ts';

const editions = editionsOf('rival-kings');
const characterPages = cardPages.filter(({ kind }) => kind === 'character');
const entries = Object.entries<Readonly<Record<string, PrintedNames>>>({ ...editions }).flatMap(([group, names]) =>
  Object.entries(names).map(([id, forms]) => ({ at: `${group}.${id}`, forms: Object.entries(forms) })),
);

/** Terms for which no printed name is collected: words of our own, and words that the rules use without naming anything by them. */
// prettier-ignore
const UNPRINTED = [
  'series', 'line-of-theft', 'immune', 'thief', 'victim', 'covered-action', 'neutral-character', 'own-action', 'waive', 'number', 'reading',
];
/** Names that the text of an edition does not have. */
const NOT_PRINTED = ['cards.cathedral.hu', 'terms.money-place.fr', 'terms.money-place.nl'];

describe('the printed names', () => {
  it('are those of characters, cards and terms', () => {
    expect(Object.keys(editions)).toEqual(['characters', 'cards', 'terms']);
  });

  it('are there for every character page and every kind of card, and for no other', () => {
    expect(Object.keys(editions.characters)).toEqual(characterPages.map(({ slug }) => slug));
    expect(Object.keys(editions.cards).toSorted()).toEqual([...SUBJECTS, ...BUILDINGS].toSorted());
  });

  it('are there for every term of the glossary but a few words of our own', () => {
    const printed = Object.keys(editions.terms);
    const ids = terms.map(({ id }) => id);
    expect(printed.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id) => !printed.includes(id))).toEqual(UNPRINTED);
  });

  it.for(entries)('$at: is a list in each of the six languages', ({ forms }) => {
    expect(forms.map(([language]) => language)).toEqual(Object.keys(LOCALES));
    expect(forms.filter(([, list]) => !Array.isArray(list))).toEqual([]);
  });

  it('lack only what the text of an edition does not have', () => {
    const empty = entries.flatMap(({ at, forms }) =>
      forms.filter(([, list]) => list.length === 0).map(([language]) => `${at}.${language}`),
    );
    expect(empty).toEqual(NOT_PRINTED);
  });

  it('stand once in a list, whatever their case, without spaces around them', () => {
    for (const { at, forms } of entries) {
      for (const [language, list] of forms) {
        expect(new Set(list.map((form) => form.toLocaleLowerCase(language))).size, `${at}.${language}`).toBe(list.length);
        expect(
          list.filter((form) => form === '' || form !== form.trim() || /\u00AD|\s{2}/.test(form)),
          `${at}.${language}`,
        ).toEqual([]);
      }
    }
  });
});

describe.each(PUBLISHED)('the names that we use in %s', async (locale) => {
  const messages = await gameMessages(locale);
  const ours = (key: string): string => messages[key]!.replaceAll('\u00AD', '').toLocaleLowerCase(locale);
  const keys = cardPages.flatMap(({ slug, kind, cards }) =>
    cards.map((key) => ({ key, printed: kind === 'character' ? editions.characters[slug] : editions.cards[idOf(key)] })),
  );

  it.for(keys)('$key: is the usual printed one', ({ key, printed }) => {
    expect(printed![locale][0]!.toLocaleLowerCase(locale)).toBe(ours(key));
  });
});
