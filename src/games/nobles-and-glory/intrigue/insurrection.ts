import { checkPlace, placesIn } from '../arrival.ts';
import { judgePopulation, populationOf, takeCard } from '../population.ts';
import { asNumber, asPlace } from '../processes/handling.ts';
import type { Action } from '../types/action.ts';
import type { Plot } from './plot.ts';

const RULE = 'ng.action.intrigue.insurrection';

/**
 * A Subject or Peasant of the other player comes anywhere into one’s own Population: a space is
 * needed, Equipoise is not (`ng.action.intrigue.insurrection`).
 */
export const insurrection: Plot<'insurrection'> = {
  rule: RULE,
  needed: 3,
  candidates: ({ seat, court }, other) =>
    populationOf(other).flatMap((card) =>
      placesIn(court).map((royal): Action => ({
        type: 'insurrection',
        seat,
        card,
        royal,
      })),
    ),
  judge: (player, other, { card, royal }) =>
    judgePopulation(other, card, RULE) ?? checkPlace(player, royal),
  use: (turn, other, { seat, card, royal }) =>
    takeCard(turn, other, { seat, card: asNumber(card), royal: asPlace(royal) }, [RULE]),
};
