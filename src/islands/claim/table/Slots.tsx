import { Show, type JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import { Crest } from '../../shared/Crest.tsx';
import type { Position } from '../../../games/claim/types/position.ts';
import { handIn, rolesIn, type Place } from './edit.ts';
import { Slot } from './Slot.tsx';

interface SlotsProps {
  readonly words: Words;
  readonly position: Position;
  /** The place that was laid last. */
  readonly latest: Place | undefined;
  readonly open: (place: Place) => void;
}

/** The led card, the second one or the hand it comes from and, in phase 1, the contested one. */
export function Slots(props: SlotsProps): JSX.Element {
  const roles = () => rolesIn(props.position);
  const nameOf = (role: 'leader' | 'follower'): string => say(props.words, `seat.${roles()[role]}`);
  return (
    <div class="felt slots">
      <Slot
        words={props.words}
        label={say(props.words, 'lay.led', { seat: nameOf('leader') })}
        sign={<Crest seat={roles().leader} />}
        cards={props.position.led ? [props.position.led] : []}
        isLatest={props.latest === 'led'}
        open={() => props.open('led')}
      />
      <Slot
        words={props.words}
        label={say(props.words, 'lay.hand', { seat: nameOf('follower') })}
        sign={<Crest seat={roles().follower} />}
        cards={handIn(props.position)}
        isLatest={props.latest === 'hand'}
        open={() => props.open('hand')}
      />
      <Show when={(props.position.phase ?? 1) === 1}>
        <Slot
          words={props.words}
          label={say(props.words, 'lay.contested')}
          cards={props.position.contested ? [props.position.contested] : []}
          isLatest={props.latest === 'contested'}
          open={() => props.open('contested')}
        />
      </Show>
    </div>
  );
}
