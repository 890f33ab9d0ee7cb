import { topOf } from '../stack.ts';
import { lowerOf } from './duelists.ts';
import { lose, turnOver } from './lose.ts';
import { roundOf } from './placing.ts';
import type { Stage } from './stage.ts';

/**
 * Each places two cards in turn; then those that lie face down are turned over, and the lower total
 * loses (`ng.action.duel.round-two`, `ng.action.duel.result`).
 */
export const roundTwo: Stage<'round-two'> = roundOf({
  rule: 'ng.action.duel.round-two',
  isFull: ({ duelists }) => duelists.every(({ open, down }) => open.length > 0 && down),
  end: (turn) => {
    turnOver(turn, 'ng.action.duel.result');
    const open = topOf(turn.state);
    if (open.type !== 'duel') return;
    const { seat, by } = lowerOf(open);
    lose(turn, seat, by);
  },
});
