import { For, Show, type JSX } from 'solid-js';
import type { AnswerLine, Change } from '../../narration/answer.ts';
import { Crest } from '../shared/Crest.tsx';
import { RuleChips, Sentence } from '../shared/Caption.tsx';
import { say, type Words } from '../../i18n/words.ts';
import type { ShownAnswer } from './shown-answer.ts';

interface AnswerPanelProps {
  readonly words: Words;
  readonly answer: ShownAnswer;
  /** The same table as Crownbook reads it, where the reader reads it otherwise. */
  readonly usual: ShownAnswer | undefined;
}

/** The answer, and under which condition it holds. */
export function Headline(props: AnswerPanelProps): JSX.Element {
  return (
    <>
      <Show when={props.answer.condition}>
        <p class="small">{props.answer.condition}</p>
      </Show>
      <h2>{props.answer.headline}</h2>
      <Show
        when={
          props.usual && props.usual.headline !== props.answer.headline ? props.usual : undefined
        }
      >
        {(usual) => (
          <p class="small otherwise">
            {say(props.words, 'table.usually')} {usual().headline}
          </p>
        )}
      </Show>
    </>
  );
}

/** What the answer means for each seat. What another reading has changed stands out. */
export function Lines(props: AnswerPanelProps): JSX.Element {
  return (
    <ol class="out">
      <For each={props.answer.lines}>
        {(line) => <Line words={props.words} line={line} usual={usualOf(props, line)} />}
      </For>
    </ol>
  );
}

/**
 * The line that says the same by default: of several for a seat, or for nobody, the one in the same
 * place.
 */
function usualOf({ answer, usual }: AnswerPanelProps, line: AnswerLine): AnswerLine | undefined {
  const ofSeat = ({ seat }: AnswerLine): boolean => seat === line.seat;
  const lines = usual?.lines.filter(ofSeat) ?? [];
  return (
    lines.find(({ text }) => text === line.text) ?? lines[answer.lines.filter(ofSeat).indexOf(line)]
  );
}

interface LineProps {
  readonly words: Words;
  readonly line: AnswerLine;
  readonly usual: AnswerLine | undefined;
}

function Line(props: LineProps): JSX.Element {
  return (
    <li classList={{ differs: otherwise(props) !== '' }}>
      <Show when={props.line.turn}>
        {(turn) => (
          <span class="place">
            <span class="visually-hidden">{say(props.words, 'table.turn')} </span>
            {turn()}
          </span>
        )}
      </Show>
      <Show when={props.line.seat} fallback={<span />}>
        {(seat) => <Crest seat={seat()} />}
      </Show>
      <span>
        <Show when={props.line.seat}>
          {(seat) => <strong>{say(props.words, `seat.${seat()}`)} </strong>}
        </Show>
        {props.line.text}
        <Show when={otherwise(props)}>
          {(text) => (
            <small>
              {say(props.words, 'table.usually')} {text()}
            </small>
          )}
        </Show>
      </span>
      <Show when={props.line.change}>
        {(change) => <Changing words={props.words} change={change()} />}
      </Show>
    </li>
  );
}

/** A number of pieces before and after. */
function Changing(props: { words: Words; change: Change }): JSX.Element {
  return (
    <span class="change">
      <span class="visually-hidden">
        {say(props.words, 'joint.label', { what: props.change.label })}{' '}
      </span>
      <Pieces kind={props.change.piece} count={props.change.before} />
      <span aria-hidden="true">→</span>
      <span class="visually-hidden">{say(props.words, 'table.then')}</span>
      <Pieces
        kind={props.change.piece}
        count={props.change.after}
        gained={props.change.after !== props.change.before}
      />
    </span>
  );
}

const Pieces = (props: { kind: string; count: number; gained?: boolean }): JSX.Element => (
  <b class={props.kind} classList={{ none: props.count === 0, gained: props.gained ?? false }}>
    {props.count}
  </b>
);

/**
 * What of a line is another thing as Crownbook reads the table, in words; empty where nothing is.
 */
function otherwise({ words, line, usual }: LineProps): string {
  if (!usual) return '';
  const { turn, text, change } = usual;
  return [
    ...(turn && turn !== line.turn ? [`${say(words, 'table.turn')} ${turn}`] : []),
    ...(text === line.text ? [] : [text]),
    ...(change && change.after !== line.change?.after
      ? [`${change.label} ${change.before} → ${change.after}`]
      : []),
  ].join(', ');
}

/** What is easily got wrong at this table, each with the rules behind it. */
export function Remarks(props: { words: Words; remarks: ShownAnswer['remarks'] }): JSX.Element {
  return (
    <Show when={props.remarks.length > 0}>
      <h3>{say(props.words, 'table.mind')}</h3>
      <ul class="minded">
        <For each={props.remarks}>
          {({ text, cites }) => (
            <li>
              <p>{text}</p>
              <p class="row">
                <RuleChips of={cites} />
              </p>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

/** Why: what happens on the table, fact by fact, each with the rules behind it. */
export function Chain(props: { words: Words; chain: ShownAnswer['chain'] }): JSX.Element {
  return (
    <Show when={props.chain.length > 0}>
      <h3>{say(props.words, 'table.why')}</h3>
      <ol class="chain">
        <For each={props.chain}>
          {({ sentence, cites }) => (
            <li>
              <p>
                <Sentence of={sentence} />
              </p>
              <p class="row">
                <RuleChips of={cites} />
              </p>
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
}
