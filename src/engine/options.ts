import type { Game } from './game.ts';
import type { GameTypes, Seat } from './types.ts';

/** The options as `seat` may know them: all of them, or its own alone where others decide by what only they see. */
export function optionsSeenFrom<T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat): readonly T['action'][] {
  const options = game.options(state);
  return game.decidesInSecret(state) ? options.filter((action) => action.seat === seat) : options;
}
