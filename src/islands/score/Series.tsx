import { createSignal, For, Show, type JSX } from 'solid-js';
import { say, type Words } from '../words.ts';
import { Chips } from './Answer.tsx';
import { NumberField } from './NumberField.tsx';
import { signed } from './Seats.tsx';
import type { Goal, Sheet, SheetSeries } from './sheet.ts';
import { readNumber } from './Stepper.tsx';
import type { Tally } from './tally.ts';

interface SeriesProps {
  readonly words: Words;
  readonly sheet: Sheet;
  readonly tally: Tally;
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

const USUAL: Readonly<Record<'games' | 'points', number>> = { games: 3, points: 50 };

function NewSeries(props: SeriesProps): JSX.Element {
  const [by, setBy] = createSignal<'games' | 'points'>('games');
  const [count, setCount] = createSignal(USUAL.games);
  const label = (what: 'games' | 'points'): string => say(props.words, `score.series.${what}`);
  function choose(what: 'games' | 'points'): void {
    setBy(what);
    setCount(USUAL[what]);
  }
  return (
    <>
      <p>{say(props.words, 'score.series.text')}</p>
      <div class="series-goal">
        <fieldset class="seats">
          <legend class="visually-hidden">{say(props.words, 'score.series.goal')}</legend>
          <For each={['games', 'points'] as const}>
            {(what) => (
              <button class="button" type="button" aria-pressed={by() === what} onClick={() => choose(what)}>
                {label(what)}
              </button>
            )}
          </For>
        </fieldset>
        <NumberField label={label(by())} value={count()} enter={(text) => setCount(readNumber(text) ?? count())} />
        <button class="button main" type="button" onClick={() => props.start(by() === 'games' ? { games: count() } : { points: count() })}>
          {say(props.words, 'score.series.start')}
        </button>
      </div>
    </>
  );
}

function RunningSeries(props: { readonly of: SeriesProps; readonly series: SheetSeries }): JSX.Element {
  const seats = () => props.of.sheet.players.map(({ seat }) => seat);
  const goal = (): string => {
    const { goal } = props.series;
    return 'games' in goal
      ? say(props.of.words, 'score.series.goal-games', { count: goal.games })
      : say(props.of.words, 'score.series.goal-points', { count: goal.points });
  };
  const played = () => props.series.played ?? [];
  const totalNow = (seat: string): number => props.of.tally.seats.find((tally) => tally.seat === seat)?.total ?? 0;
  const standing = () => (props.of.blank ? undefined : props.of.tally.series);
  return (
    <>
      <p class="small">{goal()}</p>
      <Show when={standing()}>
        {(series) => (
          <>
            <p class="event" role="status" innerHTML={series().html} />
            <Chips cites={series().cites} />
          </>
        )}
      </Show>
      <table>
        <thead>
          <tr>
            <td />
            <For each={seats()}>{(seat) => <th scope="col">{say(props.of.words, `seat.${seat}`)}</th>}</For>
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
              <For each={seats()}>{(seat) => <td>{signed(totalNow(seat))}</td>}</For>
            </tr>
          </Show>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say(props.of.words, 'score.sum')}</th>
            <For each={seats()}>{(seat) => <td>{signed(props.of.tally.series?.totals[seat] ?? 0)}</td>}</For>
          </tr>
        </tfoot>
      </table>
      <p class="row">
        <Show when={!props.of.blank && !standing()?.over}>
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
