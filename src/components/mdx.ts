import type { GameId } from '../games/ids.ts';
import Cite from './Cite.astro';
import Example from './Example.astro';
import Follows from './Follows.astro';
import { partsOf } from './registry.ts';
import OwnCopy from './OwnCopy.astro';
import Rule from './Rule.astro';
import Ruled from './Ruled.astro';
import Scenario from './Scenario.astro';
import Term from './Term.astro';

/**
 * What pages written in MDX may use without importing it. What only one chapter needs, that chapter
 * imports.
 */
export const mdx = { Cite, Example, Follows, OwnCopy, Rule, Ruled, Scenario, Term };

/** The same on pages of a game, whose things have components of their own. */
export const mdxOf = (game: GameId): typeof mdx & Readonly<Record<string, unknown>> => ({
  ...mdx,
  ...partsOf(game).inTexts,
});
