import { scenarioFiles } from '../../scripts/content.ts';
import type { Format, Game } from '../../src/engine/game.ts';
import type { Scenario } from '../../src/engine/scenario.ts';
import { loadFormat, loadGame } from '../../src/games/registry.ts';
import { PUBLISHED, REFERENCE_LOCALE, type Locale } from '../../src/i18n/locales.ts';
import { isTranslated } from '../../src/i18n/game-languages.ts';
import { bookOf } from '../../src/site/registry.ts';
import { PLAYED_IDS, type PlayedId } from '../../src/games/ids.ts';

/**
 * All that there is of a game that the site plays: its engine, what is written down of it, and the
 * languages in which it is told.
 */
export interface Whole {
  readonly id: PlayedId;
  readonly game: Game;
  readonly format: Format;
  readonly book: ReturnType<typeof bookOf>;
  /** Its scenarios under their files' names. */
  readonly scenarios: readonly { readonly file: string; readonly scenario: Scenario }[];
  readonly locales: readonly Locale[];
}

const wholeOf = async (id: PlayedId): Promise<Whole> => ({
  id,
  game: await loadGame(id),
  format: await loadFormat(id),
  book: bookOf(id),
  scenarios: await scenarioFiles(id),
  locales: PUBLISHED.filter((locale) => isTranslated(locale, id)),
});

/** Every game that the site plays. */
export const GAMES: readonly Whole[] = await Promise.all(PLAYED_IDS.map(wholeOf));

/** Each of them in every language in which it is told. */
export const TRANSLATIONS = GAMES.flatMap((whole) =>
  whole.locales.map((locale) => ({ locale, ...whole })),
);

/** The same without the language that the others are compared with. */
export const TRANSLATED = TRANSLATIONS.filter(({ locale }) => locale !== REFERENCE_LOCALE);
