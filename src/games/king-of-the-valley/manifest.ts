import type { RulesManifest } from '../manifest.ts';

/** The rules of King of the Valley. */
export const manifest: RulesManifest = {
  game: async () => (await import('./game.ts')).game,
  format: async () => (await import('./schema.ts')).format,
  inquiry: async () => (await import('./inquiry.ts')).inquiry,
  ownNumbers: async () => (await import('./hill.ts')).ownPrices,
};
