import { without } from '../../src/engine/pieces.ts';
import type { Seat } from '../../src/engine/types.ts';
import { withPlayer } from '../../src/games/nobles-and-glory/players.ts';
import type { Action } from '../../src/games/nobles-and-glory/types/action.ts';
import type { State } from '../../src/games/nobles-and-glory/types/state.ts';
import { card, number } from './nobles-and-glory.ts';

/** A table with a card of its Draw Pile as Preparation Card beneath a Royal Card: the Regnant. */
export function prepared(state: State, seat: Seat, written: string, place = 0): State {
  const preparation = number(written);
  return {
    ...withPlayer(state, seat, (player) => ({
      ...player,
      court: player.court.map((royal, at) => (at === place ? { ...royal, preparation } : royal)),
    })),
    drawPile: without(state.drawPile, [preparation]),
  };
}

export const placePreparation = (written: string, beneath: string): Action => ({
  type: 'place-preparation',
  seat: 'noor',
  card: card(written),
  royal: card(beneath),
});

// What Mila answers who has one.

export const reveal: Action = { type: 'reveal', seat: 'mila' };
export const decline: Action = { type: 'done', seat: 'mila' };
