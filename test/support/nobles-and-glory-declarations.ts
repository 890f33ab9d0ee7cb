import { options } from '../../src/games/nobles-and-glory/actions.ts';
import type { DeclarationName } from '../../src/games/nobles-and-glory/declaration/way.ts';
import type { State } from '../../src/games/nobles-and-glory/types/state.ts';
import { actionPhase, type ActionTable } from './nobles-and-glory.ts';

/** Two rows, and a Chamberlain of another suit than either of their Royal Cards. */
export const CHAMBERLAIN = 'KS 5C, QD 4D, JH 4S 9S';

/** Noor’s Action Phase with a Glory Card of each suit against a kingdom with a Chamberlain. */
export const declaring = (noor: string, mila = CHAMBERLAIN, rest: ActionTable = {}): State =>
  actionPhase(noor, { glory: '2S 3H 4C 3D', mila, ...rest });

/** The ways in which Noor may declare. */
export const waysToDeclare = (state: State): DeclarationName[] =>
  options(state, 'noor').flatMap(({ type }) =>
    (['estate', 'paramour', 'depose', 'greed'] as const).filter((way) => way === type),
  );
