import { PHASES, type Phase, type State, type TurnProcess } from './types/state.ts';

/** Turns that are somebody’s first one: one of each player. */
const FIRST_TURNS = 2;

/**
 * No rule ends a game without Glory: after so many turns of both players it is broken off
 * (`ng.end.trigger`).
 */
export const MOST_TURNS = 1000;

/**
 * The phases of a turn, by its number: the first turn of each player begins with the Population
 * Phase (`ng.turn.sequence`, `ng.setup.first-turn-skip`).
 */
export const phasesOf = (number: number): readonly Phase[] =>
  number > FIRST_TURNS ? PHASES : PHASES.slice(PHASES.indexOf('population'));

/** Whether a turn has an Action Phase (`ng.setup.first-turn-skip`). */
export const hasActions = (number: number): boolean => phasesOf(number).includes('action');

/** The phase with which a turn begins. */
export const firstPhaseOf = (number: number): Phase => phasesOf(number)[0]!;

/** Which turn of the game it is; 0 before the first. */
export const turnNumber = ({ stack }: Pick<State, 'stack'>): number =>
  stack.find((process): process is TurnProcess => process.type === 'turn')?.number ?? 0;
