import { setAside } from '../../browser/kept.ts';

/** What is kept on this device: no sheet, something that may be one, or something that makes no sense. */
export type Kept = { readonly kind: 'none' | 'damaged' } | { readonly kind: 'kept'; readonly position: unknown };

/** The form in which sheets are kept; a later form takes another number. */
const VERSION = 1;

const PREFIX = 'score.';
const keyOf = (game: string): string => PREFIX + game;

/** The sheet kept on this device. Whether its position makes sense is for whoever knows the game to say. */
export function keptSheet(game: string): Kept {
  const text = read(keyOf(game));
  if (text === null) return { kind: 'none' };
  try {
    const kept = JSON.parse(text) as { version?: unknown; position?: unknown } | null;
    return kept?.version === VERSION && kept.position !== undefined ? { kind: 'kept', position: kept.position } : { kind: 'damaged' };
  } catch {
    return { kind: 'damaged' };
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a sheet on this device; nothing in place of a sheet forgets it. False where the device keeps nothing. */
export function keepSheet(game: string, position: object | undefined): boolean {
  try {
    if (position) localStorage.setItem(keyOf(game), JSON.stringify({ version: VERSION, position }));
    else localStorage.removeItem(keyOf(game));
    return true;
  } catch {
    return false;
  }
}

/** Moves a sheet that makes no sense to a key of its own. */
export const setAsideSheet = (game: string): void => setAside(keyOf(game));
