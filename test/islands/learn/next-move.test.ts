import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import stealing from '../../../content/tasks/rival-kings/steal-before-acting.ts';
import type { PlayTask } from '../../../src/engine/task.ts';
import { createNextMove, type NextMove } from '../../../src/islands/learn/next-move.ts';
import { createTaskState, type TaskState } from '../../../src/islands/learn/task-state.ts';
import { loadReading } from '../../../src/islands/registry.ts';
import type { PieceId, Read } from '../../../src/islands/shared/board.ts';
import type { Tried } from '../../../src/narration/attempts.ts';
import { rooted } from '../../support/rooted.ts';
import { taskSurroundings } from '../../support/task-states.ts';

// Solid as browsers have it: for Node it comes without memos that follow.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));

const surroundings = taskSurroundings('rival-kings');
const words = { ...surroundings.words, 'learn.there': 'There' };
let read: Read;
let state: TaskState;
let next: NextMove;
beforeAll(async () => {
  read = await loadReading('rival-kings');
});
beforeEach(() => {
  const { narration } = surroundings;
  const task = stealing as PlayTask;
  state = rooted(() => createTaskState({ game: 'rival-kings', words, narration, task, hides: [] }));
  next = rooted(() => createNextMove(words, state, read));
});

const options = (): Tried[] => state.attempts().flatMap(({ actions }) => actions);
const pieces = (): PieceId[] => [...next.taps.marks()!.keys()];

describe('the next move', () => {
  it('is any at first', () => {
    expect([next.chosen(), next.left(), next.refused()]).toEqual([
      undefined,
      state.offers(),
      undefined,
    ]);
  });

  it('is one of those that have been opened', () => {
    const some = { label: 'Some', moves: options().slice(0, 2) };
    next.choose(some);
    expect([next.chosen(), next.taps.named()]).toEqual([some, undefined]);
    next.choose(undefined);
    expect(next.chosen()).toBeUndefined();
  });

  it('is shown on the table where it is the only one that has been opened', () => {
    const [move] = options();
    const one = { label: 'One', moves: [move!] };
    next.choose(one);
    expect([next.chosen(), next.taps.named()]).toEqual([one, move]);
    expect([next.back(), next.chosen(), next.taps.named()]).toEqual([true, undefined, undefined]);
  });

  it('is told by pieces of the table, in the place of what had been opened', () => {
    const piece = pieces().find((one) => {
      next.choose(undefined);
      next.tap(one);
      return next.chosen() !== undefined;
    });
    expect(piece).toBeDefined();
    next.choose({ label: 'Some', moves: options().slice(0, 2) });
    next.tap(piece!);
    expect(next.chosen()).toMatchObject({ label: 'There', tapped: true });
    expect(next.left().length).toBeLessThanOrEqual(state.offers().length);
    expect([next.back(), next.chosen(), next.back()]).toEqual([true, undefined, false]);
  });

  it('says why it is refused, until another is chosen', () => {
    const move = options().find(({ refusal }) => refusal)!;
    next.attempt(move);
    expect([next.refused(), state.moves()]).toEqual([move, []]);
    next.choose(undefined);
    expect(next.refused()).toBeUndefined();
  });

  it('is played, and taken back; a refusal goes on standing there', () => {
    const refused = options().find(({ refusal }) => refusal)!;
    const move = options().find(({ refusal }) => !refusal)!;
    next.choose({ label: 'One', moves: [move] });
    next.attempt(move);
    expect([state.moves(), next.chosen(), next.taps.named()]).toEqual([
      [move.action],
      undefined,
      undefined,
    ]);
    next.attempt(refused);
    next.undo();
    expect([state.moves(), next.refused()]).toEqual([[], refused]);
  });

  it('gives way to the whole way, and to a new beginning', () => {
    next.attempt(options().find(({ refusal }) => refusal)!);
    next.begin('show');
    expect([state.title(), next.refused()]).toEqual(['learn.shown', undefined]);
    next.begin('restart');
    expect(state.moves()).toEqual([]);
  });
});
