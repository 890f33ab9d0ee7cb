import type { NonEmpty, Seat } from '../../engine/types.ts';
import { SUITS, suitOf, valueOf, type NumberId } from './cards.ts';
import type { Rule } from './rules.ts';
import type { Readings } from './rulings.ts';

/** A player with the Subject of the starting cards. */
export interface Starter {
  readonly seat: Seat;
  readonly subject: NumberId;
}

/** Who takes the first turn: by the lower value or, where it is equal, by suit. */
interface First {
  readonly seat: Seat;
  readonly by: 'value' | 'suit';
  readonly cites: NonEmpty<Rule>;
}

/**
 * The player with the lower starting Subject (`ng.setup.first-player`). Of two equal ones Diamonds
 * beat Clubs, Clubs Hearts and Hearts Spades (`ng.setup.first-player-tie`): the suit that beats the
 * other begins or, by the other reading, is the higher card (`first-player-tie`).
 */
export function firstPlayer(
  a: Starter,
  b: Starter,
  { 'first-player-tie': tie }: Pick<Readings, 'first-player-tie'>,
): First {
  const difference = valueOf(a.subject) - valueOf(b.subject);
  if (difference !== 0)
    return {
      seat: difference < 0 ? a.seat : b.seat,
      by: 'value',
      cites: ['ng.setup.first-player'],
    };
  const aBeats = SUITS.indexOf(suitOf(a.subject)) > SUITS.indexOf(suitOf(b.subject));
  const aBegins = aBeats === (tie === 'winner-starts');
  return {
    seat: aBegins ? a.seat : b.seat,
    by: 'suit',
    cites: ['ng.setup.first-player', 'ng.setup.first-player-tie'],
  };
}
