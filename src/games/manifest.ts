import type { Format, Game } from '../engine/game.ts';
import type { Inquiry } from '../engine/inquiry.ts';

/** The rules of a game; each part loads when it is first asked for. */
export interface RulesManifest {
  readonly game: () => Promise<Game>;
  /** Reads what comes from outside. */
  readonly format: () => Promise<Format>;
  /** How a table is asked about. */
  readonly inquiry: () => Promise<Inquiry>;
}
