import type { Seat } from '../../../engine/types.ts';
import { discarded, withGlory, withoutGlory, withoutHandCard } from '../card-moves.ts';
import { valueOf, type NumberId } from '../cards.ts';
import { newDuelist, withDuelist } from '../duel/duelists.ts';
import { forgotten, laidUnseen } from '../known.ts';
import { withPlayer } from '../players.ts';
import { changedProcess, changedTop, pushed, topOf, withoutProcess } from '../stack.ts';
import type { Duelist } from '../types/duel.ts';
import type { State } from '../types/state.ts';
import type { Appliers } from './appliers.ts';

/** How many cards of a Population the victor may take (`ng.action.duel.no-glory`). */
const TAKEN_AT_MOST = 2;

/** The state with one of the players of a Duel changed. */
const changedDuelist = (state: State, seat: Seat, change: (duelist: Duelist) => Duelist): State =>
  changedTop(state, 'duel', (duel) => withDuelist(duel, seat, change));

/** A card of a Population is taken, after a Duel perhaps: then one less may still be. */
export const takingCounted = (state: State): State =>
  changedTop(state, 'duel', (duel) =>
    duel.stage.name === 'taking'
      ? { ...duel, stage: { ...duel.stage, left: duel.stage.left - 1 } }
      : duel,
  );

/**
 * Whoever was asked for a Training Card has answered. The card adds its value; by the other reading
 * it lies there like those of round two (`duel-training-recovery`).
 */
export const trainingAnswered = (
  state: State,
  { seat, card }: { readonly seat: Seat; readonly card?: NumberId },
): State =>
  changedTop(state, 'duel', (duel) => {
    const trained = withDuelist(duel, seat, (each) => withTraining(each, card, staysInDuel(state)));
    return duel.stage.name === 'training'
      ? { ...trained, stage: { ...duel.stage, left: duel.stage.left.slice(1) } }
      : trained;
  });

/** The reading by which a Training Card lies beneath the combatant in the end. */
export const staysInDuel = (state: State): boolean =>
  topOf(state).type === 'duel' && state.rulings['duel-training-recovery'] === 'becomes-recovery';

function withTraining(duelist: Duelist, card: NumberId | undefined, stays: boolean): Duelist {
  if (!card) return duelist;
  return stays
    ? { ...duelist, open: [...duelist.open, card] }
    : { ...duelist, trained: valueOf(card) };
}

/** A Duel, from the challenge to the Recovery Cards. */
export const duelEvents: Appliers<
  | 'duelStarted'
  | 'duelCardLaid'
  | 'duelCardShown'
  | 'duelCardRevealed'
  | 'duelRoundEnded'
  | 'trainingAsked'
  | 'duelLost'
  | 'compensationGiven'
  | 'takingAllowed'
  | 'recoveryLaid'
  | 'duelEnded'
> = {
  duelStarted: (state, { seat, card, opponent, royal }) =>
    pushed(state, {
      type: 'duel',
      duelists: [newDuelist(seat, card), newDuelist(opponent, royal)],
      stage: { name: 'round-one' },
    }),
  duelCardLaid: (state, { seat, card }) =>
    changedDuelist(withoutHandCard(laidUnseen(state, seat), seat, card), seat, (each) => ({
      ...each,
      down: card,
    })),
  duelCardShown: (state, { seat, card }) =>
    changedDuelist(forgotten(withoutHandCard(state, seat, card), [card]), seat, (each) => ({
      ...each,
      open: [...each.open, card],
    })),
  duelCardRevealed: (state, { seat, card }) =>
    changedDuelist(state, seat, (each) => ({ ...each, open: [...each.open, card], down: null })),
  duelRoundEnded: (state, { seat, cards }) => {
    const ended = changedTop(state, 'duel', ({ type, duelists: [one, other] }) => ({
      type,
      duelists: [
        { ...one, open: [] },
        { ...other, open: [] },
      ],
      stage: { name: 'round-two', loser: seat },
    }));
    return discarded(ended, ...cards);
  },
  trainingAsked: (state, { seats }) =>
    changedTop(state, 'duel', (duel) => ({ ...duel, stage: { name: 'training', left: seats } })),
  duelLost: (state, { seat }) =>
    changedTop(state, 'duel', (duel) => ({ ...duel, stage: { name: 'penalty', loser: seat } })),
  compensationGiven: (state, { seat, to, card }) =>
    withGlory(withoutGlory(state, seat, card), to, card),
  takingAllowed: (state, { seat }) =>
    changedTop(state, 'duel', (duel) => ({
      ...duel,
      stage: { name: 'taking', loser: seat, left: TAKEN_AT_MOST },
    })),
  /** A rearrangement after the loss of the other Royal Card may lie on top of the Duel. */
  recoveryLaid: (state, { seat, royal, cards }) => {
    const laid = withPlayer(state, seat, (player) => ({
      ...player,
      court: player.court.map((each) =>
        each.card === royal ? { ...each, recovery: [...each.recovery, ...cards] } : each,
      ),
    }));
    return changedProcess(laid, 'duel', (duel) =>
      withDuelist(duel, seat, (each) => ({ ...each, open: [] })),
    );
  },
  duelEnded: (state, { cards }) => discarded(withoutProcess(state, 'duel'), ...cards),
};
