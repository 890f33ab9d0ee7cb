import { For, Show, type JSX } from 'solid-js';
import { MiniFace } from '../board/MiniFace.tsx';
import { faceOf } from '../../../narration/rival-kings/picture.ts';
import type { Words } from '../../../i18n/words.ts';
import { ownCards, type RivalKingsSheet } from './sheet.ts';
import type { Event } from '../../../games/rival-kings/types/event.ts';

/**
 * What a line of the score counts: one or two cards, coins, or markers. Decoration: the sentence
 * beside it says the same.
 */
export function Pieces(props: {
  readonly event: object;
  readonly sheet: RivalKingsSheet;
  readonly words: Words;
}): JSX.Element {
  const line = () => {
    const event = props.event as Event;
    return event.type === 'lineScored' ? event.line : undefined;
  };
  const own = () => ownCards(props.sheet);
  return (
    <span class="pieces" aria-hidden="true">
      <For each={line()?.cards}>
        {(card) => <MiniFace face={faceOf({ own: own() }, card)} words={props.words} />}
      </For>
      <Show when={line()?.rule === 'rk.score.coins'}>
        <b class="coin">{line()!.count}</b>
      </Show>
      <Show when={line()?.rule === 'rk.score.markers'}>
        <b class="marker">{line()!.count}</b>
      </Show>
    </span>
  );
}
