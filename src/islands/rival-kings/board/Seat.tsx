import { For, Show, type JSX } from 'solid-js';
import type { Seat as SeatId } from '../../../engine/types.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { Crest } from '../../shared/Crest.tsx';
import { Arms, Sign } from '../../shared/Signs.tsx';
import type { Asked } from '../../shared/board.ts';
import { Opener, type Opened } from '../../shared/Opener.tsx';
import { Spot } from '../../shared/Spot.tsx';
import { faceLabel } from './MiniFace.tsx';
import { pieces } from './pieces.ts';
import type { Cell, Face, Held, SeatPicture } from '../../../narration/rival-kings/picture.ts';

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
  return (
    <li
      class="seat"
      classList={{ turn: props.seat.turn, 'lies-face-down': props.seat.faceDown, opened: isOpen() }}
      data-seat={props.seat.seat}
      data-thing={`seat:${props.seat.seat}`}
      aria-current={props.seat.turn ? 'step' : undefined}
    >
      <div class="plate">
        <b
          data-thing={props.seat.rank ? played(props.seat) : undefined}
          data-face={props.seat.character ?? undefined}
        >
          <Show when={props.seat.rank}>
            <span class="visually-hidden">{say(props.words, 'on-table.rank')} </span>
            {props.seat.rank}
          </Show>
        </b>
        <Crest seat={props.seat.seat} moves />
      </div>
      <p class="who">
        <Show
          when={characterName(props.seat, props.words)}
          fallback={<b>{say(props.words, `seat.${props.seat.seat}`)}</b>}
        >
          {(name) => (
            <>
              <b>{name()}</b> {say(props.words, `seat.${props.seat.seat}`)}
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
      <Tally {...props} />
      <Show
        when={
          props.seat.character !== null && props.seat.character !== 'face-down'
            ? props.seat.character
            : undefined
        }
      >
        {(character) => <Arms of={`rival-kings/${character()}`} class="ghost" />}
      </Show>
      <Spot
        asked={props.asked}
        piece={pieces.seat(props.seat.seat)}
        label={[say(props.words, `seat.${props.seat.seat}`), characterName(props.seat, props.words)]
          .filter(Boolean)
          .join(', ')}
        words={props.words}
      />
      <Show when={opens()}>
        <Opener
          opened={props.opened}
          seat={props.seat.seat}
          label={say(props.words, 'on-table.unfold', {
            seat: say(props.words, `seat.${props.seat.seat}`),
          })}
        />
      </Show>
      <div class="in-front">
        <Show when={props.seat.cells.length > 0} fallback={<Hidden {...props} />}>
          <ol class="strip">
            <For each={props.seat.cells.map(({ action }) => action)}>
              {(action) => (
                <ActionCell
                  seat={props.seat.seat}
                  cell={cellOf(props.seat, action)!}
                  before={cellOf(props.before, action)}
                  words={props.words}
                  asked={props.asked}
                />
              )}
            </For>
          </ol>
        </Show>
        <Goods
          seat={props.seat}
          isOpen={isOpen()}
          once={props.once}
          words={props.words}
          asked={props.asked}
        />
      </div>
    </li>
  );
}

const cellOf = (seat: SeatPicture | undefined, action: Cell['action']): Cell | undefined =>
  seat?.cells.find((cell) => cell.action === action);

/** The name of a seat's character card, face down or open, as a piece that moves. */
const played = ({ seat }: SeatPicture): string => `played:${seat}`;

/** The character shown, or nothing before one is laid. */
function characterName(seat: SeatPicture, words: Words): string | undefined {
  if (seat.character === 'face-down') return say(words, 'on-table.face-down');
  return seat.character ? say(words, `character.${seat.character}`) : undefined;
}

/** Active subject, markers and coins, with what changed since the step before. */
function Tally(props: SeatProps): JSX.Element {
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

const activeLabel = (face: Face, spent: boolean, words: Words): string =>
  say(words, spent ? 'on-table.active-spent' : 'on-table.active', {
    card: say(words, `card.${face.card}`),
  });

/** One action: free, done, or covered by crests. */
function ActionCell(props: {
  seat: SeatId;
  cell: Cell;
  before: Cell | undefined;
  words: Words;
  asked: Asked;
}): JSX.Element {
  const label = (): string =>
    [`action.${props.cell.action}.short`, `seat.${props.seat}`]
      .map((key) => say(props.words, key))
      .join(', ');
  const isNew = (by: SeatId): boolean =>
    props.before !== undefined && !props.before.coveredBy.includes(by);
  return (
    <li
      class="cell"
      classList={{
        done: props.cell.done,
        covered: props.cell.coveredBy.length > 0,
        due: props.cell.due,
      }}
    >
      <Sign name={`action-${props.cell.action}`} />
      <span class="label">{say(props.words, `action.${props.cell.action}.short`)}</span>
      <Show when={props.cell.done}>
        <span class="visually-hidden">, {say(props.words, 'on-table.done')}</span>
      </Show>
      <For each={props.cell.coveredBy}>
        {(by) => (
          <>
            <span class="visually-hidden">
              , {say(props.words, 'on-table.covered-by', { seat: say(props.words, `seat.${by}`) })}
            </span>
            <Crest seat={by} class={isNew(by) ? 'crest new' : 'crest'} moves />
          </>
        )}
      </For>
      <Spot
        asked={props.asked}
        piece={pieces.cell(props.seat, props.cell.action)}
        label={label()}
        words={props.words}
      />
    </li>
  );
}

/** Before the reveal: the card laid face down, and the hand as far as the eyes may see it. */
function Hidden(props: SeatProps): JSX.Element {
  const known = (): readonly Held[] => (typeof props.seat.hand === 'number' ? [] : props.seat.hand);
  const backs = (): number => (typeof props.seat.hand === 'number' ? props.seat.hand : 0);
  return (
    <ul
      class="hand"
      data-heap={`played:hand-${props.seat.seat}=${known().length + backs()}`}
      aria-label={say(props.words, 'on-table.hand', { count: known().length + backs() })}
    >
      <Show when={props.seat.character === 'face-down'}>
        <li class="card-back laid" data-thing={played(props.seat)} data-face="face-down">
          <span class="visually-hidden">{say(props.words, 'on-table.face-down')}</span>
        </li>
      </Show>
      <For each={known()}>
        {({ character, rank, actions }) => (
          <li class="card-known">
            <b>{rank}</b> {say(props.words, `character.${character}`)}
            <span class="doings" aria-hidden="true">
              <For each={actions}>{(action) => <Sign name={`action-${action}`} />}</For>
            </span>
            <Spot
              asked={props.asked}
              piece={pieces.held(props.seat.seat, character)}
              label={`${rank} ${say(props.words, `character.${character}`)}`}
              words={props.words}
            />
          </li>
        )}
      </For>
      <For each={Array.from({ length: backs() })}>
        {() => <li class="card-back" aria-hidden="true" />}
      </For>
    </ul>
  );
}

/**
 * The cards in front of a player: buildings, then subjects, oldest first. An active subject that is
 * the only one lies among them where the seat is opened, or nothing stands apart.
 */
function Goods(props: {
  seat: SeatPicture;
  isOpen: boolean;
  once: boolean;
  words: Words;
  asked: Asked;
}): JSX.Element {
  /** The active subject is tapped where it stands apart. */
  const isActive = (place: number): boolean =>
    place === cards().length - 1 && props.seat.active !== null;
  const isMarked = (place: number): boolean => props.once && isActive(place);
  const fewest = (): number => (props.isOpen || props.once ? 1 : 2);
  const copy = ({ card }: Face, place: number): 'older' | undefined =>
    cards().findLastIndex((face) => face.card === card) > place ? 'older' : undefined;
  const cards = (): readonly Face[] => [...props.seat.buildings, ...props.seat.subjects];
  return (
    <Show
      when={
        props.seat.buildings.length > 0 ||
        props.seat.subjects.length >= fewest() ||
        props.seat.points !== null
      }
    >
      <ul class="goods">
        <For each={cards()}>
          {(face, place) => (
            <li
              class={`good ${face.kind}`}
              data-realm={face.colour}
              data-thing={`card:${face.card}`}
              title={say(props.words, `card.${face.card}`)}
              tabindex={props.once ? -1 : undefined}
            >
              <Arms of={`rival-kings/${face.card}`} label={faceLabel(face, props.words)} />
              <b aria-hidden="true">{face.number}</b>
              <Show when={isMarked(place())}>
                <span class="newest" classList={{ spent: props.seat.spent }}>
                  <span class="visually-hidden">
                    {activeLabel(face, props.seat.spent, props.words)}
                  </span>
                  <span aria-hidden="true">{say(props.words, 'on-table.newest')}</span>
                </span>
              </Show>
              <Show when={props.isOpen || props.once}>
                <span class="good-name" aria-hidden="true">
                  {say(props.words, `card.${face.card}`)}
                  <Sign name={`realm-${face.colour}`} />
                </span>
              </Show>
              <Show when={props.once || !isActive(place())}>
                <Spot
                  asked={props.asked}
                  piece={pieces.card(props.seat.seat, face.card, copy(face, place()))}
                  label={
                    isMarked(place())
                      ? activeLabel(face, props.seat.spent, props.words)
                      : `${faceLabel(face, props.words)}, ${say(props.words, `seat.${props.seat.seat}`)}`
                  }
                  words={props.words}
                />
              </Show>
            </li>
          )}
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
