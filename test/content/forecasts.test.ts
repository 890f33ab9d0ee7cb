import { createComponent, renderToString } from 'solid-js/web';
import { glob } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../../scripts/content.ts';
import { startTask, type PredictTask, type Task } from '../../src/engine/task.ts';
import { namesIn, type Words } from '../../src/i18n/words.ts';
import { optionsOf, marksOf } from '../../src/islands/learn/answers.ts';
import { loadBoard } from '../../src/islands/registry.ts';
import { spots } from '../../src/islands/shared/spots.tsx';
import type { Board } from '../../src/islands/shared/board.ts';
import { loadDraw } from '../../src/narration/registry.ts';
import type { Draw } from '../../src/narration/picture.ts';
import { GAMES, type Whole } from '../support/games.ts';

interface Written {
  readonly file: string;
  readonly task: PredictTask;
}

/** The tasks of a game that ask what comes, with their files. */
async function forecastsOf(game: string): Promise<readonly Written[]> {
  const files = (await Array.fromAsync(glob(`content/tasks/${game}/*.ts`))).toSorted();
  const all = await Promise.all(
    files.map(async (file) => ({
      file,
      task: ((await import(`../../${file}`)) as { default: Task }).default,
    })),
  );
  return all.flatMap(({ file, task }) => (task.kind === 'predict' ? [{ file, task }] : []));
}

/** What is wrong with how a forecast is answered, in one sentence that names the file. */
function problemIn(
  { file, task }: Written,
  { game }: Pick<Whole, 'game'>,
  Board: Board,
  draw: Draw,
  words: Words,
): string | undefined {
  const { state } = startTask(game, task);
  const options = optionsOf(
    task.asks,
    state.players.map(({ seat }) => seat),
    words,
  );
  if (!options) return undefined;
  const marks = marksOf(options, []);
  const picture = draw(game.view(state, undefined), undefined, game.pending(state));
  const drawn = renderToString(() => createComponent(Board, { picture, words, marks, spots }));
  const nowhere = [...marks.keys()].find((piece) => !drawn.includes(`data-piece="${piece}"`));
  if (nowhere) return `${file} asks for ${nowhere}, which isn't on the table`;
  const key = 'names' in task.asks ? task.asks.names : undefined;
  const nameless = key && options.find(({ value }) => !words[key.replace('*', value)]);
  return nameless && `${file} asks for ${nameless.value}, which has no name ${nameless.name}`;
}

const courses = await Promise.all(
  GAMES.map(async (whole) => ({
    ...whole,
    forecasts: await forecastsOf(whole.id),
    Board: await loadBoard(whole.id),
    draw: await loadDraw(whole.id),
  })),
);

const wordsIn = async (locale: string, game: string): Promise<Words> => {
  const messages = await messagesIn(`${locale}/${game}/messages.json`);
  return { ...messages, ...namesIn(messages) };
};

describe.each(courses)('what is to be foreseen in $id', ({ forecasts, Board, draw, ...whole }) => {
  it.for(whole.locales)('can be answered on the table and by names in %s', async (locale) => {
    const words = await wordsIn(locale, whole.id);
    for (const forecast of forecasts)
      expect(problemIn(forecast, whole, Board, draw, words)).toBeUndefined();
  });
});

describe('a forecast', () => {
  const { forecasts, Board, draw, ...whole } = courses.find(
    ({ id }) => id === 'king-of-the-valley',
  )!;
  const one = forecasts.find(({ task }) => 'pieces' in task.asks)!;
  const asking = async (change: object): Promise<string | undefined> =>
    problemIn(
      { ...one, task: { ...one.task, asks: { ...one.task.asks, ...change } } },
      whole,
      Board,
      draw,
      await wordsIn('en', whole.id),
    );

  it('is told where it asks for a piece that is not there', async () => {
    expect(await asking({ among: { b3: 'cell:b3', z9: 'cell:z9' } })).toBe(
      `${one.file} asks for cell:z9, which isn't on the table`,
    );
  });

  it('is told where it asks for something without a name', async () => {
    expect(await asking({ names: 'tile.*' })).toBe(
      `${one.file} asks for b3, which has no name tile.b3`,
    );
  });

  it('is answered by each of the ways there are', () => {
    const ways = courses.flatMap((course) =>
      course.forecasts.flatMap(({ task }) => Object.keys(task.asks)),
    );
    expect(new Set(ways)).toEqual(
      new Set(['seats', 'pieces', 'choice', 'number', 'count', 'among', 'names', 'nth']),
    );
  });
});
