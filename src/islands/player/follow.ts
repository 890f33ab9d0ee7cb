import { say } from '../../i18n/words.ts';
import { findPlace } from './find-place.ts';
import type { Place } from './place.ts';
import type { PlayerOptions, PlayerState, Surroundings } from './player-state.ts';

/**
 * Goes where a link leads, or as near as it can; false where it cannot, or where a later link leads
 * elsewhere.
 */
export type Follow = (target: Place) => Promise<boolean>;

/** Lets links lead to places in a player. */
export function createFollow(
  state: PlayerState,
  options: Pick<PlayerOptions, 'words' | 'script'>,
  loadTrays: Surroundings['loadTrays'],
): Follow {
  /** The place that a link led to last. */
  let followed: Place | undefined;

  return async (target) => {
    followed = target;
    const { choice } = target;
    if (!state.isPlain(choice) && !(await state.isLoaded(state.openReferee()))) return false;
    const own = choice.moves.length > 0;
    if (own && !(await state.isLoaded(loadTrays()))) return false;
    if (target !== followed) return false;
    const find = (): ReturnType<typeof findPlace> =>
      findPlace(target, state.shown(), options.script);
    state.arrive(choice, () => find().index, own ? 'try' : undefined);
    const refused = state.track()?.refusedMove;
    if (refused !== undefined)
      state.setNotice(say(options.words, 'player.link-move-refused', { n: refused }));
    else if (!find().found) state.setNotice(say(options.words, 'player.link-unknown-step'));
    return true;
  };
}
