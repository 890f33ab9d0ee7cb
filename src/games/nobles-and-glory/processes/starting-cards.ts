import { asNumber, asRoyal } from '../action-cards.ts';
import { isNumber, isRoyal } from '../cards.ts';
import { playerAt } from '../players.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { ActionOf } from '../types/action.ts';
import type { Player, Starting } from '../types/state.ts';
import { notNow, type Handling } from './handling.ts';

type StartingCardsAction = ActionOf<'starting-cards'>;

const RULE = 'ng.setup.starting-cards';

/** Both players lay their starting cards, unseen by each other (`ng.setup.starting-cards`). */
export const startingCards: Handling<Starting> = {
  rule: RULE,
  pending: ({ players: [first, second] }, { laid }) => {
    const [one, ...more] = [first.seat, second.seat].filter((seat) => !laid[seat]);
    return { name: 'starting-cards', seats: [one!, ...more], secret: true };
  },
  candidates: (state, _, seat) => startingCardsOptions(playerAt(state, seat)),
  judge: (state, { laid }, action) =>
    action.type === 'starting-cards'
      ? judgeStartingCards(laid, playerAt(state, action.seat), action)
      : notNow(RULE, action),
  resolve: (turn, _, action) => {
    const { seat, ...laid } = action as StartingCardsAction;
    const [royal, subject] = [asRoyal(laid.royal), asNumber(laid.subject)];
    turn.emit({ type: 'startingCardsLaid', seat, royal, subject }, [RULE], [seat]);
  },
};

/** Every Royal Card of a hand with every Number Card of it. */
const startingCardsOptions = ({ seat, hand }: Player): StartingCardsAction[] =>
  hand
    .filter(isRoyal)
    .flatMap((royal) =>
      hand.filter(isNumber).map((subject) => ({ type: 'starting-cards', seat, royal, subject })),
    );

/**
 * Once each, from one’s own hand, a Royal Card and a Number Card (`ng.setup.starting-cards`,
 * `ng.card.royal`, `ng.card.number`).
 */
function judgeStartingCards(
  laid: Starting['laid'],
  { seat, hand }: Player,
  { royal, subject }: StartingCardsAction,
): Judgement {
  if (laid[seat]) return refuse(RULE, 'starting-cards-laid', { seat });
  const missing = [royal, subject].find((card) => !hand.includes(card));
  if (missing) return refuse(RULE, 'not-in-hand', { seat, card: missing });
  if (!isRoyal(royal)) return refuse('ng.card.royal', 'not-royal', { card: royal });
  return isNumber(subject) ? undefined : refuse('ng.card.number', 'not-number', { card: subject });
}
