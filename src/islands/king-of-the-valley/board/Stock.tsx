import { For, Show, type JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import type { Picture } from '../../../narration/king-of-the-valley/picture.ts';
import { Arms } from '../../shared/Signs.tsx';

/** What lies beside the table: piles, discard pile and supply; and which round it is. */
export function Stock(props: { readonly picture: Picture; readonly words: Words }): JSX.Element {
  const text = (key: string, blanks?: Record<string, string | number>): string =>
    say(props.words, key, blanks);
  return (
    <p class="stock">
      <For each={props.picture.piles.map(({ stage }) => stage)}>
        {(stage) => {
          const count = (): number =>
            props.picture.piles.find((pile) => pile.stage === stage)?.count ?? 0;
          return (
            <span class="pile" data-heap={`tile:pile-${stage}=${count()}`}>
              <Arms of={`king-of-the-valley/back#${stage}`} />
              <Held
                words={text('on-table.pile', { stage: 'I'.repeat(stage), count: count() })}
                count={count()}
              />
            </span>
          );
        }}
      </For>
      <span data-heap={`tile:discard=${props.picture.discard}`}>
        {text('on-table.discard', { count: props.picture.discard })}
      </span>
      <span class="supply" data-heap={`coin:stock=${props.picture.stock}`}>
        <i class="gold" />
        <Held
          words={text('on-table.supply', { count: props.picture.stock })}
          count={props.picture.stock}
        />
      </span>
      <span>
        {text('on-table.round', { round: props.picture.round })}
        <Show when={props.picture.ending}>
          {' · '}
          <b>{text('on-table.last-round')}</b>
        </Show>
      </span>
    </p>
  );
}

/**
 * How much of something there is: in words, and the number that is seen beside its sign on a narrow
 * table.
 */
const Held = (props: { words: string; count: number }): JSX.Element => (
  <>
    <span class="in-words">{props.words}</span>
    <b class="in-short" aria-hidden="true">
      {props.count}
    </b>
  </>
);
