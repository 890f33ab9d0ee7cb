import { describe, expect, it } from 'vitest';
import { cardPages, chapters, terms } from '../../content/outline/nobles-and-glory.ts';
import { rulingTopics } from '../../content/outline/nobles-and-glory-rulings.ts';
import { SUITS } from '../../src/games/nobles-and-glory/cards.ts';
import { RULES } from '../../src/games/nobles-and-glory/rules.ts';
import { RULINGS } from '../../src/games/nobles-and-glory/rulings.ts';
import { PUBLISHED, REFERENCE_LOCALE, type Locale } from '../../src/i18n/locales.ts';
import { ASKED, BY_PAIR, BY_SUIT, TABLE_WORDS } from '../../src/site/nobles-and-glory/tables.ts';
import { dataOf, filesOf, isOneSentence, pageOf, textOf } from '../support/content.ts';
import {
  chapterOf,
  describeChapters,
  describeTranslatedChapters,
  unknownIn,
} from './chapter-laws.ts';
import {
  describeGlossary,
  describeTermLinks,
  doubles,
  glossaryOf,
  linked,
} from './glossary-laws.ts';
import { describeDecided, describeRulingPages } from './ruling-laws.ts';

const GAME = 'nobles-and-glory';
const ids = Object.keys(RULES);
const decided = rulingTopics.flatMap((topic) => topic.decided);

describe('the outline of Nobles & Glory', () => {
  it('has 236 rules, each in one of fourteen chapters', () => {
    expect(ids).toHaveLength(236);
    expect(chapters.map(({ rules }) => rules.length)).toEqual([
      20, 20, 9, 5, 14, 3, 22, 13, 15, 29, 21, 44, 15, 6,
    ]);
    expect(chapters.flatMap(({ rules }) => rules).toSorted()).toEqual(ids.toSorted());
  });

  it('has its eighteen open rulings with two options each, and every point under one theme', () => {
    expect(Object.values(RULINGS).map(({ options }) => new Set(options).size)).toEqual(
      Array<number>(18).fill(2),
    );
    expect(rulingTopics.flatMap(({ open }) => open).toSorted()).toEqual(
      Object.keys(RULINGS).toSorted(),
    );
    expect(doubles([...Object.keys(RULINGS), ...decided.map(({ id }) => id)])).toEqual([]);
    expect(decided.filter(({ rules }) => rules.length === 0)).toEqual([]);
  });

  it('scores in one chapter, and has each chapter, theme and term once', () => {
    expect(chapters.filter(({ scores }) => scores)).toHaveLength(1);
    for (const names of [
      chapters.map(({ slug }) => slug),
      rulingTopics.map(({ topic }) => topic),
      terms.map(({ id }) => id),
    ])
      expect(doubles(names)).toEqual([]);
  });
});

describe('the tables of Nobles & Glory', () => {
  it('name no rule twice', () => {
    expect(doubles(BY_SUIT.flatMap(({ rules }) => Object.values(rules)))).toEqual([]);
    expect(doubles(ASKED.map(({ rule }) => rule))).toEqual([]);
  });

  it('say of each suit what its own rules say, and open the Action whose rule asks for two of it', async () => {
    const SUIT = { spade: 'Spade', heart: 'Heart', club: 'Club', diamond: 'Diamond' };
    const pages = await Promise.all(
      chapters.map(({ slug }) => chapterOf(REFERENCE_LOCALE, GAME, slug)),
    );
    const texts = new Map(
      pages.flatMap(({ elements }) =>
        elements
          .filter(({ name }) => name === 'Rule')
          .map(({ attributes, text }) => [attributes.id, text] as const),
      ),
    );
    for (const { rules } of BY_SUIT)
      for (const suit of SUITS) expect(texts.get(rules[suit]), rules[suit]).toContain(SUIT[suit]);
    for (const suit of SUITS) expect(texts.get(BY_PAIR[suit].rule)).toContain(`two ${SUIT[suit]}`);
  });
});

/** What the chapters may name. */
const KNOWN = {
  Cite: { attribute: 'id', ids },
  Ruled: { attribute: 'by', ids: [...Object.keys(RULINGS), ...decided.map(({ id }) => id)] },
  Scenario: { attribute: 'id', ids: [] },
  Term: { attribute: 'id', ids: terms.map(({ id }) => id) },
};

const folder = `${GAME}/rules/`;

/** What there is of the game in each language, as paths. */
const begun = await Promise.all(
  PUBLISHED.map(async (locale) => ({
    locale,
    files: (await filesOf(locale)).filter((file) => file.startsWith(`${GAME}/`)),
  })),
);

/** The languages in which there is anything below a path of the game. */
const languagesOf = (path: string) =>
  begun
    .filter(({ files }) => files.some((file) => file.startsWith(`${GAME}/${path}`)))
    .map(({ locale }) => locale);

it('Nobles & Glory has its glossary, its first chapter and its rulings in the reference language', () => {
  const files = begun.find(({ locale }) => locale === REFERENCE_LOCALE)!.files;
  expect(files).toEqual(
    expect.arrayContaining([`${GAME}/glossary.json`, `${folder}${chapters[0]!.slug}.mdx`]),
  );
  for (const path of ['decided.json', 'rulings/'])
    expect(languagesOf(path), path).toContain(REFERENCE_LOCALE);
});

describe.each(languagesOf('decided.json'))('the rulings of Nobles & Glory in %s', (locale) =>
  describeDecided(locale, GAME, rulingTopics),
);
describeRulingPages({ id: GAME, rulings: RULINGS }, ['en'], languagesOf('rulings/'));

describe.each(languagesOf('messages.json'))('the words of Nobles & Glory in %s', async (locale) => {
  const messages = await dataOf<Readonly<Record<string, string>>>(locale, `${GAME}/messages.json`);
  const answers = Object.entries(RULINGS).flatMap(([id, { options }]) =>
    options.map((option) => `ruling.${id}.${option}`),
  );

  it('have what pages say, short answers for each open ruling, and when they were checked', () => {
    const pages = [
      'page.card',
      'page.cards',
      'page.cards.lead',
      'page.names',
      'page.checked',
      ...TABLE_WORDS,
    ];
    const own = Object.keys(messages).filter((key) => key.startsWith('page.'));
    expect(own.toSorted()).toEqual(pages.filter((key) => key.startsWith('page.')).toSorted());
    expect(answers.filter((key) => !/^[^?]*\.$/.test(messages[key]!))).toEqual([]);
    expect(messages['page.checked']).toContain('{date}');
  });

  it('tell the readings of a ruling apart, and say where the author is known from', async () => {
    for (const [id, { options }] of Object.entries(RULINGS))
      expect(new Set(options.map((option) => messages[`ruling.${id}.${option}`])).size, id).toBe(
        options.length,
      );
    const { front } = pageOf(await textOf(locale, `${GAME}/index.mdx`));
    expect(Object.keys(front)).toEqual(['title', 'lead', 'source']);
  });
});

/** What a page about a role, an Action or a Preparation says in one sentence. */
const MOST_LEAD = 130;
const FEWEST_POINTS = 2;
const pageNamed = async (locale: Locale, slug: string) =>
  textOf(locale, `${GAME}/cards/${slug}.mdx`);

/** The points of each of its lists, by what they cite. */
const pointsOf = (source: string): string[][] =>
  source
    .split('<Points ')
    .slice(1)
    .map((list) =>
      [...list.matchAll(/^- .*$/gm)].map(([point]) =>
        Array.from(point.matchAll(/ (?:id|by)="([^"]+)"/g), ([, id]) => id)
          .toSorted()
          .join(' '),
      ),
    );

describe.each(languagesOf('cards/'))(
  'the pages about roles and Actions of Nobles & Glory in %s',
  async (locale) => {
    const messages = await dataOf<Readonly<Record<string, string>>>(
      locale,
      `${GAME}/messages.json`,
    );

    it('are those of the outline', async () => {
      const files = (await filesOf(locale)).filter((file) => file.startsWith(`${GAME}/cards/`));
      expect(files).toEqual(cardPages.map(({ slug }) => `${GAME}/cards/${slug}.mdx`).toSorted());
    });

    it.for(cardPages)(
      '$slug: says in one sentence what it is, when, what it takes, what it does and what can be done about it',
      async ({ slug, kind, cards }) => {
        const source = await pageNamed(locale, slug);
        const { front, elements, loose } = pageOf(source);
        expect(Object.keys(front)).toEqual(['title', 'lead', 'when']);
        expect(front.title).toBe(messages[cards[0]]!.replaceAll('\u00AD', ''));
        expect(front.lead).toSatisfy(isOneSentence);
        expect(front.lead!.length, front.lead).toBeLessThanOrEqual(MOST_LEAD);
        expect(front.when).toMatch(/\.$/);
        expect(elements.map(({ name }) => name)).toEqual(['Points', 'Points', 'Points']);
        const [needs, effects, last] = elements.map(({ attributes }) => attributes.about);
        expect([needs, effects]).toEqual(['needs', 'effects']);
        expect(kind === 'role' ? ['answers', 'risks'] : ['answers']).toContain(last);
        expect(loose).toBe('');
        for (const points of pointsOf(source))
          expect(points.length).toBeGreaterThanOrEqual(FEWEST_POINTS);
        expect(unknownIn(elements, KNOWN)).toEqual([]);
      },
    );

    it.for(cardPages)(
      '$slug: cites in each point what the reference language cites there',
      async ({ slug }) => {
        const [own, other] = await Promise.all([
          pageNamed(locale, slug),
          pageNamed(REFERENCE_LOCALE, slug),
        ]);
        expect(pointsOf(own)).toEqual(pointsOf(other));
      },
    );
  },
);

describe.each(languagesOf('asked.json'))(
  'what players ask about the roles, the Actions and the sheet of Nobles & Glory in %s',
  async (locale) => {
    const FEWEST_WORDINGS = 3;
    const asked = await dataOf<Readonly<Record<string, readonly string[]>>>(
      locale,
      `${GAME}/asked.json`,
    );

    it('is collected for each of its pages, in a few wordings that lead nowhere else', () => {
      expect(Object.keys(asked)).toEqual([
        ...cardPages.map(({ slug }) => `cards/${slug}`),
        'sheet',
      ]);
      expect(
        Object.entries(asked).filter(([, wordings]) => wordings.length < FEWEST_WORDINGS),
      ).toEqual([]);
      expect(doubles(Object.values(asked).flat())).toEqual([]);
    });
  },
);

/**
 * The marks of a text in order: what it cites, which rulings it follows, and of which suits it
 * tells.
 */
const marksOf = (source: string): string[] =>
  Array.from(source.matchAll(/<(?:Cite|Ruled|Suit|Restored)\b[^>]*>/g), ([mark]) => mark);

describe.each(languagesOf('sheet.mdx'))('the sheet of Nobles & Glory in %s', async (locale) => {
  const source = await textOf(locale, `${GAME}/sheet.mdx`);

  it('names only rules and rulings that exist', () => {
    expect(unknownIn(pageOf(source).elements, KNOWN)).toEqual([]);
    const named = Array.from(source.matchAll(/ rule="([^"]+)"/g), ([, id]) => id!);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('says in each section what the reference language says there', async () => {
    const sections = (text: string) => text.split(/^## /m).map(marksOf);
    expect(sections(source)).toEqual(sections(await textOf(REFERENCE_LOCALE, `${GAME}/sheet.mdx`)));
  });
});

describe.each(languagesOf('rulings/'))(
  'the pages of the rulings of Nobles & Glory in %s',
  (locale) => {
    it.for(Object.keys(RULINGS))(
      '%s: cites only rules that exist, and has no scenario',
      async (id) => {
        const { elements } = pageOf(await textOf(locale, `${GAME}/rulings/${id}.mdx`));
        expect(unknownIn(elements, KNOWN)).toEqual([]);
      },
    );
  },
);

describe.each(begun.filter(({ files }) => files.length > 0))(
  'what is written of Nobles & Glory in $locale',
  async ({ locale, files }) => {
    const slugs = files
      .filter((file) => file.startsWith(folder))
      .map((file) => file.slice(folder.length).replace(/\.mdx$/, ''));
    const told = chapters.filter(({ slug }) => slugs.includes(slug));

    it('are chapters of the outline', () => {
      expect(told.map(({ slug }) => slug).toSorted()).toEqual(slugs);
    });

    if (files.includes(`${GAME}/glossary.json`))
      describeGlossary(terms, await glossaryOf(locale, GAME));
    describeChapters(locale, GAME, told, RULES);
    if (locale !== REFERENCE_LOCALE) {
      describeTranslatedChapters(locale, GAME, told);
      describeTermLinks(locale, GAME, told);
    }

    it.for(told)(
      '$slug: names only rules, rulings and terms that exist, and links each term once',
      async ({ slug }) => {
        const { elements } = await chapterOf(locale, GAME, slug);
        expect(unknownIn(elements, KNOWN)).toEqual([]);
        expect(doubles(linked(elements))).toEqual([]);
      },
    );

    it.for(told)('$slug: links only chapters that exist', async ({ slug }) => {
      const links = [
        ...(await textOf(locale, `${folder}${slug}.mdx`)).matchAll(/\]\(([^)]*)\)/g),
      ].map(([, link]) => link);
      expect(
        links.filter((link) => !chapters.some((chapter) => link === `../${chapter.slug}/`)),
      ).toEqual([]);
    });
  },
);
