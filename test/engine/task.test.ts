import { describe, expect, it } from 'vitest';
import { checkTask } from '../../src/engine/check-task.ts';
import {
  attempt,
  foreseen,
  outOfReach,
  startTask,
  type PlayTask,
  type PredictTask,
} from '../../src/engine/task.ts';
import { game } from '../../src/games/rival-kings/game.ts';
import type { RivalKings } from '../../src/games/rival-kings/types.ts';
import type { Action } from '../../src/games/rival-kings/types/action.ts';

type Play = PlayTask<RivalKings>;

/** The Courtier has passing and money, and six coins lie at one pile. */
const MONEY: Play = {
  game: 'rival-kings',
  id: 'money',
  kind: 'play',
  teaches: ['rk.action.money'],
  position: {
    players: [
      { seat: 'noor', played: 'courtier', coins: 1, markers: 1 },
      { seat: 'mila', played: 'queen' },
      { seat: 'juri', played: 'diplomat' },
    ],
    turn: 'noor',
    piles: { 'building-1': { coins: 6 }, 'subject-1': { coins: 2 } },
  },
  seat: 'noor',
  goal: [{ type: 'moneyTaken', seat: 'noor', coins: 6 }],
  solution: [{ type: 'money', seat: 'noor', pile: 'building-1' }],
};

function played(task: Play, ...actions: Play['solution']) {
  return actions.reduce(
    (soFar, action) => {
      const moved = attempt(game, task, soFar, action);
      if (!moved.ok) throw new Error(moved.refusal.reason);
      return moved.attempted;
    },
    startTask(game, task),
  );
}

describe('a task to be played', () => {
  it('is reached by whatever brings its events about', () => {
    expect(played(MONEY, ...MONEY.solution).goal).toBe('reached');
    expect(played(MONEY, { type: 'pass', seat: 'noor', to: 'mila' }, ...MONEY.solution).goal).toBe(
      'reached',
    );
  });

  it('stays open while the reader decides, and is missed when others do', () => {
    expect(played(MONEY, { type: 'money', seat: 'noor', pile: 'subject-1' }).goal).toBe('open');
    expect(played(MONEY, { type: 'end', seat: 'noor' }).goal).toBe('missed');
  });

  it('is missed at once by an event that spoils it', () => {
    const strict: Play = { ...MONEY, avoid: ['markerPassed'] };
    expect(played(strict, { type: 'pass', seat: 'noor', to: 'mila' }).goal).toBe('missed');
    expect(played(strict, { type: 'money', seat: 'noor', pile: 'subject-1' }).goal).toBe('open');
    expect(played(strict, ...MONEY.solution).goal).toBe('reached');
  });

  it('is missed at once where an event of its goal comes early, if they must come in order', () => {
    const ordered: Play = { ...MONEY, goal: ['markerPassed', ...MONEY.goal], inOrder: true };
    const pass = { type: 'pass', seat: 'noor', to: 'mila' } as const;
    expect(played(ordered, pass).goal).toBe('open');
    expect(played(ordered, { type: 'money', seat: 'noor', pile: 'subject-1' }).goal).toBe('open');
    expect(played(ordered, pass, ...MONEY.solution).goal).toBe('reached');
    expect(played(ordered, ...MONEY.solution).goal).toBe('missed');
    expect(played({ ...MONEY, goal: ordered.goal }, ...MONEY.solution).goal).toBe('open');
  });

  it('answers a move that is not allowed with its rule, and changes nothing', () => {
    const start = startTask(game, MONEY);
    expect(attempt(game, MONEY, start, { type: 'settle', seat: 'noor' })).toMatchObject({
      ok: false,
      refusal: { because: /./ },
    });
    expect(start.facts).toEqual([]);
  });

  it('lets the rivals answer by their script, leaving out what they may not do', () => {
    const waiting: Play = {
      ...MONEY,
      goal: [{ type: 'moneyTaken', seat: 'juri' }],
      rivals: [
        { type: 'settle', seat: 'mila' },
        { type: 'money', seat: 'juri', pile: 'building-1' },
      ],
      solution: [{ type: 'end', seat: 'noor' }],
    };
    const { goal: standing, facts } = played(waiting, { type: 'end', seat: 'noor' });
    expect(standing).toBe('reached');
    expect(facts.map(({ event }) => event.type)).toContain('moneyTaken');
  });
});

describe('a goal', () => {
  const toPile = (pile: 'building-1' | 'subject-1') =>
    ({ type: 'money', seat: 'noor', pile }) as const;

  it('is in reach at the start, where something else is done first, and where it is reached', () => {
    for (const soFar of [
      startTask(game, MONEY),
      played(MONEY, { type: 'pass', seat: 'noor', to: 'mila' }),
      played(MONEY, toPile('building-1')),
    ])
      expect(outOfReach(game, MONEY, soFar)).toBe(false);
  });

  it('is out of reach once nothing that may still be done leads to it, though the reader has moves left', () => {
    const soFar = played(MONEY, toPile('subject-1'));
    expect(soFar.goal).toBe('open');
    expect(game.options(soFar.state, 'noor').length).toBeGreaterThan(0);
    expect(outOfReach(game, MONEY, soFar)).toBe(true);
  });

  it('is not said to be where there is too much to look at', () => {
    const soFar = played(MONEY, toPile('subject-1'));
    const offering = (count: number): typeof game => ({
      ...game,
      options: () => Array<Action>(count).fill(toPile('subject-1')),
    });
    expect(outOfReach(offering(2000), MONEY, soFar)).toBe(true);
    expect(outOfReach(offering(2001), MONEY, soFar)).toBe(false);
  });
});

describe('a task to foresee', () => {
  const markers: PredictTask<RivalKings> = {
    game: 'rival-kings',
    id: 'markers',
    kind: 'predict',
    teaches: ['rk.conflict.unequal.loser-marker'],
    position: {
      players: [
        { seat: 'noor', played: 'queen' },
        { seat: 'mila', played: 'courtier' },
        { seat: 'juri', played: 'bursar' },
        { seat: 'ines', played: 'trader-1' },
      ],
    },
    then: [{ type: 'reveal', seat: 'noor' }],
    asks: { seats: [{ event: 'unequalConflict', field: 'marked' }] },
  };

  it('finds the seats in the events, in their order, one of them, what numbers add up to, or how many things stand there', () => {
    expect(foreseen(game, markers).answer).toEqual(['juri', 'ines']);
    expect(
      foreseen(game, {
        ...markers,
        asks: { seats: [{ event: 'unequalConflict', field: 'marked' }], nth: 2 },
      }).answer,
    ).toEqual(['ines']);
    const money: PredictTask<RivalKings> = {
      ...markers,
      position: MONEY.position,
      then: [MONEY.solution[0]],
      asks: { number: [{ event: 'moneyTaken', field: 'coins' }] },
    };
    expect(foreseen(game, money).answer).toBe(6);
    expect(
      foreseen(game, {
        ...markers,
        asks: { count: [{ event: 'unequalConflict', field: 'marked' }] },
      }).answer,
    ).toBe(2);
  });

  it('counts nothing in a field that is empty', () => {
    const asks = { count: [{ event: 'turnStarted', field: 'tie' }] } as const;
    const { facts, answer } = foreseen(game, { ...markers, asks });
    expect(facts.map(({ event }) => event)).toContainEqual({
      type: 'turnStarted',
      seat: 'noor',
      tie: null,
    });
    expect(answer).toBe(0);
  });
});

describe('the check of a task', () => {
  it('finds nothing in a sound one', () => {
    expect(checkTask(game, MONEY)).toBeUndefined();
  });

  it.for([
    ['a solution that is refused', { solution: [{ type: 'settle', seat: 'noor' }] }, /refused/],
    [
      'a solution that stops short',
      { solution: [{ type: 'pass', seat: 'noor', to: 'mila' }] },
      /leaves the goal open/,
    ],
    [
      'a goal that nothing misses',
      { goal: ['turnStarted'], solution: [{ type: 'end', seat: 'noor' }] },
      /no allowed move misses|leaves/,
    ],
    ['a rule that never comes up', { teaches: ['rk.score.perfect'] }, /nothing here cites/],
    ['a table that cannot be', { position: { players: [{ seat: 'noor' }] } }, /too-few-players/],
  ] as const)('finds %s', ([, change, problem]) => {
    expect(checkTask(game, { ...MONEY, ...change })).toMatch(problem);
  });
});
