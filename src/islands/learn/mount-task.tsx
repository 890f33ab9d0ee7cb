import { render } from 'solid-js/web';
import type { Task } from '../../engine/task.ts';
import styles from '../../styles/tray.css?url';
import { loadBoard } from '../shared/board.ts';
import { loadTableWords } from '../../browser/load.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import { pageOf } from '../../browser/page.ts';
import { loadTelling } from '../narrator.ts';
import { PlayTask } from './PlayTask.tsx';
import { PredictTask } from './PredictTask.tsx';
import { readTaskWords } from './task-words.ts';

/** Lets a task be played where it stands. Rejects where the parts for that cannot be had. */
export async function mountTask(place: HTMLElement): Promise<void> {
  const { locale, game } = pageOf(document);
  const task = JSON.parse(place.querySelector('script')!.textContent) as Task;
  const words = await loadTableWords('learn');
  const [spoken, Board] = await Promise.all([loadTelling(game, { locale, words, opening: '' }), loadBoard(game), loadStyles(styles)]);
  const told = readTaskWords(place);
  const all = { ...words, ...spoken.names };
  const onPage = [...place.childNodes];
  place.replaceChildren();
  try {
    render(
      () =>
        task.kind === 'play' ? (
          <PlayTask game={game} Board={Board} words={all} spoken={spoken} task={task} told={told} />
        ) : (
          <PredictTask game={game} Board={Board} words={all} spoken={spoken} task={task} told={told} />
        ),
      place,
    );
  } catch (error) {
    place.replaceChildren(...onPage);
    throw error;
  }
}
