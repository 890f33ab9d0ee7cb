import { For, Show, type JSX } from 'solid-js';
import { Card, faceLabel } from '../board/Card.tsx';
import { faceOf } from '../../../narration/claim/picture.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { CardPicker } from './CardPicker.tsx';
import { handIn, namedIn } from './edit.ts';
import { factionOf, type CardId } from '../../../games/claim/cards.ts';
import type { Position } from '../../../games/claim/types/position.ts';

interface HandSheetProps {
  readonly words: Words;
  readonly position: Position;
  readonly set: (hand: readonly CardId[]) => void;
  readonly done: () => void;
}

/** The second card, or the whole hand: every tap adds a card, and a tap on a card takes it back. */
export function HandSheet(props: HandSheetProps): JSX.Element {
  const hand = () => handIn(props.position);
  return (
    <>
      <p class="small">{say(props.words, 'lay.hand.hint')}</p>
      <CardPicker
        words={props.words}
        faction={factionOf(hand().at(-1) ?? props.position.led ?? 'goblin-1')}
        named={namedIn(props.position)}
        pick={(card) => props.set([...hand(), card])}
      />
      <Show when={hand().length > 0}>
        <ul class="held">
          <For each={hand()}>
            {(card) => (
              <li>
                <button
                  class="button"
                  type="button"
                  aria-label={say(props.words, 'lay.take-back', {
                    card: faceLabel(faceOf(card), props.words),
                  })}
                  onClick={() => props.set(hand().filter((other) => other !== card))}
                >
                  <span aria-hidden="true">
                    <Card face={faceOf(card)} words={props.words} />
                  </span>
                </button>
              </li>
            )}
          </For>
        </ul>
        <button class="button main" type="button" onClick={() => props.done()}>
          {say(props.words, 'lay.done')}
        </button>
      </Show>
    </>
  );
}
