import { For, Show, type JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import type { Face, SeatPicture } from '../../../narration/rival-kings/picture.ts';
import type { Asked } from '../../shared/board.ts';
import { Arms, Sign } from '../../shared/Signs.tsx';
import { Spot } from '../../shared/Spot.tsx';
import { activeLabel, faceLabel } from './MiniFace.tsx';
import { pieces } from './pieces.ts';

interface GoodsProps {
  readonly seat: SeatPicture;
  readonly isOpen: boolean;
  /** The active subject is drawn here only, and each card has its name with it. */
  readonly once: boolean;
  readonly words: Words;
  readonly asked: Asked;
}

const cardsOf = ({ buildings, subjects }: SeatPicture): readonly Face[] => [
  ...buildings,
  ...subjects,
];

/** Of two equal cards the newest is meant, unless it is said. */
const copyAt = (cards: readonly Face[], place: number): 'older' | undefined =>
  cards.findLastIndex(({ card }) => card === cards[place]!.card) > place ? 'older' : undefined;

/**
 * The cards in front of a player: buildings, then subjects, oldest first. An active subject that is
 * the only one lies among them where the seat is opened, or nothing stands apart.
 */
export function Goods(props: GoodsProps): JSX.Element {
  const fewest = (): number => (props.isOpen || props.once ? 1 : 2);
  return (
    <Show
      when={
        props.seat.buildings.length > 0 ||
        props.seat.subjects.length >= fewest() ||
        props.seat.points !== null
      }
    >
      <ul class="goods">
        <For each={cardsOf(props.seat)}>
          {(face, place) => <Good of={props} face={face} place={place()} />}
        </For>
        <Show when={props.seat.points !== null}>
          <li class="points" classList={{ winner: props.seat.winner }}>
            {say(props.words, 'on-table.points', { points: props.seat.points! })}
          </li>
        </Show>
      </ul>
    </Show>
  );
}

/** A card in front of a player. */
function Good(props: {
  readonly of: GoodsProps;
  readonly face: Face;
  readonly place: number;
}): JSX.Element {
  const cards = (): readonly Face[] => cardsOf(props.of.seat);
  const name = (): string => say(props.of.words, `card.${props.face.card}`);
  const isActive = (): boolean =>
    props.place === cards().length - 1 && props.of.seat.active !== null;
  const activeName = (): string => activeLabel(props.face, props.of.seat.spent, props.of.words);
  return (
    <li
      class={`good ${props.face.kind}`}
      data-realm={props.face.colour}
      data-thing={`card:${props.face.card}`}
      title={name()}
      tabindex={props.of.once ? -1 : undefined}
    >
      <Arms of={`rival-kings/${props.face.card}`} label={faceLabel(props.face, props.of.words)} />
      <b aria-hidden="true">{props.face.number}</b>
      <Show when={props.of.once && isActive()}>
        <span class="newest" classList={{ spent: props.of.seat.spent }}>
          <span class="visually-hidden">{activeName()}</span>
          <span aria-hidden="true">{say(props.of.words, 'on-table.newest')}</span>
        </span>
      </Show>
      <Show when={props.of.isOpen || props.of.once}>
        <span class="good-name" aria-hidden="true">
          {name()}
          <Sign name={`realm-${props.face.colour}`} />
        </span>
      </Show>
      {/* The active subject is tapped where it stands apart. */}
      <Show when={props.of.once || !isActive()}>
        <Spot
          asked={props.of.asked}
          piece={pieces.card(props.of.seat.seat, props.face.card, copyAt(cards(), props.place))}
          label={
            isActive()
              ? activeName()
              : `${faceLabel(props.face, props.of.words)}, ${say(props.of.words, `seat.${props.of.seat.seat}`)}`
          }
          words={props.of.words}
        />
      </Show>
    </li>
  );
}
