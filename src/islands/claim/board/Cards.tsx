import { For, Show, type JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import type { Face } from '../../../narration/claim/picture.ts';
import type { Asked } from '../../shared/board.ts';
import { Spot } from '../../shared/Spot.tsx';
import { Card, faceLabel } from './Card.tsx';
import { pieces } from './pieces.ts';

/** How many cards these are, seen or not. */
export const count = (cards: readonly Face[] | number): number =>
  typeof cards === 'number' ? cards : cards.length;

interface CardsProps {
  /** The name of the place where they lie. */
  readonly place: string;
  readonly cards: readonly Face[] | number;
  readonly words: Words;
  /** Where they may be played from. */
  readonly asked?: Asked;
}

/** Cards taken in phase 1, with a word on how. */
export function Recruits(props: CardsProps & { label: string }): JSX.Element {
  return (
    <Show when={count(props.cards) > 0}>
      <div class="recruits">
        <p class="caption">
          {say(props.words, 'on-table.cards', { pile: props.label, count: count(props.cards) })}
        </p>
        <Cards place={props.place} cards={props.cards} words={props.words} />
      </div>
    </Show>
  );
}

/** Cards side by side, or as many backs. */
export function Cards(props: CardsProps): JSX.Element {
  const known = (): readonly Face[] => (typeof props.cards === 'number' ? [] : props.cards);
  const backs = (): number => (typeof props.cards === 'number' ? props.cards : 0);
  const faceOf = (card: Face['card']): Face => known().find((face) => face.card === card)!;
  return (
    <Show when={count(props.cards) > 0}>
      <ul class="cards" data-heap={`card:${props.place}=${backs()}`}>
        <For each={known().map(({ card }) => card)}>
          {(card) => (
            <li data-thing={`card:${card}`}>
              <Card face={faceOf(card)} words={props.words} />
              <Show when={props.asked}>
                {(asked) => (
                  <Spot
                    asked={asked()}
                    piece={pieces.card(card)}
                    label={faceLabel(faceOf(card), props.words)}
                    words={props.words}
                  />
                )}
              </Show>
            </li>
          )}
        </For>
        <For each={Array.from({ length: backs() })}>
          {() => <li class="back" aria-hidden="true" />}
        </For>
      </ul>
    </Show>
  );
}
