import { describe, expect, it } from 'vitest';
import { checkTask } from '../../src/engine/check-task.ts';
import { seeded } from '../../src/engine/random.ts';
import {
  attempt,
  eyesOn,
  foreseen,
  startTask,
  type PlayTask,
  type PredictTask,
} from '../../src/engine/task.ts';
import type { Seat } from '../../src/engine/types.ts';
import { toy, type Toy, type ToyAction } from '../support/toy-game.ts';

const players = [{ seat: 'noor' }, { seat: 'mila' }] as const;
const take = (seat: Seat, count: number): ToyAction => ({ type: 'take', seat, count });
const DRAW: ToyAction = { type: 'draw', seat: 'noor' };
const LAY: ToyAction = { type: 'lay', seat: 'noor' };

/** Of three stones Noor wants the last one; Mila takes one. */
const LAST: PlayTask<Toy> = {
  game: 'toy',
  id: 'last',
  kind: 'play',
  teaches: ['toy.take'],
  position: { players, stones: 3 },
  seat: 'noor',
  goal: [{ type: 'gameWon', seat: 'noor' }],
  rivals: [take('mila', 1)],
  solution: [take('noor', 1), take('noor', 1)],
};

const FORESEEN: PredictTask<Toy> = {
  game: 'toy',
  id: 'turns',
  kind: 'predict',
  teaches: ['toy.turns'],
  position: { players },
  then: [take('noor', 2), take('mila', 1)],
  asks: { number: [{ event: 'stonesTaken', field: 'count' }] },
};

const attempted = (task: PlayTask<Toy>, ...actions: ToyAction[]) =>
  actions.reduce(
    (soFar, action) => {
      const moved = attempt(toy, task, soFar, action);
      return moved.ok ? moved.attempted : expect.unreachable(moved.refusal.reason);
    },
    startTask(toy, task),
  );

describe('the beginning of a task', () => {
  it('is its table, with nothing played', () => {
    expect(startTask(toy, LAST)).toMatchObject({
      facts: [],
      states: [],
      goal: 'open',
      answered: 0,
      state: { stones: 3, taking: 0 },
    });
  });

  it('has the readings of the task', () => {
    const three = { ...LAST, rulings: { 'most-stones': 'three' as const } };
    expect(attempted(three, take('noor', 3)).goal).toBe('reached');
    expect(attempt(toy, LAST, startTask(toy, LAST), take('noor', 3)).ok).toBe(false);
  });

  it('comes after what was played before, with the chance of its seed, by default 1', () => {
    const luck = (more: object) =>
      startTask(toy, { ...LAST, before: [DRAW], ...more }).state.players[0]!.luck;
    expect([luck({}), luck({ seed: 7 })]).toEqual([1, 7].map((seed) => seeded(seed).below(100)));
  });

  it('is not possible where the table or what goes before is not', () => {
    expect(() => startTask(toy, { ...LAST, position: { players, stones: 13 } })).toThrow(
      'last: impossible-table',
    );
    expect(() => startTask(toy, { ...LAST, before: [take('mila', 1)] })).toThrow(
      `${JSON.stringify(take('mila', 1))}: not-your-turn`,
    );
  });
});

describe('the eyes on a task', () => {
  const BIDDING = { ...LAST, position: { players, box: true }, before: [LAY] };

  it('are those of the reader who chooses in secret', () => {
    expect(eyesOn(toy, BIDDING)).toBe('noor');
  });

  it('are those of the reader as soon as all choose in secret', () => {
    const { state } = startTask(toy, BIDDING);
    expect(eyesOn(toy, LAST, state)).toBe('noor');
    expect(eyesOn(toy, LAST, startTask(toy, LAST).state)).toBeUndefined();
  });

  it('are everybody’s where the choice is open, where nothing is to be chosen, and where things are only foreseen', () => {
    expect(eyesOn(toy, LAST)).toBeUndefined();
    expect(eyesOn(toy, { ...LAST, before: [take('noor', 2), take('mila', 1)] })).toBeUndefined();
    expect(eyesOn(toy, { ...FORESEEN, position: BIDDING.position, before: [LAY] })).toBeUndefined();
  });
});

describe('what a reader has played', () => {
  it('is kept with what the others did, fact by fact', () => {
    const { facts, states, state, answered, goal } = attempted(LAST, take('noor', 1));
    expect(facts.map(({ event }) => event)).toEqual([
      { type: 'stonesTaken', seat: 'noor', count: 1 },
      { type: 'turnPassed', to: 'mila' },
      { type: 'stonesTaken', seat: 'mila', count: 1 },
      { type: 'turnPassed', to: 'noor' },
    ]);
    expect(states.map(({ stones, turn }) => [stones, turn])).toEqual([
      [2, 'noor'],
      [2, 'mila'],
      [1, 'mila'],
      [1, 'noor'],
    ]);
    expect(states.at(-1)).toEqual(state);
    expect({ answered, goal }).toEqual({ answered: 1, goal: 'open' });
  });

  it('reaches the goal only with all its events', () => {
    const both: PlayTask<Toy> = {
      ...LAST,
      goal: [{ type: 'stonesTaken', seat: 'noor' }, 'gameWon'],
    };
    expect(attempted(both, take('noor', 1)).goal).toBe('open');
    expect(attempted(both, take('noor', 1), take('noor', 1)).goal).toBe('reached');
  });

  it('misses the goal where the script of the others has come to its end, each action being used once', () => {
    const long = { ...LAST, position: { players } };
    expect(attempted(long, take('noor', 1), take('noor', 1)).goal).toBe('missed');
  });

  it('misses the goal where the game is over without it', () => {
    expect(attempted({ ...LAST, goal: ['luckDrawn'] }, take('noor', 1), take('noor', 1)).goal).toBe(
      'missed',
    );
  });
});

describe('what is foreseen', () => {
  const answer = (asks: PredictTask<Toy>['asks']) => foreseen(toy, { ...FORESEEN, asks }).answer;

  it('is read only from the events that are named, and from fields that are there', () => {
    expect(
      answer({ count: [{ event: { type: 'stonesTaken', seat: 'mila' }, field: 'seat' }] }),
    ).toBe(1);
    expect(answer({ count: [{ event: 'stonesTaken', field: 'luck' }] })).toBe(0);
    expect(answer({ number: [{ event: 'stonesTaken', field: 'count' }] })).toBe(3);
    expect(answer({ seats: [{ event: 'turnPassed', field: 'to' }] })).toEqual(['mila', 'noor']);
    expect(answer({ seats: [{ event: 'turnPassed', field: 'to' }], nth: 1 })).toEqual(['mila']);
  });

  it('comes with all that happened', () => {
    const { facts, states, state } = foreseen(toy, FORESEEN);
    expect(facts).toHaveLength(4);
    expect(states).toHaveLength(4);
    expect(states.at(-1)).toEqual(state);
  });
});

describe('the check of a task to be played', () => {
  const check = (change: Partial<PlayTask<Toy>>) => checkTask(toy, { ...LAST, ...change });

  it('finds nothing in a sound one', () => {
    expect(check({})).toBeUndefined();
  });

  it('finds a solution that goes on after the end', () => {
    expect(check({ solution: [take('noor', 1), take('noor', 1), take('mila', 1)] })).toBe(
      'solution 3 comes after the task is reached',
    );
    expect(check({ solution: [take('noor', 2), take('noor', 1)] })).toBe(
      'solution 2 comes after the task is missed',
    );
  });

  it('finds a move that is refused, with its place, its rule and the reason', () => {
    const wrong = take('noor', 2);
    expect(check({ position: { players, stones: 3 }, solution: [take('noor', 1), wrong] })).toBe(
      `solution 2 ${JSON.stringify(wrong)} is refused by toy.take: too-many`,
    );
  });

  it('finds a solution that stops short, and says what happened', () => {
    const events = [{ type: 'luckDrawn', seat: 'noor', luck: seeded(1).below(100) }];
    expect(check({ solution: [DRAW] })).toBe(
      `the solution leaves the goal open; events: ${JSON.stringify(events)}`,
    );
  });

  it('finds a goal that no allowed move misses, however many moves lead there', () => {
    expect(check({ position: { players, stones: 1 }, solution: [take('noor', 1)] })).toBe(
      'no allowed move misses the goal',
    );
  });

  it('takes for taught what a reader may be refused at first, and nothing that does not come up', () => {
    expect(check({ teaches: ['toy.luck'], before: [DRAW] })).toBeUndefined();
    expect(check({ teaches: ['toy.luck'] })).toBe(
      'teaches toy.luck, which nothing here cites; cited: toy.take toy.turns toy.last-stone',
    );
  });
});

describe('the check of a task to foresee', () => {
  const check = (change: Partial<PredictTask<Toy>>) => checkTask(toy, { ...FORESEEN, ...change });
  const TAKERS = { seats: [{ event: 'stonesTaken', field: 'seat' }] } as const;

  it('finds nothing where the answer is a number, none too, or some of the seats', () => {
    expect(check({})).toBeUndefined();
    expect(check({ asks: { count: [{ event: 'gameWon', field: 'seat' }] } })).toBeUndefined();
    expect(check({ asks: { count: [{ event: 'stonesTaken', field: 'seat' }] } })).toBeUndefined();
    expect(check({ asks: { ...TAKERS, nth: 1 } })).toBeUndefined();
  });

  it('finds an answer that is nobody or everybody', () => {
    expect(check({ asks: TAKERS })).toMatch(
      /^the answer is all of noor, mila; events: \[\{"type":"stonesTaken","seat":"noor","count":2\},/,
    );
    expect(check({ asks: { seats: [{ event: 'gameWon', field: 'seat' }] } })).toMatch(
      /^the answer is none of noor, mila; events: \[/,
    );
  });

  it('finds a choice of numbers without the right one', () => {
    const asks = { number: [{ event: 'stonesTaken', field: 'count' }] } as const;
    expect(check({ asks: { ...asks, among: [1, 2, 3] } })).toBeUndefined();
    expect(check({ asks: { ...asks, among: [1, 2, 4] } })).toMatch(
      /^the answer 3 is not among 1, 2, 4; events: \[/,
    );
  });

  it('finds things that come and cannot be picked, and such as are none or all of them', () => {
    const choice = [{ event: 'turnPassed', field: 'to' }] as const;
    expect(check({ asks: { choice, among: ['mila', 'noor', 'ines'] } })).toBeUndefined();
    expect(check({ asks: { choice, among: ['mila', 'ines'] } })).toMatch(
      /^the answer noor is not among mila, ines; events: \[/,
    );
    const pieces = { mila: 'seat:mila', noor: 'seat:noor' };
    expect(check({ asks: { pieces: choice, among: pieces } })).toMatch(/^the answer is all of /);
    expect(check({ asks: { pieces: choice, among: pieces, nth: 1 } })).toBeUndefined();
    expect(check({ asks: { pieces: choice, among: pieces, nth: 3 } })).toMatch(
      /^the answer is none of mila, noor; /,
    );
  });

  it('finds a rule that does not come up', () => {
    expect(check({ teaches: ['toy.luck'] })).toBe(
      'teaches toy.luck, which nothing here cites; cited: toy.take toy.turns',
    );
  });

  it('finds a move that is refused', () => {
    expect(check({ then: [take('mila', 1)] })).toBe(
      `${JSON.stringify(take('mila', 1))}: not-your-turn`,
    );
  });
});
