/** Gold in the box: 25 coins of 1, 10 of 5 and 10 of 10. */
export const ALL_GOLD = 175;

/** What each player begins with (`kv.setup.two-gold`). */
export const STARTING_GOLD = 2;

/** Gold of a kingdom bonus (`kv.kingdom.gain`). */
export const KINGDOM_GOLD = 5;
