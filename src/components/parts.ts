import type { Picture } from '../narration/picture.ts';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

/**
 * What a game draws on the pages of its cards. Faces get the key of a name as `card`, the others a
 * card page as `page`.
 */
interface CardParts {
  /** How the index is narrowed, where it is long enough for that. */
  readonly filters?: {
    readonly Filters: AstroComponentFactory;
    readonly traitsOf: (card: string) => readonly string[];
  };
  readonly Face: AstroComponentFactory;
  /** What the card is, below its name. */
  readonly Summary: AstroComponentFactory;
  /** What is known of it, with where it is known from, below its ability. */
  readonly Known?: AstroComponentFactory;
  /** A picture of when it works. */
  readonly When?: AstroComponentFactory;
  /** A further section. */
  readonly More?: AstroComponentFactory;
  /** What stands beside the page. */
  readonly Aside?: AstroComponentFactory;
}

/** What a game draws on pages that every game has. */
export interface GameParts {
  /** The arms on its cover. */
  readonly Shield: AstroComponentFactory;
  /** Pictures beside the titles of chapters, by the names that chapters use. */
  readonly chapterPictures: Readonly<Record<string, AstroComponentFactory>>;
  /**
   * What its texts may use without importing it, beside what all games have: a component for each
   * kind of thing that they name.
   */
  readonly inTexts: Readonly<Record<string, AstroComponentFactory>>;
  /** Components of its chapters that are drawn with the styles of its tables, by name. */
  readonly drawnAsTables: readonly string[];
  /** None where no page is about a card. */
  readonly cards?: CardParts;
}

/** The same, and what a game draws that the site plays. */
export interface PlayedParts extends GameParts {
  /** What goes where in the set-up, as items of a list; gets the table as `state`. */
  readonly SetUpList: AstroComponentFactory;
  /** The table of the set-up, with one hand open. */
  readonly setUpPicture: (state: object) => Picture;
  /** A table in the index of scenarios; gets its pictures, step by step, as `pictures`. */
  readonly TableThumb: AstroComponentFactory;
}
