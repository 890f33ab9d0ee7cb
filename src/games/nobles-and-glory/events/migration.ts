import { without } from '../../../engine/pieces.ts';
import { arrived, discarded, withHandCard, withoutPeasant, withPeasant } from '../card-moves.ts';
import { isJoker } from '../cards.ts';
import { forgotten } from '../known.ts';
import { otherThan, withPlayer } from '../players.ts';
import { changedTop, popped, pushed, topOf } from '../stack.ts';
import { withoutSubject } from '../subjects.ts';
import type { MigrationPhase } from '../types/migration.ts';
import type { State } from '../types/state.ts';
import type { Appliers } from './appliers.ts';
import { takingCounted } from './duels.ts';

/** A Battle without a defender is over with the card that is taken. */
const plundered = (state: State): State => (topOf(state).type === 'battle' ? popped(state) : state);

/** The state with a draw of the fourth step done, perhaps one that comes once only. */
export const drawCounted = (
  state: State,
  once: Partial<Pick<MigrationPhase, 'peasantDrawn' | 'discardDrawn'>> = {},
): State =>
  changedTop(state, 'migration', (phase) => ({
    ...phase,
    ...once,
    drawsLeft: phase.drawsLeft - 1,
    drawn: true,
  }));

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
  refugeeEnded: (state, { cards }) => discarded(popped(state), ...cards),
  /** Taken openly: the other player knows that this card is in the hand. */
  peasantDrawn: (state, { seat, from, card }) => {
    const drawn = withHandCard(withoutPeasant(state, from, card), seat, card);
    const counted = drawCounted(drawn, { peasantDrawn: true });
    return { ...counted, known: { ...state.known, [card]: [otherThan(state, seat).seat] } };
  },
};
