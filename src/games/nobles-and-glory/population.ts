import type { Turn } from '../../engine/game.ts';
import type { NonEmpty, Seat } from '../../engine/types.ts';
import { placesIn } from './arrival.ts';
import type { CardId, NumberId, RoyalId } from './cards.ts';
import { judgeLeaving } from './guard.ts';
import { isPeasantOf } from './peasants.ts';
import { refuse, type Judgement } from './refuse.ts';
import { isSubjectOf } from './rows.ts';
import type { Rule } from './rules.ts';
import { subjectsOf } from './subjects.ts';
import type { NoblesAndGlory } from './types.ts';
import type { Action } from './types/action.ts';
import type { Player } from './types/state.ts';

/** The Population of a player: Subjects and Peasants (`ng.term.population`). */
export const populationOf = ({ court, peasants }: Player): NumberId[] => [
  ...subjectsOf(court),
  ...peasants,
];

/** A Subject of a player who keeps another one, or a Peasant (`ng.term.population`). */
export function judgePopulation(player: Player, card: CardId, because: Rule): Judgement {
  if (isPeasantOf(player, card)) return undefined;
  return isSubjectOf(player, card)
    ? judgeLeaving(player, card)
    : refuse(because, 'not-in-population', { seat: player.seat, card });
}

/** Each of these cards, to be taken to every place of one’s own kingdom. */
export const takeCandidates = (player: Player, cards: readonly NumberId[]): Action[] =>
  cards.flatMap((card) =>
    placesIn(player.court).map((royal): Action => ({
      type: 'take',
      seat: player.seat,
      card,
      royal,
    })),
  );

/** A card that is taken, and the place where it comes: among the Peasants where that is null. */
interface Taking {
  readonly seat: Seat;
  readonly card: NumberId;
  readonly royal: RoyalId | null;
}

/** A card of a Population comes into the other kingdom. */
export function takeCard(
  turn: Turn<NoblesAndGlory>,
  from: Player,
  { seat, card, royal }: Taking,
  cites: NonEmpty<Rule>,
): void {
  const taken = { seat, from: from.seat, card, royal };
  if (isSubjectOf(from, card)) turn.emit({ type: 'subjectTaken', ...taken }, cites);
  else turn.emit({ type: 'peasantTaken', ...taken }, cites);
}
