import { createMemo, For, Show, type JSX } from 'solid-js';
import type { Seat } from '../../../engine/types.ts';
import { SIDES, type Side } from '../../../games/king-of-the-valley/hill.ts';
import { say } from '../../../i18n/words.ts';
import type {
  Coming,
  Picture,
  SeatPicture,
} from '../../../narration/king-of-the-valley/picture.ts';
import { boardInWords } from '../../../narration/king-of-the-valley/in-words.ts';
import type { BoardProps } from '../../shared/board.ts';
import { Arms } from '../../shared/Signs.tsx';
import { createOpened } from '../../shared/Opener.tsx';
import { keysOf } from '../../shared/Spot.tsx';
import { Castle } from './Castle.tsx';
import { Hill } from './Hill.tsx';
import { named, type Names } from './same-tiles.ts';
import { pieces } from './pieces.ts';
import { Valley } from './Valley.tsx';

/**
 * The table of King of the Valley: valley and hill, and below or beside them the castles, the
 * reader's own one first and unfolded.
 */
export function Board(props: BoardProps<Picture>): JSX.Element {
  const opened = createOpened(() => props.picture);
  let board: HTMLDivElement | undefined;
  const names = createMemo<Names>((was) => named(props.picture, was));
  const lines = createMemo(() => boardInWords(props.picture, props.words));
  const text = (key: string, blanks?: Record<string, string | number>): string =>
    say(props.words, key, blanks);
  const earlier = (of: Seat): SeatPicture | undefined =>
    props.before?.seats.find(({ seat }) => seat === of);

  /** The column of the hill that is being looked at. */
  const side = (): Side | undefined =>
    SIDES.find((side) => props.marks?.get(pieces.side(side))?.mark === 'selected');
  const coming = (): readonly Coming[] => (side() && props.picture.coming?.[side()!]) ?? [];

  const all = (): readonly Seat[] => props.picture.seats.map(({ seat }) => seat);
  /** The reader’s own seat comes first, if it is at this table. */
  const seats = (): readonly Seat[] => {
    const first = Math.max(0, all().indexOf(props.own ?? all()[0]!));
    return [...all().slice(first), ...all().slice(0, first)];
  };
  /** Whose castle is unfolded: the reader’s own one, else that of whoever has the turn. */
  const near = (): Seat => {
    const turn = props.picture.seats.find((seat) => seat.turn)?.seat;
    return all().find((seat) => seat === props.own) ?? turn ?? all()[0]!;
  };

  return (
    <div
      class="felt kv"
      data-seats={all().length}
      ref={board}
      on:keydown={keysOf(() => board!, props)}
    >
      <div class="visually-hidden">
        <For each={['valley', 'hill', 'castles'] as const}>
          {(part) => (
            <ul aria-label={text(`on-table.${part}`)}>
              <For each={lines()[part]}>{(line) => <li>{line}</li>}</For>
            </ul>
          )}
        </For>
      </div>
      <div class="table">
        <Valley
          picture={props.picture}
          before={props.before}
          names={names()}
          coming={coming()}
          words={props.words}
          asked={props}
        />
        <Hill
          picture={props.picture}
          before={props.before}
          names={names()}
          leaving={side() ? { [side()!]: coming().length } : {}}
          words={props.words}
          asked={props}
        />
        <ul class="castles">
          <For each={seats()}>
            {(seat) => (
              <Castle
                seat={props.picture.seats.find((other) => other.seat === seat)!}
                before={earlier(seat)}
                unfolded={seat === near()}
                opened={opened}
                words={props.words}
                asked={props}
              />
            )}
          </For>
        </ul>
      </div>
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
    </div>
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
