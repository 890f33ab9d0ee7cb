import { followKept } from '../../browser/follow-kept.ts';
import { kept } from '../../browser/kept.ts';

/**
 * What is kept on this device: no sheet, something that may be one, or something that makes no
 * sense.
 */
export type KeptSheet =
  { readonly kind: 'none' | 'damaged' } | { readonly kind: 'kept'; readonly position: unknown };

/** The form in which sheets are kept; a later form takes another number. */
const VERSION = 1;

const PREFIX = 'score.';

const keptPosition = (game: string) =>
  kept(PREFIX + game, (text) => {
    const read = JSON.parse(text) as { version?: unknown; position?: unknown } | null;
    return read?.version === VERSION && read.position !== undefined
      ? { position: read.position }
      : undefined;
  });

/**
 * The sheet kept on this device. Whether its position makes sense is for whoever knows the game to
 * say.
 */
export function keptSheet(game: string): KeptSheet {
  const { value, damaged } = keptPosition(game).get();
  return value
    ? { kind: 'kept', position: value.position }
    : { kind: damaged ? 'damaged' : 'none' };
}

/** Games of which a sheet that makes no sense is still in its place: nothing is kept over it. */
const inTheWay = new Set<string>();

/**
 * Keeps a sheet on this device; nothing in place of a sheet forgets it. False where the device
 * keeps nothing more.
 */
export const keepSheet = (game: string, position: object | undefined): boolean =>
  (!inTheWay.has(game) || setAsideSheet(game)) &&
  keptPosition(game).put(position && JSON.stringify({ version: VERSION, position }));

/**
 * Moves a sheet that makes no sense to a key of its own. False where there is no room for that:
 * then it stays, until there is.
 */
export function setAsideSheet(game: string): boolean {
  const isAside = keptPosition(game).setAside();
  if (isAside) inTheWay.delete(game);
  else inTheWay.add(game);
  return isAside;
}

/** Calls back whenever the sheet kept on this device may have become another. */
export const followSheet = (game: string, listen: () => void): void =>
  followKept(PREFIX + game, listen);
