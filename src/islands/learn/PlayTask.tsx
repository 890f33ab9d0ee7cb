import { createMemo, createSignal, Show, untrack, type JSX } from 'solid-js';
import { attempt, eyesOn, startTask, type Attempted, type PlayTask as Task } from '../../engine/task.ts';
import type { BoardGame } from '../boards/all.ts';
import type { Picture } from '../boards/rival-kings/picture.ts';
import { attemptsOf } from '../player/attempts.ts';
import { eventTellings, pictureFrom, type Telling } from '../player/frames.ts';
import { Moves, type Tried } from '../player/Moves.tsx';
import type { Spoken } from '../player/telling.ts';
import { refusalHtml, type Told } from '../player/told.ts';
import { Sign } from '../boards/Signs.tsx';
import { say, type Words } from '../words.ts';
import { Ending } from './Ending.tsx';
import { Facts } from './Facts.tsx';
import { noteTask } from './progress.ts';
import { TaskFrame } from './TaskFrame.tsx';
import type { TaskWords } from './told-task.ts';

interface PlayTaskProps {
  readonly game: BoardGame;
  readonly words: Words;
  readonly spoken: Spoken;
  readonly task: Task;
  readonly told: TaskWords;
}

/** A task to be played: any move may be tried, and whatever reaches the goal is right. */
export function PlayTask(props: PlayTaskProps): JSX.Element {
  const { game: rules, tell } = untrack(() => props.spoken);
  const telling: Telling = untrack(() => tell(eyesOn(rules, props.task)));
  /** The start, and the attempt after every move. */
  const [moves, setMoves] = createSignal<readonly Attempted[]>([untrack(() => startTask(rules, props.task))]);
  const [refused, setRefused] = createSignal<{ readonly key: string; readonly told: Told }>();
  const [shown, setShown] = createSignal(false);
  const now = (): Attempted => moves().at(-1)!;
  const attempts = createMemo(() => (now().standing === 'open' ? attemptsOf(telling, now().state, props.task.seat) : []));
  const told = createMemo(() => eventTellings(telling, now().facts, now().states).map((event) => event.told));
  const picture = (so: Attempted): Picture => pictureFrom(telling, so.state, so.facts.at(-1)?.event);
  /** The table before the last move. */
  const earlier = (): Picture | undefined => {
    const before = moves().at(-2);
    return before ? picture(before) : undefined;
  };
  const text = (key: string, blanks?: Record<string, string>): string => say(props.words, key, blanks);

  function tryMove(key: string, { action, refusal }: Tried): void {
    setRefused(refusal && { key, told: refusal });
    if (refusal) return;
    const moved = attempt(rules, props.task, now(), action);
    if (!moved.ok) return;
    setMoves([...moves(), moved.attempted]);
    if (moved.attempted.standing === 'reached') noteTask(props.game, props.task.id, shown() ? 'shown' : 'solved');
  }

  function restart(): void {
    setRefused(undefined);
    setShown(false);
    setMoves([startTask(rules, props.task)]);
  }

  /** Plays one way to the goal from the beginning. */
  function show(): void {
    restart();
    setShown(true);
    for (const action of props.task.solution) tryMove('', { action, label: '', refusal: undefined });
  }

  const stronger = (): string => {
    const [first] = props.task.solution;
    const { label } = telling.describe.group(first, rules.view(moves()[0]!.state, props.task.seat));
    return text('learn.begin-with', { move: label });
  };

  return (
    <TaskFrame
      game={props.game}
      words={props.words}
      told={props.told}
      picture={picture(now())}
      before={earlier()}
      seat={props.task.seat}
      over={now().standing === 'reached'}
      stronger={stronger}
      show={show}
    >
      <Show when={now().standing === 'open'}>
        <Moves words={props.words} attempts={attempts()} refused={refused()?.key} forget={() => setRefused(undefined)} attempt={tryMove} />
      </Show>
      <div role="status">
        <Show when={refusalOf(refused()?.told)}>{(known) => <div innerHTML={refusalHtml(known(), props.words)} />}</Show>
        <Facts words={props.words} told={told()} />
        <Show when={now().standing !== 'open'}>
          <Ending
            words={props.words}
            title={now().standing === 'missed' ? 'learn.missed' : shown() ? 'learn.shown' : 'learn.reached'}
            text={now().standing === 'missed' ? props.told.missed : props.told.done}
            over={now().standing === 'reached'}
            again={restart}
          />
        </Show>
      </div>
      <Show when={now().standing === 'open' && moves().length > 1}>
        <p class="row">
          <button class="button" type="button" onClick={() => setMoves(moves().slice(0, -1))}>
            <Sign name="undo" />
            {text('learn.undo')}
          </button>
        </p>
      </Show>
    </TaskFrame>
  );
}

const refusalOf = (told: Told | undefined): Extract<Told, { kind: 'refused' }> | undefined => (told?.kind === 'refused' ? told : undefined);
