import { without } from '../../../engine/pieces.ts';
import type { Seat } from '../../../engine/types.ts';
import type { NumberId } from '../cards.ts';
import { regnantOf } from '../court.ts';
import { forgotten } from '../known.ts';
import { withPlayer } from '../players.ts';
import { popped, pushed, topOf } from '../stack.ts';
import { turnNumber } from '../turn.ts';
import type { State } from '../types/state.ts';
import type { Treaty } from '../types/treaty.ts';
import type { Appliers } from './appliers.ts';
import { withBeneath } from './preparations.ts';

/** A broken Treaty, and what Feast makes of it. */
export const feastEvents: Appliers<
  'feastAsked' | 'treatyRestored' | 'feastLaid' | 'feastDeclined'
> = {
  feastAsked: (state, { seat, card, kind, laid }) =>
    pushed(state, { type: 'feast', seat, treaty: { card, kind, laid } }),
  /** Out of the Discard Pile, as it lay before; the Feast comes there instead. */
  treatyRestored: (state, { seat, to, card, by }) => {
    const top = topOf(state);
    const treaty: Treaty | null = top.type === 'feast' ? top.treaty : null;
    const revealed = withTreaty(withoutPreparation(state, seat, by), to, treaty);
    return popped({ ...revealed, discardPile: [by, ...without(state.discardPile, [card])] });
  },
  feastLaid: (state, { seat, to, card }) =>
    popped(
      withTreaty(withoutPreparation(state, seat, card), to, {
        card,
        kind: 'feast',
        laid: turnNumber(state),
      }),
    ),
  feastDeclined: popped,
};

const withTreaty = (state: State, seat: Seat, treaty: Treaty | null): State =>
  withPlayer(state, seat, (player) => ({ ...player, treaty }));

/** The state without the Preparation Card beneath a Regnant, which everybody has seen. */
const withoutPreparation = (state: State, seat: Seat, card: NumberId): State =>
  forgotten(
    withPlayer(state, seat, (player) => ({
      ...player,
      court: withBeneath(player.court, regnantOf(player.court).card, null),
    })),
    [card],
  );
