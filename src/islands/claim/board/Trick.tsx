import { For, Show, type JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import type { Face, Picture } from '../../../narration/claim/picture.ts';
import { Crest } from '../../shared/Crest.tsx';
import { Card } from './Card.tsx';

/**
 * The middle of the table: the two cards of the trick, large and side by side; in phase 1 beside
 * them what it is about.
 */
export function Trick(props: { picture: Picture; words: Words }): JSX.Element {
  const winner = (): string | undefined =>
    props.picture.played.find((played) => played.winner)?.seat;
  return (
    <div class="trick">
      <Show when={props.picture.phase === 1}>
        <div class="prize">
          <span class="caption">{say(props.words, 'on-table.contested')}</span>
          <Show when={props.picture.contested} fallback={<span class="empty" />}>
            {(face) => <Laid face={face()} words={props.words} />}
          </Show>
          <span class="caption">{say(props.words, 'on-table.draw-pile')}</span>
          <Show when={props.picture.drawPile > 0} fallback={<span class="empty low" />}>
            <span class="back low" data-heap={`card:draw-pile=${props.picture.drawPile}`}>
              {props.picture.drawPile}
            </span>
          </Show>
        </div>
      </Show>
      <ol class="played" aria-label={say(props.words, 'on-table.played')}>
        <For
          each={props.picture.played}
          fallback={
            <li class="none">
              <span class="caption">{say(props.words, 'on-table.nothing-played')}</span>
            </li>
          }
        >
          {(played) => (
            <li classList={{ wins: played.winner }} data-seat={played.seat}>
              <Laid face={played.face} to={winner()} words={props.words} />
              <span class="caption">
                <Crest seat={played.seat} />
                {say(props.words, `seat.${played.seat}`)}
                <Show when={played.winner}>
                  <b>{say(props.words, 'on-table.wins')}</b>
                </Show>
              </span>
            </li>
          )}
        </For>
      </ol>
    </div>
  );
}

/** A card in the middle of the table, and which seat sweeps it up. */
function Laid(props: { face: Face; to?: string | undefined; words: Words }): JSX.Element {
  return (
    <span
      class="laid"
      data-thing={`card:${props.face.card}`}
      data-to={props.to && `seat:${props.to}`}
    >
      <Card face={props.face} words={props.words} />
    </span>
  );
}
