import { Show, type JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import type { PilePicture } from '../../../narration/rival-kings/picture.ts';
import type { Asked } from '../../shared/board.ts';
import { Spot } from '../../shared/Spot.tsx';
import { MiniFace } from './MiniFace.tsx';
import { pieces } from './pieces.ts';

/** More coins than anybody counts. */
const UNKNOWN = 99;

/** A pile with its visible card and what lies at its money place. */
export function Pile(props: {
  pile: PilePicture;
  before: PilePicture | undefined;
  words: Words;
  asked: Asked;
}): JSX.Element {
  const caption = (): string =>
    props.pile.top
      ? say(props.words, `card.${props.pile.top.card}`)
      : say(props.words, 'on-table.pile-empty');
  const changed = (): boolean =>
    props.before !== undefined && props.before.coins !== props.pile.coins;
  return (
    <li class="pile" data-pile={props.pile.pile}>
      <Show when={props.pile.top} fallback={<span class="empty" />}>
        {(face) => (
          <span class="top-card" data-thing={`card:${face().card}`}>
            <MiniFace face={face()} words={props.words} />
          </span>
        )}
      </Show>
      <b
        class="coin"
        classList={{ none: props.pile.coins === 0, new: changed() }}
        data-heap={`coin:${props.pile.pile}=${props.pile.coins === 'some' ? UNKNOWN : props.pile.coins}`}
      >
        <Show
          when={props.pile.coins !== 'some'}
          fallback={
            <span role="img" aria-label={say(props.words, 'on-table.coins.some')}>
              ?
            </span>
          }
        >
          <span class="visually-hidden">{say(props.words, 'on-table.coins')} </span>
          {props.pile.coins}
        </Show>
      </b>
      <span class="caption">
        {caption()}
        <span class="visually-hidden">
          , {say(props.words, 'on-table.pile-size', { count: props.pile.size })}
        </span>
      </span>
      <Spot
        asked={props.asked}
        piece={pieces.pile(props.pile.pile)}
        label={`${say(props.words, `pile.${props.pile.pile}.short`)}: ${caption()}`}
        words={props.words}
      />
    </li>
  );
}
