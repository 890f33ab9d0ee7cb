import { checkForcedArrival, placesIn } from '../arrival.ts';
import { isNumber, suitOf, valueOf, type NumberId } from '../cards.ts';
import { otherThan } from '../players.ts';
import { isPeasantOf, judgePeasant } from '../peasants.ts';
import { asNumber, asRoyal } from '../processes/handling.ts';
import { judgeReplacement } from '../replacement.ts';
import type { Action } from '../types/action.ts';
import { judgeStaying, type Enact } from './ability.ts';

const RULE = 'ng.action.enact.tournament';
const SUBJECT = 'ng.action.enact.tournament-subject';

/**
 * A Club: a Peasant of the other player comes into the hand, a lower card of its suit takes its
 * place, and one lower still becomes a Subject of one’s own, or a Peasant where Equipoise or space
 * refuse it (`ng.action.enact.tournament`, `ng.action.enact.tournament-subject`,
 * `ng.equipoise.elsewhere`, `ng.administration.forced`).
 */
export const tournament: Enact<'tournament'> = {
  rule: RULE,
  suit: 'club',
  candidates: ({ seat, hand, court }, { peasants }, cost) => {
    const numbers = hand.filter(isNumber);
    const below = (card: NumberId) =>
      numbers.filter((each) => suitOf(each) === suitOf(card) && valueOf(each) < valueOf(card));
    return peasants.flatMap((peasant) =>
      below(peasant).flatMap((by) =>
        below(by).flatMap((subject) =>
          placesIn(court).map((royal): Action => ({
            type: 'tournament',
            seat,
            peasant,
            by,
            subject,
            royal,
            ...cost,
          })),
        ),
      ),
    );
  },
  judge: (state, player, other, action) => {
    const { peasant, by, subject, royal } = action;
    const { seat, hand: from } = player;
    if (!isPeasantOf(other, peasant)) return judgePeasant(other, peasant, RULE);
    return (
      judgeStaying(action, by, RULE) ??
      judgeReplacement({ seat, card: peasant, by, from, must: 'lower' }, RULE) ??
      judgeStaying(action, subject, SUBJECT) ??
      judgeReplacement({ seat, card: by, by: subject, from, must: 'lower' }, SUBJECT) ??
      checkForcedArrival(state, player, asNumber(subject), royal, SUBJECT)
    );
  },
  use: (turn, { seat, peasant, by, subject, royal }) => {
    const { seat: theirs } = otherThan(turn.state, seat);
    turn.emit({ type: 'peasantDrawn', seat, from: theirs, card: asNumber(peasant) }, [RULE]);
    turn.emit({ type: 'peasantPlaced', seat, to: theirs, card: asNumber(by) }, [RULE]);
    const card = asNumber(subject);
    if (royal === null)
      turn.emit({ type: 'peasantPlaced', seat, to: seat, card }, [
        SUBJECT,
        'ng.administration.forced',
      ]);
    else
      turn.emit({ type: 'subjectPlaced', seat, card, royal: asRoyal(royal) }, [
        SUBJECT,
        'ng.equipoise.elsewhere',
      ]);
  },
};
