import { loadBoard, loadReading } from '../registry.ts';
import type { Task } from '../../engine/task.ts';
import styles from '../../styles/tray.css?url';
import { loadTableWords } from '../../browser/load.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import { pageOf } from '../../browser/page.ts';
import { renderOver } from '../shared/render-over.ts';
import { loadNarration } from '../load-narration.ts';
import { PlayTask } from './PlayTask.tsx';
import { PredictTask } from './PredictTask.tsx';
import { readTaskWords } from './task-words.ts';

/** Lets a task be played where it stands. Rejects where the parts for that cannot be had. */
export async function mountTask(place: HTMLElement): Promise<void> {
  const { locale, readerLocale, game } = pageOf(document);
  const task = JSON.parse(place.querySelector('script')!.textContent) as Task;
  const words = await loadTableWords('learn');
  const [narration, Board, reading] = await Promise.all([
    loadNarration(game, { locale, readerLocale, words, opening: '' }),
    loadBoard(game),
    loadReading(game),
    loadStyles(styles),
  ]);
  const taskWords = readTaskWords(place);
  const hides = place.dataset.hides!.split(' ');
  const all = { ...words, ...narration.names };
  renderOver(place, () =>
    task.kind === 'play' ? (
      <PlayTask
        game={game}
        Board={Board}
        reading={reading}
        words={all}
        narration={narration}
        task={task}
        taskWords={taskWords}
        hides={hides}
      />
    ) : (
      <PredictTask
        game={game}
        Board={Board}
        words={all}
        narration={narration}
        task={task}
        taskWords={taskWords}
      />
    ),
  );
}
