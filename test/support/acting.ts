import { isDeepStrictEqual } from 'node:util';
import type { Game } from '../../src/engine/game.ts';
import { offered, play } from '../../src/engine/play.ts';
import { seeded } from '../../src/engine/random.ts';
import type { Fact, GameTypes, NonEmpty, Refusal } from '../../src/engine/types.ts';

/** What actions have led to, and all that happened on the way. */
export interface Acted<T extends GameTypes> {
  readonly state: T['state'];
  readonly facts: readonly Fact<T>[];
}

/** A refusal as test failures tell it. */
export const told = ({ because, reason, particulars }: Refusal): string =>
  `${because}, ${reason} ${JSON.stringify(particulars ?? {})}`;

/** How tests act in a game: every legal action must be offered, and no refused one. */
export function actingIn<T extends GameTypes>(game: Game<T>) {
  const isOffered = (state: T['state'], action: T['action']): boolean =>
    offered(game, state).some((option) => isDeepStrictEqual(option, action));

  return {
    /**
     * Plays actions one after the other; throws where one is refused, or legal without being
     * offered.
     */
    act: (before: T['state'], ...actions: NonEmpty<T['action']>): Acted<T> => {
      const facts: Fact<T>[] = [];
      let state = before;
      for (const action of actions) {
        const played = play(game, state, action, seeded(1));
        if (!played.ok)
          throw new Error(`${JSON.stringify(action)} is refused: ${told(played.refusal)}`);
        if (!isOffered(state, action))
          throw new Error(`${JSON.stringify(action)} is legal but not offered`);
        facts.push(...played.facts);
        state = played.state;
      }
      return { state, facts };
    },

    /** Why an action is refused now; throws where it is legal, or offered all the same. */
    refusal: (state: T['state'], action: T['action']): Refusal<T> => {
      const verdict = game.judge(state, action);
      if (!verdict) throw new Error(`${JSON.stringify(action)} is legal`);
      if (isOffered(state, action))
        throw new Error(`${JSON.stringify(action)} is refused but offered`);
      return verdict;
    },
  };
}
