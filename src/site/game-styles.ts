import type { GameId } from '../games/ids.ts';

/**
 * What a page draws of its game: each part has its stylesheet in `src/styles/<game>/`, which no
 * page of another game loads, or several, such as `board.css` and `board-seats.css`.
 */
export type GameStyle = 'board' | 'fit' | 'cards' | 'learn' | 'table' | 'score' | 'sheet';

const addresses = import.meta.glob<string>('../styles/*/*.css', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The addresses of the stylesheets that a page needs of its game. */
export const stylesOf = (game: GameId, parts: readonly GameStyle[]): string[] =>
  parts.flatMap((part) => {
    const path = `../styles/${game}/${part}`;
    const further = Object.keys(addresses).filter((other) => other.startsWith(`${path}-`));
    return [`${path}.css`, ...further].flatMap((one) => addresses[one] ?? []);
  });
