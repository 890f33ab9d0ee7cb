import { For, Show, type JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import type { BoardProps } from '../../shared/board.ts';
import { MiniFace } from './MiniFace.tsx';
import type { Picture, PilePicture, TheftPicture } from '../../../narration/rival-kings/picture.ts';
import { Seat } from './Seat.tsx';

/** The table of Rival Kings: seats in rank order with theft lines beside them, and the middle of the table below. */
export function Board(props: BoardProps<Picture>): JSX.Element {
  const earlier = (seat: string) => props.before?.seats.find((other) => other.seat === seat);
  return (
    <div class="felt">
      <div class="ladder">
        <ol aria-label={say(props.words, 'on-table.seats')}>
          <For each={props.picture.seats}>
            {(seat, place) => <Seat seat={seat} before={earlier(seat.seat)} row={place() + 1} words={props.words} />}
          </For>
        </ol>
        <For each={props.picture.thefts}>{(theft) => <TheftLine theft={theft} picture={props.picture} words={props.words} />}</For>
      </div>
      <Show when={props.picture.neutral}>
        {(neutral) => (
          <p class="neutral">
            {say(props.words, 'on-table.neutral')}{' '}
            <b>
              {neutral().rank} {say(props.words, `character.${neutral().character}`)}
            </b>
          </p>
        )}
      </Show>
      <ul class="middle" aria-label={say(props.words, 'on-table.middle')}>
        <For each={props.picture.piles}>
          {(pile, place) => <Pile pile={pile} before={props.before?.piles[place()]} words={props.words} />}
        </For>
      </ul>
      <Show when={props.picture.searched.length > 0}>
        <div class="searched">
          <p>{say(props.words, 'on-table.searched')}</p>
          <ul>
            <For each={props.picture.searched}>
              {(face) => (
                <li>
                  <MiniFace face={face} words={props.words} />
                </li>
              )}
            </For>
          </ul>
        </div>
      </Show>
      <p class="stock">
        <span>{say(props.words, 'on-table.supply', props.picture.supply)}</span>
        <Show when={props.picture.leftovers > 0}>
          <span>{say(props.words, 'on-table.leftovers', { count: props.picture.leftovers })}</span>
        </Show>
        <span>{say(props.words, 'on-table.round', { round: props.picture.round, cycle: props.picture.cycle })}</span>
      </p>
    </div>
  );
}

/** A bracket in the gutter from the thief's row down to the victim's. */
function TheftLine(props: { theft: TheftPicture; picture: Picture; words: Words }): JSX.Element {
  const row = (seat: string): number => props.picture.seats.findIndex((other) => other.seat === seat) + 1;
  return (
    <i
      class="theft-line"
      classList={{ now: props.theft.now }}
      style={{
        '--from': row(props.theft.thief),
        '--to': row(props.theft.victim),
        '--n': row(props.theft.victim) - row(props.theft.thief) + 1,
      }}
    >
      <span class="visually-hidden">
        {say(props.words, 'on-table.robs', {
          thief: say(props.words, `seat.${props.theft.thief}`),
          victim: say(props.words, `seat.${props.theft.victim}`),
        })}
      </span>
    </i>
  );
}

/** A pile with its visible card and what lies at its money place. */
function Pile(props: { pile: PilePicture; before: PilePicture | undefined; words: Words }): JSX.Element {
  const changed = (): boolean => props.before !== undefined && props.before.coins !== props.pile.coins;
  return (
    <li class="pile" data-names={props.pile.pile}>
      <Show when={props.pile.top} fallback={<span class="empty" />}>
        {(face) => <MiniFace face={face()} words={props.words} />}
      </Show>
      <b class="coin" classList={{ none: props.pile.coins === 0, new: changed() }}>
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
        {props.pile.top ? say(props.words, `card.${props.pile.top.card}`) : say(props.words, 'on-table.pile-empty')}
        <span class="visually-hidden">, {say(props.words, 'on-table.pile-size', { count: props.pile.size })}</span>
      </span>
    </li>
  );
}
