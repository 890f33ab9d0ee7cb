import { without } from '../../../engine/pieces.ts';
import type { Seat } from '../../../engine/types.ts';
import { isJoker, type NumberId, type RoyalId } from '../cards.ts';
import { otherThan, withPlayer } from '../players.ts';
import { changedTop, popped, pushed, topOf } from '../stack.ts';
import { withoutSubject, withSubject } from '../subjects.ts';
import type { State } from '../types/state.ts';
import type { Appliers } from './appliers.ts';
import { takingCounted } from './duels.ts';
import { forgotten } from './piles.ts';

const withoutPeasant = (state: State, seat: Seat, card: NumberId): State =>
  withPlayer(state, seat, (player) => ({ ...player, peasants: without(player.peasants, [card]) }));

const withPeasant = (state: State, seat: Seat, card: NumberId): State =>
  withPlayer(state, seat, (player) => ({ ...player, peasants: [...player.peasants, card] }));

/** The state with a card that has come to a kingdom, as a Subject or a Peasant. */
export const arrived = (state: State, seat: Seat, card: NumberId, royal: RoyalId | null): State =>
  royal === null
    ? withPeasant(state, seat, card)
    : withPlayer(state, seat, (player) => ({
        ...player,
        court: withSubject(player.court, card, royal),
      }));

/** A Battle without a defender is over with the card that is taken. */
const plundered = (state: State): State => (topOf(state).type === 'battle' ? popped(state) : state);

/** The steps of a Migration Phase and the way of the Refugee. */
export const migrationEvents: Appliers<
  | 'migrationStepStarted'
  | 'refugeeTurned'
  | 'destinationFound'
  | 'subjectTaken'
  | 'peasantTaken'
  | 'refugeeTaken'
  | 'refugeeEnded'
  | 'peasantDrawn'
> = {
  migrationStepStarted: (state, { step, draws }) =>
    changedTop(state, 'migration', (phase) => ({ ...phase, step, drawsLeft: draws })),
  refugeeTurned: (state, { seat, card, aside }) => {
    const turned: State = {
      ...forgotten(state, [card]),
      drawPile: without(state.drawPile, [card]),
    };
    const begun: State =
      topOf(state).type === 'refugee'
        ? turned
        : pushed(turned, { type: 'refugee', seat, card: null, aside: [], destination: null });
    return changedTop(begun, 'refugee', (process) =>
      aside || isJoker(card)
        ? { ...process, aside: [card, ...process.aside] }
        : { ...process, card },
    );
  },
  destinationFound: (state, { seat }) =>
    changedTop(state, 'refugee', (process) => ({ ...process, destination: seat })),
  subjectTaken: (state, { seat, from, card, royal }) => {
    const left = withPlayer(state, from, (player) => ({
      ...player,
      court: withoutSubject(player.court, card),
    }));
    return takingCounted(plundered(arrived(left, seat, card, royal)));
  },
  peasantTaken: (state, { seat, from, card, royal }) =>
    takingCounted(plundered(arrived(withoutPeasant(state, from, card), seat, card, royal))),
  refugeeTaken: (state, { seat, card }) =>
    changedTop(withPeasant(state, seat, card), 'refugee', (process) => ({
      ...process,
      card: null,
    })),
  refugeeEnded: (state, { cards }) => {
    const ended = popped(state);
    return { ...ended, discardPile: [...cards, ...state.discardPile] };
  },
  /** Taken openly: the other player knows that this card is in the hand. */
  peasantDrawn: (state, { seat, from, card }) => {
    const drawn = withPlayer(withoutPeasant(state, from, card), seat, (player) => ({
      ...player,
      hand: [...player.hand, card],
    }));
    const counted = changedTop(drawn, 'migration', (phase) => ({
      ...phase,
      drawsLeft: phase.drawsLeft - 1,
      peasantDrawn: true,
      drawn: true,
    }));
    return { ...counted, known: { ...state.known, [card]: [otherThan(state, seat).seat] } };
  },
};
