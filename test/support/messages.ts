import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { messagesIn } from '../../scripts/content.ts';
import { compileMessages } from '../../src/i18n/compile.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import {
  translator,
  type Arguments,
  type Messages,
  type Translator,
} from '../../src/i18n/translate.ts';
import type { EngineId } from '../../src/games/engines.ts';

export const siteMessages = (locale: Locale): Promise<Messages> =>
  messagesIn(`${locale}/site.json`);
export const gameMessages = (locale: Locale, game: EngineId): Promise<Messages> =>
  messagesIn(`${locale}/${game}/messages.json`);

/** A translator for messages as they are written. */
export const translatorOf = (locale: string, messages: Messages): Translator =>
  translator(locale, compileMessages(messages));

/**
 * A message taken apart, its markup left in the text; throws where it is not ICU message syntax.
 */
export const partsOf = (message: string): MessageFormatElement[] =>
  parse(message, { ignoreTag: true });

const branchesOf = (part: MessageFormatElement): readonly MessageFormatElement[][] =>
  isSelectElement(part) || isPluralElement(part)
    ? Object.values(part.options).map(({ value }) => value)
    : [];

/** The arguments that a message asks for, in any branch. */
export function argumentsIn(parts: readonly MessageFormatElement[]): Set<string> {
  const own = parts.flatMap((part) =>
    isLiteralElement(part) || isPoundElement(part) ? [] : [part.value],
  );
  return new Set([
    ...own,
    ...parts.flatMap((part) => branchesOf(part).flatMap((branch) => [...argumentsIn(branch)])),
  ]);
}

/** The plural forms that a message tells apart, exact numbers left out. */
const pluralFormsIn = (parts: readonly MessageFormatElement[]): string[] =>
  parts.flatMap((part) => [
    ...(isPluralElement(part)
      ? Object.keys(part.options).filter((form) => !form.startsWith('='))
      : []),
    ...branchesOf(part).flatMap(pluralFormsIn),
  ]);

/** What stands for an argument in a wording. */
const BLANK = 'x';

/** Every wording that the choices and plurals of a message can bring, arguments blank. */
export function wordingsOf([part, ...rest]: readonly MessageFormatElement[]): string[] {
  if (!part) return [''];
  const branches = branchesOf(part);
  const begins =
    branches.length > 0
      ? branches.flatMap(wordingsOf)
      : [isLiteralElement(part) ? part.value : BLANK];
  const ends = wordingsOf(rest);
  return begins.flatMap((begin) => ends.map((end) => begin + end));
}

/** How a message was asked for. */
interface Asked {
  readonly arguments: Set<string>;
  /** Also as HTML, so that its markup shows. */
  html: boolean;
}

/** What stands for a sentence that cannot be told. */
const UNTOLD = 'Untold.';

/**
 * A translator that notes which messages were asked for and with which arguments, and each sentence
 * that could not be told, with its file.
 */
export function noting(
  locale: string,
  messages: Messages,
  file: string,
): {
  readonly t: Translator;
  readonly asked: ReadonlyMap<string, Asked>;
  readonly faults: ReadonlySet<string>;
} {
  const t = translatorOf(locale, messages);
  const asked = new Map<string, Asked>();
  const faults = new Set<string>();
  const told = (tell: () => string): string => {
    try {
      return tell();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      faults.add(`${file}, ${error.message}`);
      return UNTOLD;
    }
  };
  const note = (key: string, args: Arguments, html: boolean): void => {
    const known = asked.get(key) ?? { arguments: new Set<string>(), html };
    for (const name of Object.keys(args)) known.arguments.add(name);
    known.html ||= html;
    asked.set(key, known);
  };
  return {
    asked,
    faults,
    t: {
      ...t,
      html: (key, args = {}) => (note(key, args, true), told(() => t.html(key, args))),
      text: (key, args = {}) => (note(key, args, false), told(() => t.text(key, args))),
    },
  };
}

/** Plural forms that a message tells but its language does not have. */
export function foreignPlurals(locale: string, message: string): string[] {
  const known: readonly string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return [...pluralFormsIn(partsOf(message))].filter((form) => !known.includes(form));
}

/** A sentence, or a part of one, in the language of a translator. */
export type Said = (t: Translator) => string;

/**
 * A name by the key of its message; as an argument, it is there in every form that its language
 * has, also with a capital.
 */
interface Name {
  readonly key: string;
  readonly args: SaidWith;
}

type SaidWith = Readonly<Record<string, string | number | Said | Name>>;

export const name = (key: string, args: SaidWith = {}): Name => ({ key, args });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const filled = (t: Translator, args: SaidWith): Arguments =>
  Object.fromEntries(
    Object.entries(args).flatMap(([field, value]): [string, string | number][] => {
      if (typeof value === 'function') return [[field, value(t)]];
      return typeof value === 'object' ? inForms(t, field, value) : [[field, value]];
    }),
  );

function inForms(t: Translator, field: string, { key, args }: Name): [string, string][] {
  const said = (messageKey: string): string => t.text(messageKey, filled(t, args));
  const forms = t.forms(key.split('.')[0]!).filter((form) => t.has(`${key}.${form}`));
  return [
    [field, said(key)],
    [capital(field), capital(said(key))],
    ...forms.flatMap((form): [string, string][] => {
      const text = said(`${key}.${form}`);
      return [
        [`${field}_${form}`, text],
        [`${field}_${capital(form)}`, capital(text)],
      ];
    }),
  ];
}

/** The message of this key with these arguments, which tests write by hand. */
export const say =
  (key: string, args: SaidWith = {}): Said =>
  (t) =>
    t.text(key, filled(t, args));

/** Items strung together. */
export const listed =
  (...items: readonly (string | Said)[]): Said =>
  (t) =>
    t.list(items.map((item) => (typeof item === 'string' ? item : item(t))));
