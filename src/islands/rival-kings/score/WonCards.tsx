import { For, Show, type JSX } from 'solid-js';
import { MiniFace } from '../board/MiniFace.tsx';
import { faceOf, type Face } from '../../../narration/rival-kings/picture.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { plainName } from './names.ts';
import { inOrder, ownCards, type Owner, type RivalKingsSheet } from './sheet.ts';
import { COLOURS, type CardId, type Colour } from '../../../games/rival-kings/cards.ts';

interface ShelfProps {
  readonly sheet: RivalKingsSheet;
  readonly owner: Owner;
  readonly words: Words;
  readonly takeAway: (card: CardId) => void;
}

/** The cards in front of a seat, by realm; tapping one takes it away. */
export function WonCards(props: ShelfProps): JSX.Element {
  const faceAt = (card: CardId): Face => faceOf({ own: ownCards(props.sheet) }, card);
  const of = (colour: Colour): CardId[] =>
    inOrder(props.owner).filter((card) => faceAt(card).colour === colour);
  const seat = (): string => say(props.words, `seat.${props.owner.seat}`);
  let list: HTMLElement | undefined;

  /** The card goes and its button with it: whoever uses the keyboard stays at the list. */
  function takeAway(card: CardId): void {
    props.takeAway(card);
    if (document.activeElement === document.body) list!.focus();
  }

  return (
    <section
      class="shelf"
      ref={list}
      tabindex="-1"
      aria-label={say(props.words, 'scoring.in-front', { seat: seat() })}
    >
      <Show
        when={inOrder(props.owner).length > 0}
        fallback={<p class="shelf-empty">{say(props.words, 'scoring.nothing')}</p>}
      >
        <For each={COLOURS.filter((colour) => of(colour).length > 0)}>
          {(colour) => (
            <ul aria-label={say(props.words, `colour.${colour}`)}>
              <For each={of(colour)}>
                {(card) => (
                  <li>
                    <button
                      type="button"
                      title={plainName(props.words, card)}
                      onClick={() => takeAway(card)}
                    >
                      <span class="visually-hidden">{say(props.words, 'scoring.take-away')} </span>
                      <MiniFace face={faceAt(card)} words={props.words} />
                    </button>
                  </li>
                )}
              </For>
            </ul>
          )}
        </For>
      </Show>
    </section>
  );
}
