import { Show, type JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import { factionOf, type CardId } from '../../../games/claim/cards.ts';
import type { Position } from '../../../games/claim/types/position.ts';
import type { Laying } from '../../table/laying/laying.ts';
import { CardPicker } from './CardPicker.tsx';
import { gapAfter, namedIn, withCard, withHand, type Place } from './edit.ts';
import { HandSheet } from './HandSheet.tsx';

interface PlaceSheetProps {
  readonly words: Words;
  readonly position: Position;
  readonly place: Place;
  readonly laying: Laying<Position, Place>;
}

/** The cards that may lie at a place. */
export function PlaceSheet(props: PlaceSheetProps): JSX.Element {
  function pick(place: 'led' | 'contested', card: CardId | undefined): void {
    const next = withCard(props.position, place, card);
    props.laying.finish(next, gapAfter(next, place));
  }
  return (
    <>
      <Show when={props.place} keyed>
        {(place) =>
          place === 'hand' ? (
            <HandSheet
              words={props.words}
              position={props.position}
              set={(next) => props.laying.put(withHand(props.position, next))}
              done={props.laying.close}
            />
          ) : (
            <CardPicker
              words={props.words}
              faction={factionOf(props.position[place] ?? 'goblin-1')}
              named={namedIn(props.position)}
              pick={(card) => pick(place, card)}
            />
          )
        }
      </Show>
      <Show when={props.place === 'contested' && props.position.contested}>
        <button class="button text" type="button" onClick={() => pick('contested', undefined)}>
          {say(props.words, 'lay.none')}
        </button>
      </Show>
    </>
  );
}
