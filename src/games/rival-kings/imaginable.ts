import { sameAction } from '../../engine/same-action.ts';
import type { Seat } from '../../engine/types.ts';
import { abilityOf } from './abilities/all.ts';
import { options } from './actions/all.ts';
import { takeCandidates } from './actions/take.ts';
import type { ActionKind } from './characters.ts';
import { otherSeats, playerAt, printedActions } from './table.ts';
import type { Action, CardAction } from './types/action.ts';
import { PILES, type Player, type State } from './types/state.ts';

/**
 * Actions that a person at this seat may think of now: every legal one, and the tempting ones that
 * a rule refuses, in one order.
 */
export function imaginable(state: State, seat: Seat): Action[] {
  const thoughtOf = tempting(state, playerAt(state, seat));
  const others = options(state, seat).filter(
    (action) => !thoughtOf.some((other) => sameAction(action, other)),
  );
  return [...thoughtOf, ...others];
}

function tempting(state: State, player: Player): Action[] {
  const { seat } = player;
  switch (state.stage.type) {
    case 'box':
    case 'over':
      return [];
    case 'choose':
      return [
        ...player.hand.map((character): Action => ({ type: 'choose', seat, character })),
        { type: 'reveal', seat },
      ];
    case 'gardeners':
    case 'conflicts':
      return [...abilityUses(state, player), { type: 'hold-back', seat }];
    case 'turn':
      return [
        ...thefts(state, player),
        ...ownActions(state, player),
        ...abilityUses(state, player),
        ...(state.stage.seat === seat ? takeCandidates(state, seat) : []),
        { type: 'end', seat },
      ];
  }
}

/**
 * The actions on the own card at every pile and on every player, whether they offer anything or
 * not.
 */
const ownActions = (state: State, player: Player): CardAction[] =>
  printedActions(player).flatMap((kind) => aimed(state, player.seat, kind));

function aimed(state: State, seat: Seat, kind: ActionKind): CardAction[] {
  switch (kind) {
    case 'settle':
      return [{ type: 'settle', seat }];
    case 'pass':
      return otherSeats(state, seat).map((to) => ({ type: 'pass', seat, to }));
    case 'money':
    case 'recruit':
    case 'buy':
      return PILES.map((pile) => ({ type: kind, seat, pile }));
  }
}

/** A theft of every action from everybody else. */
const thefts = (state: State, { seat }: Player): Action[] =>
  state.players
    .filter((other) => other.seat !== seat)
    .flatMap((other) =>
      printedActions(other).map((action): Action => ({
        type: 'steal',
        seat,
        from: other.seat,
        action,
      })),
    );

/** The abilities of every subject in the row, active or not. */
const abilityUses = (state: State, player: Player): Action[] =>
  [...new Set(player.subjects)].flatMap((subject) => abilityOf(subject).candidates(state, player));
