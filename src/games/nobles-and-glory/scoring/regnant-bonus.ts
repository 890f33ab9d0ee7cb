import { suitOf, type NumberId, type Suit } from '../cards.ts';
import { gloryOf } from '../glory.ts';
import type { Rule } from '../rules.ts';
import type { Readings } from '../rulings.ts';
import { subjectsOf } from '../subjects.ts';
import type { Kingdom } from '../types/state.ts';

/** Points that each Club Subject takes from a Heart Regnant’s bonus. */
const PER_CLUB_SUBJECT = 3;
/** Points that each Army Card gives to a Club Regnant. */
const PER_ARMY = 2;

/** Points, and the rule that gives them. */
interface Bonus {
  readonly points: number;
  readonly because: Rule;
}

const ofSuit = (cards: readonly NumberId[], suit: Suit): number =>
  cards.filter((card) => suitOf(card) === suit).length;

/**
 * The Regnant Bonus by the suit of one’s own Regnant, counted in both kingdoms: Subjects less
 * Peasants, Subjects less three for each Club among them, two for each Army Card, one for each
 * Diamond in the Glory Piles (`ng.end.bonus.spade`, `ng.end.bonus.heart`, `ng.end.bonus.club`,
 * `ng.end.bonus.diamond`). The first two may fall below zero or, by the other reading, not
 * (`bonus-negative`).
 */
export function regnantBonus(
  kingdoms: readonly Kingdom[],
  suit: Suit,
  { 'bonus-negative': below }: Pick<Readings, 'bonus-negative'>,
): Bonus {
  const subjects = kingdoms.flatMap(({ court }) => subjectsOf(court));
  const floored = (points: number): number =>
    below === 'floor-zero' ? Math.max(0, points) : points;
  switch (suit) {
    case 'spade': {
      const peasants = kingdoms.flatMap((kingdom) => kingdom.peasants).length;
      return { points: floored(subjects.length - peasants), because: 'ng.end.bonus.spade' };
    }
    case 'heart':
      return {
        points: floored(subjects.length - PER_CLUB_SUBJECT * ofSuit(subjects, 'club')),
        because: 'ng.end.bonus.heart',
      };
    case 'club':
      return {
        points: PER_ARMY * kingdoms.flatMap(({ armies }) => armies).length,
        because: 'ng.end.bonus.club',
      };
    case 'diamond':
      return {
        points: ofSuit(kingdoms.flatMap(gloryOf), 'diamond'),
        because: 'ng.end.bonus.diamond',
      };
  }
}
