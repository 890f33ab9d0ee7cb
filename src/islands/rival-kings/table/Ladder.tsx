import { For, Show, type JSX } from 'solid-js';
import type { SubjectId } from '../../../games/rival-kings/cards.ts';
import { rankOf } from '../../../games/rival-kings/characters.ts';
import type { Position, PositionPlayer } from '../../../games/rival-kings/types/position.ts';
import { say, type Words } from '../../../i18n/words.ts';
import type { Face, LinePicture } from '../../../narration/rival-kings/picture.ts';
import { inOrder, type Gap, type Piece } from './edit.ts';
import { SeatRow } from './SeatRow.tsx';

interface LadderProps {
  readonly words: Words;
  readonly position: Position;
  /** Who is in conflict with whom, where that is known. */
  readonly lines: readonly LinePicture[];
  /** What a subject looks like at this table. */
  readonly faceOf: (subject: SubjectId) => Face;
  readonly coins: boolean;
  /** Where something was laid last. */
  readonly latest: Gap | undefined;
  readonly open: (at: Gap, piece: Piece) => void;
}

/** The lines between seats; rows still stand as they sit until every character is known. */
const linesBetween = (rows: readonly PositionPlayer[], lines: readonly LinePicture[]) =>
  lines.flatMap(({ from, to, kind }) => {
    const rowOf = (end: LinePicture['from']): number =>
      rows.findIndex((player) => player.seat === end) + 1;
    return rowOf(from) > 0 && rowOf(from) < rowOf(to)
      ? [{ from: rowOf(from), to: rowOf(to), kind }]
      : [];
  });

/** The seats with what lies there, conflicts between them, and the neutral character of two. */
export function Ladder(props: LadderProps): JSX.Element {
  const text = (key: string): string => say(props.words, key);
  const rows = () => inOrder(props.position);

  return (
    <div class="felt pick">
      {/* The buttons below have longer names of their own. */}
      <p class="columns" aria-hidden="true">
        <span>{text('lay.column.subject')}</span>
        <span>{text('lay.column.markers')}</span>
        <Show when={props.coins}>
          <span>{text('lay.coins')}</span>
        </Show>
      </p>
      <div class="ladder">
        <ol aria-label={text('on-table.seats')}>
          <For each={rows()}>
            {(player) => (
              <SeatRow
                words={props.words}
                player={player}
                faceOf={props.faceOf}
                coins={props.coins}
                isLatest={props.latest === player.seat}
                open={(piece) => props.open(player.seat, piece)}
              />
            )}
          </For>
        </ol>
        <For each={linesBetween(rows(), props.lines)}>
          {({ from, to, kind }) => (
            <i
              class={`conflict-line ${kind}`}
              data-from={from}
              data-rows={to - from + 1}
              aria-hidden="true"
            />
          )}
        </For>
      </div>
      <Show when={props.position.players.length === 2}>
        <button
          class="neutral"
          type="button"
          data-latest={props.latest === 'neutral' ? '' : undefined}
          onClick={() => props.open('neutral', 'character')}
        >
          {text('on-table.neutral')}{' '}
          <b>
            {props.position.neutral
              ? `${rankOf(props.position.neutral)} ${text(`character.${props.position.neutral}`)}`
              : text('lay.tap')}
          </b>
        </button>
      </Show>
    </div>
  );
}
