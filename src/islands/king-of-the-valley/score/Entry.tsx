import { For, Show, type JSX } from 'solid-js';
import { COLUMNS, SUBJECTS, columnOf } from '../../../games/king-of-the-valley/tiles.ts';
import { say } from '../../../i18n/words.ts';
import { Arms } from '../../shared/Signs.tsx';
import type { EntryProps } from '../../score/sheet.ts';
import { Stepper } from '../../score/Stepper.tsx';
import { Tile } from '../board/Tile.tsx';
import { countIn, ownerAt, withSubjects, withTokens, type Subject, type ValleySheet } from './sheet.ts';

/** Subjects with a portrait, each in its column. */
const WITH_PORTRAIT: readonly Subject[] = SUBJECTS.flatMap((tile) => {
  const column = columnOf(tile);
  return column ? [{ column, tile }] : [];
});

/** Jesters in each column (`kv.jester.any-column`). */
const JESTERS: readonly Subject[] = COLUMNS.map((column) => ({ column, tile: 'jester' }));

/** What a seat has: gold, kingdom tokens, and the subjects to tap in, each with what one more would bring. */
export function Entry(props: EntryProps<ValleySheet>): JSX.Element {
  const owner = () => ownerAt(props.sheet, props.seat);
  const text = (key: string): string => say(props.words, key);

  function offerTokens(token: 'gold' | 'kingdoms', count: number): void {
    props.change(withTokens(props.sheet, props.seat, { [token]: count }), { what: text(`scoring.${token}`), count });
  }

  return (
    <>
      <div class="tokens">
        <Stepper
          words={props.words}
          label={text('scoring.gold')}
          sign={<b class="coin" />}
          value={owner().gold}
          change={(count) => offerTokens('gold', count)}
          complain={props.complain}
        />
        <Stepper
          words={props.words}
          label={text('scoring.kingdoms')}
          sign={<Arms of="king-of-the-valley/kingdom" />}
          value={owner().kingdoms}
          change={(count) => offerTokens('kingdoms', count)}
          complain={props.complain}
        />
      </div>
      <p class="castle-text">{text('scoring.face-down')}</p>
      <ul class="subjects" aria-label={say(props.words, 'scoring.castle-of', { seat: text(`seat.${props.seat}`) })}>
        <For each={WITH_PORTRAIT}>{(subject) => <Counted of={props} subject={subject} />}</For>
      </ul>
      <h2 class="jesters-head">{text('scoring.jesters')}</h2>
      <ul class="subjects" aria-label={text('scoring.jesters')}>
        <For each={JESTERS}>{(subject) => <Counted of={props} subject={subject} />}</For>
      </ul>
    </>
  );
}

/** A kind of subject with how many the seat has; one tap is one more. */
function Counted(props: { readonly of: EntryProps<ValleySheet>; readonly subject: Subject }): JSX.Element {
  const count = (): number => countIn(ownerAt(props.of.sheet, props.of.seat), props.subject);
  const isJester = (): boolean => props.subject.tile === 'jester';
  /** What stands on the button: under the headline of the jesters, their column. */
  const label = (): string => say(props.of.words, isJester() ? `column.${props.subject.column}` : `tile.${props.subject.tile}`);
  /** Its whole name, without the places where it may be divided. */
  const name = (): string => {
    const short = label().replaceAll('\u00AD', '');
    return isJester() ? say(props.of.words, 'scoring.jester', { column: short }) : short;
  };
  const other = (more: number): ValleySheet => withSubjects(props.of.sheet, props.of.seat, props.subject, more);
  const offer = (more: number): void => props.of.change(other(more), { what: name(), count: count() + more });
  /** Points that one more would bring; undefined where there is none left. */
  const brings = (): number | undefined => {
    const points = props.of.pointsOn(other(1));
    return points === undefined ? undefined : points - props.of.pointsOn(props.of.sheet)!;
  };
  let more: HTMLButtonElement | undefined;

  /** With the last one its button goes: whoever uses the keyboard stays at the subject. */
  function takeAway(): void {
    offer(-1);
    if (document.activeElement === document.body) more!.focus();
  }

  return (
    <li class="subject" classList={{ has: count() > 0 }}>
      <button class="subject-add" type="button" ref={more} onClick={() => offer(1)}>
        <Show when={isJester()} fallback={<Tile tile={props.subject.tile} />}>
          <Arms of={`king-of-the-valley/portrait-${props.subject.column}`} class="portrait" />
        </Show>
        <span class="visually-hidden">{name()}</span>
        <span class="subject-name" aria-hidden="true">
          {label()}
        </span>
        <Show when={count() > 0}>
          <b class="subject-count">
            <span aria-hidden="true">×</span>
            {count()}
          </b>
        </Show>
        <Show when={brings() !== undefined}>
          <small class="subject-brings">
            <span class="visually-hidden">{say(props.of.words, 'scoring.one-more')} </span>+{brings()}
          </small>
        </Show>
      </button>
      <Show when={count() > 0}>
        <button class="subject-less" type="button" aria-label={say(props.of.words, 'score.less', { what: name() })} onClick={takeAway}>
          <span aria-hidden="true">−</span>
        </button>
      </Show>
    </li>
  );
}
