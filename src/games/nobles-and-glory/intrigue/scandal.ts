import { isNumber } from '../cards.ts';
import { judgePopulation, populationOf } from '../population.ts';
import type { Plot } from './plot.ts';

const RULE = 'ng.action.intrigue.scandal';

/**
 * A card of the other player’s Population becomes Glory of theirs (`ng.action.intrigue.scandal`).
 */
export const scandal: Plot<'scandal'> = {
  rule: RULE,
  needed: 1,
  candidates: ({ seat }, other) =>
    populationOf(other).map((card) => ({ type: 'scandal', seat, card })),
  judge: (_, other, { card }) => judgePopulation(other, card, RULE),
  use: (turn, { seat }, { card }) => {
    if (isNumber(card)) turn.emit({ type: 'scandalMade', seat, card }, [RULE]);
  },
};
