import { Show, type JSX } from 'solid-js';
import { rankOf } from '../../../games/rival-kings/characters.ts';
import { MiniFace } from '../board/MiniFace.tsx';
import type { Face } from '../../../narration/rival-kings/picture.ts';
import { Crest } from '../../shared/Crest.tsx';
import { Arms, Sign } from '../../shared/Signs.tsx';
import { say, type Words } from '../../../i18n/words.ts';
import { USUAL, type Piece } from './edit.ts';
import type { PositionPlayer } from '../../../games/rival-kings/types/position.ts';
import type { SubjectId } from '../../../games/rival-kings/cards.ts';

interface SeatRowProps {
  readonly words: Words;
  readonly player: PositionPlayer;
  /** What a subject looks like at this table. */
  readonly faceOf: (subject: SubjectId) => Face;
  readonly coins: boolean;
  /** Whether something of it was laid last. */
  readonly isLatest: boolean;
  readonly open: (piece: Piece) => void;
}

/** One seat of the ladder: every piece is a button that changes it. */
export function SeatRow(props: SeatRowProps): JSX.Element {
  const text = (key: string, blanks?: Record<string, string | number>): string =>
    say(props.words, key, blanks);
  const seat = (): string => text(`seat.${props.player.seat}`);
  const character = (): string | undefined =>
    props.player.played && text(`character.${props.player.played}`);
  const active = (): SubjectId | undefined => props.player.subjects?.at(-1);
  const subjectName = (): string =>
    text(active() ? `card.${active()!}` : 'lay.no-subject').replaceAll('\u00AD', '');
  const markers = (): number => props.player.markers ?? USUAL.markers;
  const coins = (): number => props.player.coins ?? USUAL.coins;
  return (
    <li
      class="seat"
      classList={{ open: !props.player.played }}
      data-seat={props.player.seat}
      data-latest={props.isLatest ? '' : undefined}
    >
      <button class="plate-and-name" type="button" onClick={() => props.open('character')}>
        <span class="visually-hidden">
          {text('lay.change-character', {
            seat: seat(),
            character: character() ?? text('lay.nothing-yet'),
          })}
        </span>
        <Played words={props.words} player={props.player} name={character()} />
      </button>
      <button type="button" onClick={() => props.open('subject')}>
        <span class="visually-hidden">
          {text('lay.change-subject', { seat: seat(), subject: subjectName() })}
        </span>
        <span aria-hidden="true">
          <Show
            when={active()}
            fallback={
              <span class="empty-card">
                <Sign name="plus" />
              </span>
            }
          >
            {(subject) => <MiniFace face={props.faceOf(subject())} words={props.words} />}
          </Show>
        </span>
      </button>
      <TokenButton
        token="marker"
        count={markers()}
        label={text('lay.change-markers', { seat: seat(), count: markers() })}
        open={() => props.open('tokens')}
      />
      <Show when={props.coins}>
        <TokenButton
          token="coin"
          count={coins()}
          label={text('lay.change-coins', { seat: seat(), count: coins() })}
          open={() => props.open('tokens')}
        />
      </Show>
    </li>
  );
}

/** Rank plate, character and player, as far as something has been played. */
function Played(props: {
  readonly words: Words;
  readonly player: PositionPlayer;
  readonly name: string | undefined;
}): JSX.Element {
  return (
    <>
      <span class="plate" aria-hidden="true">
        <b>{props.player.played ? rankOf(props.player.played) : '?'}</b>
        <Crest seat={props.player.seat} />
      </span>
      <span class="name" aria-hidden="true">
        <b>{props.name ?? say(props.words, 'lay.tap')}</b>
        <span>{say(props.words, `seat.${props.player.seat}`)}</span>
      </span>
      <Show when={props.player.played}>
        {(played) => <Arms of={`rival-kings/${played()}`} class="ghost" />}
      </Show>
    </>
  );
}

/** How many tokens of a kind a player has. */
function TokenButton(props: {
  readonly token: 'marker' | 'coin';
  readonly count: number;
  readonly label: string;
  readonly open: () => void;
}): JSX.Element {
  return (
    <button type="button" onClick={() => props.open()}>
      <span class="visually-hidden">{props.label}</span>
      <b class={props.token} classList={{ none: props.count === 0 }} aria-hidden="true">
        {props.count}
      </b>
    </button>
  );
}
