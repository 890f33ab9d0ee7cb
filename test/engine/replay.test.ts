import { describe, expect, it } from 'vitest';
import { freshGame, play } from '../../src/engine/play.ts';
import { seeded } from '../../src/engine/random.ts';
import { citedRules, matchesEvent, replay, startOf, withRulings } from '../../src/engine/replay.ts';
import type { Scenario, Step } from '../../src/engine/scenario.ts';
import { toy, type Toy, type ToyAction } from '../support/toy-game.ts';

type Played = Pick<Scenario<Toy>, 'start' | 'rulings' | 'steps'>;

const take = (seat: 'noor' | 'mila', count: number): ToyAction => ({ type: 'take', seat, count });
const draw = (seat: 'noor' | 'mila'): ToyAction => ({ type: 'draw', seat });

/** A scenario at a table of noor and mila with six stones. */
const scenario = (...steps: [Step<Toy>, ...Step<Toy>[]]): Played => ({
  start: { position: { players: [{ seat: 'noor' }, { seat: 'mila' }], stones: 6 } },
  steps,
});

const first: Step<Toy> = {
  name: 'first',
  play: take('noor', 2),
  log: ['stonesTaken', { type: 'turnPassed', to: 'mila' }],
};

describe('a scenario that holds', () => {
  const held = replay(
    toy,
    scenario(
      first,
      { name: 'too-many', refused: take('mila', 3), because: 'toy.take' },
      { name: 'what-now', ask: 'mila', accept: [take('mila', 1), take('mila', 2)] },
      { name: 'last', play: take('noor', 2) },
    ),
  );

  it('is replayed step by step, with the state after every fact', () => {
    expect(held.failure).toBeUndefined();
    expect(held.start).toMatchObject({ stones: 6, turn: 'noor' });
    expect(
      held.steps.map(({ step, facts, states }) => [
        step.name,
        facts.length,
        states.map(({ stones, turn }) => `${stones} ${turn}`),
      ]),
    ).toEqual([
      ['first', 2, ['4 noor', '4 mila']],
      ['too-many', 0, []],
      ['what-now', 2, ['3 mila', '3 noor']],
      ['last', 2, ['1 noor', '1 mila']],
    ]);
  });

  it('has each step begin where the one before ended; a refused one changes nothing', () => {
    expect(held.steps.map(({ before }) => before.stones)).toEqual([6, 4, 4, 3]);
    expect(held.steps[1]).toMatchObject({
      facts: [],
      states: [],
      refusal: { because: 'toy.take', reason: 'too-many' },
    });
  });

  it('goes on with the first of the accepted actions', () => {
    expect(held.steps[2]!.facts[0]!.event).toEqual({ type: 'stonesTaken', seat: 'mila', count: 1 });
  });

  it('may ask one of several who can act', () => {
    const bid = (seat: 'noor' | 'mila'): ToyAction => ({ type: 'bid', seat, number: 1 });
    const start = { seats: ['noor', 'mila'], seed: 1 } as const;
    for (const seat of start.seats) {
      const asked = replay(toy, {
        start,
        steps: [{ name: 'what-now', ask: seat, accept: [bid(seat)] }],
      });
      expect(asked.failure).toBeUndefined();
    }
  });

  it('cites the rules of its events and refusals', () => {
    expect(citedRules(held.steps)).toEqual(new Set(['toy.take', 'toy.turns']));
    expect(citedRules([])).toEqual(new Set());
  });
});

describe('the first step that does not hold is told', () => {
  const failing = (...steps: [Step<Toy>, ...Step<Toy>[]]) => {
    const { failure, steps: held } = replay(toy, scenario(...steps));
    return { failure, held: held.map(({ step }) => step.name) };
  };

  it('as a start that is refused, without any step', () => {
    const replayed = replay(toy, {
      ...scenario(first),
      start: { position: { players: [{ seat: 'noor' }, { seat: 'mila' }], stones: 99 } },
    });
    expect(replayed).toEqual({
      steps: [],
      failure: {
        problem: 'start-refused',
        refusal: { because: 'toy.take', reason: 'impossible-table' },
      },
    });
  });

  it('as a name that is there twice', () => {
    const again = { ...first, play: take('mila', 1) } as Step<Toy>;
    expect(failing(first, again)).toEqual({
      held: ['first'],
      failure: { problem: 'step-twice', step: 'first' },
    });
  });

  it('as a play that is refused', () => {
    expect(failing(first, { name: 'second', play: take('noor', 1) })).toEqual({
      held: ['first'],
      failure: {
        problem: 'play-refused',
        step: 'second',
        action: take('noor', 1),
        refusal: { because: 'toy.turns', reason: 'not-your-turn' },
      },
    });
  });

  it.for<[sentence: string, log: NonNullable<Extract<Step<Toy>, { play: unknown }>['log']>]>([
    ['another event', ['stonesTaken', 'gameWon']],
    ['an event too few', ['stonesTaken']],
    ['an event too many', ['stonesTaken', 'turnPassed', 'turnPassed']],
    ['another order', ['turnPassed', 'stonesTaken']],
    ['another field', ['stonesTaken', { type: 'turnPassed', to: 'noor' }]],
    ['a field that the event has not', [{ type: 'stonesTaken', luck: 1 } as never, 'turnPassed']],
  ])('as a log that differs by %s', ([, log]) => {
    const { failure, held } = failing({ ...first, log });
    expect(held).toEqual([]);
    expect(failure).toMatchObject({ problem: 'log-differs', step: 'first', expected: log });
    expect(
      failure?.problem === 'log-differs' && failure.facts.map(({ event }) => event.type),
    ).toEqual(['stonesTaken', 'turnPassed']);
  });

  it('as an action that should be refused and is legal', () => {
    expect(failing({ name: 'no', refused: take('noor', 1), because: 'toy.take' })).toEqual({
      held: [],
      failure: { problem: 'not-refused', step: 'no', action: take('noor', 1) },
    });
  });

  it('as an action that is refused by another rule', () => {
    expect(failing({ name: 'no', refused: take('mila', 1), because: 'toy.take' })).toEqual({
      held: [],
      failure: {
        problem: 'refused-otherwise',
        step: 'no',
        because: 'toy.take',
        refusal: { because: 'toy.turns', reason: 'not-your-turn' },
      },
    });
  });

  it('as a question to somebody who has nothing to decide', () => {
    expect(failing({ name: 'what-now', ask: 'mila', accept: [take('mila', 1)] })).toEqual({
      held: [],
      failure: { problem: 'nobody-asked', step: 'what-now' },
    });
  });

  it('as an accepted action that is refused, though it is not the first one', () => {
    expect(
      failing({ name: 'what-now', ask: 'noor', accept: [take('noor', 1), take('noor', 3)] }),
    ).toEqual({
      held: [],
      failure: {
        problem: 'play-refused',
        step: 'what-now',
        action: take('noor', 3),
        refusal: { because: 'toy.take', reason: 'too-many' },
      },
    });
  });

  it('and the steps after it are not played', () => {
    const { held } = failing(
      first,
      { name: 'no', play: take('noor', 1) },
      { name: 'later', play: take('mila', 1) },
    );
    expect(held).toEqual(['first']);
  });
});

describe('a log pattern', () => {
  const holds = (log: NonNullable<Extract<Step<Toy>, { play: unknown }>['log']>) =>
    replay(toy, scenario({ ...first, log })).failure === undefined;

  it('names the fields that matter and leaves out the others', () => {
    expect(holds([{ type: 'stonesTaken', count: 2 }, { type: 'turnPassed' }])).toBe(true);
    expect(holds([{ type: 'stonesTaken', count: 1 }, { type: 'turnPassed' }])).toBe(false);
  });

  it('agrees with lists item by item, all the way down', () => {
    const listing: typeof toy = {
      ...toy,
      resolve: (turn) =>
        turn.emit({ type: 'gameWon', seat: 'noor', by: [{ a: [1, 2] }] } as never, ['toy.take']),
    };
    const agrees = (by: unknown) => {
      const steps: Played['steps'] = [
        { name: 'list', play: take('noor', 1), log: [{ type: 'gameWon', by } as never] },
      ];
      return replay(listing, { ...scenario(first), steps }).failure === undefined;
    };
    expect(
      [
        [{ a: [1, 2] }],
        [{ a: [1] }],
        [{ a: [1, 3] }],
        [],
        [{ a: [1, 2] }, {}],
        [{ b: 1 }],
        1,
        null,
      ].map(agrees),
    ).toEqual([true, false, false, false, false, false, false, false]);
  });

  it('may be left out', () => {
    expect(replay(toy, scenario({ name: 'first', play: take('noor', 2) })).failure).toBeUndefined();
  });
});

describe('the start of a scenario', () => {
  it('is the position, with the readings of the scenario above those of the position', () => {
    const position: Toy['position'] = {
      players: [{ seat: 'noor' }, { seat: 'mila' }],
      rulings: { 'most-stones': 'two' },
    };
    const readings = (rulings?: Scenario<Toy>['rulings']) => {
      const { started } = startOf(toy, { start: { position }, ...(rulings && { rulings }) });
      return started.ok && started.state.rulings['most-stones'];
    };
    expect([readings(), readings({ 'most-stones': 'three' })]).toEqual(['two', 'three']);
    expect(withRulings<Toy>(position, undefined)).toBe(position);
  });

  it('is a fresh game where seats and a seed are given', () => {
    const start = { seats: ['noor', 'mila', 'juri'], seed: 4 } as const;
    const { started } = startOf(toy, { start, rulings: { 'most-stones': 'three' } });
    expect(started).toEqual({
      ok: true,
      state: freshGame(toy, start.seats, seeded(4), { 'most-stones': 'three' }),
    });
  });

  it('brings the chance of its seed, and of the same seed where none is named', () => {
    const luck = (start: Played['start']) =>
      replay(toy, { start, steps: [{ name: 'draw', play: draw('noor') }] }).steps[0]?.facts[0]
        ?.event;
    const position: Toy['position'] = { players: [{ seat: 'noor' }, { seat: 'mila' }] };
    expect(luck({ position, seed: 5 })).toEqual({
      type: 'luckDrawn',
      seat: 'noor',
      luck: seeded(5).below(100),
    });
    expect(luck({ position })).toEqual(luck({ position, seed: 1 }));
    expect(luck({ position })).not.toEqual(luck({ position, seed: 5 }));
  });
});

describe('the states after each fact', () => {
  it('end with the state after the action', () => {
    const begun = toy.start({ players: [{ seat: 'noor' }, { seat: 'mila' }] });
    if (!begun.ok) throw new Error(begun.refusal.reason);
    const played = play(toy, begun.state, take('noor', 2), seeded(1));
    if (!played.ok) throw new Error(played.refusal.reason);
    expect(played.states).toHaveLength(2);
    expect(played.states.at(-1)).toEqual(played.state);
    expect(played.states[0]).toEqual(toy.apply(begun.state, played.facts[0]!.event));
  });
});

describe('the rules that steps cite', () => {
  it('are also those that refuse', () => {
    const { steps } = replay(
      toy,
      scenario({ name: 'not-yours', refused: take('mila', 1), because: 'toy.turns' }),
    );
    expect(citedRules(steps)).toEqual(new Set(['toy.turns']));
  });
});

describe('asking at a table where the game is over', () => {
  it('asks nobody', () => {
    const start = {
      position: { players: [{ seat: 'noor' }, { seat: 'mila' }], stones: 1 },
    } as const;
    const over = replay(toy, {
      start,
      steps: [
        { name: 'last', play: take('noor', 1) },
        { name: 'what-now', ask: 'mila', accept: [take('mila', 1)] },
      ],
    });
    expect(over.failure).toEqual({ problem: 'nobody-asked', step: 'what-now' });
  });
});

describe('an event and a pattern', () => {
  const matches = (event: object, pattern: object): boolean =>
    matchesEvent<Toy>(event as Toy['event'], pattern as { type: 'gameWon' });

  it('agree where every field of the pattern agrees, all the way down', () => {
    expect(
      matches(
        { type: 'gameWon', by: { rule: 1, more: 2 }, seats: ['noor', 'mila'] },
        { type: 'gameWon', by: { rule: 1 } },
      ),
    ).toBe(true);
    expect(
      matches(
        { type: 'gameWon', seats: ['noor', 'mila'] },
        { type: 'gameWon', seats: ['noor', 'mila'] },
      ),
    ).toBe(true);
    expect(matches({ type: 'gameWon', seat: null }, { type: 'gameWon', seat: null })).toBe(true);
  });

  it.for<readonly [object, object]>([
    [{ by: { rule: 1 } }, { by: { rule: 2 } }],
    [{ by: null }, { by: { rule: 1 } }],
    [{ by: 5 }, { by: {} }],
    [{ by: { rule: 1 } }, { by: null }],
    [{ seats: ['noor', 'mila'] }, { seats: ['noor'] }],
    [{ seats: { 0: 'noor', length: 1 } }, { seats: ['noor'] }],
    [{}, { by: 1 }],
  ])('do not where one does not: %j and %j', ([event, pattern]) => {
    expect(matches({ type: 'gameWon', ...event }, { type: 'gameWon', ...pattern })).toBe(false);
  });
});
