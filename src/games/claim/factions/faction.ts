import type { CardId, FactionId } from '../cards.ts';
import type { Judgement } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import type { RulingId } from '../rulings.ts';
import type { PlayAction } from '../types/action.ts';
import type { Place, Trick, Victory } from '../types/state.ts';

/**
 * What a follower owes: a card of the led faction or a doppelganger, a doppelganger to a led one, a
 * doppelganger for want of both, or nothing.
 */
export type Duty = 'follow' | 'follow-doppelganger' | 'play-doppelganger' | 'none';

/**
 * What a faction does that others do not: in following, in winning a trick, in collecting it, in
 * the counting. What is absent is as for every faction.
 */
export interface Faction {
  /** What is owed to a led card of it, by who can. */
  readonly dutyToFollow?: Duty;
  /** The rule by which that is owed. */
  readonly followRule?: Rule;
  /** Why its card may not be played where a card of the led faction is owed. */
  refuseNotFollowing?(led: FactionId, play: PlayAction): Judgement;
  /** The faction that its card beats from the second place. */
  readonly beats?: FactionId;
  /** Further rules behind a victory. */
  rulesOfVictory?(trick: Trick, winner: Place, by: Victory): readonly Rule[];
  /** Further rules where its card was contested and is recruited. */
  readonly contestedRules?: readonly Rule[];
  /** Further rules where the rest of a trick of phase 1 is discarded. */
  rulesOfDiscard?(trick: Trick, rest: readonly CardId[]): readonly Rule[];
  /** Further rules where the winner collects the rest of a trick of phase 2. */
  rulesOfCollecting?(trick: Trick, rest: readonly CardId[]): readonly Rule[];
  /** A further rule where its cards are counted. */
  readonly countRule?: Rule;
  /** Open rulings that its card touches in the hand of a follower who may play anything. */
  readonly touches?: readonly RulingId[];
}
