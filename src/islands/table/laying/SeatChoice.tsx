import type { JSX } from 'solid-js';
import type { Seat } from '../../../engine/types.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { Crest } from '../../shared/Crest.tsx';
import { Choice } from '../Choice.tsx';

interface SeatChoiceProps {
  readonly words: Words;
  readonly label: string;
  readonly seats: readonly Seat[];
  readonly chosen: Seat;
  readonly choose: (seat: Seat) => void;
}

/** One of the seats: a button each, with its crest. */
export function SeatChoice(props: SeatChoiceProps): JSX.Element {
  return (
    <Choice
      label={props.label}
      options={props.seats}
      chosen={props.chosen}
      name={(seat) => (
        <>
          <Crest seat={seat} />
          {say(props.words, `seat.${seat}`)}
        </>
      )}
      choose={props.choose}
    />
  );
}
