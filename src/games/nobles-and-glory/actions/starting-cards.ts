import type { Turn } from '../../../engine/game.ts';
import { isNumber, isRoyal } from '../cards.ts';
import { refuse, type Verdict } from '../refuse.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { Player, Starting } from '../types/state.ts';

type StartingCardsAction = ActionOf<'starting-cards'>;

/** Every Royal Card of a hand with every Number Card of it (`ng.setup.starting-cards`). */
export const startingCardsOptions = ({ seat, hand }: Player): StartingCardsAction[] =>
  hand.filter(isRoyal).flatMap((royal) => hand.filter(isNumber).map((subject) => ({ type: 'starting-cards', seat, royal, subject })));

/** Once each, from one’s own hand, a Royal Card and a Number Card (`ng.setup.starting-cards`, `ng.card.royal`, `ng.card.number`). */
export function judgeStartingCards({ laid }: Starting, { seat, hand }: Player, { royal, subject }: StartingCardsAction): Verdict {
  if (laid[seat]) return refuse('ng.setup.starting-cards', 'starting-cards-laid', { seat });
  const missing = [royal, subject].find((card) => !hand.includes(card));
  if (missing) return refuse('ng.setup.starting-cards', 'not-in-hand', { seat, card: missing });
  if (!isRoyal(royal)) return refuse('ng.card.royal', 'not-royal', { card: royal });
  return isNumber(subject) ? undefined : refuse('ng.card.number', 'not-number', { card: subject });
}

/** Lays both cards face down: only their owner sees them (`ng.setup.starting-cards`). */
export function resolveStartingCards(turn: Turn<NoblesAndGlory>, { seat, royal, subject }: StartingCardsAction): void {
  if (isRoyal(royal) && isNumber(subject)) {
    turn.emit({ type: 'startingCardsLaid', seat, royal, subject }, ['ng.setup.starting-cards'], [seat]);
  }
}
