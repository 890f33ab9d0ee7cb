import { drawOne } from '../draw.ts';
import type { Ascendancy } from './ability.ts';

const RULE = 'ng.action.ascendancy.master-of-the-hunt';

/**
 * A Spade: draw a card, however many are in hand. The card discarded for it may be all that is left
 * to draw (`ng.action.ascendancy.master-of-the-hunt`, `ng.deck.reshuffle`).
 */
export const masterOfTheHunt: Ascendancy<'master-of-the-hunt'> = {
  rule: RULE,
  suit: 'spade',
  candidates: ({ seat }, card) => [{ type: 'master-of-the-hunt', seat, card }],
  judge: () => undefined,
  use: (turn, { seat }) => {
    drawOne(turn, seat, [RULE]);
  },
};
