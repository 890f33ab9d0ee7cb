import { createSignal, For, Show, untrack, type JSX } from 'solid-js';
import type { Seat } from '../../engine/types.ts';
import { Crest } from '../boards/rival-kings/Seat.tsx';
import { chipHtml, citeHtml, type Citation } from '../player/told.ts';
import { say, type Words } from '../words.ts';
import { signed } from './Seats.tsx';
import type { Sheet, SheetKind } from './sheet.ts';
import type { SeatTally, Tally, TallyLine } from './tally.ts';

interface AnswerProps {
  readonly kind: SheetKind;
  readonly sheet: Sheet;
  readonly tally: Tally;
  readonly words: Words;
}

/** Who wins, first and largest, and below it everybody’s points, line by line. */
export function Answer(props: AnswerProps): JSX.Element {
  const [open, setOpen] = createSignal<ReadonlySet<Seat>>(new Set());
  function toggle(seat: Seat): void {
    const next = new Set(open());
    if (!next.delete(seat)) next.add(seat);
    setOpen(next);
  }
  return (
    <section class="score-answer" aria-label={say(props.words, 'score.result')}>
      <Show when={!props.kind.isBlank(props.sheet)} fallback={<p class="score-prompt">{say(props.words, 'score.prompt')}</p>}>
        <div role="status">
          <h2 class="verdict" innerHTML={props.tally.result.html} />
        </div>
        <Chips cites={props.tally.result.cites} />
      </Show>
      <ul class="bills">
        <For each={props.tally.seats.map(({ seat }) => seat)}>
          {(seat) => (
            <Bill
              of={props}
              bill={props.tally.seats.find((tally) => tally.seat === seat)!}
              open={open().has(seat)}
              toggle={() => toggle(seat)}
            />
          )}
        </For>
      </ul>
    </section>
  );
}

/** The rules behind something: the first by number and title, the others by number. */
export const Chips = (props: { readonly cites: readonly Citation[] }): JSX.Element => (
  <p class="chips" innerHTML={props.cites.map((cite, place) => (place === 0 ? chipHtml(cite) : citeHtml(cite))).join('')} />
);

/** What one player has scored: the total, and on demand every line with its rules. */
function Bill(props: {
  readonly of: AnswerProps;
  readonly bill: SeatTally;
  readonly open: boolean;
  readonly toggle: () => void;
}): JSX.Element {
  const name = (): string => say(props.of.words, `seat.${props.bill.seat}`);
  const wins = (): boolean => !props.of.kind.isBlank(props.of.sheet) && props.of.tally.winners.includes(props.bill.seat);
  const id = (): string => `bill-${props.bill.seat}`;
  return (
    <li class="bill" classList={{ open: props.open, wins: wins() }}>
      <h3>
        <Crest seat={props.bill.seat} />
        <span>{name()}</span>
        <Show when={wins()}>
          <svg class="icon crown" role="img" aria-label={say(props.of.words, 'score.wins')}>
            <use href="#i-logo" />
          </svg>
        </Show>
        <b>{signed(props.bill.total)}</b>
      </h3>
      <Show when={props.bill.lines.length > 0}>
        <button
          class="bill-toggle"
          type="button"
          aria-expanded={props.open}
          aria-controls={id()}
          aria-label={say(props.of.words, 'score.lines', { seat: name() })}
          onClick={() => props.toggle()}
        />
        <ol class="bill-lines" id={id()}>
          <For each={props.bill.lines}>{(line) => <Line of={props.of} line={line} />}</For>
        </ol>
      </Show>
    </li>
  );
}

/** One line: what it counts, the sentence, the points, and its rules. */
function Line(props: { readonly of: AnswerProps; readonly line: TallyLine }): JSX.Element {
  const { Pieces } = untrack(() => props.of.kind);
  return (
    <li>
      <Pieces event={props.line.event} sheet={props.of.sheet} words={props.of.words} />
      <p innerHTML={props.line.html} />
      <b class="bill-points" aria-hidden="true">
        {props.line.points > 0 ? `+${props.line.points}` : signed(props.line.points)}
      </b>
      <Chips cites={props.line.cites} />
    </li>
  );
}
