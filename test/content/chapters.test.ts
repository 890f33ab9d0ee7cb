import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES, PUBLISHED, REFERENCE_LOCALE, type Locale } from '../../src/i18n/locales.ts';
import { isTranslated } from '../../src/i18n/game-languages.ts';
import { everyElement, filesOf, pageOf, textOf } from '../support/content.ts';
import { GAMES, TRANSLATIONS, TRANSLATED, type Whole } from '../support/games.ts';
import { ENGINE_IDS } from '../../src/games/engines.ts';
import { GAME_IDS, isPlayed, type GameId } from '../../src/games/ids.ts';
import { BUILDINGS, SUBJECTS } from '../../src/games/rival-kings/cards.ts';
import { CHARACTERS, RANKS } from '../../src/games/rival-kings/characters.ts';
import {
  describeChapters,
  describeTranslatedChapters,
  unknownIn,
  type Known,
} from './chapter-laws.ts';

describe.each(TRANSLATIONS)(
  'the chapters of $id in $locale',
  ({ id: game, locale, book: { chapters }, format }) => {
    const folder = `${game}/rules`;

    it('are those of the outline', async () => {
      const files = (await filesOf(locale)).filter((file) => file.startsWith(`${folder}/`));
      expect(files).toEqual(chapters.map(({ slug }) => `${folder}/${slug}.mdx`).toSorted());
    });

    describeChapters(locale, game, chapters, format.rules);
  },
);

/** What only the pages of one game name. */
const OWN: Readonly<Partial<Record<GameId, Known>>> = {
  'rival-kings': {
    Card: { attribute: 'id', ids: [...SUBJECTS, ...BUILDINGS] },
    Character: { attribute: 'id', ids: CHARACTERS },
    Rank: { attribute: 'of', ids: RANKS },
  },
};

const knownIn = ({ id, game: { seats }, format, book: { terms }, scenarios }: Whole): Known => ({
  Rule: { attribute: 'id', ids: Object.keys(format.rules) },
  Cite: { attribute: 'id', ids: Object.keys(format.rules) },
  Scenario: { attribute: 'id', ids: scenarios.map(({ file }) => file) },
  SetUp: {
    attribute: 'players',
    ids: Array.from({ length: seats.max - seats.min + 1 }, (_, more) => `{${seats.min + more}}`),
  },
  Term: { attribute: 'id', ids: terms.map((term) => term.id) },
  ...OWN[id],
});

const KNOWN: Readonly<Record<string, Known>> = Object.fromEntries(
  GAMES.map((whole) => [whole.id, knownIn(whole)]),
);

describe.each(PUBLISHED)('every page in %s', async (locale) => {
  const pages = (await filesOf(locale)).filter((file) => file.endsWith('.mdx'));

  it.for(pages)(
    '%s: names only rules, cards, characters, scenarios, ranks and terms that exist',
    async (file) => {
      expect(
        unknownIn(pageOf(await textOf(locale, file)).elements, KNOWN[file.split('/')[0]!] ?? {}),
      ).toEqual([]);
    },
  );

  it.for(pages)(
    '%s: is written with typographic quotes and without exclamation marks',
    async (file) => {
      const { front, prose, elements } = pageOf(await textOf(locale, file));
      const titles = everyElement(elements).map(({ attributes }) => attributes.title ?? '');
      expect(
        [...Object.values(front), ...titles, ...prose].filter((text) => /['"`!]/.test(text)),
      ).toEqual([]);
    },
  );
});

describe.each(TRANSLATED)(
  'the chapters of $id in $locale',
  ({ id: game, locale, book: { chapters } }) => {
    describeTranslatedChapters(locale, game, chapters);
  },
);

describe('a language', () => {
  const filesBelow = async (locale: Locale, folder: string): Promise<string[]> =>
    (await filesOf(locale)).filter((file) => file.startsWith(`${folder}/`));

  it('that is published has the pages and words of the site that the reference language has', async () => {
    const ofTheSite = async (locale: Locale): Promise<string[]> =>
      (await filesOf(locale)).filter((file) => !file.includes('/'));
    for (const locale of PUBLISHED)
      expect(await ofTheSite(locale), locale).toEqual(await ofTheSite(REFERENCE_LOCALE));
  });

  it.for(GAME_IDS)(
    'in which %s is told has every file of the reference language and no other, and every other language none',
    async (game) => {
      const reference = await filesBelow(REFERENCE_LOCALE, game);
      expect(reference.length).toBeGreaterThan(isPlayed(game) ? 80 : 30);
      for (const locale of LOCALES)
        expect(await filesBelow(locale, game), locale).toEqual(
          isTranslated(locale, game) ? reference : [],
        );
    },
  );

  it('has no folder but those of games with rules', async () => {
    const withRules = globSync('src/games/*/rules.ts').map((file) => basename(dirname(file)));
    expect(withRules).toEqual(expect.arrayContaining([...ENGINE_IDS]));
    for (const locale of PUBLISHED) {
      const folders = (await filesOf(locale)).flatMap((file) =>
        file.includes('/') ? [file.split('/')[0]!] : [],
      );
      expect(folders.filter((folder) => !withRules.includes(folder))).toEqual([]);
    }
  });
});
