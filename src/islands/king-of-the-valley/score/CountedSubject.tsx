import { Show, type JSX } from 'solid-js';
import { say } from '../../../i18n/words.ts';
import type { EntryProps } from '../../score/sheet.ts';
import { Arms } from '../../shared/Signs.tsx';
import { Tile } from '../board/Tile.tsx';
import { labelOf, nameOf } from './names.ts';
import { countIn, ownerAt, withSubjects, type Subject, type ValleySheet } from './sheet.ts';

interface CountedSubjectProps {
  readonly of: EntryProps<ValleySheet>;
  readonly subject: Subject;
  /** Its picture asks what one more would bring, instead of adding one. */
  readonly asking: boolean;
  /** This is what has been asked about. */
  readonly asked: boolean;
  readonly ask: () => void;
}

/**
 * A kind of subject with how many the seat has. Its picture adds one or asks what one would bring;
 * what takes one away lies below it.
 */
export function CountedSubject(props: CountedSubjectProps): JSX.Element {
  const count = (): number => countIn(ownerAt(props.of.sheet, props.of.seat), props.subject);
  const name = (): string => nameOf(props.of.words, props.subject);
  const offer = (more: number): void =>
    props.of.change(withSubjects(props.of.sheet, props.of.seat, props.subject, more), {
      what: name(),
      count: count() + more,
    });
  let picture: HTMLButtonElement | undefined;

  /**
   * With the last one its button is of no more use: whoever uses the keyboard stays at the subject.
   */
  function takeAway(): void {
    offer(-1);
    if (count() === 0) picture!.focus();
  }

  return (
    <li class="subject" classList={{ has: count() > 0 }}>
      <button
        class="subject-add"
        type="button"
        ref={picture}
        aria-expanded={props.asking ? props.asked : undefined}
        onClick={() => (props.asking ? props.ask() : offer(1))}
      >
        <Face of={props.of} subject={props.subject} />
      </button>
      <button
        class="subject-less"
        type="button"
        disabled={count() === 0}
        aria-label={say(props.of.words, 'score.less', { what: name() })}
        onClick={takeAway}
      >
        <span aria-hidden="true">−</span>
      </button>
      <b class="subject-count">{count()}</b>
      <button
        class="subject-more"
        type="button"
        aria-label={say(props.of.words, 'score.more', { what: name() })}
        onClick={() => offer(1)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </li>
  );
}

/** A kind of subject as it is seen: its picture, its name, and what one more would bring. */
function Face(props: {
  readonly of: EntryProps<ValleySheet>;
  readonly subject: Subject;
}): JSX.Element {
  /** Points that one more would bring; undefined where there is none left. */
  const brings = (): number | undefined => {
    const { sheet, seat, pointsOn } = props.of;
    const points = pointsOn(withSubjects(sheet, seat, props.subject, 1));
    return points === undefined ? undefined : points - pointsOn(sheet)!;
  };
  return (
    <>
      <Show when={props.subject.tile === 'jester'} fallback={<Tile tile={props.subject.tile} />}>
        <Arms of={`king-of-the-valley/portrait-${props.subject.column}`} class="portrait" />
      </Show>
      <span class="visually-hidden">{nameOf(props.of.words, props.subject)}</span>
      <span class="subject-name" aria-hidden="true">
        {labelOf(props.of.words, props.subject)}
      </span>
      <Show when={brings()}>
        <small class="subject-brings">
          {say(props.of.words, 'scoring.one-more')} +{brings()}
        </small>
      </Show>
    </>
  );
}
