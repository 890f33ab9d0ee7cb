import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import { pending } from '../pending.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { playerAt } from '../table.ts';
import type { RivalKings } from '../types.ts';
import type { Action } from '../types/action.ts';
import type { State } from '../types/state.ts';
import { abilityCandidates, judgeAbility, resolveAbility } from './ability.ts';
import { carryOutCandidates, judgeCarryOut, resolveCarryOut } from './carry-out.ts';
import { judgeEnd, resolveEnd } from './end.ts';
import { judgeHoldBack, resolveHoldBack } from './hold-back.ts';
import { judgeChoose, judgeReveal, resolveChoose, resolveReveal } from './phase-one.ts';
import { judgeSetUp, resolveSetUp } from './set-up.ts';
import { judgeSteal, resolveSteal, stealCandidates } from './steal.ts';
import { judgeTake, resolveTake, takeCandidates } from './take.ts';
import { judgeWaive, resolveWaive } from './waive.ts';

/** Every action that this seat may take now. */
export const options = (state: State, seat: Seat): Action[] =>
  candidates(state, seat).filter((action) => judgeAction(state, action) === undefined);

/** Actions worth judging now: nothing outside this list can be legal for this seat. */
function candidates(state: State, seat: Seat): Action[] {
  const decision = pending(state);
  if (!decision?.seats.includes(seat)) return [];
  switch (decision.name) {
    case 'set-up':
      return [{ type: 'set-up', seat }];
    case 'choose':
      return playerAt(state, seat).hand.map((character) => ({ type: 'choose', seat, character }));
    case 'reveal':
      return [{ type: 'reveal', seat }];
    case 'gardener':
    case 'watchman':
      return [...abilityCandidates(state, playerAt(state, seat)), { type: 'hold-back', seat }];
    case 'turn':
      return [
        ...stealCandidates(state, seat),
        ...carryOutCandidates(state, seat),
        ...abilityCandidates(state, playerAt(state, seat)),
        { type: 'end', seat },
      ];
    case 'due':
      return [...carryOutCandidates(state, seat), { type: 'waive', seat }];
    case 'search':
      return [...takeCandidates(state, seat), { type: 'waive', seat }];
  }
}

/** Every seat that an action names. */
function seatsIn(action: Action): Seat[] {
  const seats = [action.seat];
  if ('from' in action) seats.push(action.from);
  if ('to' in action) seats.push(action.to);
  if ('swapWith' in action) seats.push(action.swapWith);
  return seats;
}

/** Why an action is refused now, or undefined where it is legal. */
export function judge(state: State, action: Action): Judgement {
  const stranger = seatsIn(action).find(
    (seat) => !state.players.some((player) => player.seat === seat),
  );
  return stranger
    ? refuse('rk.components.inventory', 'no-such-seat', { seat: stranger })
    : judgeAction(state, action);
}

function judgeAction(state: State, action: Action): Judgement {
  switch (action.type) {
    case 'set-up':
      return judgeSetUp(state);
    case 'choose':
      return judgeChoose(state, action);
    case 'reveal':
      return judgeReveal(state);
    case 'hold-back':
      return judgeHoldBack(state, action);
    case 'steal':
      return judgeSteal(state, action);
    case 'settle':
    case 'pass':
    case 'money':
    case 'recruit':
    case 'buy':
      return judgeCarryOut(state, action);
    case 'ability':
      return judgeAbility(state, action);
    case 'take':
      return judgeTake(state, action);
    case 'waive':
      return judgeWaive(state, action);
    case 'end':
      return judgeEnd(state, action);
  }
}

/** What a legal action brings about. */
export function resolve(turn: Turn<RivalKings>, action: Action): void {
  switch (action.type) {
    case 'set-up':
      return resolveSetUp(turn);
    case 'choose':
      return resolveChoose(turn, action);
    case 'reveal':
      return resolveReveal(turn);
    case 'hold-back':
      return resolveHoldBack(turn, action);
    case 'steal':
      return resolveSteal(turn, action);
    case 'settle':
    case 'pass':
    case 'money':
    case 'recruit':
    case 'buy':
      return resolveCarryOut(turn, action);
    case 'ability':
      return resolveAbility(turn, action);
    case 'take':
      return resolveTake(turn, action);
    case 'waive':
      return resolveWaive(turn, action);
    case 'end':
      return resolveEnd(turn);
  }
}
