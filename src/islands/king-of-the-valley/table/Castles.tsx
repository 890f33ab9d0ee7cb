import { For, type JSX } from 'solid-js';
import type { Position } from '../../../games/king-of-the-valley/types/position.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { Crest } from '../../shared/Crest.tsx';
import { USUAL } from './castle.ts';
import { playerAt } from './edit.ts';
import type { Topic } from './topics.ts';

interface CastlesProps {
  readonly words: Words;
  readonly position: Position;
  readonly show: (topic: Topic) => void;
}

/** A button for what belongs to each player, with the gold, and one for the prices of the hill. */
export function Castles(props: CastlesProps): JSX.Element {
  const text = (key: string, blanks?: Record<string, string | number>): string =>
    say(props.words, key, blanks);
  return (
    <p class="row">
      <For each={props.position.players.map(({ seat }) => seat)}>
        {(seat) => (
          <button class="button" type="button" onClick={() => props.show({ castle: seat })}>
            <Crest seat={seat} />
            {text('lay.castle.gold', {
              seat: text(`seat.${seat}`),
              gold: playerAt(props.position, seat).gold ?? USUAL.gold,
            })}
          </button>
        )}
      </For>
      <button class="button text" type="button" onClick={() => props.show({ prices: true })}>
        {text('lay.prices')}
      </button>
    </p>
  );
}
