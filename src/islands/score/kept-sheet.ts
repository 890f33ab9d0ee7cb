import { kept } from '../../browser/kept.ts';

/** What is kept on this device: no sheet, something that may be one, or something that makes no sense. */
export type KeptSheet = { readonly kind: 'none' | 'damaged' } | { readonly kind: 'kept'; readonly position: unknown };

/** The form in which sheets are kept; a later form takes another number. */
const VERSION = 1;

const PREFIX = 'score.';

const keptPosition = (game: string) =>
  kept(PREFIX + game, (text) => {
    const read = JSON.parse(text) as { version?: unknown; position?: unknown } | null;
    return read?.version === VERSION && read.position !== undefined ? { position: read.position } : undefined;
  });

/** The sheet kept on this device. Whether its position makes sense is for whoever knows the game to say. */
export function keptSheet(game: string): KeptSheet {
  const { value, damaged } = keptPosition(game).get();
  return value ? { kind: 'kept', position: value.position } : { kind: damaged ? 'damaged' : 'none' };
}

/** Keeps a sheet on this device; nothing in place of a sheet forgets it. False where the device keeps nothing. */
export const keepSheet = (game: string, position: object | undefined): boolean =>
  keptPosition(game).put(position && JSON.stringify({ version: VERSION, position }));

/** Moves a sheet that makes no sense to a key of its own. */
export const setAsideSheet = (game: string): void => keptPosition(game).setAside();
