import { For, Show, untrack, type JSX } from 'solid-js';
import type { Seat } from '../../../engine/types.ts';
import type { TileId } from '../../../games/king-of-the-valley/tiles.ts';
import type { Position } from '../../../games/king-of-the-valley/types/position.ts';
import { VALLEY_ROWS, type Cell } from '../../../games/king-of-the-valley/valley.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { nameOf } from '../../../narration/king-of-the-valley/in-words.ts';
import { CRESTS } from '../../shared/Crest.tsx';
import { rove } from '../../shared/roving.ts';
import { Arms } from '../../shared/Signs.tsx';
import { Tile } from '../board/Tile.tsx';

interface LaidValleyProps {
  readonly words: Words;
  readonly position: Position;
  /** What was laid last. */
  readonly latest: string | undefined;
  /** Whose kings stand where nobody has put them. */
  readonly aside: readonly Seat[];
  readonly tap: (cell: Cell) => void;
}

/**
 * The 25 positions as they have been tapped in, each a button; what nobody has named stays open.
 * Arrow keys lead from one to the next.
 */
export function LaidValley(props: LaidValleyProps): JSX.Element {
  let grid: HTMLDivElement | undefined;
  return (
    <div
      class="laid-valley"
      role="grid"
      aria-label={say(props.words, 'on-table.valley')}
      ref={grid}
      on:keydown={rove(() => grid!)}
    >
      <For each={VALLEY_ROWS}>
        {(cells) => (
          <div role="row">
            <For each={cells}>
              {(cell) => (
                <div role="gridcell">
                  <LaidCell
                    words={props.words}
                    position={props.position}
                    latest={props.latest}
                    aside={props.aside}
                    tap={props.tap}
                    cell={cell}
                  />
                </div>
              )}
            </For>
          </div>
        )}
      </For>
    </div>
  );
}

function LaidCell(props: LaidValleyProps & { readonly cell: Cell }): JSX.Element {
  const text = (key: string, blanks?: Record<string, string | number>): string =>
    say(props.words, key, blanks);
  const place = (): number => props.position.opened?.indexOf(props.cell) ?? -1;
  const tile = (): TileId | undefined => props.position.valley?.[props.cell] ?? undefined;
  const kings = (): readonly Seat[] =>
    props.position.players.filter(({ king }) => king === props.cell).map(({ seat }) => seat);
  const hasCoin = (): boolean => props.position.coins?.includes(props.cell) ?? false;
  const label = (): string => {
    const things = [
      tile()
        ? nameOf(tile()!, props.words)
        : text(place() >= 0 ? 'on-table.open' : 'lay.nothing-yet'),
      ...kings().map((seat) => text('on-table.king', { seat: text(`seat.${seat}`) })),
      ...(hasCoin() ? [text('on-table.coin')] : []),
    ];
    return text('lay.change-tile', { place: props.cell, tile: things.join(', ') });
  };
  return (
    <button
      class="laid-cell"
      type="button"
      classList={{ unnamed: !tile(), open: place() >= 0 }}
      data-latest={props.latest === props.cell ? '' : undefined}
      aria-label={label()}
      tabindex={untrack(() => props.cell) === 'c3' ? 0 : -1}
      onClick={() => props.tap(props.cell)}
    >
      <span aria-hidden="true">
        <Show when={tile()} keyed fallback={<i>{place() >= 0 ? place() + 1 : props.cell}</i>}>
          {(shown) => <Tile tile={shown} />}
        </Show>
        <Show when={hasCoin()}>
          <span class="coin">1</span>
        </Show>
        <span class="laid-kings">
          <For each={kings()}>
            {(seat) => (
              <Arms
                of={`king-of-the-valley/king#${CRESTS[seat]}`}
                class={props.aside.includes(seat) ? 'aside' : ''}
              />
            )}
          </For>
        </span>
      </span>
    </button>
  );
}
