import type { GameId } from '../../games/registry.ts';
import type { SheetKind } from './sheet.ts';

/** The score sheet of each game; each loads when it is asked for. */
const SHEETS = {
  'rival-kings': async () => (await import('../rival-kings/score/kind.tsx')).rivalKings,
  claim: async () => (await import('../claim/score/kind.tsx')).claim,
} satisfies Record<GameId, () => Promise<SheetKind>>;

export const loadSheetKind = (game: GameId): Promise<SheetKind> => SHEETS[game]();
