import { describe, expect, it } from 'vitest';
import { REFERENCE_LOCALE, type Locale } from '../../src/i18n/locales.ts';
import { translatedGames } from '../../src/i18n/game-languages.ts';
import { entriesOf, fingerprintOf, isTranslated, type Entry } from '../../src/site/entries.ts';
import { freshnessOf, type Sources, type Freshness } from '../../src/site/sources.ts';
import { filesOf, textOf } from '../support/content.ts';
import { GAME_IDS, type GameId } from '../../src/games/ids.ts';

/** The files of a game in a language, by their paths below its folder. */
type Files = ReadonlyMap<string, string>;

async function filesIn(locale: Locale, game: GameId): Promise<Files> {
  const files = (await filesOf(locale)).filter(
    (file) => file.startsWith(`${game}/`) && isTranslated(file),
  );
  return new Map(
    await Promise.all(
      files.map(async (file) => [file.slice(game.length + 1), await textOf(locale, file)] as const),
    ),
  );
}

const ENGLISH = new Map(
  await Promise.all(
    GAME_IDS.map(async (game) => [game, await filesIn(REFERENCE_LOCALE, game)] as const),
  ),
);
const TRANSLATIONS = await Promise.all(
  translatedGames()
    .filter(({ locale }) => locale !== REFERENCE_LOCALE)
    .map(async ({ locale, game }) => ({ locale, game, files: await filesIn(locale, game) })),
);

const read = new Map<string, readonly Entry[]>();

/** The entries of a file; each text is read once. */
function entriesOfFile(file: string, text: string): readonly Entry[] {
  const key = `${file}\n${text}`;
  const entries = read.get(key) ?? entriesOf(file, text);
  read.set(key, entries);
  return entries;
}

const entriesIn = (files: Files): Entry[] =>
  [...files].flatMap(([file, text]) => entriesOfFile(file, text));
const acceptedAll = (source: readonly Entry[]): Sources =>
  Object.fromEntries(source.map((entry) => [entry.name, fingerprintOf(entry)]));

/**
 * What no longer fits in each translation of a game that was made from the present English, once
 * one of its English files changes.
 */
function after(
  game: GameId,
  file: string,
  change: (text: string) => string,
): Record<string, Partial<Freshness>> {
  const english = ENGLISH.get(game)!;
  const text = english.get(file)!;
  const changed = change(text);
  expect(changed, `${file} stays as it was`).not.toBe(text);
  const [before, now] = [entriesOfFile(file, text), entriesOfFile(file, changed)];
  const others = entriesIn(new Map([...english].filter(([other]) => other !== file)));
  return Object.fromEntries(
    TRANSLATIONS.filter((translation) => translation.game === game).map(({ locale, files }) => {
      const standing = freshnessOf(
        [...others, ...now],
        entriesIn(files),
        acceptedAll([...others, ...before]),
      );
      return [
        locale,
        Object.fromEntries(
          Object.entries<readonly string[]>({ ...standing }).filter(
            ([, names]) => names.length > 0,
          ),
        ),
      ];
    }),
  );
}

type Change = readonly [
  kind: string,
  game: GameId,
  file: string,
  change: (text: string) => string,
  name: string,
];

/** A change of the first text that fits. */
const replacing =
  (from: string | RegExp, to: string) =>
  (text: string): string =>
    text.replace(from, to);
const inJson = (change: (data: Record<string, unknown>) => void) => (text: string) => {
  const data = JSON.parse(text) as Record<string, unknown>;
  change(data);
  return JSON.stringify(data);
};

/** The same of every translation of a game. */
const inEach = (game: GameId, standing: Partial<Freshness>): Record<string, Partial<Freshness>> =>
  Object.fromEntries(
    TRANSLATIONS.filter((translation) => translation.game === game).map(({ locale }) => [
      locale,
      standing,
    ]),
  );

/** The last section of the sheet: it is named by its English title, which may change. */
const LAST_OF_SHEET = entriesOf(
  'sheet.mdx',
  ENGLISH.get('rival-kings')!.get('sheet.mdx')!,
).findLast(({ titled }) => titled)!.name;

describe('a change of the English', () => {
  const CHANGES: Change[] = [
    [
      'a rule',
      'rival-kings',
      'rules/theft.mdx',
      replacing(/<Rule id="rk.steal.crest"[^>]*>\s+/, '$&Another word. '),
      'rules/theft#rk.steal.crest',
    ],
    [
      'the title of a rule',
      'claim',
      'rules/collecting.mdx',
      replacing(/(<Rule id="cl.phase1.loser-takes-blind" title=")/, '$1Now '),
      'rules/collecting#cl.phase1.loser-takes-blind',
    ],
    [
      'the lead of a chapter',
      'rival-kings',
      'rules/theft.mdx',
      replacing('lead: ', 'lead: Another word, '),
      'rules/theft#lead',
    ],
    [
      'a message',
      'claim',
      'messages.json',
      inJson((data) => (data['event.pileLaid'] = 'New.')),
      'messages#event.pileLaid',
    ],
    [
      'a step of a scenario',
      'rival-kings',
      'scenarios/two-victims.mdx',
      replacing('<Step name="queen-recruits">', '$&Another word. '),
      'scenarios/two-victims#queen-recruits',
    ],
    [
      'the outcome of a scenario',
      'rival-kings',
      'scenarios/two-victims.mdx',
      replacing('<Outcome>', '$&Another word. '),
      'scenarios/two-victims#outcome',
    ],
    [
      'a section of a card page',
      'rival-kings',
      'cards/watchman.mdx',
      replacing(/<With cards="courtier priest"[^>]*>\s+/, '$&Another word. '),
      'cards/watchman#courtier+priest',
    ],
    [
      'when a card is used',
      'rival-kings',
      'cards/watchman.mdx',
      replacing('when: ', 'when: Another word, '),
      'cards/watchman#when',
    ],
    [
      'a ruling',
      'rival-kings',
      'rulings/watchman-two-conflicts.mdx',
      replacing(/<Why>\s+/, '$&Another word. '),
      'rulings/watchman-two-conflicts#why',
    ],
    [
      'a decided ruling',
      'rival-kings',
      'decided.json',
      inJson((data) => (data.overpay = { question: 'A?', answer: 'B.' })),
      'decided#overpay',
    ],
    [
      'a difference of the editions',
      'rival-kings',
      'editions.json',
      inJson((data) => (data['ability-once-per-cycle'] = {})),
      'editions#ability-once-per-cycle',
    ],
    [
      'a task of a lesson',
      'rival-kings',
      'learn/actions.mdx',
      replacing(/<Task id="leave-an-action-out">\s+/, '$&Another word. '),
      'learn/actions#leave-an-action-out',
    ],
    [
      'a term',
      'claim',
      'glossary.json',
      inJson((data) => (data.phase = { name: 'phase', text: 'New.' })),
      'glossary#phase',
    ],
    [
      'a section of the sheet',
      'rival-kings',
      'sheet.mdx',
      (text) => `${text}\nAnother word.\n`,
      LAST_OF_SHEET,
    ],
  ];

  it.for(CHANGES)(
    'makes %s older in the other languages, and nothing else',
    ([, game, file, change, name]) => {
      expect(after(game, file, change)).toEqual(inEach(game, { older: [name] }));
    },
  );

  const NEW: Change[] = [
    [
      'a rule',
      'rival-kings',
      'rules/theft.mdx',
      replacing(
        '<Rule id="rk.steal.crest"',
        '<Rule id="rk.steal.new" title="New">New.</Rule>\n\n$&',
      ),
      'rules/theft#rk.steal.new',
    ],
    [
      'a message',
      'claim',
      'messages.json',
      inJson((data) => (data['event.new'] = 'New.')),
      'messages#event.new',
    ],
    [
      'a step of a scenario',
      'claim',
      'scenarios/blind-card.mdx',
      (text) => `${text}\n<Step name="new">New.</Step>\n`,
      'scenarios/blind-card#new',
    ],
    [
      'a section of a card page without cards',
      'rival-kings',
      'cards/watchman.mdx',
      replacing('<With ', '<With title="New words" verdict="no">New.</With>\n\n$&'),
      'cards/watchman#new-words',
    ],
    [
      'a section of the sheet',
      'rival-kings',
      'sheet.mdx',
      replacing('## ', '## New words\n\nNew.\n\n$&'),
      'sheet#new-words',
    ],
    [
      'a term',
      'claim',
      'glossary.json',
      inJson((data) => (data.new = { name: 'new', text: 'New.' })),
      'glossary#new',
    ],
  ];

  it.for(NEW)(
    'that adds %s makes it missing in the other languages, and nothing else',
    ([, game, file, change, name]) => {
      expect(after(game, file, change)).toEqual(inEach(game, { missing: [name] }));
    },
  );

  it('that adds a form of a name makes nothing missing', () => {
    const added = inJson((data) => (data['card.sailor.new'] = 'New'));
    expect(after('rival-kings', 'messages.json', added)).toEqual(inEach('rival-kings', {}));
  });

  it('that takes something away leaves a source that no longer exists', () => {
    const taken = replacing(/<Rule id="rk.steal.crest"[\s\S]*?<\/Rule>/, '');
    expect(after('rival-kings', 'rules/theft.mdx', taken)).toEqual(
      inEach('rival-kings', { gone: ['rules/theft#rk.steal.crest'] }),
    );
  });
});

describe.each([...ENGLISH])('the entries of %s', (_, files) => {
  it('have names that differ and can be typed', () => {
    const names = entriesIn(files).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(500);
    expect(
      names.filter(
        (name, place) => names.indexOf(name) !== place || !/^[\w/-]+#[\w.+-]+$/.test(name),
      ),
    ).toEqual([]);
  });
});
