import { For, Show, type JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import { ownLast, type Asked, type BoardProps, type PieceId } from '../../shared/board.ts';
import { createOpened } from '../../shared/Opener.tsx';
import { keysOf, Spot } from '../../shared/Spot.tsx';
import { faceLabel, MiniFace } from './MiniFace.tsx';
import type {
  Face,
  LinePicture,
  Picture,
  PilePicture,
  SeatPicture,
} from '../../../narration/rival-kings/picture.ts';
import { pieces } from './pieces.ts';
import { Seat } from './Seat.tsx';

/**
 * The table of Rival Kings: seats in rank order, the reader's own one last, with the lines of
 * conflict beside them; the middle of the table below.
 */
export function Board(props: BoardProps<Picture>): JSX.Element {
  const seats = (): readonly SeatPicture[] => ownLast(props.picture.seats, props.own);
  const found = ({ card }: Face, place: number): PieceId =>
    pieces.found(
      card,
      props.picture.searched.findIndex((face) => face.card === card) < place ? 'deeper' : undefined,
    );
  const earlier = (seat: string) => props.before?.seats.find((other) => other.seat === seat);
  const opened = createOpened(() => props.picture);
  let board: HTMLDivElement | undefined;
  return (
    <div
      class="felt rk"
      data-seats={props.picture.seats.length}
      ref={board}
      on:keydown={keysOf(() => board!, props)}
    >
      <div class="ladder">
        <ol aria-label={say(props.words, 'on-table.seats')}>
          <For each={seats().map(({ seat }) => seat)}>
            {(seat) => (
              <Seat
                seat={props.picture.seats.find((one) => one.seat === seat)!}
                before={earlier(seat)}
                words={props.words}
                asked={props}
                once={props.once ?? false}
                opened={opened}
              />
            )}
          </For>
        </ol>
        <Show when={props.picture.neutral}>
          {(neutral) => (
            <p class="neutral">
              <span>{say(props.words, 'on-table.neutral')} </span>
              <b>
                {neutral().rank} {say(props.words, `character.${neutral().character}`)}
              </b>
            </p>
          )}
        </Show>
        <For each={props.picture.lines}>
          {(line) => <Line line={line} seats={seats()} words={props.words} />}
        </For>
      </div>
      <ul class="middle" aria-label={say(props.words, 'on-table.middle')}>
        <For each={props.picture.piles.map((_, place) => place)}>
          {(place) => (
            <Pile
              pile={props.picture.piles[place]!}
              before={props.before?.piles[place]}
              words={props.words}
              asked={props}
            />
          )}
        </For>
      </ul>
      <Show when={props.picture.searched.length > 0}>
        <div class="searched">
          <p>{say(props.words, 'on-table.searched')}</p>
          <ul>
            <For each={props.picture.searched}>
              {(face, place) => (
                <li data-thing={`card:${face.card}`}>
                  <MiniFace face={face} words={props.words} />
                  <Spot
                    asked={props}
                    piece={found(face, place())}
                    label={faceLabel(face, props.words)}
                    words={props.words}
                  />
                </li>
              )}
            </For>
          </ul>
        </div>
      </Show>
      <p class="stock">
        <span
          data-heap={`coin:supply=${props.picture.supply.coins} marker:supply=${props.picture.supply.markers}`}
        >
          {say(props.words, 'on-table.supply', props.picture.supply)}
        </span>
        <Show when={props.picture.leftovers > 0}>
          <span>{say(props.words, 'on-table.leftovers', { count: props.picture.leftovers })}</span>
        </Show>
        <span>
          {say(props.words, 'on-table.round', {
            round: props.picture.round,
            cycle: props.picture.cycle,
          })}
        </span>
      </p>
    </div>
  );
}

/**
 * A bracket in the gutter from one row to the other; the neutral character lies below the seats.
 */
function Line(props: {
  line: LinePicture;
  seats: readonly SeatPicture[];
  words: Words;
}): JSX.Element {
  const row = (end: LinePicture['from']): number =>
    end === 'neutral'
      ? props.seats.length + 1
      : props.seats.findIndex((other) => other.seat === end) + 1;
  const ends = (): readonly number[] => [row(props.line.from), row(props.line.to)];
  const top = (): number => Math.min(...ends());
  const bottom = (): number => Math.max(...ends());
  return (
    <i
      class="conflict-line"
      classList={{
        now: props.line.now,
        up: row(props.line.to) === top(),
        [props.line.kind]: true,
        'from-neutral': props.line.from === 'neutral',
      }}
      data-from={top()}
      data-rows={bottom() - top() + 1}
    >
      <span class="visually-hidden">{lineName(props.line, props.words)}</span>
    </i>
  );
}

/** Who robs whom, or who is in conflict with whom. */
function lineName({ from, to, kind }: LinePicture, words: Words): string {
  const other = say(words, `seat.${to}`);
  if (from === 'neutral') return say(words, 'on-table.conflict-neutral', { seat: other });
  const one = say(words, `seat.${from}`);
  return kind === 'theft'
    ? say(words, 'on-table.robs', { thief: one, victim: other })
    : say(words, 'on-table.conflict', { one, other });
}

/** More coins than anybody counts. */
const UNKNOWN = 99;

/** A pile with its visible card and what lies at its money place. */
function Pile(props: {
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
