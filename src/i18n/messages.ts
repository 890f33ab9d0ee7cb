import type site from '../../content/en/site.json';
import { compileMessages } from './compile.ts';
import { PUBLISHED, type Locale } from './locales.ts';
import {
  translator,
  type Arguments,
  type CompiledMessages,
  type Messages,
  type Translator,
} from './translate.ts';

/** Keys of the interface strings; the reference language decides which there are. */
export type SiteKey = keyof typeof site;

const siteFiles = import.meta.glob<Messages>('../../content/*/site.json', {
  eager: true,
  import: 'default',
});
const gameFiles = import.meta.glob<Messages>('../../content/*/*/messages.json', {
  eager: true,
  import: 'default',
});

function messagesAt(files: Record<string, Messages>, path: string): Messages {
  const messages = files[`../../content/${path}`];
  if (!messages) throw new RangeError(`no messages at content/${path}`);
  return messages;
}

const compiledAt = (files: Record<string, Messages>, path: string): CompiledMessages =>
  compileMessages(messagesAt(files, path), `content/${path}`);

const siteTranslators = new Map(
  PUBLISHED.map((locale) => [
    locale,
    translator(locale, compiledAt(siteFiles, `${locale}/site.json`)),
  ]),
);

/** An interface string as plain text. */
export type SiteText = (key: SiteKey, args?: Arguments) => string;

/** The interface strings of a language. */
export const siteText =
  (locale: Locale): SiteText =>
  (key, args) =>
    siteTranslators.get(locale)!.text(key, args);

/**
 * The interface strings that begin with one of these prefixes, unfilled: what an island takes
 * along.
 */
export function siteStrings(locale: Locale, ...prefixes: string[]): Messages {
  const entries = Object.entries(messagesAt(siteFiles, `${locale}/site.json`));
  return Object.fromEntries(
    entries.filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix))),
  );
}

const gameTranslators = new Map<string, Translator>();

/** The words of a game in a language. */
export function gameTranslator(locale: Locale, game: string): Translator {
  const path = `${locale}/${game}/messages.json`;
  const known = gameTranslators.get(path) ?? translator(locale, compiledAt(gameFiles, path));
  gameTranslators.set(path, known);
  return known;
}

/** The messages of a game as they are written. */
export const gameMessages = (locale: Locale, game: string): Messages =>
  messagesAt(gameFiles, `${locale}/${game}/messages.json`);

/**
 * What islands say of one game only: `on-table.` on its board, `lay.` while a table is laid,
 * `scoring.` on its score sheet.
 */
type GameStrings = 'on-table.' | 'lay.' | 'scoring.';

/** Strings of a game that islands take along, unfilled. */
export const gameStrings = (locale: Locale, game: string, ...prefixes: GameStrings[]): Messages =>
  Object.fromEntries(
    Object.entries(gameMessages(locale, game)).filter(([key]) =>
      prefixes.some((prefix) => key.startsWith(prefix)),
    ),
  );

/** Kinds of messages that play can do without: only pages or islands say them. */
const APART = /^(ruling|legend|answer|page|on-table|lay|scoring)\./;

const compiledWhere = (
  locale: Locale,
  game: string,
  isWanted: (key: string) => boolean,
): CompiledMessages =>
  compileMessages(
    Object.fromEntries(Object.entries(gameMessages(locale, game)).filter(([key]) => isWanted(key))),
  );

/** What happens in a game in words, compiled for the browser: all of it, or what is wanted. */
export const playMessages = (
  locale: Locale,
  game: string,
  isWanted: (key: string) => boolean = () => true,
): CompiledMessages => compiledWhere(locale, game, (key) => !APART.test(key) && isWanted(key));

/**
 * What a table comes to in words, compiled for the browser; names are among the messages of play.
 */
export const answerMessages = (locale: Locale, game: string): CompiledMessages =>
  compiledWhere(locale, game, (key) => key.startsWith('answer.'));

/** A game's name; games keep the printed one in every language. */
export const gameTitle = (locale: Locale, game: string): string =>
  gameTranslator(locale, game).text('game');
