import type { Seat } from '../../../engine/types.ts';
import type { Answerer } from '../abilities/ability.ts';
import { ANSWERS } from '../abilities/all.ts';
import { withoutDeflecting } from '../abilities/watchman.ts';
import type { SubjectId } from '../cards.ts';
import type { ActionKind } from '../characters.ts';
import { playerAt, withPlayer, withPlayers, withTurn } from '../table.ts';
import type { EventOf } from '../types/event.ts';
import type { Source, State, Target } from '../types/state.ts';
import { takeMarker } from './tokens.ts';

/** Whether this is an ability that answers before the turns. */
const answers = (subject: SubjectId): subject is Answerer => subject in ANSWERS;

export function useAbility(state: State, { seat, subject }: EventOf<'abilityUsed'>): State {
  const used = withPlayer(state, seat, { spent: subject });
  return answers(subject) ? ANSWERS[subject].used(used, seat) : used;
}

export const holdBack = (state: State, { subject }: EventOf<'abilityHeldBack'>): State =>
  answers(subject) ? ANSWERS[subject].heldBack(state) : state;

export function swapCharacters(state: State, seat: Seat, other: Seat): State {
  const mine = playerAt(state, seat).played;
  return withPlayer(withPlayer(state, seat, { played: playerAt(state, other).played }), other, {
    played: mine,
  });
}

export function withoutFirstConflict(state: State): State {
  return state.stage.type === 'conflicts'
    ? { ...state, stage: { ...state.stage, queue: state.stage.queue.slice(1) } }
    : state;
}

export function settleUnequal(
  state: State,
  { thief, victim, marked, theft, deflected }: EventOf<'unequalConflict'>,
): State {
  const settled = withoutFirstConflict(marked ? takeMarker(state, marked) : state);
  const answered = deflected ? withoutDeflecting(settled, victim) : settled;
  return theft ? { ...answered, thefts: [...answered.thefts, { thief, victim }] } : answered;
}

export function startTurn(state: State, { seat, tie }: EventOf<'turnStarted'>): State {
  const first = state.stage.type === 'conflicts';
  const ready = first
    ? withPlayers(state, (player) => ({ markersAfterConflicts: player.markers }))
    : state;
  const stage: State['stage'] = {
    type: 'turn',
    seat,
    tie,
    pending: [],
    last: null,
    search: null,
    recruited: false,
  };
  return withPlayer({ ...ready, stage }, seat, { turnTaken: true });
}

export function stealAction(
  state: State,
  { thief, victim, action }: EventOf<'actionStolen'>,
): State {
  const crests = [...playerAt(state, victim).crests, { action, by: thief }];
  const thefts = state.thefts.filter((theft) => theft.thief !== thief || theft.victim !== victim);
  return withPending(withPlayer({ ...state, thefts }, victim, { crests }), [
    { kind: action, source: 'stolen', from: victim },
  ]);
}

export function withPending(
  state: State,
  more: Extract<State['stage'], { type: 'turn' }>['pending'],
): State {
  return state.stage.type === 'turn'
    ? withTurn(state, { pending: [...state.stage.pending, ...more] })
    : state;
}

export function withoutFirstPending(state: State): State {
  return state.stage.type === 'turn'
    ? withTurn(state, { pending: state.stage.pending.slice(1) })
    : state;
}

/**
 * Notes that an action has been carried out: an own one on the character, a due one off the list.
 */
export function carriedOut(
  state: State,
  seat: Seat,
  kind: ActionKind,
  source: Source,
  target: Target,
): State {
  switch (source) {
    case 'own':
      return withTurn(
        withPlayer(state, seat, { carriedOut: [...playerAt(state, seat).carriedOut, kind] }),
        { last: { kind, ...target } },
      );
    case 'stolen':
    case 'sailor':
    case 'farmer':
      return withTurn(withoutFirstPending(state), { last: null });
    case 'ability':
      return withTurn(state, { search: null, last: null });
  }
}
