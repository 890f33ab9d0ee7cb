/** The games, in the order in which the site lists them. */
export const GAME_IDS = ['rival-kings', 'claim', 'king-of-the-valley'] as const;

export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (id: unknown): id is GameId => GAME_IDS.includes(id as GameId);
