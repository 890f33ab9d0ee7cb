import type { Inquiry, TurnAhead } from '../../engine/inquiry.ts';
import { abilityOf, ANSWERS } from './abilities/all.ts';
import { apply } from './apply/apply.ts';
import { nextSeat, tieDecidedBy } from './order.ts';
import type { RulingId } from './rulings.ts';
import { activeSubject, canUse } from './table.ts';
import type { RivalKings } from './types.ts';
import type { Action } from './types/action.ts';
import type { State } from './types/state.ts';

/**
 * A table of Rival Kings that is asked about: the reveal, then Gardeners and Watchmen, then the
 * turns in rank order.
 */
export const inquiry: Inquiry<RivalKings> = {
  howDecided({ name, seats: [seat] }, options) {
    switch (name) {
      case 'choose':
      case 'reveal':
        return { play: { type: 'reveal', seat } };
      case 'gardener':
      case 'watchman':
        return { choose: ANSWERS[name].assumed === 'held-back' ? heldBackFirst(options) : options };
      default:
        return undefined;
    }
  },
  uncited: [
    'own-action-skip',
    'neutral-equal-and-higher',
    'troubadour-who-buys',
    'own-perfect-pair',
  ],
  laterAtStake: (state) => [...robbedTwice(state), ...tiedLater(state), ...aboutSubjects(state)],
  turns: (state) =>
    state.stage.type === 'turn' ? [{ seat: state.stage.seat, state }, ...turnsAfter(state)] : [],
};

/** What is assumed stands first. */
const heldBackFirst = (options: readonly Action[]): readonly Action[] => [
  ...options.filter(({ type }) => type === 'hold-back'),
  ...options.filter(({ type }) => type !== 'hold-back'),
];

/** The turns after the one that runs, as though it ended now. */
function turnsAfter(state: State): TurnAhead<RivalKings>[] {
  const seat = nextSeat(state);
  if (!seat) return [];
  const next = apply(state, { type: 'turnStarted', seat, tie: tieDecidedBy(state, seat) });
  return [{ seat, state: next }, ...turnsAfter(next)];
}

/** Two thieves at one victim: whether the second may take what the first has covered. */
const robbedTwice = ({ thefts }: State): RulingId[] =>
  thefts.some(({ victim }, place) => thefts.findIndex((other) => other.victim === victim) !== place)
    ? ['steal-covered-again']
    : [];

/** Equal ranks that wait for others: whether markers that change hands until then count. */
function tiedLater(state: State): RulingId[] {
  const isTied = ({ state: { stage } }: TurnAhead<RivalKings>): boolean =>
    stage.type === 'turn' && stage.tie !== null;
  return inquiry.turns(state).slice(1).some(isTied) ? ['tie-measured-when'] : [];
}

/** Rulings about abilities that have not been used yet. */
function aboutSubjects(state: State): readonly RulingId[] {
  return state.players.flatMap((player) => {
    const subject = activeSubject(player);
    return subject && canUse(player, subject)
      ? (abilityOf(subject).touches?.(state, player) ?? [])
      : [];
  });
}
