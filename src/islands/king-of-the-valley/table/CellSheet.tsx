import { For, Show, type JSX } from 'solid-js';
import type { TileId } from '../../../games/king-of-the-valley/tiles.ts';
import type { Position } from '../../../games/king-of-the-valley/types/position.ts';
import type { Cell } from '../../../games/king-of-the-valley/valley.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { Crest } from '../../shared/Crest.tsx';
import { withCoin, withOpen } from './cells.ts';
import { withKing } from './edit.ts';
import { TilePicker } from './TilePicker.tsx';

interface CellSheetProps {
  readonly words: Words;
  readonly position: Position;
  readonly cell: Cell;
  readonly pick: (tile: TileId | undefined) => void;
  readonly put: (position: Position) => void;
}

/**
 * What there is on a position: its tile, kings, a coin, or nothing because it has been opened in
 * this turn.
 */
export function CellSheet(props: CellSheetProps): JSX.Element {
  const text = (key: string, blanks?: Record<string, string | number>): string =>
    say(props.words, key, blanks);
  const tile = (): TileId | undefined => props.position.valley?.[props.cell] ?? undefined;
  const hasCoin = (): boolean => props.position.coins?.includes(props.cell) ?? false;
  const isOpen = (): boolean => props.position.opened?.includes(props.cell) ?? false;
  return (
    <>
      <TilePicker words={props.words} tile={tile()} pick={props.pick} />
      <p class="row">
        <For each={props.position.players}>
          {({ seat, king }) => (
            <button
              class="button"
              type="button"
              aria-pressed={king === props.cell}
              onClick={() => props.put(withKing(props.position, seat, props.cell))}
            >
              <Crest seat={seat} />
              {text('lay.king', { seat: text(`seat.${seat}`) })}
            </button>
          )}
        </For>
        <button
          class="button"
          type="button"
          aria-pressed={hasCoin()}
          onClick={() => props.put(withCoin(props.position, props.cell, !hasCoin()))}
        >
          {text('lay.coin')}
        </button>
        <button
          class="button"
          type="button"
          aria-pressed={isOpen()}
          onClick={() => props.put(withOpen(props.position, props.cell, !isOpen()))}
        >
          {text('lay.open')}
        </button>
        <Show when={tile()}>
          <button class="button text" type="button" onClick={() => props.pick(undefined)}>
            {text('lay.unknown')}
          </button>
        </Show>
      </p>
    </>
  );
}
