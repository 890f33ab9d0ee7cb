import { createEffect, createMemo, createSignal, For, on, Show, type JSX } from 'solid-js';
import { COLUMNS, SUBJECTS, columnOf } from '../../../games/king-of-the-valley/tiles.ts';
import { say } from '../../../i18n/words.ts';
import type { EntryProps } from '../../score/sheet.ts';
import { Stepper } from '../../score/Stepper.tsx';
import { Arms } from '../../shared/Signs.tsx';
import { CountedSubject } from './CountedSubject.tsx';
import { nameOf } from './names.ts';
import { ownerAt, withSubjects, withTokens, type Subject, type ValleySheet } from './sheet.ts';
import { triedOut, type TriedOut } from './what-if.ts';
import { totalInWords, WhatIf } from './WhatIf.tsx';

/** Subjects with a portrait, each in its column. */
const WITH_PORTRAIT: readonly Subject[] = SUBJECTS.flatMap((tile) => {
  const column = columnOf(tile);
  return column ? [{ column, tile }] : [];
});

/** Jesters in each column (`kv.jester.any-column`). */
const JESTERS: readonly Subject[] = COLUMNS.map((column) => ({ column, tile: 'jester' }));

/** The score of the seat with one more of a kind; where a rule refuses that, the rule. */
const oneMore = ({ sheet, seat, tryOut }: EntryProps<ValleySheet>, subject: Subject): TriedOut =>
  triedOut(seat, tryOut(sheet), tryOut(withSubjects(sheet, seat, subject, 1)));

/**
 * What a seat has: gold, kingdom tokens, and the subjects to tap in; or, asked so, what one more
 * subject would bring and why.
 */
export function Entry(props: EntryProps<ValleySheet>): JSX.Element {
  const text = (key: string): string => say(props.words, key);
  const [asking, setAsking] = createSignal(false);
  const [asked, setAsked] = createSignal<Subject>();
  const tried = createMemo(() => asked() && oneMore(props, asked()!));
  // What was asked about one seat says nothing about another.
  createEffect(on([asking, () => props.seat], () => setAsked(undefined)));

  /** A kind of subject; the one asked about has the answer below it. */
  const shown = (subject: Subject): JSX.Element => (
    <>
      <CountedSubject
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
      <Tokens {...props} />
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

/** How much gold and how many kingdom tokens a seat has. */
function Tokens(props: EntryProps<ValleySheet>): JSX.Element {
  const owner = () => ownerAt(props.sheet, props.seat);
  const text = (key: string): string => say(props.words, key);
  function offer(token: 'gold' | 'kingdoms', count: number): void {
    props.change(withTokens(props.sheet, props.seat, { [token]: count }), {
      what: text(`scoring.${token}`),
      count,
    });
  }
  return (
    <div class="tokens">
      <Stepper
        words={props.words}
        label={text('scoring.gold')}
        sign={<b class="coin" />}
        value={owner().gold}
        least={0}
        change={(count) => offer('gold', count)}
        complain={props.complain}
      />
      <Stepper
        words={props.words}
        label={text('scoring.kingdoms')}
        sign={<Arms of="king-of-the-valley/kingdom" />}
        value={owner().kingdoms}
        least={0}
        change={(count) => offer('kingdoms', count)}
        complain={props.complain}
      />
    </div>
  );
}
