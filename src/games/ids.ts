/** The games that the site plays: they have an engine, scenarios, a course and a table. */
export const PLAYED_IDS = ['rival-kings', 'claim', 'king-of-the-valley'] as const;

/**
 * The games, in the order in which the site lists them. Of those that are not played there is the
 * rulebook.
 */
export const GAME_IDS = [...PLAYED_IDS, 'nobles-and-glory'] as const;

export type PlayedId = (typeof PLAYED_IDS)[number];
export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (id: unknown): id is GameId => GAME_IDS.includes(id as GameId);
export const isPlayed = (id: unknown): id is PlayedId => PLAYED_IDS.includes(id as PlayedId);
