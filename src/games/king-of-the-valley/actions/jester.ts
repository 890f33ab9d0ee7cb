import type { Turn } from '../../../engine/game.ts';
import { COLUMNS } from '../tiles.ts';
import type { KingOfTheValley } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { TurnStage } from '../types/state.ts';

type Jester = ActionOf<'jester'>;

/** Any column will do for a jester (`kv.jester.any-column`). */
export const jesterOptions = ({ seat }: TurnStage): Jester[] =>
  COLUMNS.map((column) => ({ type: 'jester', seat, column }));

/** The jester goes into its column, for good. */
export function resolveJester(turn: Turn<KingOfTheValley>, { seat, column }: Jester): void {
  turn.emit({ type: 'jesterPlaced', seat, column }, [
    'kv.jester.place-immediately',
    'kv.jester.any-column',
    'kv.jester.impersonates',
    'kv.jester.never-moves',
  ]);
}
