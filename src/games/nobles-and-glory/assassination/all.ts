import type { Seat } from '../../../engine/types.ts';
import type { Family } from '../families/family.ts';
import { playerAt } from '../players.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { State } from '../types/state.ts';
import { assassinsOf, judgeOccasion } from './conditions.ts';
import { isFree, judgeKillJester, killJester } from './jester.ts';
import { assassinate, judgeAssassinate } from './royal.ts';

/**
 * Assassination: an Ace of the hand against a Royal Card or a Court Jester
 * (`ng.action.assassination.target`, `ng.action.assassination.jester`).
 */
export const assassination: Family<ActionOf<'assassinate' | 'kill-jester'>> = {
  types: ['assassinate', 'kill-jester'],
  candidates: assassinationCandidates,
  judgeOccasion: (state, phase) =>
    isFree(state) ? undefined : judgeOccasion(phase, playerAt(state, phase.seat)),
  judge: (state, phase, action) =>
    action.type === 'assassinate'
      ? judgeAssassinate(state, phase, action)
      : judgeKillJester(state, phase, action),
  use: (turn, action) =>
    action.type === 'assassinate' ? assassinate(turn, action) : killJester(turn, action),
};

/** Each Ace of the hand against every Royal Card and Court Jester of both players. */
function assassinationCandidates(state: State, seat: Seat): Action[] {
  const { players } = state;
  return assassinsOf(playerAt(state, seat)).flatMap((card) => [
    ...players.flatMap(({ court }) =>
      court.map(({ card: royal }): Action => ({ type: 'assassinate', seat, card, royal })),
    ),
    ...players.flatMap(({ jester }) =>
      jester ? [{ type: 'kill-jester', seat, card, jester } as const] : [],
    ),
  ]);
}
