import { without } from '../../../engine/pieces.ts';
import { otherThan, withPlayer } from '../players.ts';
import { changedTop, popped, pushed, topOf, withTop } from '../stack.ts';
import { withoutSubject } from '../subjects.ts';
import type { Appliers } from './appliers.ts';
import { discarded } from './peasants.ts';
import { forgotten } from './piles.ts';

/** Actions of the Action Phase, and Glory. */
export const actionEvents: Appliers<
  'actionUsed' | 'peasantReplaced' | 'gloryPlaced' | 'gloryDiscarded' | 'riderEnded' | 'scandalMade'
> = {
  actionUsed: (state, { action }) =>
    changedTop(state, 'action', (phase) => ({ ...phase, used: [...phase.used, action] })),
  peasantReplaced: (state, { seat, from, card, by }) => {
    const laid = withPlayer(state, from, (player) => ({
      ...player,
      hand: without(player.hand, [by]),
    }));
    const replaced = withPlayer(laid, seat, (player) => ({
      ...player,
      peasants: [...without(player.peasants, [card]), by],
    }));
    return discarded(forgotten(replaced, [by]), card);
  },
  gloryPlaced: (state, { seat, card, from, riders: [rider, ...more] }) => {
    const left =
      from === 'hand'
        ? withPlayer(state, seat, (player) => ({ ...player, hand: without(player.hand, [card]) }))
        : withPlayer(state, otherThan(state, seat).seat, (player) => ({
            ...player,
            peasants: without(player.peasants, [card]),
          }));
    const placed = withPlayer(left, seat, (player) => ({
      ...player,
      glory: [...player.glory, card],
    }));
    const known = forgotten(placed, [card]);
    return rider ? pushed(known, { type: 'riders', seat, left: [rider, ...more] }) : known;
  },
  gloryDiscarded: (state, { seat, card }) =>
    discarded(
      withPlayer(state, seat, (player) => ({ ...player, glory: without(player.glory, [card]) })),
      card,
    ),
  riderEnded: (state) => {
    const top = topOf(state);
    const [next, ...more] = top.type === 'riders' ? top.left.slice(1) : [];
    return next && top.type === 'riders'
      ? withTop(state, { ...top, left: [next, ...more] })
      : popped(state);
  },
  scandalMade: (state, { seat, card }) =>
    withPlayer(state, seat, (player) => ({
      ...player,
      court: withoutSubject(player.court, card),
      peasants: player.peasants.filter((each) => each !== card),
      glory: [...player.glory, card],
    })),
};
