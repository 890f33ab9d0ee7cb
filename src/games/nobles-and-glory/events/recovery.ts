import { without } from '../../../engine/pieces.ts';
import { discarded } from '../card-moves.ts';
import { withPlayer } from '../players.ts';
import { popped, topOf, withTop } from '../stack.ts';
import type { Appliers } from './appliers.ts';

/** Recovery Cards, coming and going. */
export const recoveryEvents: Appliers<'recoveryRemoved'> = {
  recoveryRemoved: (state, { seat, card, royal }) => {
    const removed = withPlayer(state, seat, (player) => ({
      ...player,
      court: player.court.map((each) =>
        each.card === royal ? { ...each, recovery: without(each.recovery, [card]) } : each,
      ),
    }));
    const laid = discarded(removed, card);
    const top = topOf(laid);
    if (top.type !== 'recovery') return laid;
    const [next, ...more] = top.left.filter((each) => each !== royal);
    return next ? withTop(laid, { ...top, left: [next, ...more] }) : popped(laid);
  },
};
