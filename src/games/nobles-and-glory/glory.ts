import type { CardId, NumberId } from './cards.ts';
import { refuse, type Judgement } from './refuse.ts';
import type { Rule } from './rules.ts';
import type { Readings } from './rulings.ts';
import type { Kingdom, Player, State } from './types/state.ts';

/** Glory Cards in one pile that end the game (`ng.end.trigger`). */
export const ENDING_GLORY = 7;

/** The reading of what lies on a Decree. */
type Counting = Pick<Readings, 'decree-glory-count'>;

/**
 * How many cards lie in a Glory Pile; by the other reading those on a Decree are among them
 * (`decree-glory-count`).
 */
export const gloryCountOf = (
  { glory, decree }: Pick<Kingdom, 'glory' | 'decree'>,
  { 'decree-glory-count': counting }: Counting,
): number => glory.length + (counting === 'still-in-pile' ? (decree?.progress.length ?? 0) : 0);

/** A Glory Card of this player. */
export const judgeGlory = ({ seat, glory }: Player, card: CardId, because: Rule): Judgement =>
  glory.some((each) => each === card) ? undefined : refuse(because, 'not-glory', { seat, card });

/**
 * Whether the next Glory Card of a player ends the game before the rest of an ability
 * (`end-settle-point`).
 */
export const endsMidway = ({ rulings }: Pick<State, 'rulings'>, kingdom: Kingdom): boolean =>
  rulings['end-settle-point'] === 'each-card' && gloryCountOf(kingdom, rulings) + 1 >= ENDING_GLORY;

/**
 * The Glory Cards that count in the end: a Decree that is not fulfilled gives its progress back
 * first (`ng.action.decree.penalty`).
 */
export const gloryOf = ({ glory, decree }: Kingdom): readonly NumberId[] => [
  ...glory,
  ...(decree?.progress ?? []),
];
