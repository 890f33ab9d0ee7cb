import { For, Show, type JSX } from 'solid-js';
import type { Seat } from '../../../engine/types.ts';
import type { Position, PositionPlayer } from '../../../games/king-of-the-valley/types/position.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { WhoPlays } from '../../shared/WhoPlays.tsx';
import { createLaying } from '../../table/laying/laying.ts';
import { LaySheet } from '../../table/laying/LaySheet.tsx';
import { LayStatus } from '../../table/laying/LayStatus.tsx';
import { SeatChoice } from '../../table/laying/SeatChoice.tsx';
import type { LayProps } from '../../table/table-of-game.ts';
import { Castles } from './Castles.tsx';
import { kinglessIn, turnIn, withSeats, withTurn } from './edit.ts';
import { leftIn } from './left.ts';
import { createKingsAside } from './kings-aside.ts';
import { LaidFelt } from './LaidFelt.tsx';
import { MayRecruit } from './MayRecruit.tsx';
import { MomentChoice } from './MomentChoice.tsx';
import { inPossibleOrder } from './passing.ts';
import { TopicSheet } from './TopicSheet.tsx';
import { titleOf, topicOf, type Topic } from './topics.ts';

/**
 * The table of King of the Valley to be laid by tapping: first a king, then the tiles of its line,
 * and whatever else matters.
 */
export function Lay(props: LayProps<Position>): JSX.Element {
  // Where the king stands may settle in which order it opened positions.
  const laying = createLaying<Position, Topic>(props, { settle: inPossibleOrder, reveals: true });
  const { stillAside, tapKing } = createKingsAside(() => props.position, laying);
  /** Of valley and hill nothing counts any more. */
  const isOver = (): boolean => props.position.over ?? false;
  const seats = (): readonly Seat[] => props.position.players.map(({ seat }) => seat);

  return (
    <div class="lay laid-lay">
      <WhoPlays
        words={props.words}
        label={say(props.words, 'tool.who-plays')}
        seated={seats()}
        seat={(next) => laying.put(withSeats(props.position, next))}
      />
      <Show when={!isOver()}>
        <SeatChoice
          words={props.words}
          label={say(props.words, 'lay.turn')}
          seats={seats()}
          chosen={turnIn(props.position)}
          choose={(seat) => laying.put(withTurn(props.position, seat))}
        />
        {/* The first tap says where the king stands, every other one which tile lies there. */}
        <LaidFelt
          words={props.words}
          position={props.position}
          latest={laying.latest()}
          aside={stillAside().map(({ seat }) => seat)}
          tap={(cell) => tapKing(cell) || laying.show({ cell })}
          show={laying.show}
        />
      </Show>
      <LayStatus
        words={props.words}
        laying={laying}
        verdict={
          <MayRecruit
            words={props.words}
            position={props.position}
            answer={props.answer}
            place={topicOf('place', laying.latest())?.place}
          />
        }
      >
        <StillAside words={props.words} kings={isOver() ? [] : stillAside()} />
      </LayStatus>
      <Show when={!isOver() && !kinglessIn(props.position)}>
        <MomentChoice words={props.words} position={props.position} put={laying.put} />
        <Castles words={props.words} position={props.position} show={laying.show} />
      </Show>
      <p class="row">
        <LeftButton
          words={props.words}
          position={props.position}
          open={() => laying.show({ left: true })}
        />
        {props.children}
      </p>
      <LaySheet
        words={props.words}
        laying={laying}
        title={(topic) => titleOf(topic, props.position, props.words)}
      >
        {(topic) => (
          <TopicSheet
            words={props.words}
            position={props.position}
            answer={props.answer}
            topic={topic()}
            laying={laying}
          />
        )}
      </LaySheet>
    </div>
  );
}

/** Says of kings that nobody has placed where they stand out of the way. */
function StillAside(props: {
  readonly words: Words;
  readonly kings: readonly PositionPlayer[];
}): JSX.Element {
  return (
    <For each={props.kings}>
      {({ seat, king }) => (
        <p class="small">
          {say(props.words, 'lay.aside', { seat: say(props.words, `seat.${seat}`), cell: king! })}
        </p>
      )}
    </For>
  );
}

/** How many tiles are left, where that has been counted; opens the sheet to count them. */
function LeftButton(props: {
  readonly words: Words;
  readonly position: Position;
  readonly open: () => void;
}): JSX.Element {
  const left = (): number | undefined => leftIn(props.position);
  return (
    <button class="button" type="button" onClick={() => props.open()}>
      {left() === undefined
        ? say(props.words, 'lay.left')
        : say(props.words, 'lay.left.known', { count: left()! })}
    </button>
  );
}
