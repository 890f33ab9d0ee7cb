import { scenarioFiles } from '../../scripts/content.ts';
import type { Format, Game } from '../../src/engine/game.ts';
import type { Scenario } from '../../src/engine/scenario.ts';
import { loadFormat, loadGame } from '../../src/games/registry.ts';
import { PUBLISHED, REFERENCE_LOCALE, type Locale } from '../../src/i18n/locales.ts';
import { isTranslated, translatedGames } from '../../src/i18n/game-languages.ts';
import { bookOf } from '../../src/site/registry.ts';
import { GAME_IDS, type GameId } from '../../src/games/ids.ts';

/** All that there is of a game: its engine, what is written down of it, and the languages in which it is told. */
export interface Whole {
  readonly id: GameId;
  readonly game: Game;
  readonly format: Format;
  readonly book: ReturnType<typeof bookOf>;
  /** Its scenarios under their files' names. */
  readonly scenarios: readonly { readonly file: string; readonly scenario: Scenario }[];
  readonly locales: readonly Locale[];
}

const wholeOf = async (id: GameId): Promise<Whole> => ({
  id,
  game: await loadGame(id),
  format: await loadFormat(id),
  book: bookOf(id),
  scenarios: await scenarioFiles(id),
  locales: PUBLISHED.filter((locale) => isTranslated(locale, id)),
});

/** Every game. */
export const GAMES: readonly Whole[] = await Promise.all(GAME_IDS.map(wholeOf));

/** Every game in every language in which it is told. */
export const TRANSLATIONS = translatedGames().map(({ locale, game }) => ({ locale, ...GAMES.find(({ id }) => id === game)! }));

/** The same without the language that the others are compared with. */
export const TRANSLATED = TRANSLATIONS.filter(({ locale }) => locale !== REFERENCE_LOCALE);
