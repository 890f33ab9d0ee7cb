import { For, Show, type JSX } from 'solid-js';
import type { Seat } from '../../../engine/types.ts';
import type { TileId } from '../../../games/king-of-the-valley/tiles.ts';
import { CELLS, VALLEY_ROWS, type Cell } from '../../../games/king-of-the-valley/valley.ts';
import { say, type Words } from '../../../i18n/words.ts';
import type {
  Coming,
  Picture,
  SeatPicture,
} from '../../../narration/king-of-the-valley/picture.ts';
import { groundIn } from '../../../narration/king-of-the-valley/in-words.ts';
import { CRESTS } from '../../shared/Crest.tsx';
import type { Asked } from '../../shared/board.ts';
import { Arms } from '../../shared/Signs.tsx';
import { Spot } from '../../shared/Spot.tsx';
import type { Names } from './same-tiles.ts';
import { pieces } from './pieces.ts';
import { Tile } from './Tile.tsx';

const WIDTH = VALLEY_ROWS[0]!.length;
const LETTERS = VALLEY_ROWS[0]!.map((cell) => cell[0]!);

interface ValleyProps {
  readonly picture: Picture;
  readonly before: Picture | undefined;
  readonly names: Names;
  /** Tiles that would come here. */
  readonly coming: readonly Coming[];
  readonly words: Words;
  readonly asked: Asked;
}

/**
 * The 25 positions of the valley, with their tiles, coins and kings; while it can be tapped, a grid
 * of buttons over them.
 */
export function Valley(props: ValleyProps): JSX.Element {
  const isAsked = (): boolean => CELLS.some((cell) => props.asked.marks?.has(pieces.cell(cell)));
  return (
    <div class="valley">
      <div class="ground" aria-hidden="true">
        <For each={VALLEY_ROWS}>
          {(cells) => (
            <>
              <i>{cells[0]![1]}</i>
              <For each={cells}>
                {(cell) => (
                  <Position
                    cell={cell}
                    picture={props.picture}
                    before={props.before}
                    name={props.names.valley[CELLS.indexOf(cell)]?.name}
                    coming={props.coming.find((tile) => tile.cell === cell)}
                  />
                )}
              </For>
            </>
          )}
        </For>
        <i />
        <For each={LETTERS}>{(letter) => <i>{letter}</i>}</For>
        <Show when={props.picture.path}>
          {(path) => <Path from={path().from} to={path().to} />}
        </Show>
      </div>
      <Show when={isAsked()}>
        <div class="spots" role="grid" aria-label={say(props.words, 'on-table.valley')}>
          <For each={VALLEY_ROWS}>
            {(cells) => (
              <div role="row">
                <For each={cells}>
                  {(cell) => (
                    <div role="gridcell">
                      <Spot
                        asked={props.asked}
                        piece={pieces.cell(cell)}
                        label={say(props.words, 'on-table.cell', {
                          cell,
                          ground: groundIn(props.picture, cell, props.words),
                        })}
                        words={props.words}
                      />
                    </div>
                  )}
                </For>
              </div>
            )}
          </For>
        </div>
      </Show>
    </div>
  );
}

interface PositionProps {
  readonly cell: Cell;
  readonly picture: Picture;
  readonly before: Picture | undefined;
  readonly name: string | undefined;
  readonly coming: Coming | undefined;
}

/** One position: its tile or what would come, the coin of a priest, and kings. */
function Position(props: PositionProps): JSX.Element {
  const kings = (): readonly SeatPicture[] =>
    props.picture.seats.filter(({ king }) => king === props.cell);
  const coin = (): boolean => props.picture.coins.includes(props.cell);
  const tileIn = ({ valley }: Picture): TileId | null => valley[CELLS.indexOf(props.cell)] ?? null;
  /** Another tile lies here than before, or none any more. */
  const isNew = (): boolean =>
    props.before !== undefined && tileIn(props.before) !== tileIn(props.picture);
  /** A king has come here. */
  const isHere = (seat: Seat): boolean =>
    props.before !== undefined &&
    props.before.seats.find((other) => other.seat === seat)?.king !== props.cell;
  return (
    <span class="position" classList={{ open: !props.name, new: isNew() }}>
      <Show when={props.name} keyed>
        {(name) => (
          <span class="laid" data-thing={name}>
            <Tile tile={tileIn(props.picture)!} />
          </span>
        )}
      </Show>
      <Show when={props.coming}>
        {(coming) => (
          <span class="coming">
            <Tile tile={coming().tile} />
          </span>
        )}
      </Show>
      <Show when={coin()}>
        <span
          class="coin"
          classList={{ new: props.before?.coins.includes(props.cell) === false }}
          data-heap={`coin:${props.cell}=1`}
        >
          1
        </span>
      </Show>
      <span class="kings">
        <For each={kings().map(({ seat }) => seat)}>
          {(seat) => (
            <span class="king" classList={{ new: isHere(seat) }} data-thing={`king:${seat}`}>
              <Arms of={`king-of-the-valley/king#${CRESTS[seat]}`} />
            </span>
          )}
        </For>
      </span>
    </span>
  );
}

const middleOf = (cell: Cell): readonly [x: number, y: number] => {
  const place = CELLS.indexOf(cell);
  return [(place % WIDTH) + 0.5, Math.floor(place / WIDTH) + 0.5];
};

/** The way a king has gone, as an arrow from position to position. */
function Path(props: { from: Cell; to: Cell }): JSX.Element {
  const drawn = (): string => {
    const [[x, y], [right, down]] = [middleOf(props.from), middleOf(props.to)];
    const [along, aside] = [Math.sign(right - x) * 0.28, Math.sign(down - y) * 0.28];
    const [tipX, tipY] = [right - along, down - aside];
    const [backX, backY] = [tipX - along, tipY - aside];
    return `M${x} ${y}L${tipX} ${tipY}M${backX - aside * 0.7} ${backY + along * 0.7}L${tipX} ${tipY}L${backX + aside * 0.7} ${backY - along * 0.7}`;
  };
  return (
    <svg class="path" viewBox="0 0 5 5">
      <path class="edge" d={drawn()} />
      <path d={drawn()} />
    </svg>
  );
}
