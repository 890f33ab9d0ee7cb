import { describe, expect, it } from 'vitest';
import names from '../../content/editions/names-king-of-the-valley.json' with { type: 'json' };
import { checked, rulingTopics } from '../../content/outline/king-of-the-valley-rulings.ts';
import { box, cardPages, chapters, terms } from '../../content/outline/king-of-the-valley.ts';
import { game } from '../../src/games/king-of-the-valley/game.ts';
import { RULES } from '../../src/games/king-of-the-valley/rules.ts';
import { RULINGS } from '../../src/games/king-of-the-valley/rulings.ts';
import { COLUMNS, KINDS } from '../../src/games/king-of-the-valley/tiles.ts';
import { REFERENCE_LOCALE } from '../../src/i18n/locales.ts';
import { dataOf, pageOf, textOf } from '../support/content.ts';

const ID = game.id;

/** The subjects: those with a column of their own, and the jester. */
const SUBJECTS: readonly string[] = [...COLUMNS, 'jester'];

describe('the outline of King of the Valley', () => {
  it('is for as many players as its rules', () => {
    expect(box.players.value).toEqual(game.seats);
  });

  it('has every rule in one chapter', () => {
    expect(chapters.flatMap(({ rules }) => rules).toSorted()).toEqual(
      Object.keys(RULES).toSorted(),
    );
  });

  it('has every open ruling under one theme, and says on which day they were checked', () => {
    expect(rulingTopics.flatMap(({ open }) => open).toSorted()).toEqual(
      Object.keys(RULINGS).toSorted(),
    );
    expect(new Date(checked).toISOString().slice(0, 10)).toBe(checked);
  });
});

describe('the tile pages of King of the Valley', () => {
  it('are those of the characters in printed order, subjects first', () => {
    expect(cardPages.map(({ slug }) => slug)).toEqual(KINDS);
    expect(cardPages.map(({ cards }) => cards)).toEqual(KINDS.map((kind) => [`tile.${kind}`]));
    expect(cardPages.map(({ kind }) => kind)).toEqual(
      KINDS.map((kind) => (SUBJECTS.includes(kind) ? 'subject' : 'specialist')),
    );
  });

  it.for(KINDS)('%s: is called what the English edition prints', async (kind) => {
    const { front } = pageOf(await textOf(REFERENCE_LOCALE, `${ID}/cards/${kind}.mdx`));
    expect(names.characters[kind].en).toEqual([front.title]);
  });

  it.for(KINDS)('%s: is called in German by the name printed first', async (kind) => {
    const { front } = pageOf(await textOf('de', `${ID}/cards/${kind}.mdx`));
    expect(front.title).toBe(names.characters[kind].de[0]);
  });
});

describe.each(['de', 'en'] as const)('the words of King of the Valley in %s', (locale) => {
  it.for(chapters)(
    '$slug: has the rules of the outline in their order',
    async ({ slug, rules }) => {
      const { elements } = pageOf(await textOf(locale, `${ID}/rules/${slug}.mdx`));
      expect(
        elements.flatMap(({ name, attributes }) => (name === 'Rule' ? [attributes.id] : [])),
      ).toEqual(rules);
    },
  );

  it('have a sentence for every term and an answer to every decided point', async () => {
    expect(Object.keys(await dataOf(locale, `${ID}/glossary.json`))).toEqual(
      terms.map(({ id }) => id),
    );
    const answered = Object.keys(await dataOf(locale, `${ID}/decided.json`));
    expect(answered.toSorted()).toEqual(
      rulingTopics.flatMap(({ decided }) => decided.map(({ id }) => id)).toSorted(),
    );
  });
});
