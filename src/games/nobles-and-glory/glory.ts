import type { NumberId } from './cards.ts';
import type { Kingdom, State } from './types/state.ts';

/** Glory Cards in one pile that end the game (`ng.end.trigger`). */
export const ENDING_GLORY = 7;

/**
 * Whether the next Glory Card of a player ends the game before the rest of an ability
 * (`end-settle-point`).
 */
export const endsMidway = ({ rulings }: Pick<State, 'rulings'>, { glory }: Kingdom): boolean =>
  rulings['end-settle-point'] === 'each-card' && glory.length + 1 >= ENDING_GLORY;

/**
 * The Glory Cards that count in the end: a Decree that is not fulfilled gives its progress back
 * first (`ng.action.decree.penalty`).
 */
export const gloryOf = ({ glory, decree }: Kingdom): readonly NumberId[] => [
  ...glory,
  ...(decree?.progress ?? []),
];
