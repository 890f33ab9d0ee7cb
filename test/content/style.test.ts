import { describe, expect, it } from 'vitest';
import { PUBLISHED, type Locale } from '../../src/i18n/locales.ts';
import { entriesOf, isTranslated, type Entry } from '../../src/site/entries.ts';
import { filesOf, textOf } from '../support/content.ts';
import { phrasesIn, readPhrases } from '../support/style.ts';
import { GAME_IDS } from '../../src/games/ids.ts';

const STYLE = 'style.json';

/**
 * Everything that a language says, by game; the words of the site stand under the language itself.
 */
async function entriesByFolder(locale: Locale): Promise<Map<string, Entry[]>> {
  const files = (await filesOf(locale)).filter(isTranslated);
  const found = await Promise.all(
    files.map(async (file) => {
      const game = GAME_IDS.find((id) => file.startsWith(`${id}/`));
      const entries = entriesOf(
        game ? file.slice(game.length + 1) : file,
        await textOf(locale, file),
      );
      return entries.map((entry) => ({ folder: game ? `${locale}/${game}` : locale, entry }));
    }),
  );
  return new Map(
    [...Map.groupBy(found.flat(), ({ folder }) => folder)].map(([folder, said]) => [
      folder,
      said.map(({ entry }) => entry),
    ]),
  );
}

describe.each(PUBLISHED)('the texts in %s', async (locale) => {
  const phrases = readPhrases(`${locale}/${STYLE}`, await textOf(locale, STYLE));
  const folders = await entriesByFolder(locale);

  it('have none of the phrases that must not come back', () => {
    expect(
      [...folders].flatMap(([folder, entries]) => phrasesIn(folder, entries, phrases)),
    ).toEqual([]);
  });

  it('that may have one of them exist', () => {
    const names = [...folders].flatMap(([folder, entries]) =>
      entries.map(({ name }) => [...folder.split('/').slice(1), name].join('/')),
    );
    const known = new Set([...names, ...names.map((name) => name.split('#')[0]!)]);
    expect(phrases.flatMap(({ except = [] }) => except).filter((name) => !known.has(name))).toEqual(
      [],
    );
  });
});

/** What a list finds in one file. */
const found = (file: string, source: string, ...phrases: object[]): string[] =>
  phrasesIn(
    'de/claim',
    entriesOf(file, source),
    readPhrases('de/style.json', JSON.stringify(phrases)),
  );

const inMessage = (message: string, phrase: string, more: object = {}): string[] =>
  found('messages.json', JSON.stringify({ a: message }), { phrase, instead: 'x', ...more });

describe('a phrase of the list', () => {
  it('is found in front matter, in prose, in titles and across components and lines', () => {
    const page = `---
title: Ein böses Wort
lead: Gut.
---

<Rule id="cl.a" title="Das böse Wort">

Hier steht ein <Term id="x">böses</Term>
Wort.

</Rule>

## Noch ein böses Wort
`;
    expect(found('rules/play.mdx', page, { phrase: 'böses? Wort', instead: 'ein gutes' })).toEqual([
      'de/claim/rules/play#title: “böses Wort”: write ein gutes',
      'de/claim/rules/play#cl.a: “böse Wort”: write ein gutes',
      'de/claim/rules/play#text: “böses Wort”: write ein gutes',
    ]);
  });

  it('is found in the fields of data and in the choices of messages', () => {
    expect(
      found('glossary.json', '{ "turn": { "name": "Zug", "text": "Ein böses Wort." } }', {
        phrase: 'böses',
        instead: 'x',
      }),
    ).toEqual(['de/claim/glossary#turn: “böses”: write x']);
    expect(
      inMessage('{n, plural, one {ein <b>böses</b> Wort} other {viele}}', 'böses Wort'),
    ).toEqual(['de/claim/messages#a: “böses Wort”: write x']);
  });

  it('is not looked for in quotations', () => {
    const page =
      '---\ntitle: A\nlead: B.\n---\n\n<Evidence>\n\n<Quote edition="de">Ein böses Wort</Quote> Es ist alt.\n\n</Evidence>\n';
    expect(
      found(
        'rulings/a.mdx',
        page,
        { phrase: 'böses', instead: 'x' },
        { phrase: 'alt', instead: 'neu' },
      ),
    ).toEqual(['de/claim/rulings/a#evidence: “alt”: write neu']);
  });

  it('is a whole word, also with umlauts', () => {
    expect(inMessage('Übung und Mühe', 'bung')).toEqual([]);
    expect(inMessage('Mühen', 'mühe')).toEqual([]);
    expect(inMessage('Viel Mühe!', 'mühe')).toHaveLength(1);
    expect(inMessage('Karte nimmt, wer gewinnt.', ', wer gewinnt(?=[.;])')).toHaveLength(1);
  });

  it('stands for capital letters too, unless it has some', () => {
    expect(inMessage('Über alles', 'über')).toHaveLength(1);
    expect(inMessage('über alles', 'Über')).toEqual([]);
    expect(inMessage('Über alles', String.raw`über\S*`)).toHaveLength(1);
    expect(inMessage('Über alles', String.raw`über \p{L}+`)).toHaveLength(1);
  });

  it('may stand where the list says so, in an entry or a file', () => {
    expect(inMessage('Böse', 'böse', { except: ['claim/messages#a'] })).toEqual([]);
    expect(inMessage('Böse', 'böse', { except: ['claim/messages'] })).toEqual([]);
    expect(inMessage('Böse', 'böse', { except: ['claim/messages#b', 'messages#a'] })).toHaveLength(
      1,
    );
  });

  it.for<[source: string, says: string | RegExp]>([
    ['{', /^en\/style\.json: not JSON: .+$/],
    ['{ "phrase": "a", "instead": "b" }', 'en/style.json: expected a list of phrases'],
    ['["a"]', 'en/style.json: [0]: expected a phrase and what to write instead'],
    [
      '[{ "phrase": "a", "instead": "b" }, { "phrase": "c" }]',
      'en/style.json: [1].instead: expected a text',
    ],
    ['[{ "phrase": "", "instead": "b" }]', 'en/style.json: [0].phrase: expected a text'],
    [
      '[{ "phrase": "a(", "instead": "b" }]',
      /^en\/style\.json: \[0\]\.phrase: “a\(” is no pattern: .+$/,
    ],
    [
      '[{ "phrase": "a", "instead": "b", "example": "c" }]',
      'en/style.json: [0].example: “a” is not in it',
    ],
    [
      '[{ "phrase": "a", "instead": "b", "except": "c" }]',
      'en/style.json: [0].except: expected a list of names',
    ],
    [
      '[{ "phrase": "a", "instead": "b", "insted": "c" }]',
      'en/style.json: [0].insted: no such field; expected phrase, instead, example, except',
    ],
  ])('that is none is named in one line: %s', ([source, says]) => {
    expect(() => readPhrases('en/style.json', source)).toThrow(says);
  });
});
