import { topOf } from '../stack.ts';
import { turnOver } from './lose.ts';
import { roundOf } from './placing.ts';
import type { Stage } from './stage.ts';
import { endRounds } from './training.ts';

/**
 * Each places two cards in turn; then those that lie face down are turned over
 * (`ng.action.duel.round-two`, `ng.action.duel.result`).
 */
export const roundTwo: Stage<'round-two'> = roundOf({
  rule: 'ng.action.duel.round-two',
  isFull: ({ duelists }) => duelists.every(({ open, down }) => open.length > 0 && down),
  end: (turn) => {
    turnOver(turn, 'ng.action.duel.result');
    const open = topOf(turn.state);
    if (open.type === 'duel') endRounds(turn, open);
  },
});
