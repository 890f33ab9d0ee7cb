import { describe, expect, it } from 'vitest';
import { PROVENANCES } from '../../src/engine/provenance.ts';
import { CERTAINTIES } from '../../content/outline/outline.ts';
import differences from '../../content/editions/editions-rival-kings.json' with { type: 'json' };
import { WINDOWS } from '../../src/games/rival-kings/abilities/ability.ts';
import { PUBLISHED, REFERENCE_LOCALE } from '../../src/i18n/locales.ts';
import { siteStrings } from '../../src/i18n/messages.ts';
import { KINDS } from '../../src/islands/search/hit.ts';
import { SOURCE_KINDS } from '../../src/site/editions.ts';
import { TRAITS } from '../../src/site/rival-kings/card-traits.ts';
import { clientWords } from '../../src/site/head.ts';
import { argumentsIn, foreignPlurals, partsOf, siteMessages } from '../support/messages.ts';
import { literalsInSource } from '../support/sources.ts';
import { bookOf } from '../../src/site/registry.ts';
import { GAME_IDS } from '../../src/games/ids.ts';

const reference = await siteMessages(REFERENCE_LOCALE);
const literals = await literalsInSource();

/** The sections of the rulebook that the evidence of a ruling may name. */
// prettier-ignore
const PLACES = [
  'summary', 'course', 'playing', 'conflicts', 'equal', 'theft', 'actions', 'cards', 'combinations', 'scoring', 'subjects', 'abilities',
  'phase-1', 'play-cards', 'collect-cards', 'phase-2', 'powers', 'characters', 'end-bonuses',
  'start', 'peasant-phase', 'intrigue', 'sedition', 'chamberlain-declaration', 'eminence', 'battle', 'battle-bonuses', 'polity', 'duel',
  'assassination', 'dethrone', 'decree', 'equipoise', 'administration', 'preparations', 'inauguration', 'migration', 'game-end',
  'regnant-bonus', 'extra-rules',
];

/** Keys that the code puts together, and what can stand in the gap. */
const PUT_TOGETHER: Readonly<Record<string, readonly string[]>> = {
  // the theme button goes round (src/client/theme.ts)
  'theme.${}': ['system', 'light', 'dark'],
  // one line per key (src/client/shortcuts.ts)
  'shortcuts.${}': ['search', 'step', 'back', 'first', 'last', 'close', 'help'],
  // where a fact is known from
  'provenance.${}': PROVENANCES,
  'provenance.${}.text': PROVENANCES,
  // the three phases (src/components/rival-kings/Phases.astro)
  'phases.${}': ['play', 'conflicts', 'actions'],
  'phases.${}.text': ['play', 'conflicts', 'actions'],
  // why a link cannot be read (src/engine/read-link.ts)
  'player.link-${}': ['too-long', 'unknown-version', 'broken', 'foreign'],
  // what a hit can be, and what found it
  'search.${}': ['recent', 'popular'],
  'search.${}s': KINDS,
  'search.kind.${}': KINDS,
  'search.by-${}': ['table', 'name', 'text', 'number'],
  'search.assumed.${}': ['characters', 'values', 'missing'],
  // the filters of the card index (src/components/rival-kings/CardFilters.astro)
  'cards.${}': TRAITS.kind,
  'cards.filter.${}': Object.keys(TRAITS),
  // the lists of a card page (src/components/Points.astro)
  'cards.page.${}': ['needs', 'effects', 'answers', 'risks'],
  'timing.${}': WINDOWS,
  // the raised cell of the timing strip (src/components/rival-kings/Timing.astro)
  'timing.cell.${}': ['own-turn', 'with-action'],
  // how sure a ruling is, its theme, and where the rulebook speaks of it
  'readings.confidence.${}': CERTAINTIES,
  'certainty.${}': CERTAINTIES,
  'certainty.tag.${}': CERTAINTIES,
  'topic.${}': [
    ...new Set(
      [...GAME_IDS.flatMap((game) => bookOf(game).rulingTopics), ...differences].map(
        ({ topic }) => topic,
      ),
    ),
  ],
  'place.${}': PLACES,
  // how much a difference of the editions weighs
  'editions.${}': ['rule', 'ambiguous'],
  // the groups of facts about the editions, and what their sources are (src/components/editions/)
  'editions.group.${}': PROVENANCES,
  'editions.known.${}': SOURCE_KINDS,
  // the parts of a game (src/pages/[locale]/search.astro)
  'nav.${}': ['rules', 'glossary', 'scenarios'],
  // how long a series lasts (src/islands/score/sheet.ts)
  'score.series.${}': ['games', 'points', 'wins'],
  'score.series.goal-${}': ['games', 'points', 'wins'],
  // the form that names the seats, and what is wrong with a name (src/islands/names/)
  'names.${}': [
    'lead',
    'you',
    'save',
    'reset',
    'saved',
    'cleared',
    'not-kept',
    'long',
    'characters',
    'taken',
  ],
  // what is wrong with a number of the own copy (src/islands/own-numbers/)
  'values.${}': ['missing', 'not-whole', 'beyond', 'falls'],
  // how a task was left, and how a forecast was (src/islands/learn/, src/client/progress.ts)
  'learn.state.${}': ['solved', 'known', 'shown', 'open'],
  // why a download ended (src/client/keep.ts)
  'offline.${}': ['full', 'broken', 'faulty'],
  // what the site keeps on a device (src/browser/on-device.ts)
  // prettier-ignore
  'device.${}': [
    'theme', 'language', 'edition', 'keep-awake', 'own-names', 'search.recent', 'house-rules', 'own-numbers', 'progress', 'score', 'tab', 'damaged',
  ],
  // what an interaction comes to (src/components/With.astro)
  'cards.verdict.${}': ['helps', 'fact', 'no', 'open'],
};

/** Blanks that the code fills without writing them down beside the key. */
const FILLED_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  // the front matter of a game's page
  'game.players': ['min', 'max'],
  // the supply of a state
  'setup.supply': ['coins', 'markers'],
  // chosen by the number of players (src/components/SetUp.astro)
  'setup.leftovers.aside': ['count'],
  'setup.leftovers.pile': ['count'],
  // the lesson to go on with (src/client/progress.ts)
  'learn.go-on': ['lesson', 'minutes'],
  // replaced in the text (src/client/back.ts, src/client/theme.ts)
  'rule.back': ['place'],
  'joint.label': ['what'],
};

const namespaces = new Set(Object.keys(reference).map((key) => key.split('.')[0]!));
const looksLikeKey = (text: string): boolean =>
  /^[a-z]+(\.([a-z0-9-]|\$\{\})+)+$/.test(text) && namespaces.has(text.split('.')[0]!);
const mentioned = literals.filter(({ text }) => looksLikeKey(text));
const isPattern = (text: string): boolean => text.includes('${}');

const keysInCode = new Set([
  ...mentioned.map(({ text }) => text).filter((text) => !isPattern(text)),
  ...Object.entries(PUT_TOGETHER).flatMap(([pattern, ids]) =>
    ids.map((id) => pattern.replace('${}', id)),
  ),
]);

/** Keys that browser code fills by itself, without message syntax. */
const PLAIN =
  /^(player|table|linked|score|house|learn|share|tool|board|theme|rule|nav|shortcuts|search|joint|values)\./;

describe('the strings of the interface', () => {
  it('are put together only where this test knows the parts', () => {
    const patterns = mentioned.map(({ text }) => text).filter(isPattern);
    expect([...new Set(patterns)].toSorted()).toEqual(Object.keys(PUT_TOGETHER).toSorted());
  });

  it('are all used, and all that is used is there', () => {
    expect(Object.keys(reference).filter((key) => !keysInCode.has(key))).toEqual([]);
    expect([...keysInCode].filter((key) => !Object.hasOwn(reference, key))).toEqual([]);
  });

  it('get a value for each of their blanks wherever they are used', () => {
    for (const [key, message] of Object.entries(reference)) {
      const blanks = [...argumentsIn(partsOf(message))].toSorted();
      const uses = mentioned.filter(
        ({ text, filledUnseen }) => text === key && !(filledUnseen && key in FILLED_ELSEWHERE),
      );
      for (const { file, filledWith } of uses) {
        expect((filledWith ?? FILLED_ELSEWHERE[key] ?? []).toSorted(), `${key} in ${file}`).toEqual(
          blanks,
        );
      }
    }
  });

  it('that islands and page scripts say are among those that they take along', () => {
    const islandWords = {
      ...siteStrings(
        REFERENCE_LOCALE,
        'player.',
        'table.',
        'linked.',
        'loading.again',
        'score.',
        'house.',
        'share.',
        'tool.',
        'joint.',
      ),
    };
    const saidIn = (folder: RegExp): string[] =>
      [...keysInCode].filter((key) =>
        mentioned.some(({ file, text }) => folder.test(file) && matches(text, key)),
      );
    expect(
      saidIn(/^src\/islands\/(player|[\w-]+\/board)\//).filter((key) => !(key in islandWords)),
    ).toEqual([]);
    const scriptWords = {
      ...clientWords(REFERENCE_LOCALE),
      ...siteStrings(REFERENCE_LOCALE, 'shortcuts.', 'house.', 'learn.', 'offline.', 'device.'),
    };
    expect(saidIn(/^src\/client\//).filter((key) => !(key in scriptWords))).toEqual([]);
  });
});

/** Whether a text in the code stands for a key. */
const matches = (text: string, key: string): boolean =>
  text === key || (PUT_TOGETHER[text] ?? []).some((id) => text.replace('${}', id) === key);

describe.each(PUBLISHED)('the interface in %s', async (locale) => {
  const messages = await siteMessages(locale);
  const entries = Object.entries(messages);

  it('has the keys of the reference language, in the same order', () => {
    expect(Object.keys(messages)).toEqual(Object.keys(reference));
  });

  it('fills the blanks of the reference language, all of them', () => {
    for (const [key, message] of entries) {
      expect(argumentsIn(partsOf(message)), key).toEqual(argumentsIn(partsOf(reference[key]!)));
    }
  });

  it('uses message syntax only where it is understood', () => {
    const plain = entries.filter(([key]) => PLAIN.test(key));
    expect(plain.filter(([, message]) => /[{}]/.test(message.replace(/\{\w+\}/g, '')))).toEqual([]);
    for (const [key, message] of entries) expect(foreignPlurals(locale, message), key).toEqual([]);
  });

  it('has text without markup, in typographic quotes and single spaces', () => {
    expect(
      entries.filter(
        ([, message]) =>
          message.trim() === '' || message !== message.trim() || /[<>&'"`!]|\s{2}/.test(message),
      ),
    ).toEqual([]);
  });

  it('offers as many searches to try as the reference language', () => {
    const tries = messages['library.tries']!.split('|');
    expect(tries).toHaveLength(reference['library.tries']!.split('|').length);
    expect(tries.filter((query) => query.trim() === '')).toEqual([]);
  });
});
