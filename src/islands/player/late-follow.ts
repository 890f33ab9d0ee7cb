import type { Follow } from './follow.ts';
import type { PlayerOptions, PlayerState, Surroundings } from './player-state.ts';

/** Lets links lead to places in a player; what that takes loads with the first one. */
export function createLateFollow(
  state: PlayerState,
  options: PlayerOptions,
  loadTrays: Surroundings['loadTrays'],
): Follow {
  let follow: Follow | undefined;
  return async (target) => {
    const loading = import('./follow.ts');
    if (!(await state.isLoaded(loading))) return false;
    follow ??= (await loading).createFollow(state, options, loadTrays);
    return follow(target);
  };
}
