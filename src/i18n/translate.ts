import format, {
  type CompiledMessage,
  type FormatOptions,
  type FormatValues,
} from 'icu-minify/format';
import { formsAmong } from './forms.ts';
import { escapeHtml } from './html.ts';

/**
 * The messages of one language: flat dotted keys, texts in ICU message syntax with `<b>` and `<i>`
 * as the only markup.
 */
export type Messages = Readonly<Record<string, string>>;

/** The same, parsed ahead of time: plain JSON. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

/**
 * What a message may be told: numbers for plurals, texts for everything else; also a text that is
 * put together only where it is asked for.
 */
export type Arguments = Readonly<Record<string, string | number | (() => string | undefined)>>;

/** Looks up and fills messages of one language. */
export interface Translator {
  readonly locale: string;
  readonly has: (key: string) => boolean;
  /** The grammatical forms that names of a kind have in this language. */
  readonly forms: (kind: string) => readonly string[];
  /** The message as HTML: arguments are escaped, the message's own `<b>` and `<i>` stay. */
  readonly html: (key: string, args?: Arguments) => string;
  /** The message as plain text. */
  readonly text: (key: string, args?: Arguments) => string;
  /** Items as the language strings them together: "Mila and Juri". */
  readonly list: (items: readonly string[]) => string;
}

const HTML_TAGS = {
  b: (chunks: string[]) => `<b>${chunks.join('')}</b>`,
  i: (chunks: string[]) => `<i>${chunks.join('')}</i>`,
};
const TEXT_TAGS = {
  b: (chunks: string[]) => chunks.join(''),
  i: (chunks: string[]) => chunks.join(''),
};

/**
 * A translator for messages of one language. A missing key or argument throws: content checks make
 * sure that none is missing.
 */
export function translator(locale: string, messages: CompiledMessages): Translator {
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const options: FormatOptions = {
    formatters: {
      getPluralRules: () => plurals,
      getNumberFormat: (_locales, style) =>
        style ? new Intl.NumberFormat(locale, style) : numbers,
      getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
    },
  };
  const fill = (
    key: string,
    args: Arguments,
    tags: FormatValues<string>,
    write: (text: string) => string,
  ): string => {
    const message = messages[key];
    if (message === undefined) throw new RangeError(`no message ${key} in ${locale}`);
    // Whatever it is not given is an error, not a gap.
    const values = new Proxy(tags, {
      has: () => true,
      get(_tags, name: string) {
        if (name in tags) return tags[name];
        const value = Object.hasOwn(args, name) ? args[name] : undefined;
        const given = typeof value === 'function' ? value() : value;
        if (given === undefined)
          throw new RangeError(`${key} in ${locale} asks for {${name}}, which it is not given`);
        return typeof given === 'string' ? write(given) : given;
      },
    });
    // Of a message that comes to nothing an empty list is left.
    return String(format(message, locale, values, options));
  };
  const forms = new Map<string, readonly string[]>();
  return {
    locale,
    has: (key) => Object.hasOwn(messages, key),
    forms: (kind) => {
      const known = forms.get(kind) ?? formsAmong(Object.keys(messages), kind);
      forms.set(kind, known);
      return known;
    },
    html: (key, args = {}) => fill(key, args, HTML_TAGS, escapeHtml),
    text: (key, args = {}) => fill(key, args, TEXT_TAGS, (text) => text),
    list: (items) => lists.format(items),
  };
}
