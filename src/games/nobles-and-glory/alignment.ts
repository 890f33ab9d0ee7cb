import type { NonEmpty, Seat } from '../../engine/types.ts';
import { suitOf, valueOf, type Suit } from './cards.ts';
import type { Rule } from './rules.ts';
import { subjectsOf } from './subjects.ts';
import type { Alignment } from './types/migration.ts';
import type { Player } from './types/state.ts';

/** The kingdom that a Refugee comes to. */
interface Destination {
  readonly seat: Seat;
  readonly by: Alignment;
  readonly cites: NonEmpty<Rule>;
}

/** What is compared for a suit, in order, each with its rule. */
const MEASURES: readonly {
  readonly by: Alignment;
  readonly because: Rule;
  readonly measure: (player: Player, suit: Suit) => number;
}[] = [
  { by: 'court', because: 'ng.turn.migration.aligned-court', measure: royalsOf },
  {
    by: 'all',
    because: 'ng.turn.migration.aligned-all',
    measure: (player, suit) => royalsOf(player, suit) + ofSuit(player, suit).length,
  },
  {
    by: 'highest',
    because: 'ng.turn.migration.aligned-highest',
    measure: (player, suit) => Math.max(0, ...ofSuit(player, suit).map(valueOf)),
  },
];

function royalsOf({ court }: Player, suit: Suit): number {
  return court.filter(({ card }) => suitOf(card) === suit).length;
}

const ofSuit = ({ court }: Player, suit: Suit) =>
  subjectsOf(court).filter((card) => suitOf(card) === suit);

/**
 * The kingdom most aligned with a suit: more cards in the Royal Court, then more with the Subjects,
 * then the highest Subject; where all are equal, that of the player who turned the card
 * (`ng.turn.migration.destination`).
 */
export function mostAligned(
  [first, second]: readonly [Player, Player],
  suit: Suit,
  active: Seat,
): Destination {
  const cites: NonEmpty<Rule> = ['ng.turn.migration.destination'];
  for (const { by, because, measure } of MEASURES) {
    const difference = measure(first, suit) - measure(second, suit);
    if (difference !== 0)
      return { seat: (difference > 0 ? first : second).seat, by, cites: [...cites, because] };
  }
  return { seat: active, by: 'active', cites: [...cites, 'ng.turn.migration.aligned-active'] };
}
