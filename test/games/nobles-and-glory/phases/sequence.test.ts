import { expect, it } from 'vitest';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import type { Phase, State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { act, cards, phaseOf, players, table } from '../../../support/nobles-and-glory.ts';

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

it.each<[Phase, begun: object]>([
  ['peasant', { left: null, missing: null }],
  ['action', { used: [] }],
  ['population', { mustPlace: true }],
  ['inauguration', { placed: false }],
  ['migration', { step: 'discard', drawsLeft: 0, peasantDrawn: false }],
])('the phase %s begins with nothing done', (phase, nothing) => {
  expect(topOf(phaseOf(phase, 'KC 2S', 'QD 4S'))).toEqual({
    type: phase,
    seat: 'noor',
    ...nothing,
  });
});
