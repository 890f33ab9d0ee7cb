import { describe, expect, it } from 'vitest';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Rule } from '../../../../src/games/nobles-and-glory/rules.ts';
import { MOST_TURNS } from '../../../../src/games/nobles-and-glory/turn.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import type { Event } from '../../../../src/games/nobles-and-glory/types/event.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { done } from '../../../support/nobles-and-glory-actions.ts';
import { citedIn, played, type PlayName } from '../../../support/nobles-and-glory-plays.ts';
import { act, cards, players, table } from '../../../support/nobles-and-glory.ts';

/** What is decided one after the other where everybody leaves out all that may be left out. */
function decisions(state: State, count: number): (readonly string[])[] {
  const all: (readonly string[])[] = [];
  for (let now = state; all.length < count;) {
    const { name, seats } = pending(now)!;
    all.push([...seats, name]);
    const done: Action = { type: 'done', seat: seats[0] };
    now = act(now, [done]).state;
  }
  return all;
}

/** No Subject’s suit is that of the Refugees, so that those move nothing. */
const begun = (number: number) =>
  table({
    players: players('KC 2S 3H', 'QD 4S 5H'),
    number,
    drawPile: cards('JC 9D JD 8D 7D JH 10D'),
  });

const MIGRATION = ['migration', 'migration'];

/** The last phase of a turn in which nothing can be drawn by choice, and Noor ahead. */
const lastPhase = (number: number) =>
  table({
    players: players('KC 2S 3H', 'QH 4H 5S', { noor: { glory: cards('9D') } }),
    number,
    phase: 'migration',
    drawPile: cards('9C'),
  });

it('a turn has five phases in their order, and then the other player’s begins (ng.turn.sequence)', () => {
  const phases = ['peasant', 'action', 'population', 'inauguration', ...MIGRATION];
  expect(decisions(begun(3), 12)).toEqual(
    ['noor', 'mila'].flatMap((seat) => phases.map((phase) => [seat, phase])),
  );
});

it('the first turn of each player has the last three (ng.setup.first-turn-skip)', () => {
  const phases = ['population', 'inauguration', ...MIGRATION];
  expect(decisions(begun(1), 9)).toEqual([
    ...['noor', 'mila'].flatMap((seat) => phases.map((phase) => [seat, phase])),
    ['noor', 'peasant'],
  ]);
});

it.for<readonly [PlayName, Event['type'], ...Rule[]]>([
  ['firstTurn', 'turnStarted', 'ng.turn.sequence', 'ng.setup.first-turn-skip'],
  ['secondTurn', 'turnStarted', 'ng.turn.sequence'],
  ['lastTurn', 'turnLimitReached', 'ng.end.trigger'],
])('cites in %s for %s its rules', ([play, type, ...rules]) => {
  expect(citedIn(play, type)).toEqual(rules);
});

describe('what follows by itself', () => {
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

describe('a game that does not come to its end', () => {
  it('goes on as far as the last turn', () => {
    expect(pending(act(lastPhase(MOST_TURNS - 1), [done, done]).state)?.seats).toEqual(['mila']);
  });
});
