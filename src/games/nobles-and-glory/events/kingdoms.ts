import { without } from '../../../engine/pieces.ts';
import { discarded } from '../card-moves.ts';
import { forgotten } from '../known.ts';
import { withoutRoyal } from '../lost-royal.ts';
import { playerAt, withPlayer } from '../players.ts';
import { movedBeside, swapped, withRoyal } from '../slide.ts';
import { changedTop, popped, pushed } from '../stack.ts';
import { withoutSubject, withSubject } from '../subjects.ts';
import type { Appliers } from './appliers.ts';
import { stepDone } from './peasants.ts';

/** Cards coming into a kingdom, leaving it and changing their place in it. */
export const kingdomEvents: Appliers<
  | 'subjectPlaced'
  | 'subjectMoved'
  | 'subjectsSwapped'
  | 'subjectSerfed'
  | 'redrawGivenUp'
  | 'royalPlaced'
  | 'excessFound'
  | 'excessSettled'
  | 'royalLost'
  | 'rearrangementEnded'
> = {
  subjectPlaced: (state, { seat, card, royal }) => {
    const placed = withPlayer(state, seat, (player) => ({
      ...player,
      hand: without(player.hand, [card]),
      court: withSubject(player.court, card, royal),
    }));
    return changedTop(forgotten(placed, [card]), 'population', (phase) => ({
      ...phase,
      mustPlace: false,
    }));
  },
  subjectMoved: (state, { seat, card, royal }) => {
    const moved = withPlayer(state, seat, (player) => ({
      ...player,
      court: movedBeside(player.court, card, royal),
    }));
    return changedTop(moved, 'rearrange', (process) => ({
      ...process,
      loose: process.loose.filter((other) => other !== card),
    }));
  },
  subjectsSwapped: (state, { seat, card, other }) =>
    withPlayer(state, seat, (player) => ({ ...player, court: swapped(player.court, card, other) })),
  subjectSerfed: (state, { seat, card }) => {
    const serfed = withPlayer(state, seat, (player) => ({
      ...player,
      court: withoutSubject(player.court, card),
      peasants: [...player.peasants, card],
    }));
    return stepDone(
      changedTop(serfed, 'rearrange', (process) => ({
        ...process,
        loose: process.loose.filter((other) => other !== card),
      })),
    );
  },
  redrawGivenUp: (state) =>
    changedTop(state, 'population', (phase) => ({ ...phase, mustPlace: false })),
  royalPlaced: (state, { seat, card }) => {
    const placed = withPlayer(state, seat, (player) => ({
      ...player,
      hand: without(player.hand, [card]),
      court: withRoyal(player.court, card),
    }));
    return changedTop(forgotten(placed, [card]), 'inauguration', (phase) => ({
      ...phase,
      placed: true,
    }));
  },
  excessFound: (state, { seat, newcomer }) =>
    pushed(state, { type: 'slide-excess', seat, newcomer }),
  excessSettled: popped,
  royalLost: (state, { seat, card }) => {
    const { kingdom, loose, discarded: cards } = withoutRoyal(playerAt(state, seat), card);
    const lost = withPlayer(state, seat, (player) => ({ ...player, court: kingdom.court }));
    return pushed(discarded(forgotten(lost, cards), ...cards), { type: 'rearrange', seat, loose });
  },
  rearrangementEnded: popped,
};
