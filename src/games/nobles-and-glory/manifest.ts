import type { EngineManifest } from '../manifest.ts';

/** The rules of Nobles & Glory, which the site does not play yet. */
export const manifest: EngineManifest = {
  game: async () => (await import('./game.ts')).game,
  format: async () => (await import('./schema.ts')).format,
};
