import { describe, expect, it } from 'vitest';
import robbing from '../../../content/tasks/rival-kings/steal-before-acting.ts';
import { attempt, startTask, type PlayTask } from '../../../src/engine/task.ts';
import { loadGame } from '../../../src/games/registry.ts';
import { askedNow, offered } from '../../../src/islands/learn/offered.ts';
import { tellingIn } from '../../support/telling.ts';

const task = robbing as unknown as PlayTask;
const game = await loadGame('rival-kings');
const narrator = await tellingIn('en', undefined, 'rival-kings');
const start = startTask(game, task);
const kinds = (hides: readonly string[], so = start): string[] => offered(narrator, task, start, so, hides).map(({ kind }) => kind);

/** The table after some of the moves that solve the task. */
function after(count: number): typeof start {
  return task.solution.slice(0, count).reduce((so, action) => {
    const moved = attempt(game, task, so, action);
    if (!moved.ok) throw new Error(moved.refusal.reason);
    return moved.attempted;
  }, start);
}

describe('what a lesson offers', () => {
  it('is everything that a reader may think of, but nothing that only a later lesson introduces', () => {
    expect(kinds([])).toEqual(expect.arrayContaining(['steal', 'money', 'recruit', 'end']));
    expect(kinds(['steal', 'end'])).not.toContain('steal');
    expect(kinds(['steal', 'end'])).toEqual(expect.arrayContaining(['money', 'recruit']));
  });

  it('leaves out single moves that name a piece which is not on the table yet, and sorts without any other', () => {
    const piles = (hides: readonly string[]): unknown[] =>
      offered(narrator, task, start, start, hides)
        .filter(({ kind }) => kind === 'money')
        .flatMap(({ actions }) => actions.map(({ action }) => (action as unknown as { pile: string }).pile));
    expect(piles([])).toEqual(['building-1', 'building-2', 'subject-1', 'subject-2']);
    expect(piles(['subject-1', 'subject-2'])).toEqual(['building-1', 'building-2']);
    expect(kinds(['building-1', 'building-2', 'subject-1', 'subject-2'])).not.toContain('money');
  });

  it('is after a theft only what answers it, and everything again once that is carried out', () => {
    expect(askedNow(narrator, start, start)).toBeUndefined();
    expect(askedNow(narrator, start, after(1))).toContain('Take money');
    expect(kinds([], after(1))).toEqual(['money', 'waive']);
    expect(askedNow(narrator, start, after(2))).toBeUndefined();
    expect(kinds([], after(2))).toContain('recruit');
  });
});
