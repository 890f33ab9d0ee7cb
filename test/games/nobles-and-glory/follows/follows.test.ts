import { describe, expect, it } from 'vitest';
import type { Turn } from '../../../../src/engine/game.ts';
import { seeded } from '../../../../src/engine/random.ts';
import { settleBy } from '../../../../src/engine/settle.ts';
import { resolve } from '../../../../src/games/nobles-and-glory/actions.ts';
import { apply } from '../../../../src/games/nobles-and-glory/apply.ts';
import { follows } from '../../../../src/games/nobles-and-glory/follows/all.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { NoblesAndGlory } from '../../../../src/games/nobles-and-glory/types.ts';
import {
  played,
  playNames,
  PLAYS,
  type PlayName,
} from '../../../support/nobles-and-glory-plays.ts';

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
  const settle = settleBy<NoblesAndGlory>(
    follows.map((follow) => () => {
      const before = turn.state;
      const says = follow(turn);
      all.push([says, turn.state !== before]);
      return says;
    }),
  );
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

  /** Who decides at the end, and what. */
  const ends = (name: PlayName) => {
    const { name: decision, seats } = pending(played(name).state) ?? { name: undefined, seats: [] };
    return [decision, ...seats];
  };

  it.each<[what: string, PlayName, ...(string | undefined)[]]>([
    [
      'the other player’s first turn begins with the Population Phase (ng.setup.first-turn-skip)',
      'firstTurn',
      'population',
      'mila',
    ],
    [
      'later turns begin with the Peasant Phase (ng.turn.sequence)',
      'secondTurn',
      'peasant',
      'mila',
    ],
    [
      'where all cards are drawn, no Peasant may be (ng.turn.migration.draw)',
      'drawsOver',
      'peasant',
      'mila',
    ],
    ['a Glory Pile of seven ends the game (ng.end.trigger)', 'seventhGlory', undefined],
  ])('%s', (_, name, ...expected) => {
    expect(ends(name)).toEqual(expected);
  });

  it('numbers turns one after the other (ng.turn.sequence)', () => {
    const started = (name: PlayName) =>
      played(name).facts.find(({ event }) => event.type === 'turnStarted')?.event;
    expect(started('firstTurn')).toEqual({
      type: 'turnStarted',
      seat: 'mila',
      number: 2,
      phase: 'population',
    });
    expect(started('secondTurn')).toEqual({
      type: 'turnStarted',
      seat: 'mila',
      number: 3,
      phase: 'peasant',
    });
  });
});
