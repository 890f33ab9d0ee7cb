import { For, Show, type JSX } from 'solid-js';
import { MiniFace } from '../board/MiniFace.tsx';
import { faceOf } from '../../../narration/rival-kings/picture.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { plainName } from './names.ts';
import { Realm } from './Realm.tsx';
import { copiesOf, ownCards, pairsOf, type Owner, type RivalKingsSheet } from './sheet.ts';
import { COLOURS, type CardId } from '../../../games/rival-kings/cards.ts';

interface PaletteProps {
  readonly sheet: RivalKingsSheet;
  readonly owner: Owner;
  readonly words: Words;
  readonly add: (card: CardId) => void;
  readonly takeAway: (card: CardId) => void;
}

/** Every kind of card to tap in, subject beside building; one tap is one copy. */
export function Palette(props: PaletteProps): JSX.Element {
  return (
    <div class="palette">
      <For each={COLOURS}>
        {(colour) => (
          <Realm colour={colour} words={props.words}>
            <For each={pairsOf(colour).flat()}>{(card) => <Tile of={props} card={card} />}</For>
          </Realm>
        )}
      </For>
    </div>
  );
}

/** A kind of card with how many copies lie in front of the seat. */
function Tile(props: { readonly of: PaletteProps; readonly card: CardId }): JSX.Element {
  const copies = (): number => copiesOf(props.of.owner, props.card);
  const name = (): string => plainName(props.of.words, props.card);
  let more: HTMLButtonElement | undefined;

  /** With the last copy its button goes: whoever uses the keyboard stays at the card. */
  function takeAway(): void {
    props.of.takeAway(props.card);
    if (document.activeElement === document.body) more!.focus();
  }

  return (
    <li class="tile" classList={{ has: copies() > 0 }}>
      <button class="tile-add" type="button" ref={more} onClick={() => props.of.add(props.card)}>
        <MiniFace
          face={faceOf({ own: ownCards(props.of.sheet) }, props.card)}
          words={props.of.words}
        />
        <span class="tile-name" aria-hidden="true">
          {say(props.of.words, `card.${props.card}`)}
        </span>
        <Show when={copies() > 0}>
          <b class="tile-count">
            <span aria-hidden="true">×</span>
            {copies()}
          </b>
        </Show>
      </button>
      <Show when={copies() > 0}>
        <button
          class="tile-less"
          type="button"
          aria-label={say(props.of.words, 'score.less', { what: name() })}
          onClick={takeAway}
        >
          <span aria-hidden="true">−</span>
        </button>
      </Show>
    </li>
  );
}
