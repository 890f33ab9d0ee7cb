import { CERTAINTIES } from '../../content/outline/outline.ts';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { scenarioFiles } from '../../scripts/content.ts';
import {
  unpacked,
  type PassageFile,
  type RecordFile,
} from '../../src/islands/search/record-file.ts';
import type { FullRecord } from '../../src/site/full-text.ts';
import type { Book } from '../../src/site/manifest.ts';
import { LANGUAGES, TRANSLATIONS } from './support.ts';
import { PLAYED_IDS } from '../../src/games/ids.ts';
import { headOf, literally, words } from './words.ts';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The answers in a folder of the built site. */
function textsAt(folder: string): FullRecord[] {
  const files = globSync(`dist/${folder}/texts/*.json`).length;
  const passages = Array.from(
    { length: files },
    (_, file) => readJson(`dist/${folder}/texts/${file}.json`) as PassageFile,
  ).flat();
  return unpacked(readJson(`dist/${folder}/records.json`) as RecordFile, '').map((record, at) => {
    const [text, answer] = passages[at]!;
    return { ...record, text, ...(answer !== undefined && { answer }) };
  });
}

/**
 * The addresses of the steps of a game's scenarios in which a move is refused or asked for; what an
 * open ruling parts is told on the ruling's page.
 */
const settling = async (game: string): Promise<string[]> =>
  (await scenarioFiles(game))
    .filter(({ file }) => !file.startsWith('switch-'))
    .flatMap(({ file, scenario }) =>
      scenario.steps
        .filter((step) => !('play' in step))
        .map(({ name }) => `scenarios/${file}/#step-${name}`),
    )
    .toSorted();

/**
 * Where the rules, cards, rulings, scenarios, lessons and terms of a game stand, by its outline.
 */
async function placesIn(game: string): Promise<string[]> {
  const { chapters, cardPages, terms } = (await import(`../../content/outline/${game}.ts`)) as Pick<
    Book,
    'chapters' | 'cardPages' | 'terms'
  >;
  const { rulingTopics } = (await import(`../../content/outline/${game}-rulings.ts`)) as Pick<
    Book,
    'rulingTopics'
  >;
  const lessons = existsSync(`content/outline/${game}-lessons.ts`)
    ? ((await import(`../../content/outline/${game}-lessons.ts`)) as Pick<Book, 'lessons'>).lessons
    : [];
  const scenarios = globSync('*.ts', { cwd: `content/scenarios/${game}` }).filter(
    (file) => !file.startsWith('switch-'),
  );
  return [
    ...chapters.flatMap(({ slug, rules }) => rules.map((id) => `rules/${slug}/#${id}`)),
    ...cardPages.map(({ slug }) => `cards/${slug}/`),
    ...rulingTopics.flatMap(({ open, decided }) => [
      ...open.map((id) => `rulings/${id}/`),
      ...decided.map(({ id }) => `rulings/#${id}`),
    ]),
    ...scenarios.map((file) => `scenarios/${file.replace('.ts', '/')}`),
    ...lessons.map(({ slug }) => `learn/${slug}/`),
    ...terms.map(({ id }) => `glossary/#${id}`),
  ];
}

const FILES = [
  ...Object.entries(TRANSLATIONS).flatMap(([game, languages]) =>
    languages.map((language) => ({ language, folder: `${language}/${game}` })),
  ),
  ...LANGUAGES.map((language) => ({ language, folder: language })),
];

test('The texts are those of rules, rulings, scenarios, cards, terms, lessons and pages, and no navigation', () => {
  const kinds = new Set(FILES.flatMap(({ folder }) => textsAt(folder)).map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual([
    'card',
    'lesson',
    'page',
    'rule',
    'ruling',
    'scenario',
    'term',
  ]);
  for (const { language, folder } of FILES) {
    const say = words(language);
    const navigation = [
      'nav.skip',
      'nav.theme',
      'footer.unofficial',
      'footer.privacy',
      'player.try',
      'share.copy',
      'player.full-screen',
    ];
    for (const key of [...navigation, 'rule.copied']) expect(say(key), key).toBeTruthy();
    const records = textsAt(folder);
    expect(records.length, folder).toBeGreaterThan(folder.includes('/') ? 150 : 0);
    const held = records.flatMap(({ url, text }) =>
      [...navigation, 'rule.copied']
        .filter((key) => text.includes(say(key)))
        .map((key) => `${folder} ${url}: ${key}`),
    );
    expect(held).toEqual([]);
  }
  const watchman = textsAt('en/rival-kings').find(({ url }) => url === 'cards/watchman/')!;
  for (const part of ['lead', 'when'])
    expect(watchman.text, 'what the components of a card page say').toContain(
      headOf('en/rival-kings/cards/watchman.mdx', part),
    );
  expect(watchman.text, 'a table of names is found by name').not.toContain('Városőr');
});

test('Each decided ruling, each interaction of a card and each point of the editions is an answer of its own', () => {
  const decided = JSON.parse(readFileSync('content/en/rival-kings/decided.json', 'utf8')) as Record<
    string,
    { readonly question: string }
  >;
  const records = textsAt('en/rival-kings');
  const answered = Object.keys(decided).filter((id) =>
    records.some(({ url, title }) => url === `rulings/#${id}` && title === decided[id]!.question),
  );
  expect(answered).toEqual(Object.keys(decided));
  expect(
    records.filter(({ url }) => /^cards\/[a-z-]+\/#with-\d+$/.test(url)).length,
  ).toBeGreaterThan(80);
  expect(records.filter(({ url }) => url.startsWith('editions/#')).length).toBeGreaterThan(20);
});

test('Whatever a game has of rules, cards, rulings, scenarios, lessons and terms is an answer', async () => {
  for (const [game, languages] of Object.entries(TRANSLATIONS)) {
    const expected = await placesIn(game);
    expect(expected.length, game).toBeGreaterThan(100);
    for (const language of languages) {
      const urls = new Set(textsAt(`${language}/${game}`).map(({ url }) => url));
      expect(
        expected.filter((url) => !urls.has(url)),
        `${language}/${game}`,
      ).toEqual([]);
    }
  }
});

test('No text has holes where rules were cited', () => {
  const held = FILES.flatMap(({ folder }) =>
    textsAt(folder).flatMap(({ url, text, answer = '' }) =>
      /\(\)|\s[,.;:?!](?=\s|$)|: :|\uE000/u.test(`${text} ${answer}`) ? [`${folder}/${url}`] : [],
    ),
  );
  expect(held).toEqual([]);
});

test('No text holds the tag that says where a rule or an answer comes from', () => {
  const held = FILES.flatMap(({ language, folder }) => {
    const say = words(language);
    const tags = [
      'rule.follows',
      ...CERTAINTIES.map((certainty) => `certainty.tag.${certainty}`),
    ].map((key) => literally(say(key)));
    const tag = new RegExp(`[.!?] (${tags.join('|')})( |$)`, 'u');
    return textsAt(folder).flatMap(({ url, text, answer = '' }) =>
      [text, answer].some((told) => tag.test(told)) ? [`${folder}/${url}`] : [],
    );
  });
  expect(held).toEqual([]);
});

test('Every record stands at a place that is there', () => {
  for (const { folder } of FILES) {
    for (const { url } of textsAt(folder)) {
      const [path, anchor] = url.split('#');
      const html = readFileSync(`dist/${folder}/${path!}index.html`, 'utf8');
      if (anchor) expect(html, `${folder}/${url}`).toContain(`id="${anchor}"`);
    }
  }
});

test('Each step of a scenario that settles something is an answer of its own, with what comes of it', async () => {
  for (const game of PLAYED_IDS) {
    const languages = TRANSLATIONS[game];
    const expected = await settling(game);
    expect(expected.length, game).toBeGreaterThan(20);
    for (const language of languages) {
      const steps = textsAt(`${language}/${game}`).filter(({ url }) => url.includes('#step-'));
      expect(steps.map(({ url }) => url).toSorted(), language).toEqual(expected);
      for (const { url, kind, title, place, answer } of steps) {
        expect(kind).toBe('scenario');
        expect(title, url).not.toBe('');
        expect(answer, url).toBeTruthy();
        expect(place, url).toBeTruthy();
      }
    }
  }
  const say = words('en', 'rival-kings');
  const steps = textsAt('en/rival-kings');
  const asked = steps.find(
    ({ url }) => url === 'scenarios/coins-and-markers-score/#step-what-first',
  )!;
  expect(asked.title, 'the question alone').toMatch(/^[^.?!]+\?$/);
  expect(
    readFileSync('content/en/rival-kings/scenarios/coins-and-markers-score.mdx', 'utf8'),
  ).toContain(asked.title);
  expect(asked.answer).toBe(say('event.markerSettled', { source: 'own', seat: 'Mila' }));
  const queen = say('character.queen.the');
  expect(
    steps.find(({ url }) => url === 'scenarios/a-whole-cycle/#step-queen-again'),
  ).toMatchObject({
    title: say('player.tries', {
      seat: 'Noor',
      action: say('act.choose', { character_the: queen }),
    }),
    answer: say('refused.not-in-hand', { seat: 'Noor', character_the: queen }),
  });
});
