import { For, Show, untrack, type JSX } from 'solid-js';
import {
  HILL_PLACES,
  HILL_PRICES,
  placeAt,
  ROWS,
  SIDES,
  sideOf,
  rowOf,
  type HillPlace,
  type Row,
} from '../../../games/king-of-the-valley/hill.ts';
import type { TileId } from '../../../games/king-of-the-valley/tiles.ts';
import type { Position } from '../../../games/king-of-the-valley/types/position.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { placeIn } from '../../../narration/king-of-the-valley/in-words.ts';
import { rove } from '../../shared/roving.ts';
import { Tile } from '../board/Tile.tsx';

interface LaidHillProps {
  readonly words: Words;
  readonly position: Position;
  /** What was laid last. */
  readonly latest: string | undefined;
  readonly tap: (place: HillPlace) => void;
}

/** The price of a row: that of the own hill, or ours. */
const priceOf = ({ hillPrices }: Position, place: HillPlace): number =>
  hillPrices?.[rowOf(place) - 1] ?? HILL_PRICES[rowOf(place) - 1]!.value;

/** The price of a row is in no source: it may be another one on the reader’s copy. */
const isAssumed = ({ hillPrices }: Position, row: Row): boolean =>
  !hillPrices && HILL_PRICES[row - 1]!.provenance === 'assumed';

/** What a place of the hill is called: side and price. */
export const placeLabel = (position: Position, place: HillPlace, words: Words): string =>
  say(words, 'lay.place', {
    side: say(words, `side.${sideOf(place)}`),
    row: rowOf(place),
    price: priceOf(position, place),
  });

/**
 * The hill lying down, its bottom on the left: twelve places, each a button, and the prices between
 * them. What nobody has named stays open.
 */
export function LaidHill(props: LaidHillProps): JSX.Element {
  let hill: HTMLDivElement | undefined;
  const tileAt = (place: HillPlace): TileId | null | undefined => props.position.hill?.[place];
  const label = (place: HillPlace): string => {
    const tile = tileAt(place);
    return say(props.words, 'lay.change-tile', {
      place: placeLabel(props.position, place, props.words),
      tile: tile === undefined ? say(props.words, 'lay.nothing-yet') : placeIn(tile, props.words),
    });
  };
  const button = (place: HillPlace): JSX.Element => (
    <button
      class="laid-cell"
      type="button"
      classList={{ unnamed: tileAt(place) === undefined }}
      data-latest={props.latest === place ? '' : undefined}
      aria-label={label(place)}
      tabindex={untrack(() => place) === HILL_PLACES[0] ? 0 : -1}
      onClick={() => props.tap(place)}
    >
      <span aria-hidden="true">
        <Show when={tileAt(place)} keyed>
          {(tile) => <Tile tile={tile} />}
        </Show>
      </span>
    </button>
  );
  return (
    <div
      class="laid-hill"
      role="group"
      aria-label={say(props.words, 'on-table.hill')}
      ref={hill}
      on:keydown={rove(() => hill!)}
    >
      <p aria-hidden="true">
        <For each={SIDES}>{(side) => <span>{say(props.words, `on-table.side.${side}`)}</span>}</For>
      </p>
      <For each={ROWS}>
        {(row) => (
          <div>
            {button(placeAt(SIDES[0], row))}
            <b classList={{ assumed: isAssumed(props.position, row) }} aria-hidden="true">
              {priceOf(props.position, placeAt(SIDES[0], row))}
            </b>
            {button(placeAt(SIDES[1], row))}
          </div>
        )}
      </For>
    </div>
  );
}
