import { For, Show, type JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import { ownLast, type Asked, type BoardProps } from '../../shared/board.ts';
import { Crest } from '../../shared/Crest.tsx';
import { Arms } from '../../shared/Signs.tsx';
import { keysOf, Spot } from '../../shared/Spot.tsx';
import { Card, faceLabel } from './Card.tsx';
import { pieces } from './pieces.ts';
import { FACTION_REALMS } from './realms.ts';
import type {
  Face,
  FactionPicture,
  Picture,
  SeatPicture,
} from '../../../narration/claim/picture.ts';

/**
 * The table of Claim: the two players, and between them the trick, the card it is about, and the
 * draw pile.
 */
export function Board(props: BoardProps<Picture>): JSX.Element {
  const seats = (): readonly SeatPicture[] => ownLast(props.picture.seats, props.own);
  const earlier = (of: string): SeatPicture | undefined =>
    props.before?.seats.find((other) => other.seat === of);
  const seat = (place: number): JSX.Element => (
    <Seat
      seat={seats()[place]!}
      before={earlier(seats()[place]!.seat)}
      words={props.words}
      asked={props}
    />
  );
  const hasRecruits = (): boolean =>
    props.picture.seats.some(({ won, blind }) => count(won) + count(blind) > 0);
  /**
   * There is something in the middle: the pile from which hands are dealt, or a trick now or to
   * come.
   */
  const isPlayed = (): boolean =>
    props.picture.drawPile + props.picture.played.length > 0 ||
    props.picture.seats.some(({ hand }) => count(hand) > 0);
  let board: HTMLDivElement | undefined;
  return (
    <div
      class="felt claim"
      classList={{ recruiting: hasRecruits() }}
      ref={board}
      on:keydown={keysOf(() => board!, props)}
    >
      {seat(0)}
      <Show when={isPlayed()}>
        <Trick picture={props.picture} words={props.words} />
      </Show>
      {seat(1)}
      <p class="stock">
        <span data-heap={`card:discard=${props.picture.discard}`}>
          {say(props.words, 'on-table.discard', { count: props.picture.discard })}
        </span>
        <span>
          {say(props.words, 'on-table.trick', {
            phase: props.picture.phase,
            trick: props.picture.trick,
          })}
        </span>
      </p>
    </div>
  );
}

/**
 * The middle of the table: the two cards of the trick, large and side by side; in phase 1 beside
 * them what it is about.
 */
function Trick(props: { picture: Picture; words: Words }): JSX.Element {
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

/** One player: the hand, the recruits, and the score pile. */
function Seat(props: {
  seat: SeatPicture;
  before: SeatPicture | undefined;
  words: Words;
  asked: Asked;
}): JSX.Element {
  const name = (): string => say(props.words, `seat.${props.seat.seat}`);
  const text = (key: string, blanks?: Record<string, string | number>): string =>
    say(props.words, key, blanks);
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
        <p class="who">
          <Crest seat={props.seat.seat} />
          <b>{name()}</b>
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
        <Show when={props.seat.score.length > 0}>
          <div class="score">
            <span class="caption">{text('on-table.score-pile')}</span>
            <ul class="factions">
              <For each={props.seat.score}>
                {(faction) => (
                  <Faction
                    faction={faction}
                    before={props.before?.score.find((other) => other.faction === faction.faction)}
                    words={props.words}
                  />
                )}
              </For>
            </ul>
          </div>
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
          label={text('on-table.won')}
          cards={props.seat.won}
          words={props.words}
        />
        <Recruits
          place={`blind-${props.seat.seat}`}
          label={text('on-table.blind')}
          cards={props.seat.blind}
          words={props.words}
        />
      </div>
    </div>
  );
}

const count = (cards: readonly Face[] | number): number =>
  typeof cards === 'number' ? cards : cards.length;

interface CardsProps {
  /** The name of the place where they lie. */
  readonly place: string;
  readonly cards: readonly Face[] | number;
  readonly words: Words;
  /** Where they may be played from. */
  readonly asked?: Asked;
}

/** Cards taken in phase 1, with a word on how. */
function Recruits(props: CardsProps & { label: string }): JSX.Element {
  return (
    <Show when={count(props.cards) > 0}>
      <div class="recruits">
        <p class="caption">
          {say(props.words, 'on-table.cards', { pile: props.label, count: count(props.cards) })}
        </p>
        <Cards place={props.place} cards={props.cards} words={props.words} />
      </div>
    </Show>
  );
}

/** Cards side by side, or as many backs. */
function Cards(props: CardsProps): JSX.Element {
  const known = (): readonly Face[] => (typeof props.cards === 'number' ? [] : props.cards);
  const backs = (): number => (typeof props.cards === 'number' ? props.cards : 0);
  const faceOf = (card: Face['card']): Face => known().find((face) => face.card === card)!;
  return (
    <Show when={count(props.cards) > 0}>
      <ul class="cards" data-heap={`card:${props.place}=${backs()}`}>
        <For each={known().map(({ card }) => card)}>
          {(card) => (
            <li data-thing={`card:${card}`}>
              <Card face={faceOf(card)} words={props.words} />
              <Show when={props.asked}>
                {(asked) => (
                  <Spot
                    asked={asked()}
                    piece={pieces.card(card)}
                    label={faceLabel(faceOf(card), props.words)}
                    words={props.words}
                  />
                )}
              </Show>
            </li>
          )}
        </For>
        <For each={Array.from({ length: backs() })}>
          {() => <li class="back" aria-hidden="true" />}
        </For>
      </ul>
    </Show>
  );
}

/**
 * The cards of one faction in a score pile: how many, the highest, and whether they have brought
 * its vote.
 */
function Faction(props: {
  faction: FactionPicture;
  before: FactionPicture | undefined;
  words: Words;
}): JSX.Element {
  const highest = (): number => props.faction.cards.at(-1)?.value ?? 0;
  const isNew = (): boolean =>
    props.before !== undefined && props.before.cards.length !== props.faction.cards.length;
  return (
    <li
      data-realm={FACTION_REALMS[props.faction.faction]}
      data-thing={props.faction.cards.map(({ card }) => `card:${card}`).join(' ')}
      classList={{ voted: props.faction.voted, new: isNew() }}
    >
      <Arms
        of={`claim/${props.faction.faction}`}
        label={say(props.words, `faction.${props.faction.faction}.plural`)}
      />
      <b>{props.faction.cards.length}</b>
      <span class="caption">{say(props.words, 'on-table.highest', { value: highest() })}</span>
      <Show when={props.faction.voted}>
        <span class="seat-tag">{say(props.words, 'on-table.vote')}</span>
      </Show>
    </li>
  );
}
