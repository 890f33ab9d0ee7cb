import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../../scripts/content.ts';
import { attempt, foreseen, startTask, type Attempted, type Task } from '../../src/engine/task.ts';
import type { Game } from '../../src/engine/game.ts';
import type { Fact, Table } from '../../src/engine/types.ts';
import type { Event, EventOf } from '../../src/games/rival-kings/types/event.ts';
import type { Conflict } from '../../src/games/rival-kings/types/state.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { pictureFrom, stepFrames } from '../../src/narration/frames.ts';
import type { LinePicture, Picture } from '../../src/narration/rival-kings/picture.ts';
import { pageOf, textOf } from '../support/content.ts';
import { GAMES } from '../support/games.ts';
import { replayed, tellingIn } from '../support/telling.ts';

const { game, scenarios, locales } = GAMES.find(({ id }) => id === 'rival-kings')!;
const telling = await tellingIn('en');

/** A moment of a cycle: what the board shows, and what has just happened. */
interface Moment {
  readonly at: string;
  readonly picture: Picture;
  readonly event?: Event;
}

const moments = (at: string, facts: readonly Fact[], states: readonly Table[]): Moment[] =>
  facts.map(({ event }, place) => ({
    at: `${at}, ${place + 1}`,
    picture: pictureFrom(telling, states[place]!, event, place === facts.length - 1) as Picture,
    event: event as Event,
  }));

const pairOf = (conflict: Conflict): string[] => {
  if (conflict.kind === 'equal') return [...conflict.seats];
  if (conflict.kind === 'higher') return [conflict.thief, conflict.victim];
  return ['neutral', conflict.kind === 'neutral-equal' ? conflict.seat : conflict.victim];
};

const named = ({ from, to }: LinePicture): string => [from, to].join('–');

/**
 * The conflicts that the engine finds in the cycle of this moment, where the characters are the
 * ones that lie open now.
 */
function foundAt(all: readonly Moment[], place: number): readonly Conflict[] {
  const inCycle = (from: number, to: number) =>
    !all.slice(from, to).some(({ event }) => event?.type === 'cycleEnded');
  const before = all.findLastIndex(
    ({ event }, at) => at <= place && event?.type === 'conflictsFound',
  );
  if (before >= 0 && inCycle(before, place + 1))
    return (all[before]!.event as EventOf<'conflictsFound'>).conflicts;
  const revealed = all.findLastIndex(
    ({ event }, at) => at <= place && event?.type === 'charactersRevealed',
  );
  if (revealed < 0 || !inCycle(revealed, place + 1)) return [];
  const after = all.findIndex(({ event }, at) => at > place && event?.type === 'conflictsFound');
  const isSwapped = all
    .slice(place + 1, after)
    .some(({ event }) => event?.type === 'charactersSwapped' || event?.type === 'neutralRevealed');
  return after < 0 || isSwapped ? [] : (all[after]!.event as EventOf<'conflictsFound'>).conflicts;
}

function expectLines(all: readonly Moment[]): void {
  for (const [place, { at, picture, event }] of all.entries()) {
    const lines = picture.lines.map(named);
    expect(lines, at).toEqual(
      expect.arrayContaining(foundAt(all, place).map((conflict) => pairOf(conflict).join('–'))),
    );
    const told = picture.lines.filter(({ now }) => now).map(named);
    if (event?.type === 'unequalConflict' || event?.type === 'actionStolen')
      expect(told, at).toEqual([`${event.thief}–${event.victim}`]);
    else if (event?.type === 'equalConflict') expect(told, at).toEqual([event.seats.join('–')]);
    else if (event?.type === 'neutralConflict') expect(told, at).toEqual([`neutral–${event.seat}`]);
    else expect(told, at).toEqual([]);
  }
}

describe.each(scenarios)('the lines of conflict in $file', ({ scenario }) => {
  const { steps } = replayed(scenario);

  it('are drawn from the reveal to the end of the cycle, and the one being told is marked', () => {
    expectLines(
      steps.flatMap(({ step, before, facts, states }) =>
        facts.length > 0
          ? moments(step.name, facts, states)
          : [{ at: step.name, picture: pictureFrom(telling, before) as Picture } satisfies Moment],
      ),
    );
  });

  it.for(locales)('are there wherever the words speak of them: %s', async (locale) => {
    const frames = steps.flatMap((step) => stepFrames(telling, step));
    const { elements } = pageOf(await textOf(locale, `rival-kings/scenarios/${scenario.id}.mdx`));
    for (const { name, attributes, text } of elements) {
      if (name !== 'Step' || !SPEAKS_OF_LINES[locale]!.test(text)) continue;
      const shown = frames.filter(({ step }) => step === attributes.name);
      for (const { picture } of shown)
        if (isOpen(picture as Picture))
          expect((picture as Picture).lines.length, text).toBeGreaterThan(0);
    }
  });
});

/** Words that send the reader to the lines on the table. */
const SPEAKS_OF_LINES: Partial<Record<Locale, RegExp>> = {
  en: /lines? lead|(?<!no )line (from|straight)|the lines/,
  de: /Linien? führ|führt eine Linie|der Linien/,
};

const isOpen = ({ seats }: Picture): boolean =>
  seats.every(({ rank, faceDown }) => rank && !faceDown);

const tasks = (
  await Promise.all(
    (await Array.fromAsync(glob('*.ts', { cwd: join(CONTENT, 'tasks/rival-kings') }))).map(
      async (file) =>
        ((await import(join(CONTENT, 'tasks/rival-kings', file))) as { default: Task }).default,
    ),
  )
).toSorted((a, b) => a.id.localeCompare(b.id));

/** All that comes of a task where it is solved as it is meant to be. */
function solved(rules: Game, task: Task): Pick<Attempted, 'facts' | 'states'> {
  if (task.kind === 'predict') return foreseen(rules, task);
  return task.solution.reduce(
    (soFar, action) => {
      const moved = attempt(rules, task, soFar, action);
      if (!moved.ok) throw new Error(`${task.id}: ${moved.refusal.reason}`);
      return moved.attempted;
    },
    startTask(rules, task),
  );
}

describe('the lines of conflict in lessons', () => {
  it.for(tasks.map((task) => [task.id, task] as const))(
    'are drawn from the reveal on: %s',
    ([id, task]) => {
      const { facts, states } = solved(game, task);
      expectLines(moments(id, facts, states));
    },
  );

  it('give away nothing that is asked before the characters are turned over', () => {
    const asked = tasks.filter(({ kind, position }) => kind === 'predict' && !('turn' in position));
    expect(asked.length).toBeGreaterThan(3);
    for (const task of asked)
      expect((pictureFrom(telling, startTask(game, task).state) as Picture).lines, task.id).toEqual(
        [],
      );
  });
});
