import type { Locale } from '../i18n/locales.ts';
import { playMessages } from '../i18n/messages.ts';
import type { CompiledMessages } from '../i18n/translate.ts';
import { bookOf } from './registry.ts';
import type { GameId } from '../games/ids.ts';

/** What only players of a game say: buttons for moves, and what the table waits for. */
const MOVES = /^(act|try|decide)\./;

/**
 * What happens in a game in words, for scenarios and tasks: their tables are known to be possible.
 */
export function scenarioWords(locale: Locale, game: GameId): CompiledMessages {
  const needless = new Set(bookOf(game).tableReasons.map((reason) => `refused.${reason}`));
  return playMessages(locale, game, (key) => !needless.has(key));
}

/**
 * What happens in a game in words, and why a table cannot be: for tables from links and the table
 * tool.
 */
export const tableWords = (locale: Locale, game: GameId): CompiledMessages =>
  playMessages(locale, game);

/** What comes to pass when a game is scored, in words: for the score sheet. */
export const scoreWords = (locale: Locale, game: GameId): CompiledMessages =>
  playMessages(locale, game, (key) => !MOVES.test(key));
