import { getEntry } from 'astro:content';
import { GAME_IDS, isPlayed, type GameId } from '../games/ids.ts';
import { languageFor } from '../i18n/game-languages.ts';
import type { Locale } from '../i18n/locales.ts';
import { siteText } from '../i18n/messages.ts';
import { bookOf } from './registry.ts';

/** A game as it stands on the shelf. */
interface Volume {
  readonly game: GameId;
  /** The language in which it is told. */
  readonly shown: Locale;
  readonly title: string;
  /** What it is about, or that it is told in another language only. */
  readonly text: string;
  /** For whom it is. */
  readonly facts: string;
}

/** The games on the shelf of a language. */
export const shelfOf = (locale: Locale): Promise<Volume[]> =>
  Promise.all(
    GAME_IDS.map(async (game) => {
      const shown = languageFor(locale, game);
      const entry = await getEntry('pages', `${shown}/${game}`);
      if (!entry) throw new RangeError(`no front page of ${game} in ${shown}`);
      const { title, lead } = entry.data;
      const text = shown === locale ? lead : siteText(locale)('game.untold', { game: title });
      return { game, shown, title, text, facts: forWhom(locale, game) };
    }),
  );

function forWhom(locale: Locale, game: GameId): string {
  const text = siteText(locale);
  const { players, age } = bookOf(game).box;
  const facts = [
    text('game.players', players.value),
    ...(age ? [text('game.age', { age: age.value })] : []),
  ].join(', ');
  return isPlayed(game) ? facts : `${facts} · ${text('library.rules-only')}`;
}
