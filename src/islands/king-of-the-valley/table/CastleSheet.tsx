import { createSignal, For, type JSX } from 'solid-js';
import type { Seat } from '../../../engine/types.ts';
import {
  COLUMNS,
  KNIGHTS,
  type Column,
  type SubjectId,
} from '../../../games/king-of-the-valley/tiles.ts';
import type { Position } from '../../../games/king-of-the-valley/types/position.ts';
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

/** Which subjects a column may hold. */
const heldBy = (column: Column): readonly SubjectId[] => [
  ...(column === 'knight' ? KNIGHTS : [column]),
  'jester',
];

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
  const count = (at: InCastle): number => subjectsAt(player(), at);
  const holds = (one: Column): number => heldIn(player(), one);
  const set = (at: InCastle, next: number): void =>
    props.put(withSubjects(props.position, props.seat, at, next - count(at)));
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
      <div class="laid-columns" role="group" aria-label={text('lay.columns')}>
        <For each={COLUMNS}>
          {(one) => (
            <button
              class="button"
              type="button"
              aria-pressed={column() === one}
              aria-label={`${text(`column.${one}`)}: ${holds(one)}`}
              onClick={() => setColumn(one)}
            >
              <Arms of={`king-of-the-valley/portrait-${one}`} />
              <b aria-hidden="true">{holds(one)}</b>
            </button>
          )}
        </For>
      </div>
      <table class="laid-subjects ui">
        <thead>
          <tr>
            <th scope="col">{text(`column.${column()}`)}</th>
            <For each={WAYS_UP}>{(way) => <th scope="col">{text(`lay.${way}`)}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={heldBy(column())}>
            {(tile) => (
              <tr>
                <th scope="row">
                  <Tile tile={tile} />
                  <span class="visually-hidden">{text(`tile.${tile}`)}</span>
                </th>
                <For each={WAYS_UP}>
                  {(way) => {
                    const at = (): InCastle => ({ column: column(), tile, way });
                    return (
                      <td>
                        <Count
                          words={props.words}
                          label={text('lay.subjects', {
                            tile: text(`tile.${tile}`),
                            way: text(`lay.${way}`),
                          })}
                          count={count(at())}
                          set={(next) => set(at(), next)}
                        />
                      </td>
                    );
                  }}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
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
