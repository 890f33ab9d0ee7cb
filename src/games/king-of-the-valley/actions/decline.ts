import type { Turn } from '../../../engine/game.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { phaseOf } from '../turn.ts';
import type { KingOfTheValley } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { State, TurnStage } from '../types/state.ts';

/**
 * Going without: recruiting and the kingdom bonus are optional, summoning and replenishing are not
 * (`kv.turn.mandatory-phases`).
 */
export function judgeDecline(state: State, turn: TurnStage): Judgement {
  switch (phaseOf(state, turn)) {
    case 1:
    case 3:
      return undefined;
    case 2:
      return refuseStop(turn);
    case 4:
      return refuse('kv.replenish.mandatory', 'must-replenish', { seat: turn.seat });
  }
}

/** Why phase 2 cannot end now: nothing has been summoned yet, and nobody stays with a priest. */
export const refuseStop = ({ seat, stops }: TurnStage): Judgement =>
  stops.length > 1
    ? refuse('kv.priest.new-direction', 'must-go-on', { seat })
    : refuse('kv.summon.mandatory', 'must-summon', { seat });

/** Goes on to the next phase. */
export function resolveDecline(turn: Turn<KingOfTheValley>, { seat }: ActionOf<'decline'>): void {
  const { phase } = turn.state.stage as TurnStage;
  if (phase === 1)
    turn.emit({ type: 'recruitDeclined', seat }, [
      'kv.hill.recruit.optional',
      'kv.turn.mandatory-phases',
    ]);
  else
    turn.emit({ type: 'kingdomDeclined', seat }, [
      'kv.kingdom.optional',
      'kv.turn.mandatory-phases',
    ]);
}
