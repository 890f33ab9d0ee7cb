import { beforeAll, describe, expect, it } from 'vitest';
import { SEATS } from '../../src/engine/types.ts';
import { RULINGS } from '../../src/games/rival-kings/rulings.ts';
import {
  ACTION_KINDS,
  BUILDINGS,
  CHARACTERS,
  COLOURS,
  PILES,
  SUBJECTS,
  type Action,
  type Event,
  type Stage,
} from '../../src/games/rival-kings/types.ts';
import { answerInWords, type AnswerInWords } from '../../src/i18n/answers.ts';
import { compileMessages } from '../../src/i18n/compile.ts';
import { PUBLISHED, REFERENCE_LOCALE } from '../../src/i18n/locales.ts';
import { describeRivalKings } from '../../src/i18n/rival-kings.ts';
import { manyAnswers } from '../support/answers.ts';
import { sourceOf } from '../support/sources.ts';
import { argumentsIn, gameMessages, noting, partsOf, foreignPlurals, wordingsOf } from '../support/messages.ts';
import { everythingTold, type Telling } from '../support/tellings.ts';

/** Grammatical forms of a name: a language has those that its sentences need. */
const FORM = /\.(the|acc|dat|gen|short)$/;
/** What a name's argument is called beside its plain name: forms, bare id, count of a list, facts about a seat. */
const VARIANT = /_(the|acc|dat|gen|short|id|count|rank|character)$/;

const legend = [...(await sourceOf('src/components/Legend.astro')).matchAll(/\['([a-z-]+)', '[a-z-]+'\]/g)].map(([, key]) => key!);

const under = (prefix: string, ids: readonly string[], form = ''): string[] => ids.map((id) => `${prefix}.${id}${form}`);

/** The names that every language must have. */
const NAMES: readonly string[] = [
  'game',
  ...under('seat', SEATS),
  ...under('character', CHARACTERS),
  ...under('card', [...SUBJECTS, ...BUILDINGS]),
  ...under('action', ACTION_KINDS),
  ...under('action', ACTION_KINDS, '.short'),
  ...under('pile', PILES),
  ...under('pile', PILES, '.short'),
  ...under('colour', COLOURS),
  ...under('legend', legend),
  ...Object.entries(RULINGS).flatMap(([id, { options }]) => [`ruling.${id}`, ...under(`ruling.${id}`, options)]),
];

/** Every type there is: forgetting one does not compile. */
const EVENTS: Readonly<Record<Event['type'], true>> = {
  pilesLaid: true,
  restBecameMoney: true,
  pileMoneyLaid: true,
  startingMoneyTaken: true,
  crestsTaken: true,
  startingMarkersTaken: true,
  charactersCollected: true,
  handDealt: true,
  leftoversSet: true,
  cycleStarted: true,
  characterChosen: true,
  charactersRevealed: true,
  neutralRevealed: true,
  abilityUsed: true,
  abilityHeldBack: true,
  charactersSwapped: true,
  conflictsFound: true,
  equalConflict: true,
  unequalConflict: true,
  neutralConflict: true,
  neutralPassed: true,
  turnStarted: true,
  actionStolen: true,
  actionLapsed: true,
  actionWaived: true,
  markerSettled: true,
  markerPassed: true,
  moneyRefilled: true,
  moneyTaken: true,
  coinsPaid: true,
  cardAcquired: true,
  coinsReceived: true,
  buildingsSwapped: true,
  subjectsSwapped: true,
  displaySwapped: true,
  pileSearched: true,
  searchEnded: true,
  actionDoubled: true,
  actionRecovered: true,
  endTriggered: true,
  cycleEnded: true,
  lineScored: true,
  gameWon: true,
  seriesScored: true,
};
const ACTIONS: Readonly<Record<Action['type'], true>> = {
  'set-up': true,
  choose: true,
  reveal: true,
  'hold-back': true,
  steal: true,
  settle: true,
  pass: true,
  money: true,
  recruit: true,
  buy: true,
  ability: true,
  take: true,
  waive: true,
  end: true,
};
const STAGES: Readonly<Record<Stage['type'], true>> = { box: true, choose: true, gardeners: true, conflicts: true, turn: true, over: true };

const reference = await gameMessages(REFERENCE_LOCALE);
const baseOf = (argument: string): string => argument.replace(VARIANT, '');
const baseArguments = (message: string): Set<string> => new Set([...argumentsIn(partsOf(message))].map(baseOf));

describe.each(PUBLISHED)('the messages of Rival Kings in %s', (locale) => {
  it('are written in message syntax', async () => {
    const broken = Object.entries(await gameMessages(locale)).flatMap(([key, message]) => {
      try {
        compileMessages({ [key]: message });
        return [];
      } catch (error) {
        return [String(error)];
      }
    });
    expect(broken).toEqual([]);
  });
});

describe.each(PUBLISHED)('the words of Rival Kings in %s', async (locale) => {
  const messages = await gameMessages(locale);
  const keys = Object.keys(messages);
  const entries = Object.entries(messages);
  let asked: ReturnType<typeof noting>['asked'] = new Map();
  let told: readonly Telling[] = [];
  let answers: readonly AnswerInWords[] = [];
  /** What is told, each sentence once. */
  let spoken: readonly Telling[] = [];

  beforeAll(() => {
    const noted = noting(locale, messages);
    told = everythingTold(describeRivalKings(noted.t));
    answers = manyAnswers(400).map((answer) => answerInWords('rival-kings', noted.t, answer));
    spoken = [...new Map(told.map((telling) => [`${telling.kind} ${telling.sentence}`, telling])).values()];
    asked = noted.asked;
  });

  const typesOf = (kind: string): string[] =>
    [...new Set(told.filter((telling) => telling.kind === kind).map(({ about }) => about))].toSorted();
  /** Sentences of an answer, which are told as text. */
  const isHeadline = (key: string): boolean => /^answer\.(markers|thefts)/.test(key);
  const isSentence = (key: string): boolean => asked.get(key)?.html === true && /^(event|refused)\./.test(key);

  it('tell every type of event, action and moment', () => {
    expect(typesOf('event')).toEqual(Object.keys(EVENTS).toSorted());
    expect(typesOf('action')).toEqual(Object.keys(ACTIONS).toSorted());
    expect(typesOf('moment')).toEqual(Object.keys(STAGES).toSorted());
  });

  it('have a text for all that is told and for every name, and no text that is never told', () => {
    const needed = new Set([...NAMES, ...asked.keys()]);
    expect([...needed].filter((key) => !Object.hasOwn(messages, key))).toEqual([]);
    expect(keys.filter((key) => !needed.has(key) && !FORM.test(key))).toEqual([]);
  });

  it('have the keys of the reference language, but for grammatical forms', () => {
    const plain = (all: readonly string[]): string[] => all.filter((key) => NAMES.includes(key) || !FORM.test(key)).toSorted();
    expect(plain(keys)).toEqual(plain(Object.keys(reference)));
  });

  it('have a grammatical form for all names of a kind or for none', () => {
    const forms = keys.filter((key) => FORM.test(key)).map((key) => ({ kind: key.split('.')[0]!, form: FORM.exec(key)![0] }));
    const missing = forms.flatMap(({ kind, form }) =>
      NAMES.filter((name) => name.startsWith(`${kind}.`) && !FORM.test(name) && !(`${name}${form}` in messages)),
    );
    expect(missing).toEqual([]);
  });

  it('ask only for arguments that are given', () => {
    for (const [key, message] of entries) {
      const given = asked.get(key)?.arguments ?? new Set();
      expect(
        [...argumentsIn(partsOf(message))].filter((name) => !given.has(name)),
        key,
      ).toEqual([]);
    }
  });

  it('tell nothing that the reference language leaves out', () => {
    for (const [key, message] of entries.filter(([own]) => Object.hasOwn(reference, own))) {
      const known = baseArguments(reference[key]!);
      expect(
        [...baseArguments(message)].filter((name) => !known.has(name)),
        key,
      ).toEqual([]);
    }
  });

  it('tell only plural forms that the language has, and all that it needs', () => {
    for (const [key, message] of entries) expect(foreignPlurals(locale, message), key).toEqual([]);
  });

  it('use <b> and <i>, balanced and around something, and only in sentences', () => {
    for (const [key, message] of entries) {
      for (const wording of wordingsOf(partsOf(message))) {
        const left = wording.replace(/<(b|i)>[^<>]+<\/\1>/g, '');
        expect(left, key).not.toMatch(/[<>&]/);
        if (!isSentence(key)) expect(wording, key).toBe(left);
      }
    }
  });

  it('use typographic quotes, single spaces, and neither a straight apostrophe nor an exclamation mark', () => {
    for (const [key, message] of entries) {
      expect(message, key).not.toMatch(/['"`!]|\s{2}/);
      for (const wording of wordingsOf(partsOf(message))) expect(wording, key).toBe(wording.trim());
    }
  });

  it('tell what happens and why not in sentences with a full stop, and names and labels without one', () => {
    for (const [key, message] of entries.filter(([own]) => isSentence(own))) {
      for (const wording of wordingsOf(partsOf(message))) expect(wording, key).toMatch(/[^.]\.$/);
    }
    const labels = entries.filter(
      ([key]) => !isSentence(key) && !isHeadline(key) && !key.startsWith('ruling.') && !key.startsWith('answer.decide.'),
    );
    expect(labels.filter(([, message]) => message.endsWith('.'))).toEqual([]);
  });

  it('answer tables in whole sentences, with a question for each decision and something to say to every seat', () => {
    for (const { condition, headline, lines, questions } of answers) {
      expect(headline).toMatch(/^\p{Lu}.+\.$/u);
      expect(condition).toMatch(Object.keys(questions).length > 0 ? /^\p{Lu}.*[^.]$/u : /^$/);
      for (const question of Object.values(questions)) expect(question).toMatch(/^\p{Lu}.+\?$/u);
      for (const { text } of lines) expect(text).toMatch(/\p{L}.+[^.]$/u);
      expect([headline, condition, ...lines.map(({ text }) => text)].join('|')).not.toMatch(/[{}]|\[object|undefined|NaN|\bnull\b|\s{2}/);
    }
  });

  it('leave no gap in any sentence', () => {
    const broken = /[{}]|\[object|undefined|NaN|\bnull\b/;
    expect(spoken.filter(({ sentence }) => broken.test(sentence))).toEqual([]);
    expect(spoken.filter(({ kind, sentence }) => kind !== 'moment' && sentence.trim() === '')).toEqual([]);
  });

  it('begin every sentence and label with a capital letter', () => {
    expect(spoken.filter(({ sentence }) => /^\p{Lowercase}/u.test(sentence.replace(/<[^>]+>/g, '')))).toEqual([]);
  });

  it('fit the narrow board: at most twelve letters for an action', () => {
    const lengths = ACTION_KINDS.map((kind) => messages[`action.${kind}.short`]!.replaceAll('\u00AD', '').length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(12);
  });

  it('ask every open question as a question and answer it with sentences', () => {
    for (const [id, { options }] of Object.entries(RULINGS)) {
      expect(messages[`ruling.${id}`], id).toMatch(/\?$/);
      for (const option of options) expect(messages[`ruling.${id}.${option}`], `${id}: ${option}`).toMatch(/\.$/);
      expect(new Set(options.map((option) => messages[`ruling.${id}.${option}`])).size, id).toBe(options.length);
    }
  });
});
