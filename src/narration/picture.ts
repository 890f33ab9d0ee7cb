import type { Decision } from '../engine/types.ts';
import type { GameId } from '../games/registry.ts';
import type { Picture } from '../islands/shared/board.ts';

/** What the board of a game shows of one of its views after one of its events, while its table waits for a decision. */
export type Draw = (view: object, event?: object, decision?: Decision) => Picture;

/** What draws the pictures of each game; each loads when it is asked for. */
const DRAWS = {
  'rival-kings': async () => (await import('./rival-kings/picture.ts')).pictureOf as Draw,
  claim: async () => (await import('./claim/picture.ts')).pictureOf as Draw,
} satisfies Record<GameId, () => Promise<Draw>>;

export const loadDraw = (game: GameId): Promise<Draw> => DRAWS[game]();
