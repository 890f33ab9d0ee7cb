import { createSignal, For, type JSX } from 'solid-js';
import type { Seat } from '../../../engine/types.ts';
import {
  COLUMNS,
  KNIGHTS,
  type Column,
  type SubjectId,
} from '../../../games/king-of-the-valley/tiles.ts';
import type { Position, PositionPlayer } from '../../../games/king-of-the-valley/types/position.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { Arms } from '../../shared/Signs.tsx';
import { Tile } from '../board/Tile.tsx';
import { Count } from './Count.tsx';
import {
  heldIn,
  subjectsAt,
  USUAL,
  WAYS_UP,
  withCount,
  withSubjects,
  withTaxed,
  type InCastle,
} from './castle.ts';
import { playerAt } from './edit.ts';

interface CastleSheetProps {
  readonly words: Words;
  readonly position: Position;
  readonly seat: Seat;
  readonly put: (position: Position) => void;
}

/**
 * What belongs to a player: gold, kingdom tokens, and column by column the subjects face up and
 * face down.
 */
export function CastleSheet(props: CastleSheetProps): JSX.Element {
  const [column, setColumn] = createSignal<Column>('farmer');
  const text = (key: string, blanks?: Record<string, string | number>): string =>
    say(props.words, key, blanks);
  const player = () => playerAt(props.position, props.seat);
  const isTaxed = (): boolean => player().taxed?.includes(column()) ?? false;
  return (
    <>
      <For each={['gold', 'kingdoms'] as const}>
        {(what) => (
          <p class="laid-line ui">
            <span aria-hidden="true">{text(`lay.${what}`)}</span>
            <Count
              words={props.words}
              label={text(`lay.${what}`)}
              count={player()[what] ?? USUAL[what]}
              set={(next) => props.put(withCount(props.position, props.seat, what, next))}
            />
          </p>
        )}
      </For>
      <ColumnChoice words={props.words} player={player()} chosen={column()} choose={setColumn} />
      <SubjectTable
        words={props.words}
        player={player()}
        column={column()}
        put={(at, more) => props.put(withSubjects(props.position, props.seat, at, more))}
      />
      <button
        class="button"
        type="button"
        aria-pressed={isTaxed()}
        onClick={() => props.put(withTaxed(props.position, props.seat, column(), !isTaxed()))}
      >
        <Arms of="king-of-the-valley/tax" />
        {text('lay.taxed', { column: text(`column.${column()}`) })}
      </button>
    </>
  );
}

/** The columns of a castle, of which one is shown, with how much each holds. */
function ColumnChoice(props: {
  readonly words: Words;
  readonly player: PositionPlayer;
  readonly chosen: Column;
  readonly choose: (column: Column) => void;
}): JSX.Element {
  const held = (column: Column): number => heldIn(props.player, column);
  return (
    <div class="laid-columns" role="group" aria-label={say(props.words, 'lay.columns')}>
      <For each={COLUMNS}>
        {(column) => (
          <button
            class="button"
            type="button"
            aria-pressed={props.chosen === column}
            aria-label={`${say(props.words, `column.${column}`)}: ${held(column)}`}
            onClick={() => props.choose(column)}
          >
            <Arms of={`king-of-the-valley/portrait-${column}`} />
            <b aria-hidden="true">{held(column)}</b>
          </button>
        )}
      </For>
    </div>
  );
}

/** Which subjects a column may hold. */
const heldBy = (column: Column): readonly SubjectId[] => [
  ...(column === 'knight' ? KNIGHTS : [column]),
  'jester',
];

/** What lies in a column, to be counted: a row for each subject, face up and face down. */
function SubjectTable(props: {
  readonly words: Words;
  readonly player: PositionPlayer;
  readonly column: Column;
  /** Puts subjects more or, with a negative number, fewer. */
  readonly put: (at: InCastle, more: number) => void;
}): JSX.Element {
  const text = (key: string, blanks?: Record<string, string>): string =>
    say(props.words, key, blanks);
  const cell = (tile: SubjectId, way: InCastle['way']): JSX.Element => {
    const at = (): InCastle => ({ column: props.column, tile, way });
    const count = (): number => subjectsAt(props.player, at());
    return (
      <td>
        <Count
          words={props.words}
          label={text('lay.subjects', { tile: text(`tile.${tile}`), way: text(`lay.${way}`) })}
          count={count()}
          set={(next) => props.put(at(), next - count())}
        />
      </td>
    );
  };
  return (
    <table class="laid-subjects ui">
      <thead>
        <tr>
          <th scope="col">{text(`column.${props.column}`)}</th>
          <For each={WAYS_UP}>{(way) => <th scope="col">{text(`lay.${way}`)}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={heldBy(props.column)}>
          {(tile) => (
            <tr>
              <th scope="row">
                <Tile tile={tile} />
                <span class="visually-hidden">{text(`tile.${tile}`)}</span>
              </th>
              <For each={WAYS_UP}>{(way) => cell(tile, way)}</For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
