import type { JSX } from 'solid-js';
import { SEATS } from '../../../engine/types.ts';
import { PHASES } from '../../../games/claim/types/state.ts';
import type { Position } from '../../../games/claim/types/position.ts';
import { say } from '../../../i18n/words.ts';
import { Choice } from '../../table/Choice.tsx';
import { createLaying } from '../../table/laying/laying.ts';
import { LaySheet } from '../../table/laying/LaySheet.tsx';
import { LayStatus } from '../../table/laying/LayStatus.tsx';
import { SeatChoice } from '../../table/laying/SeatChoice.tsx';
import type { LayProps } from '../../table/table-of-game.ts';
import { rolesIn, withLeader, withPhase, type Place } from './edit.ts';
import { PlaceSheet } from './PlaceSheet.tsx';
import { Slots } from './Slots.tsx';

/**
 * A trick of Claim to be laid by tapping: the phase, who leads with what, and the second card or
 * the hand it comes from.
 */
export function Lay(props: LayProps<Position>): JSX.Element {
  const laying = createLaying<Position, Place>(props);
  const text = (key: string, blanks?: Record<string, string>): string =>
    say(props.words, key, blanks);
  const roles = () => rolesIn(props.position);

  function title(place: Place): string {
    const { leader, follower } = roles();
    return text(`lay.sheet.${place}`, {
      seat: text(`seat.${place === 'led' ? leader : follower}`),
    });
  }

  return (
    <div class="lay claim-lay">
      <Choice
        label={text('lay.phase')}
        options={PHASES}
        chosen={props.position.phase ?? 1}
        name={(option) => text(`lay.phase.${option}`)}
        choose={(option) => laying.put(withPhase(props.position, option))}
      />
      <SeatChoice
        words={props.words}
        label={text('lay.leads')}
        seats={SEATS.filter((seat) => props.position.players.some((one) => one.seat === seat))}
        chosen={roles().leader}
        choose={(seat) => laying.put(withLeader(props.position, seat))}
      />
      <Slots
        words={props.words}
        position={props.position}
        latest={laying.latest()}
        open={laying.show}
      />
      <LayStatus words={props.words} laying={laying} />
      <p class="row">{props.children}</p>
      <LaySheet words={props.words} laying={laying} title={title}>
        {(place) => (
          <PlaceSheet
            words={props.words}
            position={props.position}
            place={place()}
            laying={laying}
          />
        )}
      </LaySheet>
    </div>
  );
}
