import type { Turn } from '../../../engine/game.ts';
import type { NonEmpty, Seat } from '../../../engine/types.ts';
import { asNumber } from '../action-cards.ts';
import { isNumber, suitOf, type CardId, type NumberId } from '../cards.ts';
import { missingSuits } from '../peasant-events/all.ts';
import { judgePeasant } from '../peasants.ts';
import { playerAt } from '../players.ts';
import type { Judgement } from '../refuse.ts';
import { judgeReplacement } from '../replacement.ts';
import { isSubjectOf, notOwnSubject } from '../rows.ts';
import type { Rule } from '../rules.ts';
import { subjectsOf } from '../subjects.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action } from '../types/action.ts';
import type { PeasantPhase } from '../types/peasants.ts';
import type { Player, State } from '../types/state.ts';
import { notNow, type Handling } from './handling.ts';

const RULE = 'ng.turn.peasant.first-part';
const FROM_HAND = 'ng.turn.peasant.exchange-hand';
const FROM_PEASANTS = 'ng.turn.peasant.exchange-peasant';

/**
 * The first part of a Peasant Phase: one exchange or none. The events then come by themselves
 * (`ng.turn.peasant.first-part`).
 */
export const peasant: Handling<PeasantPhase> = {
  rule: RULE,
  pending: (_, { seat }) => ({ name: 'peasant', seats: [seat], secret: true }),
  candidates: (state, _, seat) => [...exchanges(playerAt(state, seat)), { type: 'done', seat }],
  judge: (state, { seat }, action) => {
    const player = playerAt(state, seat);
    switch (action.type) {
      case 'done':
        return undefined;
      case 'exchange-hand':
        return (
          judgeHigher(player, action.card, action.by, player.hand, FROM_HAND) ??
          judgePeasant(player, action.peasant, FROM_HAND)
        );
      case 'exchange-peasant':
        return (
          judgePeasant(player, action.by, FROM_PEASANTS) ??
          judgeHigher(player, action.card, action.by, player.peasants, FROM_PEASANTS)
        );
      default:
        return notNow(RULE, action);
    }
  },
  resolve: (turn, { seat }, action) => {
    exchange(turn, seat, action);
    turn.emit({ type: 'exchangeEnded', seat, missing: notedSuits(turn.state, seat) }, [
      RULE,
      'ng.turn.peasant.outnumbered',
    ]);
  },
};

/** Every exchange of a Subject for another card of its suit. */
function exchanges({ seat, hand, court, peasants }: Player): Action[] {
  const ofSuitOf = (card: NumberId, cards: readonly CardId[]) =>
    cards.filter(isNumber).filter((other) => suitOf(other) === suitOf(card));
  return subjectsOf(court).flatMap((card) => [
    ...ofSuitOf(card, hand).flatMap((by) =>
      peasants.map((discarded): Action => ({
        type: 'exchange-hand',
        seat,
        card,
        by,
        peasant: discarded,
      })),
    ),
    ...ofSuitOf(card, peasants).map((by): Action => ({ type: 'exchange-peasant', seat, card, by })),
  ]);
}

/**
 * A Subject of one’s own, and a higher Number Card of its suit from there
 * (`ng.turn.peasant.exchange-hand`, `ng.turn.peasant.exchange-peasant`).
 */
const judgeHigher = (
  player: Player,
  card: CardId,
  by: CardId,
  from: readonly CardId[],
  because: Rule,
): Judgement =>
  isSubjectOf(player, card)
    ? judgeReplacement({ seat: player.seat, card, by, from, must: 'higher' }, because)
    : notOwnSubject(player, card);

function exchange(turn: Turn<NoblesAndGlory>, seat: Seat, action: Action): void {
  if (action.type !== 'exchange-hand' && action.type !== 'exchange-peasant') return;
  const fromHand = action.type === 'exchange-hand';
  const cites: NonEmpty<Rule> = [fromHand ? FROM_HAND : FROM_PEASANTS];
  const [card, by] = [asNumber(action.card), asNumber(action.by)];
  turn.emit(
    { type: 'subjectReplaced', seat, card, by, from: fromHand ? 'hand' : 'peasants' },
    cites,
  );
  if (fromHand)
    turn.emit({ type: 'peasantDiscarded', seat, card: asNumber(action.peasant) }, cites);
}

/**
 * The missing suits, where they are noted before the first event for all of them
 * (`peasant-check-moment`).
 */
const notedSuits = (state: State, seat: Seat) =>
  state.rulings['peasant-check-moment'] === 'snapshot-at-start'
    ? missingSuits(playerAt(state, seat).court)
    : null;
