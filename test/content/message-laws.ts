import { describe, expect, it } from 'vitest';
import { SEATS } from '../../src/engine/types.ts';
import type { AnswerInWords } from '../../src/narration/answer.ts';
import { compileMessages } from '../../src/i18n/compile.ts';
import { REFERENCE_LOCALE, type Locale } from '../../src/i18n/locales.ts';
import type { Ruling } from '../../src/engine/types.ts';
import type { EngineId } from '../../src/games/engines.ts';
import type { Messages, Translator } from '../../src/i18n/translate.ts';
import { askingFaults, formFaults, isForm, type Named } from '../support/forms.ts';
import { GAMES } from '../support/games.ts';
import { foreignPlurals, gameMessages, noting, partsOf, wordingsOf } from '../support/messages.ts';
import type { PlayedId } from '../../src/games/ids.ts';

/** Something of a game in words: what kind of thing it is, its type, and the sentence. */
interface Narrator {
  readonly kind: 'event' | 'refusal' | 'action' | 'group' | 'decision';
  readonly about: string;
  readonly sentence: string;
}

/** What the words of one game are held against. */
interface Narration extends Named {
  /** Every type of each kind that must come up. */
  readonly types: Readonly<Partial<Record<Narrator['kind'], readonly string[]>>>;
  readonly tell: (t: Translator) => readonly Narrator[];
  /** What the table tool answers. */
  readonly answers: (t: Translator) => readonly AnswerInWords[];
  /** Ids that no sentence and no answer may say. */
  readonly ids?: RegExp;
}

/** What boards, pages and tools say is asked for by them. */
const ELSEWHERE = /^(on-table|page|scoring|lay)\./;

/** The keys of names, or of one of their forms. */
export const under = (prefix: string, ids: readonly string[], form = ''): string[] =>
  ids.map((id) => `${prefix}.${id}${form}`);

const inPlay = (messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => !ELSEWHERE.test(key)));

/** Tests the messages of a game in every language in which it is told. */
export function describeMessages(id: PlayedId, narration: Narration): void {
  const { game, locales } = GAMES.find((whole) => whole.id === id)!;
  describeWords({ id, rulings: game.rulings, locales }, narration);
}

/** What has messages: a game with its open rulings, and the languages in which it is told. */
interface Worded {
  readonly id: EngineId;
  readonly rulings: Readonly<Record<string, Ruling>>;
  readonly locales: readonly Locale[];
}

/** The same for a game that may have no pages yet. */
export function describeWords({ id, rulings, locales }: Worded, narration: Narration): void {
  const { names: own, types, tell, answers: answer, ids, kinds, others = [] } = narration;
  const names = [
    'game',
    ...under('seat', SEATS),
    ...own,
    ...Object.entries(rulings).flatMap(([ruling, { options }]) => [
      `ruling.${ruling}`,
      ...under(`ruling.${ruling}`, options),
    ]),
  ];

  const named: Named = { kinds, names, others };
  const fileOf = (locale: Locale): string => `content/${locale}/${id}/messages.json`;

  describe.each(locales)(`the messages of ${id} in %s`, (locale) => {
    it('are written in message syntax, and so are the rules for forms', async () => {
      const messages = await gameMessages(locale, id);
      const broken = Object.entries(messages).flatMap(([key, message]) => {
        try {
          partsOf(message);
          return [];
        } catch (error) {
          return [`${fileOf(locale)}, ${key}: ${String(error)}`];
        }
      });
      expect(broken).toEqual([]);
      expect(() => compileMessages(messages, fileOf(locale))).not.toThrow();
    });
  });

  describe.each(locales)(`the words of ${id} in %s`, async (locale) => {
    const [messages, reference] = await Promise.all([
      gameMessages(locale, id),
      gameMessages(REFERENCE_LOCALE, id),
    ]);
    const entries = Object.entries(messages);
    const file = fileOf(locale);
    const { told, answers, asked, faults } = inWords(locale, messages);
    const typesOf = (kind: Narrator['kind']): string[] =>
      [
        ...new Set(told.filter((telling) => telling.kind === kind).map(({ about }) => about)),
      ].toSorted();
    /** Sentences of an answer, which are told as text. */
    const isHeadline = (key: string): boolean =>
      key.startsWith('answer.') && /\.$/.test(messages[key]!);
    const isSentence = (key: string): boolean =>
      asked.get(key)?.html === true && /^(event|refused)\./.test(key);
    /** Names that pages write as text, and nothing that is told. */
    const isTitle = (key: string): boolean => names.includes(key) && !asked.has(key);

    it('tell every type of event, action, decision and refusal', () => {
      for (const [kind, all] of Object.entries(types))
        expect(typesOf(kind as Narrator['kind']), kind).toEqual(all.toSorted());
    });

    it('have a text for all that is told and for every name, and no text that is never told', () => {
      const needed = new Set([...names, ...asked.keys()]);
      expect([...needed].filter((key) => !Object.hasOwn(messages, key))).toEqual([]);
      expect(
        Object.keys(inPlay(messages)).filter((key) => !needed.has(key) && !isForm(key, named)),
      ).toEqual([]);
    });

    it('have the keys of the reference language, but for grammatical forms', () => {
      const plain = (all: Messages): string[] =>
        Object.keys(all)
          .filter((key) => !isForm(key, named))
          .toSorted();
      expect(plain(messages)).toEqual(plain(reference));
    });

    it('have a grammatical form for all names of a kind or for none', () => {
      expect(formFaults(file, messages, named)).toEqual([]);
    });

    it('ask only for arguments that are given, and for no form that a name lacks', () => {
      const anywhere = Object.entries(inPlay(messages)).flatMap(([key, message]) =>
        isForm(key, named)
          ? []
          : askingFaults(file, key, message, asked.get(key)?.arguments ?? new Set()),
      );
      expect([...anywhere, ...faults]).toEqual([]);
    });

    it('tell only plural forms that the language has, and all that it needs', () => {
      for (const [key, message] of entries)
        expect(foreignPlurals(locale, message), key).toEqual([]);
    });

    it('use <b> and <i>, balanced and around something, and only in sentences', () => {
      for (const [key, message] of entries) {
        for (const wording of wordingsOf(partsOf(message))) {
          const left = wording.replace(/<(b|i)>[^<>]+<\/\1>/g, '');
          expect(left, key).not.toMatch(isTitle(key) ? /[<>]/ : /[<>&]/);
          if (!isSentence(key)) expect(wording, key).toBe(left);
        }
      }
    });

    it('use typographic quotes, single spaces, and neither a straight apostrophe nor an exclamation mark', () => {
      for (const [key, message] of entries) {
        expect(message, key).not.toMatch(/['"`!]|\s{2}/);
        for (const wording of wordingsOf(partsOf(message)))
          expect(wording, key).toBe(wording.trim());
      }
    });

    it('tell what happens and why not in sentences with a full stop, and names and labels without one', () => {
      for (const [key, message] of entries.filter(([one]) => isSentence(one))) {
        for (const wording of wordingsOf(partsOf(message))) expect(wording, key).toMatch(/[^.]\.$/);
      }
      const labels = Object.entries(inPlay(messages)).filter(
        ([key]) =>
          !isSentence(key) &&
          !isHeadline(key) &&
          !key.startsWith('ruling.') &&
          !key.startsWith('answer.decide.'),
      );
      expect(labels.filter(([, message]) => message.endsWith('.'))).toEqual([]);
    });

    it('answer tables in whole sentences, with a question for each decision, something to say to every seat, and rules behind every remark', () => {
      for (const { condition, headline, lines, remarks, questions } of answers) {
        expect(headline).toMatch(/^[¿¡]?\p{Lu}.+[^.]\.$/u);
        // Where nobody has decided yet nothing is assumed.
        expect(condition).toMatch(Object.keys(questions).length > 0 ? /^(\p{Lu}.*[^.])?$/u : /^$/);
        for (const question of Object.values(questions))
          expect(question).toMatch(/^¿?\p{Lu}.+\?$/u);
        for (const { text } of lines) expect(text).toMatch(/\p{L}.+[^.]$/u);
        for (const { text, cites } of remarks)
          expect([text, cites.length > 0]).toEqual([
            expect.stringMatching(/^[¿¡]?\p{Lu}.+[^.]\.$/u),
            true,
          ]);
        expect(new Set(remarks.map(({ text }) => text)).size).toBe(remarks.length);
        expect(
          [headline, condition, ...[...lines, ...remarks].map(({ text }) => text)].join('|'),
        ).not.toMatch(/[{}<>]|\[object|undefined|NaN|\bnull\b|\s{2}/);
      }
    });

    it('leave no gap in any sentence', () => {
      const broken = /[{}]|\[object|undefined|NaN|\bnull\b/;
      expect(told.filter(({ sentence }) => broken.test(sentence))).toEqual([]);
      expect(told.filter(({ sentence }) => sentence.trim() === '')).toEqual([]);
    });

    if (ids)
      it('tell nothing by its id', () => {
        const answered = answers.flatMap(({ headline, condition, lines, remarks }) => [
          headline,
          condition,
          ...[...lines, ...remarks].map(({ text }) => text),
        ]);
        expect(
          [...told.map(({ sentence }) => sentence), ...answered].filter((text) => ids.test(text)),
        ).toEqual([]);
      });

    it('begin every sentence and label with a capital letter', () => {
      expect(
        told.filter(({ sentence }) =>
          /^[¿¡]?\p{Lowercase}/u.test(sentence.replace(/<[^>]+>/g, '')),
        ),
      ).toEqual([]);
    });

    it('ask every open question as a question and answer it with sentences', () => {
      for (const [ruling, { options }] of Object.entries(rulings)) {
        expect(messages[`ruling.${ruling}`], ruling).toMatch(/\?$/);
        for (const option of options)
          expect(messages[`ruling.${ruling}.${option}`], `${ruling}: ${option}`).toMatch(/\.$/);
        expect(
          new Set(options.map((option) => messages[`ruling.${ruling}.${option}`])).size,
          ruling,
        ).toBe(options.length);
      }
    });
  });

  /**
   * All that the game has to say in a language, each sentence once, and which messages it asked
   * for.
   */
  function inWords(locale: Locale, messages: Messages) {
    const { t, asked, faults } = noting(locale, messages, fileOf(locale));
    const told = [
      ...new Map(
        tell(t).map((telling) => [`${telling.kind} ${telling.about} ${telling.sentence}`, telling]),
      ).values(),
    ];
    return { told, answers: answer(t), asked, faults };
  }
}
