import type { Turn } from '../../engine/game.ts';
import type { NonEmpty, Seat } from '../../engine/types.ts';
import { isNumber, suitOf, type NumberId, type Suit } from './cards.ts';
import { regnantOf } from './court.ts';
import { judgeNumberInHand } from './hands.ts';
import { notNow } from './processes/handling.ts';
import { isRecovering } from './recovery.ts';
import { refuse, type Judgement } from './refuse.ts';
import type { Rule } from './rules.ts';
import type { NoblesAndGlory } from './types.ts';
import type { Action, ActionOf } from './types/action.ts';
import type { Kingdom, Player } from './types/state.ts';

const RULE = 'ng.preparation.place';

/** Every Number Card of the hand beneath every Royal Card. */
export const preparationCandidates = ({ seat, hand, court }: Player): Action[] =>
  hand
    .filter(isNumber)
    .flatMap((card) =>
      court.map(({ card: royal }) => ({ type: 'place-preparation', seat, card, royal })),
    );

/**
 * A Number Card of the hand beneath the Regnant, where no other lies and no Recovery Card
 * (`ng.preparation.place`, `ng.preparation.fixed`, `ng.action.duel.recovering`).
 */
export function judgePreparation(
  player: Player,
  { card, royal }: ActionOf<'place-preparation'>,
): Judgement {
  const { seat, court } = player;
  const absent = judgeNumberInHand(player, card, RULE);
  if (absent) return absent;
  const above = court.find((each) => each.card === royal);
  if (!above) return refuse(RULE, 'not-in-court', { seat, card: royal });
  if (above !== regnantOf(court)) return refuse(RULE, 'not-regnant', { card: royal });
  if (above.preparation) return refuse('ng.preparation.fixed', 'preparation-there', { royal });
  return isRecovering(above)
    ? refuse('ng.action.duel.recovering', 'recovering', { card: royal })
    : undefined;
}

/** The one Preparation Card that can be revealed: that beneath the Regnant. */
export const preparationOf = ({ court }: Pick<Kingdom, 'court'>): NumberId | null =>
  regnantOf(court).preparation;

/**
 * What a player with a Preparation Card beneath the Regnant is asked whenever one could be revealed,
 * whether it fits or not: the question tells nothing (`ng.preparation.regnant-only`).
 */
export const revealCandidates = (seat: Seat): Action[] => [
  { type: 'reveal', seat },
  { type: 'done', seat },
];

/** What a Preparation Card is revealed as: of which suit, and by which rule. */
interface Use {
  readonly suit: Suit;
  readonly because: Rule;
}

/**
 * Nothing is revealed, or the Preparation Card beneath the Regnant, of the suit that is asked for,
 * while the Royal Court has a card of that suit (`ng.preparation.suit`).
 */
export function judgeReveal(
  { court }: Pick<Kingdom, 'court'>,
  { suit, because }: Use,
  action: Action,
): Judgement {
  if (action.type === 'done') return undefined;
  if (action.type !== 'reveal') return notNow(because, action);
  const card = preparationOf({ court })!;
  if (suitOf(card) !== suit) return refuse(because, 'other-suit', { card, suit });
  return court.some((royal) => suitOf(royal.card) === suit)
    ? undefined
    : refuse('ng.preparation.suit', 'no-royal-of-suit', { card, suit });
}

/** What was revealed is discarded (`ng.preparation.regnant-only`). */
export function reveal(
  turn: Turn<NoblesAndGlory>,
  player: Player,
  action: Action,
  cites: NonEmpty<Rule>,
): void {
  const { seat } = player;
  const card = preparationOf(player);
  if (action.type === 'reveal' && card)
    turn.emit({ type: 'preparationRevealed', seat, card }, [
      ...cites,
      'ng.preparation.suit',
      'ng.preparation.regnant-only',
    ]);
  else turn.emit({ type: 'nothingRevealed', seat }, cites);
}
