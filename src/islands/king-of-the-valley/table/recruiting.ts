import type { HillPlace } from '../../../games/king-of-the-valley/hill.ts';
import type { Action } from '../../../games/king-of-the-valley/types/action.ts';
import type { Tried } from '../../../narration/attempts.ts';
import type { ShownAnswer } from '../../table/shown-answer.ts';

/**
 * What comes of recruiting from a place of the hill: at the decision about it, or later in the
 * turn. Undefined where nobody has named the tile there.
 */
export function recruitingFrom(answer: ShownAnswer, place: HillPlace): Tried | undefined {
  const earlier = answer.decisions.flatMap(({ seat, key }) => answer.attempts(seat, key));
  const now = answer.picture.seats.flatMap(({ seat }) => answer.attempts(seat));
  return [...earlier, ...now]
    .filter(({ kind }) => kind === 'recruit')
    .flatMap(({ actions }) => actions)
    .find(({ action }) => (action as Action & { type: 'recruit' }).place === place);
}
