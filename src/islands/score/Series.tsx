import { createSignal, For, Show, untrack, type JSX } from 'solid-js';
import { MOST_GAMES } from '../../engine/game.ts';
import type { Seat } from '../../engine/types.ts';
import { say, type Words } from '../../i18n/words.ts';
import { Sentence } from '../shared/Caption.tsx';
import { Chips } from './Chips.tsx';
import { NumberField } from './NumberField.tsx';
import { signed } from './Seats.tsx';
import type { Goal, GoalKind, SeriesFacts, Sheet, SheetSeries, Totals } from './sheet.ts';
import { readNumber } from './Stepper.tsx';
import type { Tally } from './tally.ts';

interface SeriesProps {
  readonly words: Words;
  readonly facts: SeriesFacts;
  readonly sheet: Sheet;
  readonly tally: Tally;
  /** What the game on the sheet brings everybody. */
  readonly now: Totals;
  /** Nobody has anything in this game yet. */
  readonly blank: boolean;
  readonly start: (goal: Goal) => void;
  readonly enter: () => void;
  readonly end: () => void;
}

/** Several games in a row: the goal at first, then how everybody stands after each game. */
export function Series(props: SeriesProps): JSX.Element {
  return (
    <section class="score-series">
      <h2>{say(props.words, 'score.series')}</h2>
      <Show when={props.sheet.series} fallback={<NewSeries {...props} />}>
        {(series) => <RunningSeries of={props} series={series()} />}
      </Show>
    </section>
  );
}

/** A goal of a kind. */
const goalOf = (kind: GoalKind, count: number): Goal => ({ [kind]: count }) as unknown as Goal;

function NewSeries(props: SeriesProps): JSX.Element {
  const goals = untrack(() => props.facts.goals);
  const [by, setBy] = createSignal(goals[0].kind);
  const [count, setCount] = createSignal(goals[0].usual);
  const label = (what: GoalKind): string => say(props.words, `score.series.${what}`);
  function choose(what: GoalKind, usual: number): void {
    setBy(what);
    setCount(usual);
  }
  return (
    <>
      <p>{say(props.words, 'scoring.series.text')}</p>
      <div class="series-goal">
        <Show when={goals.length > 1} fallback={<p aria-hidden="true">{label(by())}</p>}>
          <fieldset class="seats">
            <legend class="visually-hidden">{say(props.words, 'score.series.goal')}</legend>
            <For each={goals}>
              {({ kind, usual }) => (
                <button
                  class="button"
                  type="button"
                  aria-pressed={by() === kind}
                  onClick={() => choose(kind, usual)}
                >
                  {label(kind)}
                </button>
              )}
            </For>
          </fieldset>
        </Show>
        <NumberField
          label={label(by())}
          value={count()}
          enter={(text) => setCount(readNumber(text) ?? count())}
        />
        <button
          class="button main"
          type="button"
          onClick={() => props.start(goalOf(by(), count()))}
        >
          {say(props.words, 'score.series.start')}
        </button>
      </div>
    </>
  );
}

interface RunningSeriesProps {
  readonly of: SeriesProps;
  readonly series: SheetSeries;
}

function RunningSeries(props: RunningSeriesProps): JSX.Element {
  const goal = (): string => {
    const [kind, count] = Object.entries(props.series.goal)[0]!;
    return say(props.of.words, `score.series.goal-${kind}`, { count });
  };
  const isFull = (): boolean => (props.series.played?.length ?? 0) >= MOST_GAMES;
  const standing = (): Tally['series'] => (props.of.blank ? undefined : props.of.tally.series);
  return (
    <>
      <p class="small">{goal()}</p>
      <Show when={standing() && sentenceOn(standing()!, props.of.words)}>
        {(told) => (
          <p class="event" role="status">
            <Sentence of={told()} />
          </p>
        )}
      </Show>
      <Show when={standing()?.cites}>{(cites) => <Chips cites={cites()} />}</Show>
      <Games of={props.of} series={props.series} />
      <Show when={isFull()}>
        <p class="small">{say(props.of.words, 'score.series.full', { count: MOST_GAMES })}</p>
      </Show>
      <p class="row">
        <Show when={!props.of.blank && !standing()?.over && !isFull()}>
          <button class="button main" type="button" onClick={() => props.of.enter()}>
            {say(props.of.words, 'score.series.enter')}
          </button>
        </Show>
        <button class="button" type="button" onClick={() => props.of.end()}>
          {say(props.of.words, 'score.series.end')}
        </button>
      </p>
    </>
  );
}

/** What the rules say of a series. Where they say nothing, who has won it. */
const sentenceOn = (
  { sentence, over, leaders }: NonNullable<Tally['series']>,
  words: Words,
): string | undefined =>
  sentence ??
  (over ? say(words, 'score.series.won', { seat: say(words, `seat.${leaders[0]!}`) }) : undefined);

/** What each game of a series has brought everybody, the one on the sheet, and all together. */
function Games(props: RunningSeriesProps): JSX.Element {
  const seats = (): readonly Seat[] => props.of.sheet.players.map(({ seat }) => seat);
  return (
    <table>
      <thead>
        <tr>
          <td />
          <For each={seats()}>
            {(seat) => <th scope="col">{say(props.of.words, `seat.${seat}`)}</th>}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={props.series.played}>
          {(game, place) => (
            <tr>
              <th scope="row">{say(props.of.words, 'score.series.game', { n: place() + 1 })}</th>
              <For each={seats()}>{(seat) => <td>{signed(game[seat] ?? 0)}</td>}</For>
            </tr>
          )}
        </For>
        <Show when={!props.of.blank}>
          <tr>
            <th scope="row">{say(props.of.words, 'score.series.now')}</th>
            <For each={seats()}>{(seat) => <td>{signed(props.of.now[seat] ?? 0)}</td>}</For>
          </tr>
        </Show>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say(props.of.words, 'score.sum')}</th>
          <For each={seats()}>
            {(seat) => <td>{signed(props.of.tally.series?.totals[seat] ?? 0)}</td>}
          </For>
        </tr>
      </tfoot>
    </table>
  );
}
