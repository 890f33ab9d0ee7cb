import { Show, type JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import type { SeatPicture } from '../../../narration/rival-kings/picture.ts';
import type { Asked } from '../../shared/board.ts';
import { Arms } from '../../shared/Signs.tsx';
import { Spot } from '../../shared/Spot.tsx';
import { activeLabel } from './MiniFace.tsx';
import { pieces } from './pieces.ts';

interface TallyProps {
  readonly seat: SeatPicture;
  readonly before: SeatPicture | undefined;
  /** The active subject is drawn in its row only. */
  readonly once: boolean;
  readonly words: Words;
  readonly asked: Asked;
}

/** Active subject, markers and coins, with what changed since the step before. */
export function Tally(props: TallyProps): JSX.Element {
  const change = (): number => (props.before ? props.seat.coins - props.before.coins : 0);
  const markersChanged = (): boolean =>
    props.before !== undefined && props.before.markers !== props.seat.markers;
  return (
    <p class="tally">
      <Show when={!props.once && props.seat.active}>
        {(face) => (
          <span
            class="active-subject"
            classList={{ spent: props.seat.spent }}
            data-realm={face().colour}
            data-thing={`card:${face().card}`}
            title={say(props.words, `card.${face().card}`)}
          >
            <Arms
              of={`rival-kings/${face().card}`}
              label={activeLabel(face(), props.seat.spent, props.words)}
            />
            <Spot
              asked={props.asked}
              piece={pieces.card(props.seat.seat, face().card)}
              label={activeLabel(face(), props.seat.spent, props.words)}
              words={props.words}
            />
          </span>
        )}
      </Show>
      <b
        class="marker"
        classList={{ none: props.seat.markers === 0, new: markersChanged() }}
        data-heap={`marker:${props.seat.seat}=${props.seat.markers}`}
      >
        <span class="visually-hidden">{say(props.words, 'on-table.markers')} </span>
        {props.seat.markers}
      </b>
      <b
        class="coin"
        classList={{ new: change() !== 0 }}
        data-heap={`coin:${props.seat.seat}=${props.seat.coins}`}
      >
        <span class="visually-hidden">{say(props.words, 'on-table.coins')} </span>
        {props.seat.coins}
      </b>
      <Show when={change() !== 0}>
        <span class="delta">{change() > 0 ? `+${change()}` : `−${-change()}`}</span>
      </Show>
    </p>
  );
}
