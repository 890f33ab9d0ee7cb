import type { Drawing } from './shapes.ts';
import type { TinctureName } from './tinctures.ts';

/**
 * What surrounds a picture: a shield; a square tile, with the grey border of a specialist or
 * without; an arch; nothing.
 */
export type Frame = 'shield' | 'tile' | 'specialist' | 'arch' | 'none';

/** The pictures of a game's cards. */
export interface GameArms {
  readonly drawings: Readonly<Record<string, Drawing>>;
  readonly tinctureOf: (card: string) => TinctureName;
  /** Without it, all are shields. The faces of one card share their frame. */
  readonly frameOf?: (card: string) => Frame;
}
