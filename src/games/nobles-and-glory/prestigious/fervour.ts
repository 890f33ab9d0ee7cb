import { checkPlace, placesIn } from '../arrival.ts';
import { isNumber, suitOf, type CardId } from '../cards.ts';
import { playerAt } from '../players.ts';
import { asNumber, asPlace, notNow, type Handling } from '../processes/handling.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Action } from '../types/action.ts';
import type { FervourProcess } from '../types/migration.ts';
import type { Player } from '../types/state.ts';

const RULE = 'ng.prestigious.fervour';

/** The card that has come from the Draw Pile just now: the last one of the hand. */
const drawnBy = ({ hand }: Player): CardId => hand.at(-1)!;

/**
 * A Club Number Card drawn from the Draw Pile may be placed at once, as a Subject where there is a
 * space or as a Peasant, and another is drawn for it (`ng.prestigious.fervour`, `fervour-repeat`).
 * The question comes with every card drawn: it does not tell which it is.
 */
export const fervour: Handling<FervourProcess> = {
  rule: RULE,
  pending: (_, { seat }) => ({ name: 'fervour', seats: [seat], secret: true }),
  candidates: (state, _, seat) => {
    const player = playerAt(state, seat);
    const card = drawnBy(player);
    return [
      ...placesIn(player.court).map((royal): Action => ({ type: 'fervour', seat, card, royal })),
      { type: 'done', seat },
    ];
  },
  judge: (state, { seat }, action) => {
    if (action.type === 'done') return undefined;
    return action.type === 'fervour'
      ? judgeFervour(playerAt(state, seat), action.card, action.royal)
      : notNow(RULE, action);
  },
  resolve: (turn, { seat }, action) => {
    if (action.type === 'fervour')
      turn.emit(
        {
          type: 'drawnCardPlaced',
          seat,
          card: asNumber(action.card),
          royal: asPlace(action.royal),
        },
        [RULE],
      );
    else turn.emit({ type: 'drawnCardKept', seat }, [RULE]);
  },
};

/** The card just drawn, a Club with a value; neither Equipoise nor Administration are tested. */
function judgeFervour(player: Player, card: CardId, royal: CardId | null): Judgement {
  if (card !== drawnBy(player)) return refuse(RULE, 'not-drawn', { card });
  if (!isNumber(card)) return refuse('ng.card.number', 'not-number', { card });
  if (suitOf(card) !== 'club') return refuse(RULE, 'other-suit', { card, suit: 'club' });
  return checkPlace(player, royal);
}
