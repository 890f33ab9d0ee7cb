/** Where the site stands on its host, with a slash at both ends: `/`, or such as `/crownbook/`. */
export const BASE: string = import.meta.env.BASE_URL;

/** What an address of the site names, in this order: language, game, part of the game … */
export const namedIn = (path: string): string[] => path.slice(BASE.length).split('/');
