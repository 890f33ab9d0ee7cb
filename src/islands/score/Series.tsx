import { createSignal, For, Show, untrack, type JSX } from 'solid-js';
import { MOST_GAMES } from '../../engine/game.ts';
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

function RunningSeries(props: {
  readonly of: SeriesProps;
  readonly series: SheetSeries;
}): JSX.Element {
  const seats = () => props.of.sheet.players.map(({ seat }) => seat);
  const goal = (): string => {
    const [kind, count] = Object.entries(props.series.goal)[0]!;
    return say(props.of.words, `score.series.goal-${kind}`, { count });
  };
  const played = () => props.series.played ?? [];
  const isFull = (): boolean => played().length >= MOST_GAMES;
  const standing = () => (props.of.blank ? undefined : props.of.tally.series);
  /** What the rules say of the series. Where they say nothing, who has won it. */
  const sentence = (): string | undefined => {
    const { sentence: told, over, leaders } = standing() ?? { over: false, leaders: [] };
    return (
      told ??
      (over
        ? say(props.of.words, 'score.series.won', {
            seat: say(props.of.words, `seat.${leaders[0]!}`),
          })
        : undefined)
    );
  };
  return (
    <>
      <p class="small">{goal()}</p>
      <Show when={sentence()}>
        {(told) => (
          <p class="event" role="status">
            <Sentence of={told()} />
          </p>
        )}
      </Show>
      <Show when={standing()?.cites}>{(cites) => <Chips cites={cites()} />}</Show>
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
          <For each={played()}>
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
