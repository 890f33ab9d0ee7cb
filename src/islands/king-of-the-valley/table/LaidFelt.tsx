import { Show, type JSX } from 'solid-js';
import type { Seat } from '../../../engine/types.ts';
import type { Position } from '../../../games/king-of-the-valley/types/position.ts';
import type { Cell } from '../../../games/king-of-the-valley/valley.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { kinglessIn } from './edit.ts';
import { LaidHill } from './LaidHill.tsx';
import { LaidValley } from './LaidValley.tsx';
import { spotOf, type Topic } from './topics.ts';

interface LaidFeltProps {
  readonly words: Words;
  readonly position: Position;
  /** What was laid last. */
  readonly latest: Topic | undefined;
  /** Whose kings stand where nobody has put them. */
  readonly aside: readonly Seat[];
  readonly tap: (cell: Cell) => void;
  readonly show: (topic: Topic) => void;
}

/** What to tap next, the valley and, once every king stands there, the hill. */
export function LaidFelt(props: LaidFeltProps): JSX.Element {
  const kingless = (): Seat | undefined => kinglessIn(props.position);
  return (
    <>
      <p class="laid-prompt" role="status">
        {kingless()
          ? say(props.words, 'lay.first', { seat: say(props.words, `seat.${kingless()!}`) })
          : say(props.words, 'lay.next')}
      </p>
      <div class="felt laid-felt">
        <LaidValley
          words={props.words}
          position={props.position}
          latest={spotOf(props.latest)}
          aside={props.aside}
          tap={props.tap}
        />
        <Show when={!kingless()}>
          <LaidHill
            words={props.words}
            position={props.position}
            latest={spotOf(props.latest)}
            tap={(place) => props.show({ place })}
          />
        </Show>
      </div>
    </>
  );
}
