import { Show, type JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import type { SeatPicture } from '../../../narration/rival-kings/picture.ts';
import type { Asked } from '../../shared/board.ts';
import { Crest } from '../../shared/Crest.tsx';
import { Opener, type Opened } from '../../shared/Opener.tsx';
import { Arms } from '../../shared/Signs.tsx';
import { Spot } from '../../shared/Spot.tsx';
import { Goods } from './Goods.tsx';
import { Hand, playedBy } from './Hand.tsx';
import { pieces } from './pieces.ts';
import { Strip } from './Strip.tsx';
import { Tally } from './Tally.tsx';

interface SeatProps {
  readonly seat: SeatPicture;
  /** The same seat one step earlier, to show what changed. */
  readonly before: SeatPicture | undefined;
  readonly words: Words;
  readonly asked: Asked;
  /**
   * The active subject is drawn in its row only, and marked there; each card in a row has its name
   * with it.
   */
  readonly once: boolean;
  readonly opened: Opened;
}

/**
 * One seat of the ladder: rank plate, character and player, tokens, and the strip of actions, in
 * whose place its cards lie once it is opened.
 */
export function Seat(props: SeatProps): JSX.Element {
  /**
   * There are cards in front of it, and nothing on the table is asked: where it is, a tap is a
   * move.
   */
  const opens = (): boolean =>
    props.seat.buildings.length + props.seat.subjects.length > 0 && !props.asked.marks;
  const isOpen = (): boolean => opens() && props.opened.seat() === props.seat.seat;
  const player = (): string => say(props.words, `seat.${props.seat.seat}`);
  return (
    <li
      class="seat"
      classList={{ turn: props.seat.turn, 'lies-face-down': props.seat.faceDown, opened: isOpen() }}
      data-seat={props.seat.seat}
      data-thing={`seat:${props.seat.seat}`}
      aria-current={props.seat.turn ? 'step' : undefined}
    >
      <Plate seat={props.seat} words={props.words} />
      <Who seat={props.seat} words={props.words} />
      <Tally
        seat={props.seat}
        before={props.before}
        once={props.once}
        words={props.words}
        asked={props.asked}
      />
      <Ghost seat={props.seat} />
      <Spot
        asked={props.asked}
        piece={pieces.seat(props.seat.seat)}
        label={[player(), characterName(props.seat, props.words)].filter(Boolean).join(', ')}
        words={props.words}
      />
      <Show when={opens()}>
        <Opener
          opened={props.opened}
          seat={props.seat.seat}
          label={say(props.words, 'on-table.unfold', { seat: player() })}
        />
      </Show>
      <InFront of={props} isOpen={isOpen()} />
    </li>
  );
}

/** The rank of the character that is played, or nothing yet, and the crest of the player. */
function Plate(props: { readonly seat: SeatPicture; readonly words: Words }): JSX.Element {
  return (
    <div class="plate">
      <b
        data-thing={props.seat.rank ? playedBy(props.seat.seat) : undefined}
        data-face={props.seat.character ?? undefined}
      >
        <Show when={props.seat.rank}>
          <span class="visually-hidden">{say(props.words, 'on-table.rank')} </span>
          {props.seat.rank}
        </Show>
      </b>
      <Crest seat={props.seat.seat} moves />
    </div>
  );
}

/** The character shown, or nothing before one is laid. */
function characterName(seat: SeatPicture, words: Words): string | undefined {
  if (seat.character === 'face-down') return say(words, 'on-table.face-down');
  return seat.character ? say(words, `character.${seat.character}`) : undefined;
}

/** Who sits there, as which character. */
function Who(props: { readonly seat: SeatPicture; readonly words: Words }): JSX.Element {
  const player = (): string => say(props.words, `seat.${props.seat.seat}`);
  return (
    <p class="who">
      <Show when={characterName(props.seat, props.words)} fallback={<b>{player()}</b>}>
        {(name) => (
          <>
            <b>{name()}</b> {player()}
          </>
        )}
      </Show>
      <Show when={props.seat.equal}>
        <span class="seat-tag">{say(props.words, 'on-table.equal')}</span>
      </Show>
      <Show when={props.seat.faceDown && props.seat.rank}>
        <span class="seat-tag">{say(props.words, 'on-table.face-down')}</span>
      </Show>
    </p>
  );
}

/** The arms of the character, in the background of a seat that has room for them. */
function Ghost(props: { readonly seat: SeatPicture }): JSX.Element {
  return (
    <Show
      when={
        props.seat.character !== null && props.seat.character !== 'face-down'
          ? props.seat.character
          : undefined
      }
    >
      {(character) => <Arms of={`rival-kings/${character()}`} class="ghost" />}
    </Show>
  );
}

/** What lies in front of a player: before the reveal the hand, then the actions; and the cards. */
function InFront(props: { readonly of: SeatProps; readonly isOpen: boolean }): JSX.Element {
  return (
    <div class="in-front">
      <Show
        when={props.of.seat.cells.length > 0}
        fallback={<Hand seat={props.of.seat} words={props.of.words} asked={props.of.asked} />}
      >
        <Strip
          seat={props.of.seat}
          before={props.of.before}
          words={props.of.words}
          asked={props.of.asked}
        />
      </Show>
      <Goods
        seat={props.of.seat}
        isOpen={props.isOpen}
        once={props.of.once}
        words={props.of.words}
        asked={props.of.asked}
      />
    </div>
  );
}
