import { describe, expect, it } from 'vitest';
import { rulingTopics } from '../../content/outline/rival-kings-rulings.ts';
import { cardPages, terms } from '../../content/outline/rival-kings.ts';
import { RULES } from '../../src/games/rival-kings/rules.ts';
import { RULINGS } from '../../src/games/rival-kings/rulings.ts';
import { ALL_EDITION_LANGUAGES, EDITION_LANGUAGES } from '../../src/i18n/edition-languages.ts';
import { PUBLISHED } from '../../src/i18n/locales.ts';
import { isTranslated } from '../../src/i18n/game-languages.ts';
import { editionsOf } from '../../src/site/editions.ts';
import { dataOf } from '../support/content.ts';
import { gameMessages } from '../support/messages.ts';
import { wordsOf } from './ruling-laws.ts';
import differences from '../../content/editions/editions-rival-kings.json' with { type: 'json' };
import { idOf } from '../../src/site/card-ids.ts';
import { BUILDINGS, CARDS, SUBJECTS } from '../../src/games/rival-kings/cards.ts';
import { CHARACTERS } from '../../src/games/rival-kings/characters.ts';

const MOST_TITLE = 45;
const MOST_QUOTED = 15;

const WRITTEN = PUBLISHED.filter((locale) => isTranslated(locale, 'rival-kings'));
const OPEN = Object.keys(RULINGS);

describe('the outline of Rival Kings', () => {
  it('has every character, subject and building on one card page, in printed order', () => {
    const keys = cardPages.flatMap(({ cards }) => cards);
    const inOrder = (prefix: string, ids: readonly string[]): string[] =>
      keys.filter((key) => ids.includes(idOf(key)) && key.startsWith(prefix));
    expect(inOrder('character.', CHARACTERS)).toEqual(CHARACTERS.map((id) => `character.${id}`));
    expect(inOrder('card.', SUBJECTS)).toEqual(SUBJECTS.map((id) => `card.${id}`));
    expect(inOrder('card.', BUILDINGS)).toEqual(BUILDINGS.map((id) => `card.${id}`));
    expect(keys).toHaveLength(CHARACTERS.length + SUBJECTS.length + BUILDINGS.length);
  });

  it('puts each subject on a page with its own building, under the name of the subject', () => {
    const pairs = cardPages.filter(({ kind }) => kind === 'pair');
    expect(pairs.map(({ slug, cards }) => [slug, cards])).toEqual(
      SUBJECTS.map((subject) => [subject, [`card.${subject}`, `card.${CARDS[subject].partner}`]]),
    );
  });

  it('has seventy-two decided rulings, and seven points on which the rulebook is silent', () => {
    const isSilent = ({ topic }: { readonly topic: string }): boolean => topic === 'silent';
    expect(
      rulingTopics.filter((topic) => !isSilent(topic)).flatMap(({ decided }) => decided),
    ).toHaveLength(72);
    expect(rulingTopics.filter(isSilent).flatMap(({ decided }) => decided)).toHaveLength(7);
  });
});

const editions = editionsOf('rival-kings');
const characterPages = cardPages.filter(({ kind }) => kind === 'character');

/**
 * Terms for which no printed name is collected: words of our own, and words that the rules use
 * without naming anything by them.
 */
// prettier-ignore
const UNPRINTED = [
  'series', 'line-of-theft', 'immune', 'thief', 'victim', 'covered-action', 'neutral-character', 'own-action', 'waive', 'number', 'reading',
];
/** Names that the text of an edition does not have. */
const NOT_PRINTED = ['cards.cathedral.hu', 'terms.money-place.fr', 'terms.money-place.nl'];

describe('the printed names of Rival Kings', () => {
  it('are there for every character page and every kind of card, and for no other', () => {
    expect(Object.keys(editions)).toEqual(['characters', 'cards', 'terms']);
    expect(Object.keys(editions.characters!)).toEqual(characterPages.map(({ slug }) => slug));
    expect(Object.keys(editions.cards!).toSorted()).toEqual([...SUBJECTS, ...BUILDINGS].toSorted());
  });

  it('are there for every term of the glossary but a few words of our own', () => {
    const printed = Object.keys(editions.terms);
    expect(terms.map(({ id }) => id).filter((id) => !printed.includes(id))).toEqual(UNPRINTED);
  });

  it('lack only what the text of an edition does not have', () => {
    const lacking = Object.entries({ ...editions }).flatMap(([group, names]) =>
      Object.entries(names).flatMap(([id, forms]) =>
        ALL_EDITION_LANGUAGES.filter((language) => !(language in forms)).map(
          (language) => `${group}.${id}.${language}`,
        ),
      ),
    );
    expect(lacking).toEqual(NOT_PRINTED);
  });
});

describe.each(WRITTEN)('the names that we use in %s', async (locale) => {
  const messages = await gameMessages(locale, 'rival-kings');
  const ours = (key: string): string =>
    messages[key]!.replaceAll('\u00AD', '').toLocaleLowerCase(locale);
  const keys = cardPages.flatMap(({ slug, kind, cards }) =>
    cards.map((key) => ({
      key,
      printed: kind === 'character' ? editions.characters![slug] : editions.cards![idOf(key)],
    })),
  );

  it.for(keys)('$key: is the usual printed one', ({ key, printed }) => {
    expect(printed![locale]![0]!.toLocaleLowerCase(locale)).toBe(ours(key));
  });
});

describe('the differences of the editions', () => {
  it('name rules, rulings and languages that exist, and quote at most fifteen words', () => {
    expect(new Set(differences.map(({ id }) => id)).size).toBe(differences.length);
    for (const { id, rules, ruling, prints, misleads } of differences as readonly {
      id: string;
      rules: string[];
      ruling?: string;
      prints: Record<string, string | null>;
      misleads: string[];
    }[]) {
      expect(
        rules.filter((rule) => !Object.hasOwn(RULES, rule)),
        id,
      ).toEqual([]);
      if (ruling !== undefined) expect(OPEN, id).toContain(ruling);
      expect(Object.keys(prints).toSorted(), id).toEqual(ALL_EDITION_LANGUAGES);
      expect(
        misleads.filter((language) => !(language in EDITION_LANGUAGES)),
        id,
      ).toEqual([]);
      for (const quotes of Object.values(prints)) {
        for (const quote of quotes?.split(' / ') ?? [])
          expect(wordsOf(quote).length, quote).toBeLessThanOrEqual(MOST_QUOTED);
      }
    }
  });

  it.for(WRITTEN)('have a title, a wrong and a right reading in %s', async (locale) => {
    const words = await dataOf<Record<string, Record<string, string>>>(
      locale,
      'rival-kings/editions.json',
    );
    expect(Object.keys(words)).toEqual(differences.map(({ id }) => id));
    for (const [id, { title, wrong, right }] of Object.entries(words)) {
      expect(title!.length, id).toBeLessThanOrEqual(MOST_TITLE);
      expect(wrong, id).toMatch(/\.$/);
      expect(right, id).toMatch(/\.$/);
    }
  });
});
