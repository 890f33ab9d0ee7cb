import { without } from '../../../engine/pieces.ts';
import { discarded } from '../card-moves.ts';
import { forgotten, laidUnseen } from '../known.ts';
import { withPlayer } from '../players.ts';
import { changedTop } from '../stack.ts';
import { withSubject } from '../subjects.ts';
import type { Appliers } from './appliers.ts';

/** Army Cards, laid face down, replaced and turned up. */
export const armyEvents: Appliers<'armyLaid' | 'armyReplaced' | 'armyTurnedUp'> = {
  armyLaid: (state, { seat, card }) => {
    const laid = withPlayer(laidUnseen(state, seat), seat, (player) => ({
      ...player,
      hand: without(player.hand, [card]),
      armies: [...player.armies, card],
    }));
    return changedTop(laid, 'population', (phase) => ({ ...phase, armyLaid: true }));
  },
  armyReplaced: (state, { seat, card, by }) => {
    const replaced = withPlayer(laidUnseen(state, seat), seat, (player) => ({
      ...player,
      hand: without(player.hand, [by]),
      armies: [...without(player.armies, [card]), by],
    }));
    return discarded(forgotten(replaced, [card]), card);
  },
  armyTurnedUp: (state, { seat, card, royal }) =>
    forgotten(
      withPlayer(state, seat, (player) => ({
        ...player,
        armies: without(player.armies, [card]),
        court: withSubject(player.court, card, royal),
      })),
      [card],
    ),
};
