import {
  createSignal,
  createUniqueId,
  onCleanup,
  onMount,
  Show,
  type Accessor,
  type JSX,
} from 'solid-js';
import type { Verdict } from '../../narration/verdict.ts';
import { Sign } from '../shared/Signs.tsx';
import { VerdictSign } from '../shared/VerdictSign.tsx';
import { reveal } from '../../browser/reveal.ts';
import { say, type Words } from '../../i18n/words.ts';
import type { Caption } from '../../narration/caption.ts';
import { Facts } from './Facts.tsx';
import { uncoverTable } from './uncover-table.ts';

interface EndingProps {
  readonly words: Words;
  /** How it ended: a key of the words. */
  readonly title: string;
  /** What it shows. */
  readonly text: JSX.Element;
  readonly verdict: Verdict;
  /** The task is over; otherwise it can be tried again. */
  readonly over: boolean;
  /** Whether the device has kept that it was done. */
  readonly kept: boolean;
  /** What has happened, to be unfolded. */
  readonly captions: readonly Caption[];
  readonly again: () => void;
}

/**
 * What came of a task, why, and the way on: once more, or to whatever stands after it, when the
 * reader says so.
 */
export function Ending(props: EndingProps): JSX.Element {
  let place: HTMLDivElement | undefined;
  const [title, text] = [createUniqueId(), createUniqueId()];
  onMount(() => {
    place!.focus({ preventScroll: true });
    reveal(place!);
    uncoverTable(place!.closest<HTMLElement>('.task')!);
  });
  const lessonEnds = createLessonEnds(() => place!);

  return (
    // It has the focus, and is read out with it: a status of the page would be read once more.
    <div
      class="ending"
      data-verdict={props.verdict}
      ref={place}
      tabindex="-1"
      role="group"
      aria-labelledby={title}
      aria-describedby={text}
    >
      <p class="title" id={title}>
        <VerdictSign of={props.verdict} />
        {say(props.words, props.title)}
      </p>
      <div id={text}>{props.text}</div>
      <Show when={props.over && !props.kept}>
        <p class="small">{say(props.words, 'learn.task-not-kept')}</p>
      </Show>
      <Show when={props.captions.length > 0}>
        <details class="why">
          <summary class="ui">{say(props.words, 'learn.why')}</summary>
          <Facts words={props.words} captions={props.captions} />
        </details>
      </Show>
      <p class="row">
        <button class="button" type="button" onClick={() => props.again()}>
          <Sign name="undo" />
          {say(props.words, 'learn.again')}
        </button>
        <Show when={props.over}>
          <button
            class="button next"
            classList={{ main: !lessonEnds() }}
            type="button"
            onClick={() => goOn(place!)}
          >
            {say(props.words, 'learn.next')}
            <Sign name="next" />
          </button>
        </Show>
      </p>
    </div>
  );
}

/**
 * Whether the way on from the lesson is on the screen: beside that of an ending it is the one that
 * stands out.
 */
function createLessonEnds(ending: () => HTMLElement): Accessor<boolean> {
  const [isSeen, setSeen] = createSignal(false);
  onMount(() => {
    const fromLesson = nextOf(ending())?.querySelector('a.main');
    if (!fromLesson) return;
    const seen = new IntersectionObserver((entries) => setSeen(entries.at(-1)!.isIntersecting));
    seen.observe(fromLesson);
    onCleanup(() => seen.disconnect());
  });
  return isSeen;
}

/** Goes to what stands after the task of this ending. */
function goOn(ending: HTMLElement): void {
  const next = nextOf(ending);
  (next?.closest('.passage') ?? next)?.scrollIntoView({ block: 'start' });
  next?.focus({ preventScroll: true });
}

/** What stands after the task of this ending: the next one, or what the lesson has taught. */
function nextOf(ending: HTMLElement): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('[data-tool="task"], #learnt')];
  return all[all.indexOf(ending.closest<HTMLElement>('[data-tool]')!) + 1];
}
