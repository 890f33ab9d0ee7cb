import { without } from '../../../engine/pieces.ts';
import type { Seat } from '../../../engine/types.ts';
import {
  arrived,
  discarded,
  withGlory,
  withoutGlory,
  withoutHandCard,
  withoutPeasant,
} from '../card-moves.ts';
import type { NumberId } from '../cards.ts';
import { forgotten } from '../known.ts';
import { otherThan, withPlayer } from '../players.ts';
import { changedTop, popped, pushed, topOf, withTop } from '../stack.ts';
import { withoutSubject } from '../subjects.ts';
import type { State } from '../types/state.ts';
import type { Appliers } from './appliers.ts';

/** The state without a card of a Population. */
const withoutCard = (state: State, seat: Seat, card: NumberId): State =>
  withPlayer(state, seat, (player) => ({
    ...player,
    court: withoutSubject(player.court, card),
    peasants: player.peasants.filter((each) => each !== card),
  }));

/** Actions of the Action Phase, and Glory. */
export const actionEvents: Appliers<
  | 'actionUsed'
  | 'peasantReplaced'
  | 'gloryPlaced'
  | 'gloryDiscarded'
  | 'riderEnded'
  | 'gloryGained'
  | 'gloryGiven'
  | 'rowAsked'
  | 'plotAnnounced'
  | 'scandalMade'
> = {
  actionUsed: (state, { action }) =>
    changedTop(state, 'action', (phase) => ({ ...phase, used: [...phase.used, action] })),
  peasantReplaced: (state, { seat, from, card, by }) => {
    const replaced = withPlayer(withoutHandCard(state, from, by), seat, (player) => ({
      ...player,
      peasants: [...without(player.peasants, [card]), by],
    }));
    return discarded(forgotten(replaced, [by]), card);
  },
  gloryPlaced: (state, { seat, card, from, riders: [rider, ...more] }) => {
    const left =
      from === 'hand'
        ? withoutHandCard(state, seat, card)
        : withoutPeasant(state, otherThan(state, seat).seat, card);
    const known = forgotten(withGlory(left, seat, card), [card]);
    return rider ? pushed(known, { type: 'riders', seat, left: [rider, ...more] }) : known;
  },
  gloryDiscarded: (state, { seat, card }) => discarded(withoutGlory(state, seat, card), card),
  riderEnded: (state) => {
    const top = topOf(state);
    if (top.type !== 'riders') return state;
    const [next, ...more] = top.left.slice(1);
    return next ? withTop(state, { ...top, left: [next, ...more] }) : popped(state);
  },
  gloryGained: (state, { seat, from, card }) =>
    withGlory(withoutCard(state, from, card), seat, card),
  gloryGiven: (state, { seat, to, card, royal }) => {
    const there = arrived(withoutGlory(state, seat, card), to, card, royal);
    return topOf(state).type === 'merchant' ? popped(there) : there;
  },
  rowAsked: (state, { seat, from, card }) => pushed(state, { type: 'merchant', seat, from, card }),
  plotAnnounced: (state, { seat, plot, card, royal }) =>
    pushed(state, { type: 'intrigue', seat: otherThan(state, seat).seat, plot, card, royal }),
  scandalMade: (state, { seat, card }) => withGlory(withoutCard(state, seat, card), seat, card),
};
