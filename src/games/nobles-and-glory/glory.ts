import type { NumberId } from './cards.ts';
import type { Kingdom } from './types/state.ts';

/** Glory Cards in one pile that end the game (`ng.end.trigger`). */
export const ENDING_GLORY = 7;

/**
 * The Glory Cards that count in the end: a Decree that is not fulfilled gives its progress back
 * first (`ng.action.decree.penalty`).
 */
export const gloryOf = ({ glory, decree }: Kingdom): readonly NumberId[] => [
  ...glory,
  ...(decree?.progress ?? []),
];
