import { createEffect, For, Show, type JSX } from 'solid-js';
import type { TileId } from '../../../games/king-of-the-valley/tiles.ts';
import { CELLS, type Cell } from '../../../games/king-of-the-valley/valley.ts';
import { reveal } from '../../../browser/reveal.ts';
import { say, type Words } from '../../../i18n/words.ts';
import type { Tried } from '../../../narration/attempts.ts';
import { refusalHtml, type Refused } from '../../../narration/caption.ts';
import type { Picture } from '../../../narration/king-of-the-valley/picture.ts';
import { nameOf } from '../../../narration/king-of-the-valley/twin.ts';
import { Tile } from './Tile.tsx';
import type { Action } from '../../../games/king-of-the-valley/types/action.ts';

interface WaysProps {
  /** At least one. */
  readonly ways: readonly Tried[];
  readonly picture: Picture;
  readonly words: Words;
  /** A key was pressed, not the table: the keyboard goes on here. */
  readonly focus: boolean;
  readonly play: (move: Tried) => void;
  readonly again: () => void;
}

/** What is left to choose after a tap, by buttons: the end tile or what was passed, the column that has been looked at. */
export function Ways(props: WaysProps): JSX.Element {
  const text = (key: string, blanks?: Record<string, string | number>): string => say(props.words, key, blanks);
  const tileAt = (cell: Cell): TileId | null => props.picture.valley[CELLS.indexOf(cell)] ?? null;
  let bar: HTMLDivElement | undefined;
  createEffect(() => {
    reveal(bar!);
    if (props.focus && props.ways.length > 0) bar!.querySelector('button')!.focus({ preventScroll: true });
  });

  const taken = (action: Action): readonly TileId[] =>
    action.type === 'leg' ? (action.take ?? [action.to]).flatMap((cell) => tileAt(cell) ?? []) : [];

  function label({ action, label }: Tried): string {
    const own = action as Action;
    if (own.type !== 'leg') return label;
    const tiles = taken(own).map((tile) => nameOf(tile, props.words));
    if (!own.take) return text('on-table.way.end', { tile: tiles.join() });
    return text(own.take.length > 2 ? 'on-table.way.three' : 'on-table.way.two', { tiles: tiles.join(', ') });
  }

  return (
    <div class="ways" ref={bar} role="group" aria-label={text('on-table.ways')}>
      <For each={props.ways}>
        {(way) => (
          <button class="button" type="button" onClick={(event) => (event.stopPropagation(), props.play(way))}>
            <Show when={taken(way.action as Action).length > 0}>
              <span class="taken" aria-hidden="true">
                <For each={taken(way.action as Action)}>{(tile) => <Tile tile={tile} />}</For>
              </span>
            </Show>
            <span>{label(way)}</span>
          </button>
        )}
      </For>
      <button class="button text" type="button" onClick={(event) => (event.stopPropagation(), props.again())}>
        {text('on-table.again')}
      </button>
    </div>
  );
}

/** Why the last move was refused, where it was tried. */
export function Refusal(props: { refused: Refused | undefined; words: Words }): JSX.Element {
  let place: HTMLDivElement | undefined;
  createEffect(() => props.refused && reveal(place!));
  return (
    <div class="refused" role="status" ref={place} onClick={(event) => event.stopPropagation()}>
      <Show when={props.refused}>{(refused) => <div innerHTML={refusalHtml(refused(), props.words)} />}</Show>
    </div>
  );
}
