import { Show, type JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import type { SeatPicture } from '../../../narration/claim/picture.ts';
import type { Asked } from '../../shared/board.ts';
import { Crest } from '../../shared/Crest.tsx';
import { Spot } from '../../shared/Spot.tsx';
import { Cards, count, Recruits } from './Cards.tsx';
import { pieces } from './pieces.ts';
import { ScorePile } from './ScorePile.tsx';

/** One player: the hand, the recruits, and the score pile. */
export function Seat(props: {
  seat: SeatPicture;
  before: SeatPicture | undefined;
  words: Words;
  asked: Asked;
}): JSX.Element {
  const name = (): string => say(props.words, `seat.${props.seat.seat}`);
  return (
    <div
      class="seat"
      role="group"
      classList={{ turn: props.seat.turn }}
      data-seat={props.seat.seat}
      data-thing={`seat:${props.seat.seat}`}
      aria-label={name()}
      aria-current={props.seat.turn ? 'step' : undefined}
    >
      <div class="head">
        <Who seat={props.seat} words={props.words} />
        <Show when={props.seat.score.length > 0}>
          <ScorePile factions={props.seat.score} before={props.before?.score} words={props.words} />
        </Show>
      </div>
      <Spot
        asked={props.asked}
        piece={pieces.seat(props.seat.seat)}
        label={name()}
        words={props.words}
      />
      <div class="piles">
        <Cards
          place={`hand-${props.seat.seat}`}
          cards={props.seat.hand}
          words={props.words}
          asked={props.asked}
        />
        <Recruits
          place={`won-${props.seat.seat}`}
          label={say(props.words, 'on-table.won')}
          cards={props.seat.won}
          words={props.words}
        />
        <Recruits
          place={`blind-${props.seat.seat}`}
          label={say(props.words, 'on-table.blind')}
          cards={props.seat.blind}
          words={props.words}
        />
      </div>
    </div>
  );
}

/** Who sits there, and how many cards are in hand. */
function Who(props: { readonly seat: SeatPicture; readonly words: Words }): JSX.Element {
  const text = (key: string, blanks?: Record<string, string | number>): string =>
    say(props.words, key, blanks);
  return (
    <p class="who">
      <Crest seat={props.seat.seat} />
      <b>{text(`seat.${props.seat.seat}`)}</b>
      <Show when={props.seat.leads}>
        <span class="seat-tag">{text('on-table.leads')}</span>
      </Show>
      <Show when={props.seat.winner}>
        <span class="seat-tag">{text('on-table.winner')}</span>
      </Show>
      <Show when={count(props.seat.hand) > 0}>
        <span class="caption">
          {text('on-table.cards', {
            pile: text('on-table.hand-of'),
            count: count(props.seat.hand),
          })}
        </span>
      </Show>
    </p>
  );
}
