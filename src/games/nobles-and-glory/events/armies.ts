import { without } from '../../../engine/pieces.ts';
import { withPlayer } from '../players.ts';
import { changedTop } from '../stack.ts';
import { withSubject } from '../subjects.ts';
import type { Appliers } from './appliers.ts';
import { forgotten, laidUnseen } from './piles.ts';

/** Army Cards, face down and turned up. */
export const armyEvents: Appliers<'armyLaid' | 'armyTurnedUp'> = {
  armyLaid: (state, { seat, card }) => {
    const laid = withPlayer(laidUnseen(state, seat), seat, (player) => ({
      ...player,
      hand: without(player.hand, [card]),
      armies: [...player.armies, card],
    }));
    return changedTop(laid, 'population', (phase) => ({ ...phase, armyLaid: true }));
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
