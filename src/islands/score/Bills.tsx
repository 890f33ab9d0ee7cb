import { createSignal, For, Show, type JSX } from 'solid-js';
import type { Seat } from '../../engine/types.ts';
import { Sentence } from '../shared/Caption.tsx';
import { Crest } from '../shared/Crest.tsx';
import { say } from '../../i18n/words.ts';
import { Chips } from './Chips.tsx';
import { signed } from './Seats.tsx';
import type { LinesProps } from './sheet.ts';
import type { SeatTally, TallyLine } from './tally.ts';

interface BillsProps extends LinesProps {
  /** What a line counts, as a picture. */
  readonly pieces: (event: object) => JSX.Element;
}

/** The score of a game in which everybody gathers points: everybody’s points, line by line. */
export function Bills(props: BillsProps): JSX.Element {
  const [open, setOpen] = createSignal<ReadonlySet<Seat>>(new Set());
  function toggle(seat: Seat): void {
    const next = new Set(open());
    if (!next.delete(seat)) next.add(seat);
    setOpen(next);
  }
  return (
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
  );
}

/** What one player has scored: the total, and on demand every line with its rules. */
function Bill(props: {
  readonly of: BillsProps;
  readonly bill: SeatTally;
  readonly open: boolean;
  readonly toggle: () => void;
}): JSX.Element {
  const name = (): string => say(props.of.words, `seat.${props.bill.seat}`);
  const wins = (): boolean => !props.of.blank && props.of.tally.winners.includes(props.bill.seat);
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
const Line = (props: { readonly of: BillsProps; readonly line: TallyLine }): JSX.Element => (
  <li>
    {props.of.pieces(props.line.event)}
    <p>
      <Sentence of={props.line.sentence} />
    </p>
    <b class="bill-points" aria-hidden="true">
      {props.line.points > 0 ? `+${props.line.points}` : signed(props.line.points)}
    </b>
    <Chips cites={props.line.cites} />
  </li>
);
