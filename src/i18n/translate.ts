import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format';
import { escapeHtml } from './html.ts';

/** The messages of one language: flat dotted keys, texts in ICU message syntax with `<b>` and `<i>` as the only markup. */
export type Messages = Readonly<Record<string, string>>;

/** The same, parsed ahead of time: plain JSON. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

/** What a message may be told: numbers for plurals, texts for everything else. */
export type Arguments = Readonly<Record<string, string | number>>;

/** Looks up and fills messages of one language. */
export interface Translator {
  readonly locale: string;
  readonly has: (key: string) => boolean;
  /** The message as HTML: arguments are escaped, the message's own `<b>` and `<i>` stay. */
  readonly html: (key: string, args?: Arguments) => string;
  /** The message as plain text. */
  readonly text: (key: string, args?: Arguments) => string;
  /** Items as the language strings them together: "Mila and Juri". */
  readonly list: (items: readonly string[]) => string;
}

const HTML_TAGS = { b: (chunks: string[]) => `<b>${chunks.join('')}</b>`, i: (chunks: string[]) => `<i>${chunks.join('')}</i>` };
const TEXT_TAGS = { b: (chunks: string[]) => chunks.join(''), i: (chunks: string[]) => chunks.join('') };

/** A translator for messages of one language. A missing key throws: content checks make sure that none is missing. */
export function translator(locale: string, messages: CompiledMessages): Translator {
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const options: FormatOptions = {
    formatters: {
      getPluralRules: () => plurals,
      getNumberFormat: (_locales, style) => (style ? new Intl.NumberFormat(locale, style) : numbers),
      getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
    },
  };
  const fill = (key: string, values: FormatValues<string>): string => {
    const message = messages[key];
    if (message === undefined) throw new RangeError(`no message ${key} in ${locale}`);
    // Of a message that comes to nothing an empty list is left.
    return String(format(message, locale, values, options));
  };
  return {
    locale,
    has: (key) => Object.hasOwn(messages, key),
    html: (key, args = {}) => fill(key, { ...escaped(args), ...HTML_TAGS }),
    text: (key, args = {}) => fill(key, { ...args, ...TEXT_TAGS }),
    list: (items) => lists.format(items),
  };
}

const escaped = (args: Arguments): Arguments =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? escapeHtml(value) : value]));
