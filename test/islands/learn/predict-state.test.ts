import { describe, expect, it, vi } from 'vitest';
import points from '../../../content/tasks/rival-kings/add-up-your-points.ts';
import robbers from '../../../content/tasks/rival-kings/who-robs-the-trader.ts';
import { foreseen, type PredictTask } from '../../../src/engine/task.ts';
import { createPredictState, type PredictState } from '../../../src/islands/learn/predict-state.ts';
import { keptProgress } from '../../../src/islands/learn/progress.ts';
import { rooted } from '../../support/rooted.ts';
import { taskSurroundings } from '../../support/task-states.ts';

// Solid as browsers have it: for Node it comes without memos that follow.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));

const surroundings = taskSurroundings('rival-kings');
const narration = () => surroundings.narration;

const open = (written: unknown): PredictState =>
  rooted(() => {
    const all = { ...surroundings.words, ...narration().names };
    const task = written as PredictTask;
    return createPredictState({
      game: 'rival-kings',
      words: all,
      narration: narration(),
      task,
    });
  });

const comesOf = (written: unknown) => foreseen(narration().game, written as PredictTask);
const noted = (): unknown => keptProgress('rival-kings').tasks;

describe('seats to foresee', () => {
  const right = () => comesOf(robbers).answer as readonly string[];

  it('are picked, one after the other, and taken back', () => {
    const state = open(robbers);
    const [one, other] = state.options!.map(({ value }) => value) as [string, string];
    expect([state.picked(), state.ending()]).toEqual([[], undefined]);
    state.pick(one);
    state.pick(other);
    expect(state.picked()).toContain(other);
    state.unpick();
    expect(state.picked()).not.toContain(other);
  });

  it('are right where they are what comes: the table shows it, and the device keeps it', () => {
    const state = open(robbers);
    const before = state.picture();
    right().forEach(state.pick);
    state.check();
    expect(state.ending()).toMatchObject({ verdict: 'yes' });
    expect([state.kept(), noted()]).toEqual([
      true,
      { [(robbers as unknown as PredictTask).id]: 'solved' },
    ]);
    expect(state.picture()).not.toEqual(before);
    expect(state.captions().length).toBeGreaterThan(0);
  });

  it('are wrong otherwise, which is not kept, and can be tried again', () => {
    const state = open(robbers);
    const { value } = state.options!.find((option) => !right().includes(option.value))!;
    state.pick(value);
    state.check();
    expect([state.ending()!.verdict, noted()]).toEqual(['other', {}]);
    state.again();
    expect([state.ending(), state.picked()]).toEqual([undefined, []]);
  });

  it('that were only shown are no answer of the reader’s', () => {
    const state = open(robbers);
    state.show();
    expect([state.ending()!.verdict, Object.values(noted() as object)]).toEqual([
      'fact',
      ['shown'],
    ]);
    expect(state.answer()).toBe(
      right()
        .map((seat) => narration().names[`seat.${seat}`])
        .join(', '),
    );
  });

  it('say where the device cannot keep them', () => {
    vi.stubGlobal('localStorage', undefined);
    const state = open(robbers);
    state.show();
    expect(state.kept()).toBe(false);
  });
});

describe('a number to foresee', () => {
  it('is typed, or chosen, and leaves the table as it lies', () => {
    const state = open(points);
    const before = state.picture();
    const right = comesOf(points).answer as number;
    expect([state.options, state.number()]).toEqual([undefined, undefined]);
    state.type(right + 1);
    state.check();
    expect(state.ending()!.verdict).toBe('other');
    state.again();
    state.type(right);
    state.check();
    expect([state.ending()!.verdict, state.answer()]).toEqual(['yes', String(right)]);
    expect(state.picture()).toEqual(before);
  });
});
