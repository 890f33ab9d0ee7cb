import { For, Show, type JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import type { BoardProps } from '../../shared/board.ts';
import { Crest } from '../../shared/Crest.tsx';
import { Charge } from '../../shared/Signs.tsx';
import { Card } from './Card.tsx';
import { FACTION_CHARGES, FACTION_REALMS } from './charges.ts';
import type { Face, FactionPicture, Picture, SeatPicture } from '../../../narration/claim/picture.ts';

/** The table of Claim: the two players, and between them the trick, the card it is about, and the draw pile. */
export function Board(props: BoardProps<Picture>): JSX.Element {
  const seat = (place: number): SeatPicture => props.picture.seats[place]!;
  const earlier = (of: string): SeatPicture | undefined => props.before?.seats.find((other) => other.seat === of);
  return (
    <div class="felt claim">
      <Seat seat={seat(0)} before={earlier(seat(0).seat)} words={props.words} />
      <Show when={props.picture.played.length > 0 || props.picture.seats.some(({ hand }) => count(hand) > 0)}>
        <Trick picture={props.picture} words={props.words} />
      </Show>
      <Seat seat={seat(1)} before={earlier(seat(1).seat)} words={props.words} />
      <p class="stock">
        <span>{say(props.words, 'on-table.discard', { count: props.picture.discard })}</span>
        <span>{say(props.words, 'on-table.trick', { phase: props.picture.phase, trick: props.picture.trick })}</span>
      </p>
    </div>
  );
}

/** The middle of the table. */
function Trick(props: { picture: Picture; words: Words }): JSX.Element {
  return (
    <div class="trick">
      <Show when={props.picture.phase === 1}>
        <div class="prize">
          <span class="caption">{say(props.words, 'on-table.contested')}</span>
          <Show when={props.picture.contested} fallback={<span class="empty" />}>
            {(face) => <Card face={face()} words={props.words} />}
          </Show>
        </div>
        <div class="prize">
          <span class="caption">{say(props.words, 'on-table.draw-pile')}</span>
          <Show when={props.picture.drawPile > 0} fallback={<span class="empty" />}>
            <span class="back">{props.picture.drawPile}</span>
          </Show>
        </div>
      </Show>
      <ol class="played" aria-label={say(props.words, 'on-table.played')}>
        <For each={props.picture.played} fallback={<li class="caption">{say(props.words, 'on-table.nothing-played')}</li>}>
          {(played) => (
            <li classList={{ wins: played.winner }} data-seat={played.seat}>
              <Card face={played.face} words={props.words} />
              <span class="caption">
                <Crest seat={played.seat} />
                {say(props.words, `seat.${played.seat}`)}
                <Show when={played.winner}>, {say(props.words, 'on-table.wins')}</Show>
              </span>
            </li>
          )}
        </For>
      </ol>
    </div>
  );
}

/** One player: the hand, the recruits, and the score pile. */
function Seat(props: { seat: SeatPicture; before: SeatPicture | undefined; words: Words }): JSX.Element {
  const name = (): string => say(props.words, `seat.${props.seat.seat}`);
  return (
    <div
      class="seat"
      role="group"
      classList={{ turn: props.seat.turn }}
      data-seat={props.seat.seat}
      aria-label={name()}
      aria-current={props.seat.turn ? 'step' : undefined}
    >
      <p class="who">
        <Crest seat={props.seat.seat} />
        <b>{name()}</b>
        <Show when={props.seat.leads}>
          <span class="seat-tag">{say(props.words, 'on-table.leads')}</span>
        </Show>
        <Show when={props.seat.winner}>
          <span class="seat-tag">{say(props.words, 'on-table.winner')}</span>
        </Show>
      </p>
      <Pile label={say(props.words, 'on-table.hand-of')} cards={props.seat.hand} words={props.words} />
      <Show when={count(props.seat.blind) + props.seat.won.length > 0}>
        <div class="recruits">
          <Pile label={say(props.words, 'on-table.won')} cards={props.seat.won} words={props.words} />
          <Pile label={say(props.words, 'on-table.blind')} cards={props.seat.blind} words={props.words} />
        </div>
      </Show>
      <Show when={props.seat.score.length > 0}>
        <p class="caption">{say(props.words, 'on-table.score-pile')}</p>
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
      </Show>
    </div>
  );
}

const count = (cards: readonly Face[] | number): number => (typeof cards === 'number' ? cards : cards.length);

/** Cards side by side, or as many backs. */
function Pile(props: { label: string; cards: readonly Face[] | number; words: Words }): JSX.Element {
  const known = (): readonly Face[] => (typeof props.cards === 'number' ? [] : props.cards);
  const backs = (): number => (typeof props.cards === 'number' ? props.cards : 0);
  return (
    <Show when={count(props.cards) > 0}>
      <div>
        <p class="caption">{say(props.words, 'on-table.cards', { pile: props.label, count: count(props.cards) })}</p>
        <ul class="cards" style={{ '--cards': count(props.cards) }}>
          <For each={known()}>
            {(face) => (
              <li data-names={face.card}>
                <Card face={face} words={props.words} />
              </li>
            )}
          </For>
          <For each={Array.from({ length: backs() })}>{() => <li class="back" aria-hidden="true" />}</For>
        </ul>
      </div>
    </Show>
  );
}

/** The cards of one faction in a score pile: how many, the highest, and whether they have brought its vote. */
function Faction(props: { faction: FactionPicture; before: FactionPicture | undefined; words: Words }): JSX.Element {
  const highest = (): number => props.faction.cards.at(-1)?.value ?? 0;
  const isNew = (): boolean => props.before !== undefined && props.before.cards.length !== props.faction.cards.length;
  return (
    <li data-realm={FACTION_REALMS[props.faction.faction]} classList={{ voted: props.faction.voted, new: isNew() }}>
      <Charge name={FACTION_CHARGES[props.faction.faction]} label={say(props.words, `faction.${props.faction.faction}.plural`)} />
      <b>{props.faction.cards.length}</b>
      <span class="caption">{say(props.words, 'on-table.highest', { value: highest() })}</span>
      <Show when={props.faction.voted}>
        <span class="seat-tag">{say(props.words, 'on-table.vote')}</span>
      </Show>
    </li>
  );
}
