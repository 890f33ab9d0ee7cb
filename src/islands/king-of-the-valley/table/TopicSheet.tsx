import { Show, untrack, type JSX } from 'solid-js';
import type { HillPlace } from '../../../games/king-of-the-valley/hill.ts';
import type { TileId } from '../../../games/king-of-the-valley/tiles.ts';
import type { Position } from '../../../games/king-of-the-valley/types/position.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Laying } from '../../table/laying/laying.ts';
import type { ShownAnswer } from '../../table/shown-answer.ts';
import { CastleSheet } from './CastleSheet.tsx';
import { CellSheet } from './CellSheet.tsx';
import { withTile } from './cells.ts';
import { nextOnHill, withPlace, withPrices } from './hill.ts';
import { withLeft, withoutLeft } from './left.ts';
import { LeftSheet } from './LeftSheet.tsx';
import { PlaceSheet } from './PlaceSheet.tsx';
import { PriceSheet } from './PriceSheet.tsx';
import { topicOf, type Topic } from './topics.ts';

interface TopicSheetProps {
  readonly words: Words;
  readonly position: Position;
  readonly answer: ShownAnswer | undefined;
  readonly topic: Topic;
  readonly laying: Laying<Position, Topic>;
}

/** What a sheet about a topic has to pick from. */
export function TopicSheet(props: TopicSheetProps): JSX.Element {
  const { put, finish } = untrack(() => props.laying);

  /**
   * After a tile of the hill that nobody had named comes the next one that the same column brings
   * into the valley.
   */
  function pickPlace(place: HillPlace, tile: TileId): void {
    const isNew = props.position.hill?.[place] === undefined;
    const next = withPlace(props.position, place, tile);
    const gap = isNew ? nextOnHill(next, place) : undefined;
    finish(next, gap && { place: gap });
  }

  return (
    <>
      <Show when={topicOf('cell', props.topic)} keyed>
        {({ cell }) => (
          <CellSheet
            words={props.words}
            position={props.position}
            cell={cell}
            pick={(tile) => finish(withTile(props.position, cell, tile))}
            put={finish}
          />
        )}
      </Show>
      <Show when={topicOf('place', props.topic)}>
        {(topic) => (
          <PlaceSheet
            words={props.words}
            position={props.position}
            answer={props.answer}
            place={topic().place}
            pick={(tile) => pickPlace(topic().place, tile)}
            leave={(tile) => finish(withPlace(props.position, topic().place, tile))}
          />
        )}
      </Show>
      <Show when={topicOf('castle', props.topic)}>
        {(topic) => (
          <CastleSheet
            words={props.words}
            position={props.position}
            seat={topic().castle}
            put={put}
          />
        )}
      </Show>
      <Show when={topicOf('left', props.topic)}>
        <LeftSheet
          words={props.words}
          position={props.position}
          set={(counted) =>
            finish(counted ? withLeft(props.position, counted) : withoutLeft(props.position))
          }
        />
      </Show>
      <Show when={topicOf('prices', props.topic)}>
        <PriceSheet
          words={props.words}
          prices={props.position.hillPrices}
          set={(prices) => finish(withPrices(props.position, prices))}
        />
      </Show>
    </>
  );
}
