import { topOf } from '../stack.ts';
import { lowerOf } from './duelists.ts';
import { turnOver } from './lose.ts';
import { roundOf } from './placing.ts';
import type { Stage } from './stage.ts';

const RULE = 'ng.action.duel.round-one';

/**
 * Each places a card face down, and both are turned over; the lower one loses the round, and both
 * are discarded (`ng.action.duel.round-one`, `ng.action.duel.round-one-discard`).
 */
export const roundOne: Stage<'round-one'> = roundOf({
  rule: RULE,
  isFull: ({ duelists }) => duelists.every(({ down }) => down),
  end: (turn) => {
    turnOver(turn, RULE);
    const open = topOf(turn.state);
    if (open.type !== 'duel') return;
    const cards = open.duelists.flatMap((duelist) => duelist.open);
    turn.emit({ type: 'duelRoundEnded', ...lowerOf(open), cards }, [
      RULE,
      'ng.action.duel.round-one-discard',
    ]);
  },
});
