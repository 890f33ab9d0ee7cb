import type { JSX } from 'solid-js';
import type { HillPlace } from '../../../games/king-of-the-valley/hill.ts';
import type { TileId } from '../../../games/king-of-the-valley/tiles.ts';
import type { Position } from '../../../games/king-of-the-valley/types/position.ts';
import { say, type Words } from '../../../i18n/words.ts';
import type { ShownAnswer } from '../../table/shown-answer.ts';
import { MayRecruit } from './MayRecruit.tsx';
import { TilePicker } from './TilePicker.tsx';

interface PlaceSheetProps {
  readonly words: Words;
  readonly position: Position;
  readonly answer: ShownAnswer | undefined;
  readonly place: HillPlace;
  readonly pick: (tile: TileId) => void;
  /** Leaves the place without a tile (`null`), or unnamed. */
  readonly leave: (tile: null | undefined) => void;
}

/** Whether the tile of a place can be recruited, and which one lies there. */
export function PlaceSheet(props: PlaceSheetProps): JSX.Element {
  return (
    <>
      <MayRecruit
        words={props.words}
        position={props.position}
        answer={props.answer}
        place={props.place}
      />
      <TilePicker
        words={props.words}
        tile={props.position.hill?.[props.place] ?? undefined}
        pick={props.pick}
      />
      <p class="row">
        <button class="button" type="button" onClick={() => props.leave(null)}>
          {say(props.words, 'lay.no-tile')}
        </button>
        <button class="button text" type="button" onClick={() => props.leave(undefined)}>
          {say(props.words, 'lay.unknown')}
        </button>
      </p>
    </>
  );
}
