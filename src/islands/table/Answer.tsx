import { For, Show, type JSX } from 'solid-js';
import type { AnswerLine } from '../../i18n/answers.ts';
import { Crest } from '../boards/rival-kings/Seat.tsx';
import { chipHtml } from '../player/told.ts';
import { say, type Words } from '../words.ts';
import type { AnswerTold } from './table-referee.ts';

interface AnswerPanelProps {
  readonly words: Words;
  readonly answer: AnswerTold;
  /** The same table as Crownbook reads it, where the reader reads it otherwise. */
  readonly usual: AnswerTold | undefined;
}

/** The answer, and under which condition it holds. */
export function Headline(props: AnswerPanelProps): JSX.Element {
  return (
    <div class="answer" aria-live="polite">
      <Show when={props.answer.condition}>
        <p class="small">{props.answer.condition}</p>
      </Show>
      <h2>{props.answer.headline}</h2>
      <Show when={props.usual && props.usual.headline !== props.answer.headline ? props.usual : undefined}>
        {(usual) => (
          <p class="small otherwise">
            {say(props.words, 'table.usually')} {usual().headline}
          </p>
        )}
      </Show>
    </div>
  );
}

/** What the answer means for each seat, in the order of turns. What another reading has changed stands out. */
export function Lines(props: AnswerPanelProps): JSX.Element {
  return (
    <ol class="out">
      <For each={props.answer.lines}>
        {(line, place) => (
          <Line
            words={props.words}
            line={line}
            place={place() + 1}
            usual={props.usual?.lines.find(({ seat }) => seat === line.seat)}
            movedFrom={placeIn(props.usual, line, place() + 1)}
          />
        )}
      </For>
    </ol>
  );
}

/** The place among the turns that a seat has as Crownbook reads the table, where it is another one. */
function placeIn(usual: AnswerTold | undefined, { seat }: AnswerLine, place: number): number | undefined {
  const other = usual ? usual.lines.findIndex((line) => line.seat === seat) + 1 : place;
  return other === place ? undefined : other;
}

interface LineProps {
  readonly words: Words;
  readonly line: AnswerLine;
  readonly place: number;
  readonly usual: AnswerLine | undefined;
  readonly movedFrom: number | undefined;
}

function Line(props: LineProps): JSX.Element {
  return (
    <li classList={{ differs: otherwise(props) !== '' }}>
      <span class="place">
        <span class="visually-hidden">{say(props.words, 'table.turn')} </span>
        {props.place}
      </span>
      <Crest seat={props.line.seat} />
      <span>
        <strong>{say(props.words, `seat.${props.line.seat}`)}</strong> {props.line.text}
        <Show when={otherwise(props)}>
          {(text) => (
            <small>
              {say(props.words, 'table.usually')} {text()}
            </small>
          )}
        </Show>
      </span>
      <span class="change">
        <span class="visually-hidden">{say(props.words, 'board.markers')} </span>
        <Marker count={props.line.markers.before} />
        <span aria-hidden="true">→</span>
        <span class="visually-hidden">{say(props.words, 'table.then')}</span>
        <Marker count={props.line.markers.after} gained={props.line.markers.after !== props.line.markers.before} />
      </span>
    </li>
  );
}

/** What of a line is another thing as Crownbook reads the table, in words; empty where nothing is. */
function otherwise({ words, line, usual, movedFrom }: LineProps): string {
  if (!usual) return '';
  const { before, after } = usual.markers;
  return [
    ...(movedFrom ? [`${say(words, 'table.turn')} ${movedFrom}`] : []),
    ...(usual.text === line.text ? [] : [usual.text]),
    ...(after === line.markers.after ? [] : [`${say(words, 'table.markers')} ${before} → ${after}`]),
  ].join(', ');
}

const Marker = (props: { count: number; gained?: boolean }): JSX.Element => (
  <b class="marker" classList={{ none: props.count === 0, gained: props.gained ?? false }}>
    {props.count}
  </b>
);

/** Why: what happens on the table, fact by fact, each with the rules behind it. */
export function Chain(props: { words: Words; chain: AnswerTold['chain'] }): JSX.Element {
  return (
    <>
      <h3>{say(props.words, 'table.why')}</h3>
      <ol class="chain">
        <For each={props.chain}>
          {({ sentence, cites }) => (
            <li>
              <p innerHTML={sentence} />
              <p class="row" innerHTML={cites.map(chipHtml).join('')} />
            </li>
          )}
        </For>
      </ol>
    </>
  );
}
