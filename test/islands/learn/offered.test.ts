import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lessons as claim } from '../../../content/outline/claim-lessons.ts';
import { lessons as kingOfTheValley } from '../../../content/outline/king-of-the-valley-lessons.ts';
import { lessons as rivalKings } from '../../../content/outline/rival-kings-lessons.ts';
import tradingUp from '../../../content/tasks/king-of-the-valley/trade-up.ts';
import robbing from '../../../content/tasks/rival-kings/steal-before-acting.ts';
import { CONTENT } from '../../../scripts/content.ts';
import { sameAction } from '../../../src/engine/same-action.ts';
import { attempt, eyesOn, startTask, type PlayTask, type Task } from '../../../src/engine/task.ts';
import { loadGame } from '../../../src/games/registry.ts';
import { read } from '../../../src/islands/king-of-the-valley/board/reading.ts';
import { pieces } from '../../../src/islands/king-of-the-valley/board/pieces.ts';
import {
  askedNow,
  narrowed,
  offered,
  refusedRules,
  thoughtOf,
} from '../../../src/islands/learn/offered.ts';
import type { Attempt } from '../../../src/narration/attempts.ts';
import type { Picture } from '../../../src/narration/king-of-the-valley/picture.ts';
import { hiddenAt } from '../../../src/site/introduced.ts';
import { tellingIn } from '../../support/telling.ts';

const task = robbing as unknown as PlayTask;
const game = await loadGame('rival-kings');
const narrator = await tellingIn('en', undefined, 'rival-kings');
const start = startTask(game, task);
const kinds = (hides: readonly string[], soFar = start): string[] =>
  thoughtOf(narrator, task, start, soFar, hides).map(({ kind }) => kind);

/** The table after some of the moves that solve the task. */
function after(count: number): typeof start {
  return task.solution.slice(0, count).reduce((soFar, action) => {
    const moved = attempt(game, task, soFar, action);
    if (!moved.ok) throw new Error(moved.refusal.reason);
    return moved.attempted;
  }, start);
}

describe('what a reader of a lesson may think of', () => {
  it('is everything, but nothing that only a later lesson introduces', () => {
    expect(kinds([])).toEqual(expect.arrayContaining(['steal', 'money', 'recruit', 'end']));
    expect(kinds(['steal', 'end'])).not.toContain('steal');
    expect(kinds(['steal', 'end'])).toEqual(expect.arrayContaining(['money', 'recruit']));
  });

  it('leaves out single moves that name a piece which is not on the table yet, and sorts without any other', () => {
    const piles = (hides: readonly string[]): unknown[] =>
      thoughtOf(narrator, task, start, start, hides)
        .filter(({ kind }) => kind === 'money')
        .flatMap(({ actions }) =>
          actions.map(({ action }) => (action as unknown as { pile: string }).pile),
        );
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

/**
 * A moment on the way to the goal of a task: what may be thought of, and what is among the answers.
 */
interface Moment {
  readonly at: string;
  readonly task: PlayTask;
  readonly thought: readonly Attempt[];
  readonly answers: readonly Attempt[];
  /** The moves that are allowed and introduced. */
  readonly legal: readonly PlayTask['solution'][number][];
}

async function momentsOf(id: 'rival-kings' | 'claim' | 'king-of-the-valley'): Promise<Moment[]> {
  const rules = await loadGame(id);
  const lessons = { 'rival-kings': rivalKings, claim, 'king-of-the-valley': kingOfTheValley }[id];
  const moments: Moment[] = [];
  for (const [place, { tasks }] of lessons.entries())
    for (const name of tasks) {
      const { default: one } = (await import(join(CONTENT, 'tasks', id, `${name}.ts`))) as {
        default: Task;
      };
      if (one.kind !== 'play') continue;
      const telling = await tellingIn('en', eyesOn(rules, one), id);
      const about = refusedRules(rules, one);
      const hides = hiddenAt(lessons, place);
      const first = startTask(rules, one);
      let soFar = first;
      for (const [step, action] of one.solution.entries()) {
        const thought = thoughtOf(telling, one, first, soFar, hides);
        const legal = rules
          .options(soFar.state, one.seat)
          .filter((option) => !Object.values(option).some((value) => hides.includes(value)));
        moments.push({
          at: `${name} ${step + 1}`,
          task: one,
          thought,
          answers: offered(thought, about),
          legal,
        });
        const moved = attempt(rules, one, soFar, action);
        if (!moved.ok) throw new Error(`${name}: ${moved.refusal.reason}`);
        soFar = moved.attempted;
      }
    }
  return moments;
}

describe.each(['rival-kings', 'claim', 'king-of-the-valley'] as const)(
  'the answers in the lessons of %s',
  async (id) => {
    const moments = await momentsOf(id);

    it('hold every move that is allowed', () => {
      expect(moments.length).toBeGreaterThanOrEqual(30);
      for (const { at, answers, legal } of moments) {
        const held = answers.flatMap(({ actions }) => actions.map(({ action }) => action));
        for (const action of legal)
          expect(
            held.some((one) => sameAction(one, action)),
            `${at}: ${JSON.stringify(action)}`,
          ).toBe(true);
      }
    });

    it('are none that nothing can come of, but for those whose refusal the task is about', () => {
      for (const { at, task: one, answers } of moments)
        for (const { label, refusal } of answers.flatMap(({ actions }) => actions))
          if (refusal) expect(one.teaches, `${at}: ${label}`).toContain(refusal.because.id);
    });
  },
);

it('What cannot be done now can still be tapped, to be told why', async () => {
  const moments = await momentsOf('rival-kings');
  const refused = (of: (moment: Moment) => readonly Attempt[]): number =>
    moments.flatMap(of).flatMap(({ actions }) => actions.filter(({ refusal }) => refusal)).length;
  // Among the answers are only those whose refusal the task is about: few of what is thought of.
  expect(refused(({ thought }) => thought)).toBeGreaterThan(100);
  expect(refused(({ answers }) => answers) / refused(({ thought }) => thought)).toBeLessThan(0.1);
});

describe('the answers once a piece of the table is tapped', async () => {
  const rules = await loadGame('king-of-the-valley');
  const trading = tradingUp as unknown as PlayTask;
  const telling = await tellingIn('en', eyesOn(rules, trading), 'king-of-the-valley');
  const first = startTask(rules, trading);
  const moved = attempt(rules, trading, first, trading.solution[0]);
  if (!moved.ok) throw new Error(moved.refusal.reason);
  const { state } = moved.attempted;
  const picture = telling.draw(
    rules.view(state, trading.seat),
    undefined,
    rules.pending(state),
  ) as Picture;
  const answers = offered(
    thoughtOf(telling, trading, first, moved.attempted, []),
    refusedRules(rules, trading),
  );
  const columns = (attempts: readonly Attempt[]): unknown[] => [
    ...new Set(
      attempts.flatMap(({ actions }) =>
        actions.map(({ action }) => (action as unknown as { column?: string }).column),
      ),
    ),
  ];
  const tapped = (...taps: string[]): readonly Attempt[] =>
    narrowed(
      answers,
      read(
        answers.flatMap(({ actions }) => actions),
        taps,
        picture,
      )!.fitting,
    );

  it('are the moves with that piece, before a further tap tells them apart', () => {
    expect(columns(answers)).toEqual(['knight', 'farmer']);
    expect(columns(tapped())).toEqual(['knight', 'farmer']);
    expect(columns(tapped(pieces.column('ines', 'farmer')))).toEqual(['farmer']);
  });

  it('are all moves where none of them goes with it', () => {
    expect(narrowed(answers, [])).toEqual(answers);
  });
});
