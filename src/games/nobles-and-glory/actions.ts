import type { Turn } from '../../engine/game.ts';
import type { Seat } from '../../engine/types.ts';
import { decidingOf, pending } from './pending.ts';
import { handlingOf } from './processes/all.ts';
import { refuse, type Judgement } from './refuse.ts';
import type { NoblesAndGlory } from './types.ts';
import type { Action } from './types/action.ts';
import type { Deciding, State } from './types/state.ts';

/** Every action that this seat may take now. */
export function options(state: State, seat: Seat): readonly Action[] {
  const process = decidingOf(state);
  if (!process || !pending(state)?.seats.includes(seat)) return [];
  const handling = handlingOf(process);
  return (
    handling.options?.(state, process, seat) ??
    handling
      .candidates(state, process, seat)
      .filter((action) => !handling.judge(state, process, action))
  );
}

/** Why an action is refused now, or undefined where it is legal. */
export function judge(state: State, action: Action): Judgement {
  const { seat } = action;
  if (state.players.every((player) => player.seat !== seat))
    return refuse('ng.players', 'no-such-seat', { seat });
  const process = decidingOf(state);
  if (!process) return refuse('ng.end.trigger', 'game-over');
  const handling = handlingOf(process);
  return (
    judgeSetUp(process, action) ??
    judgeSeat(state, process, action) ??
    handling.judge(state, process, action)
  );
}

/** Set-up comes once, and first. */
function judgeSetUp({ type: now }: Deciding, { type }: Action): Judgement {
  if (type === 'set-up' && now !== 'box') return refuse('ng.setup.deal', 'already-set-up');
  return type === 'starting-cards' && now !== 'box' && now !== 'starting-cards'
    ? refuse('ng.setup.reveal', 'starting-cards-over')
    : undefined;
}

/** Whoever is not asked decides nothing. Whoever has laid starting cards is told so. */
function judgeSeat(state: State, process: Deciding, { seat }: Action): Judgement {
  const handling = handlingOf(process);
  const { seats } = handling.pending(state, process);
  if (process.type === 'starting-cards' || seats.includes(seat)) return undefined;
  return refuse(handling.rule, 'not-your-decision', { seat: seats[0] });
}

/** What a legal action brings about. */
export function resolve(turn: Turn<NoblesAndGlory>, action: Action): void {
  const process = decidingOf(turn.state);
  if (process) handlingOf(process).resolve(turn, process, action);
}
