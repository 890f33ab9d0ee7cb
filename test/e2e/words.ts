// What browser tests read and press, taken from the content, so that an editor’s change breaks none
// of them.
import { readFileSync } from 'node:fs';
import { compileMessages } from '../../src/i18n/compile.ts';
import type { GameId } from '../../src/games/ids.ts';
import { translator, type Arguments, type Messages } from '../../src/i18n/translate.ts';
import type { Locale } from '../../src/i18n/locales.ts';

/**
 * A message as plain text, its blanks filled. Throws where there is no such message, or a blank is
 * not given.
 */
export type Say = (key: string, args?: Arguments) => string;

const read = (path: string): string => readFileSync(`content/${path}`, 'utf8');

const known = new Map<string, Say>();

/** The words of the site in a language and, with a game, also its messages. */
export function words(language: Locale, game?: GameId): Say {
  const name = [language, game].join(' ');
  const found = known.get(name);
  if (found) return found;
  const files = [`${language}/site.json`, ...(game ? [`${language}/${game}/messages.json`] : [])];
  const messages = Object.assign(
    {},
    ...files.map((file) => JSON.parse(read(file)) as Messages),
  ) as Messages;
  const { text } = translator(language, compileMessages(messages));
  known.set(name, text);
  return text;
}

/**
 * A field at the head of a page, such as `title` of `en/claim/rules/set-up.mdx`. Throws where the
 * page has none.
 */
export function headOf(path: string, field = 'title'): string {
  const line = read(path)
    .split('---')[1]
    ?.split('\n')
    .find((text) => text.startsWith(`${field}: `));
  if (line === undefined) throw new RangeError(`no ${field} in content/${path}`);
  const value = line.slice(field.length + 2).trim();
  return /^(['"]).*\1$/.test(value) ? value.slice(1, -1).replaceAll("''", "'") : value;
}

/**
 * Text as a regular expression takes it literally, whatever its spaces, and with or without the
 * hyphens nobody sees.
 */
export const literally = (text: string): string =>
  text
    .replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replaceAll(/\s/g, '\\s')
    .replaceAll('\u00AD', '\u00AD?');
