import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from 'solid-js';
import { reveal } from '../../../browser/reveal.ts';
import { COLUMNS, SUBJECTS, columnOf } from '../../../games/king-of-the-valley/tiles.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { RefusalText, Sentence } from '../../shared/Caption.tsx';
import { Arms } from '../../shared/Signs.tsx';
import { Chips } from '../../score/Chips.tsx';
import { signed } from '../../score/Seats.tsx';
import type { EntryProps } from '../../score/sheet.ts';
import { Stepper } from '../../score/Stepper.tsx';
import { Tile } from '../board/Tile.tsx';
import {
  countIn,
  ownerAt,
  withSubjects,
  withTokens,
  type Subject,
  type ValleySheet,
} from './sheet.ts';
import { triedOut, type ChangedLine, type TriedOut } from './what-if.ts';

/** Subjects with a portrait, each in its column. */
const WITH_PORTRAIT: readonly Subject[] = SUBJECTS.flatMap((tile) => {
  const column = columnOf(tile);
  return column ? [{ column, tile }] : [];
});

/** Jesters in each column (`kv.jester.any-column`). */
const JESTERS: readonly Subject[] = COLUMNS.map((column) => ({ column, tile: 'jester' }));

/**
 * What a seat has: gold, kingdom tokens, and the subjects to tap in; or, asked so, what one more
 * subject would bring and why.
 */
export function Entry(props: EntryProps<ValleySheet>): JSX.Element {
  const owner = () => ownerAt(props.sheet, props.seat);
  const text = (key: string): string => say(props.words, key);
  const [asking, setAsking] = createSignal(false);
  const [asked, setAsked] = createSignal<Subject>();
  const tried = createMemo(() => asked() && tryOut(props, asked()!));
  // What was asked about one seat says nothing about another.
  createEffect(on([asking, () => props.seat], () => setAsked(undefined)));

  function offerTokens(token: 'gold' | 'kingdoms', count: number): void {
    props.change(withTokens(props.sheet, props.seat, { [token]: count }), {
      what: text(`scoring.${token}`),
      count,
    });
  }

  /** A kind of subject; the one asked about has the answer below it. */
  const shown = (subject: Subject): JSX.Element => (
    <>
      <Counted
        of={props}
        subject={subject}
        asking={asking()}
        asked={asked() === subject}
        ask={() => setAsked(subject)}
      />
      <Show when={asked() === subject && tried()}>
        {(known) => <WhatIf words={props.words} subject={subject} tried={known()} />}
      </Show>
    </>
  );

  return (
    <>
      <div class="tokens">
        <Stepper
          words={props.words}
          label={text('scoring.gold')}
          sign={<b class="coin" />}
          value={owner().gold}
          least={0}
          change={(count) => offerTokens('gold', count)}
          complain={props.complain}
        />
        <Stepper
          words={props.words}
          label={text('scoring.kingdoms')}
          sign={<Arms of="king-of-the-valley/kingdom" />}
          value={owner().kingdoms}
          least={0}
          change={(count) => offerTokens('kingdoms', count)}
          complain={props.complain}
        />
      </div>
      <p class="castle-text">{text('scoring.face-down')}</p>
      <div class="what-if-head">
        <button
          class="felt-button"
          type="button"
          aria-pressed={asking()}
          onClick={() => setAsking(!asking())}
        >
          {text(asking() ? 'scoring.what-if.done' : 'scoring.what-if')}
        </button>
        <p class="castle-text" role="status">
          {asking() ? text('scoring.what-if.how') : ''}
        </p>
      </div>
      <p class="visually-hidden" role="status">
        {tried() && `${nameOf(props.words, asked()!)}: ${totalInWords(props.words, tried()!)}`}
      </p>
      <ul
        class="subjects"
        aria-label={say(props.words, 'scoring.castle-of', { seat: text(`seat.${props.seat}`) })}
      >
        <For each={WITH_PORTRAIT}>{shown}</For>
      </ul>
      <h2 class="jesters-head">{text('scoring.jesters')}</h2>
      <ul class="subjects" aria-label={text('scoring.jesters')}>
        <For each={JESTERS}>{shown}</For>
      </ul>
    </>
  );
}

/** What stands on the button of a subject: under the headline of the jesters, their column. */
const labelOf = (words: Words, { column, tile }: Subject): string =>
  say(words, tile === 'jester' ? `column.${column}` : `tile.${tile}`);

/** Its whole name, without the places where it may be divided. */
function nameOf(words: Words, subject: Subject): string {
  const short = labelOf(words, subject).replaceAll('\u00AD', '');
  return subject.tile === 'jester' ? say(words, 'scoring.jester', { column: short }) : short;
}

/**
 * A kind of subject with how many the seat has. Its picture adds one or asks what one would bring;
 * what takes one away lies below it.
 */
function Counted(props: {
  readonly of: EntryProps<ValleySheet>;
  readonly subject: Subject;
  readonly asking: boolean;
  readonly asked: boolean;
  readonly ask: () => void;
}): JSX.Element {
  const count = (): number => countIn(ownerAt(props.of.sheet, props.of.seat), props.subject);
  const name = (): string => nameOf(props.of.words, props.subject);
  const other = (more: number): ValleySheet =>
    withSubjects(props.of.sheet, props.of.seat, props.subject, more);
  const offer = (more: number): void =>
    props.of.change(other(more), { what: name(), count: count() + more });
  /** Points that one more would bring; undefined where there is none left. */
  const brings = (): number | undefined => {
    const points = props.of.pointsOn(other(1));
    return points === undefined ? undefined : points - props.of.pointsOn(props.of.sheet)!;
  };
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
        <Show when={props.subject.tile === 'jester'} fallback={<Tile tile={props.subject.tile} />}>
          <Arms of={`king-of-the-valley/portrait-${props.subject.column}`} class="portrait" />
        </Show>
        <span class="visually-hidden">{name()}</span>
        <span class="subject-name" aria-hidden="true">
          {labelOf(props.of.words, props.subject)}
        </span>
        <Show when={brings()}>
          <small class="subject-brings">
            {say(props.of.words, 'scoring.one-more')} +{brings()}
          </small>
        </Show>
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

/** The score of the seat with one more of a kind; where a rule refuses that, the rule. */
const tryOut = (
  { sheet, seat, tryOut: result }: EntryProps<ValleySheet>,
  subject: Subject,
): TriedOut => triedOut(seat, result(sheet), result(withSubjects(sheet, seat, subject, 1)));

/** The total before and after, or why there is none. */
const totalInWords = (words: Words, tried: TriedOut): string =>
  tried.ok
    ? say(words, 'scoring.what-if.total', { before: tried.before, after: tried.after })
    : tried.refused.sentence;

/**
 * What one more of a kind would bring: the new total, and each line that changes with its rules.
 */
function WhatIf(props: {
  readonly words: Words;
  readonly subject: Subject;
  readonly tried: TriedOut;
}): JSX.Element {
  const changes = (): readonly ChangedLine[] => (props.tried.ok ? props.tried.changes : []);
  return (
    <li class="what-if" ref={(panel) => queueMicrotask(() => reveal(panel))}>
      <h3>
        {say(props.words, 'scoring.what-if.title', { what: nameOf(props.words, props.subject) })}
      </h3>
      <Show
        when={props.tried.ok ? undefined : props.tried.refused}
        fallback={<p class="what-if-total">{totalInWords(props.words, props.tried)}</p>}
      >
        {(refused) => (
          <div>
            <RefusalText of={refused()} words={props.words} />
          </div>
        )}
      </Show>
      <For each={changes()}>
        {({ line, more }) => (
          <div class="what-if-line">
            <b>{more > 0 ? `+${more}` : signed(more)}</b>
            <p>
              <strong>{say(props.words, `scoring.part.${line.part}`)}:</strong>{' '}
              <span>
                <Sentence of={line.sentence} />
              </span>
            </p>
            <Chips cites={line.cites} />
          </div>
        )}
      </For>
    </li>
  );
}
