import { describe, expect, it } from 'vitest';
import type { Turn } from '../../../../src/engine/game.ts';
import { seeded } from '../../../../src/engine/random.ts';
import { settleBy } from '../../../../src/engine/settle.ts';
import { resolve } from '../../../../src/games/nobles-and-glory/actions.ts';
import { apply } from '../../../../src/games/nobles-and-glory/apply.ts';
import { followsOn } from '../../../../src/games/nobles-and-glory/follows/all.ts';
import { endGame } from '../../../../src/games/nobles-and-glory/follows/end-game.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import type { NoblesAndGlory } from '../../../../src/games/nobles-and-glory/types.ts';
import { type PlayName, playNames, PLAYS } from '../../../support/nobles-and-glory-plays.ts';

/** Plays it with every follow heard: what it says, and whether it has changed the table. */
function heard(name: PlayName): (readonly [says: boolean, changed: boolean])[] {
  const all: (readonly [boolean, boolean])[] = [];
  const turn: Turn<NoblesAndGlory> & { state: Turn<NoblesAndGlory>['state'] } = {
    state: PLAYS[name].state,
    random: seeded(1),
    emit(event) {
      turn.state = apply(turn.state, event);
    },
  };
  const hear = (follow: () => boolean): boolean => {
    const before = turn.state;
    const says = follow();
    all.push([says, turn.state !== before]);
    return says;
  };
  const settle = settleBy<NoblesAndGlory>([
    () => hear(() => endGame(turn)),
    () => {
      const top = topOf(turn.state);
      return followsOn(top).some((follow) => hear(() => follow(turn, top)));
    },
  ]);
  for (const action of PLAYS[name].actions) {
    resolve(turn, action);
    settle(turn);
  }
  return all;
}

describe('what follows by itself', () => {
  it.for(playNames)('says whether anything has followed: %s', (name) => {
    for (const [says, changed] of heard(name)) expect(says).toBe(changed);
  });
});
