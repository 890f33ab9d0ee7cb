import { For, Show, type JSX } from 'solid-js';
import type { Seat } from '../../../engine/types.ts';
import { say, type Words } from '../../../i18n/words.ts';
import type { Cell, SeatPicture } from '../../../narration/rival-kings/picture.ts';
import type { Asked } from '../../shared/board.ts';
import { Crest } from '../../shared/Crest.tsx';
import { Sign } from '../../shared/Signs.tsx';
import { Spot } from '../../shared/Spot.tsx';
import { pieces } from './pieces.ts';

interface StripProps {
  readonly seat: SeatPicture;
  readonly before: SeatPicture | undefined;
  readonly words: Words;
  readonly asked: Asked;
}

const cellOf = (seat: SeatPicture | undefined, action: Cell['action']): Cell | undefined =>
  seat?.cells.find((cell) => cell.action === action);

/** The strip of actions of a character, in the order in which they are carried out. */
export function Strip(props: StripProps): JSX.Element {
  return (
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
  );
}

/** One action: free, done, or covered by crests. */
function ActionCell(props: {
  seat: Seat;
  cell: Cell;
  before: Cell | undefined;
  words: Words;
  asked: Asked;
}): JSX.Element {
  const label = (): string =>
    [`action.${props.cell.action}.short`, `seat.${props.seat}`]
      .map((key) => say(props.words, key))
      .join(', ');
  const isNew = (by: Seat): boolean =>
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
