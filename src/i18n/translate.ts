import { IntlMessageFormat } from 'intl-messageformat';

/** The messages of one language: flat dotted keys, texts in ICU message syntax with `<b>` and `<i>` as the only markup. */
export type Messages = Readonly<Record<string, string>>;

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

/** A translator for messages of one language. A missing key throws: content checks make sure that none is missing. */
export function translator(locale: string, messages: Messages): Translator {
  const formats = new Map<string, IntlMessageFormat>();
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const format = (key: string, args?: Arguments): string => {
    const message = messages[key];
    if (message === undefined) throw new RangeError(`no message ${key} in ${locale}`);
    if (!message.includes('{')) return message;
    let compiled = formats.get(key);
    if (!compiled) formats.set(key, (compiled = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true })));
    return String(compiled.format(args));
  };
  return {
    locale,
    has: (key) => Object.hasOwn(messages, key),
    html: (key, args) => format(key, args && escaped(args)),
    text: (key, args) => withoutMarkup(format(key, args)),
    list: (items) => lists.format(items),
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!);

const escaped = (args: Arguments): Arguments =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? escapeHtml(value) : value]));

const withoutMarkup = (text: string): string => text.replace(/<\/?[bi]>/g, '');
