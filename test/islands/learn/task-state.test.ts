import { describe, expect, it, vi } from 'vitest';
import stealing from '../../../content/tasks/rival-kings/steal-before-acting.ts';
import money from '../../../content/tasks/rival-kings/take-the-free-money.ts';
import type { PlayTask } from '../../../src/engine/task.ts';
import { createTaskState, type TaskState } from '../../../src/islands/learn/task-state.ts';
import { rooted } from '../../support/rooted.ts';
import { taskSurroundings } from '../../support/task-states.ts';

// Solid as browsers have it: for Node it comes without memos that follow.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));

const surroundings = taskSurroundings('rival-kings');

const open = (written: unknown): TaskState =>
  rooted(() => {
    const { words, narration } = surroundings;
    const task = written as PlayTask;
    return createTaskState({ game: 'rival-kings', words, narration, task, hides: [] });
  });

const solutionOf = (written: unknown): PlayTask['solution'] => (written as PlayTask).solution;

describe('a task that is played', () => {
  it('is open at first: moves are offered, nothing has happened', () => {
    const state = open(stealing);
    expect(state.goal()).toBe('open');
    expect(state.verdict()).toBeUndefined();
    expect(state.offers().length).toBeGreaterThan(1);
    expect([state.moves(), state.captions(), state.earlier()]).toEqual([[], [], undefined]);
  });

  it('is reached by its solution, with the table before the last move', () => {
    const state = open(stealing);
    const before = state.picture();
    state.play(solutionOf(stealing).slice(0, 1));
    expect(state.goal()).toBe('open');
    expect(state.earlier()).toEqual(before);
    expect(state.captions().length).toBeGreaterThan(0);
    state.play(solutionOf(stealing));
    expect([state.goal(), state.verdict(), state.title()]).toEqual([
      'reached',
      'yes',
      'learn.reached',
    ]);
    expect(state.offers()).toEqual([]);
  });

  it('says what the table has come to wait for where what happened does not', () => {
    const state = open(stealing);
    expect(state.offers().map(({ kind }) => kind)).toContain('steal');
    state.play(solutionOf(stealing).slice(0, 1));
    const last = state.captions().at(-1)! as { readonly sentence: string };
    expect(state.awaited() ?? last.sentence).toMatch(/money/i);
  });

  it('is missed as soon as nothing leads to its goal any more, and can be begun anew', () => {
    const state = open(money);
    const wrong = state
      .attempts()
      .flatMap(({ actions }) => actions)
      .find(({ refusal, action }) => {
        if (refusal) return false;
        state.play([action]);
        return state.goal() === 'missed';
      });
    expect(wrong).toBeDefined();
    expect([state.verdict(), state.title()]).toEqual(['other', 'learn.missed']);
    state.restart();
    expect([state.goal(), state.moves()]).toEqual(['open', []]);
  });

  it('is no answer of the reader’s where it was only shown', () => {
    const state = open(stealing);
    state.show();
    expect([state.goal(), state.verdict(), state.title()]).toEqual([
      'reached',
      'fact',
      'learn.shown',
    ]);
    expect(state.moves()).toEqual(solutionOf(stealing));
    state.restart();
    state.play(solutionOf(stealing));
    expect(state.verdict()).toBe('yes');
  });

  it('gives as a stronger hint the sort of move by which the solution begins', () => {
    expect(open(stealing).stronger()).toMatch(/\w/);
  });
});
