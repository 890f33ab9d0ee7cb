import { playerAt } from '../players.ts';
import { refuse } from '../refuse.ts';
import { moved } from '../rows.ts';
import { excessIn } from '../slide.ts';
import type { ActionOf } from '../types/action.ts';
import type { SlideExcess } from '../types/state.ts';
import { notNow, type Handling } from './handling.ts';

const RULE = 'ng.court.slide';

/**
 * Which Subject of the row that holds too much goes to the newcomer: nothing is lost in a slide
 * (`ng.court.slide`).
 */
export const slideExcess: Handling<SlideExcess> = {
  rule: RULE,
  pending: (_, { seat }) => ({ name: 'slide-excess', seats: [seat] }),
  candidates: (state, { newcomer }, seat) =>
    excessIn(playerAt(state, seat))!.subjects.map((card) => ({
      type: 'move',
      seat,
      card,
      royal: newcomer,
    })),
  judge: (state, { newcomer }, action) => {
    if (action.type !== 'move') return notNow(RULE, action);
    const { card, royal } = action;
    const excess = excessIn(playerAt(state, action.seat))!;
    if (!excess.subjects.some((other) => other === card))
      return refuse(RULE, 'not-too-many', { card, royal: excess.royal });
    return royal === newcomer ? undefined : refuse(RULE, 'newcomer-only', { royal: newcomer });
  },
  resolve: (turn, _, action) => turn.emit(moved(action as ActionOf<'move'>), [RULE]),
};
