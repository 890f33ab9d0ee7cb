import type { Turn } from '../../../engine/game.ts';
import { otherThan, playerAt } from '../players.ts';
import { judgeReveal, preparationOf } from '../preparation.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action } from '../types/action.ts';
import type { FeastProcess } from '../types/treaty.ts';
import { notNow, type Handling } from './handling.ts';

const RULE = 'ng.preparation.feast';

/**
 * Whoever laid a Treaty that is broken may reveal a Spade as a Feast: the Treaty is put back, or the
 * Feast lies there as a new one (`ng.preparation.feast`, `feast-trigger`).
 */
export const feast: Handling<FeastProcess> = {
  rule: RULE,
  pending: (_, { seat, treaty: { card } }) => ({
    name: 'feast',
    seats: [seat],
    secret: true,
    about: { card },
  }),
  candidates: (_, __, seat) => [
    { type: 'restore-treaty', seat },
    { type: 'lay-feast', seat },
    { type: 'done', seat },
  ],
  judge: (state, { seat }, action) => {
    if (action.type === 'done') return undefined;
    return action.type === 'restore-treaty' || action.type === 'lay-feast'
      ? judgeReveal(
          playerAt(state, seat),
          { suit: 'spade', because: RULE },
          { type: 'reveal', seat },
        )
      : notNow(RULE, action);
  },
  resolve: answerBreak,
};

/** A Feast that puts the Treaty back is discarded like every Preparation Card (`feast-kept`). */
function answerBreak(
  turn: Turn<NoblesAndGlory>,
  { seat, treaty: { card } }: FeastProcess,
  action: Action,
): void {
  const preparation = preparationOf(playerAt(turn.state, seat));
  const { seat: to } = otherThan(turn.state, seat);
  const cites = [RULE, 'ng.preparation.suit', 'ng.preparation.regnant-only'] as const;
  if (action.type === 'restore-treaty' && preparation)
    turn.emit({ type: 'treatyRestored', seat, to, card, by: preparation }, cites);
  else if (action.type === 'lay-feast' && preparation)
    turn.emit({ type: 'feastLaid', seat, to, card: preparation }, [
      ...cites,
      'ng.preparation.feast-duration',
    ]);
  else turn.emit({ type: 'feastDeclined', seat }, [RULE]);
}
