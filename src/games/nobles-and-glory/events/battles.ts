import { arrived, discarded } from '../card-moves.ts';
import type { NumberId } from '../cards.ts';
import { forgotten } from '../known.ts';
import { popped, pushed, withTop } from '../stack.ts';
import type { State } from '../types/state.ts';
import { unchanged, type Appliers } from './appliers.ts';

/** The state without these Army Cards, whoever has them. */
function withoutArmies(state: State, cards: readonly NumberId[]): State {
  const [first, second] = state.players;
  const disarmed = (player: typeof first) => ({
    ...player,
    armies: player.armies.filter((card) => !cards.includes(card)),
  });
  return forgotten({ ...state, players: [disarmed(first), disarmed(second)] }, cards);
}

/** Battles: Army Cards pointed at, revealed and discarded, and what is taken for them. */
export const battleEvents: Appliers<
  'battleDeclared' | 'armiesRevealed' | 'battleWon' | 'spoilsTaken' | 'armyDiscarded'
> = {
  battleDeclared: (state, { against, card }) =>
    pushed(state, { type: 'battle', seat: against, step: 'defence', card }),
  armiesRevealed: unchanged,
  /** The spoils lie nowhere until they have a place. */
  battleWon: (state, { seat, card, spoils }) =>
    withTop(discarded(withoutArmies(state, [card, spoils]), card), {
      type: 'battle',
      seat,
      step: 'spoils',
      card: spoils,
    }),
  spoilsTaken: (state, { seat, card, royal }) => popped(arrived(state, seat, card, royal)),
  armyDiscarded: (state, { seat, card, plunder }) => {
    const left = discarded(withoutArmies(state, [card]), card);
    return plunder ? pushed(left, { type: 'battle', seat, step: 'plunder', card }) : left;
  },
};
