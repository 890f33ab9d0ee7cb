import { For, Show, type JSX } from 'solid-js';
import { Crest } from '../shared/Crest.tsx';
import { say, type Words } from '../../i18n/words.ts';
import { signed } from './Seats.tsx';
import { partOf, type SeatTally, type Tally } from './tally.ts';

interface ChartProps {
  /** The parts of a score, in order; in words they are `scoring.part.<part>`. */
  readonly parts: readonly string[];
  readonly tally: Tally;
  readonly words: Words;
}

/**
 * Where the points come from: a bar per player, and a table that says the same in numbers and
 * explains the bars.
 */
export function Chart(props: ChartProps): JSX.Element {
  const text = (key: string): string => say(props.words, key);
  return (
    <section class="score-chart" aria-label={text('score.where')}>
      <h2>{text('score.where')}</h2>
      <Bars {...props} />
      <table>
        <thead>
          <tr>
            <th scope="col">{text('score.part')}</th>
            <For each={props.tally.seats}>
              {({ seat }) => (
                <th scope="col">
                  <Crest seat={seat} />
                  {text(`seat.${seat}`)}
                </th>
              )}
            </For>
          </tr>
        </thead>
        <tbody>
          <For each={props.parts}>
            {(part, place) => (
              <tr>
                <th scope="row">
                  <i class="swatch" data-part={place()} />
                  {text(`scoring.part.${part}`)}
                </th>
                <For each={props.tally.seats}>
                  {(seat) => <td>{signed(partOf(seat, part))}</td>}
                </For>
              </tr>
            )}
          </For>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text('score.sum')}</th>
            <For each={props.tally.seats}>{({ total }) => <td>{signed(total)}</td>}</For>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** Which share of the width a number needs. */
const ROOM = 0.09;

/** Points gained run from the line to the right, points lost to the left. */
function Bars(props: ChartProps): JSX.Element {
  const sumOf = (seat: SeatTally, sign: 1 | -1): number =>
    props.parts.reduce((sum, part) => sum + Math.max(0, sign * partOf(seat, part)), 0);
  const most = (sign: 1 | -1): number =>
    Math.max(0, ...props.tally.seats.map((seat) => sumOf(seat, sign)));
  const range = (): number => most(1) + most(-1);
  const segments = (seat: SeatTally, sign: 1 | -1): { place: number; points: number }[] =>
    props.parts
      .map((part, place) => ({ place, points: partOf(seat, part) }))
      .filter(({ points }) => sign * points > 0);
  return (
    <div class="bars" aria-hidden="true" style={{ '--lost': most(-1), '--gained': most(1) }}>
      <For each={props.tally.seats}>
        {(seat) => (
          <div class="bar">
            <Crest seat={seat.seat} />
            <span class="bar-span">
              <span class="bar-side lost">
                <For each={segments(seat, -1)}>
                  {(segment) => (
                    <Segment place={segment.place} points={segment.points} of={range()} />
                  )}
                </For>
              </span>
              <span class="bar-side gained">
                <For each={segments(seat, 1)}>
                  {(segment) => (
                    <Segment place={segment.place} points={segment.points} of={range()} />
                  )}
                </For>
              </span>
            </span>
            <b>{signed(seat.total)}</b>
          </div>
        )}
      </For>
    </div>
  );
}

/**
 * A stretch of a bar as long as its points, filled like all of its part; it bears their number
 * where there is room.
 */
function Segment(props: {
  readonly place: number;
  readonly points: number;
  readonly of: number;
}): JSX.Element {
  const length = (): number => Math.abs(props.points);
  return (
    <i class="swatch" data-part={props.place} style={{ '--points': length() }}>
      <Show when={length() / props.of > ROOM}>
        <span>{signed(props.points)}</span>
      </Show>
    </i>
  );
}
