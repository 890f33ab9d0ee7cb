import { playerAt } from '../players.ts';
import { topOf } from '../stack.ts';
import type { DuelProcess } from '../types/duel.ts';
import { challengedIn, challengerIn, lowerOf } from './duelists.ts';
import { turnOver } from './lose.ts';
import {
  askForCard,
  cardsToPlace,
  judgePlacing,
  loseWithoutCard,
  place,
  type Due,
} from './placing.ts';
import type { Stage } from './stage.ts';

const RULE = 'ng.action.duel.round-one';

/** The challenged player first: a yield then costs nobody a card (`duel-yield-cards`). */
function dueIn(duel: DuelProcess): Due {
  const challenged = challengedIn(duel);
  const { seat } = challenged.down ? challengerIn(duel) : challenged;
  return { seat, face: 'down' };
}

/**
 * Each places a card face down, and both are turned over; the lower one loses the round, and both
 * are discarded (`ng.action.duel.round-one`, `ng.action.duel.round-one-discard`).
 */
export const roundOne: Stage<'round-one'> = {
  rule: RULE,
  pending: (_, duel) => askForCard(dueIn(duel), 'round-one'),
  candidates: (state, _, seat) => cardsToPlace(playerAt(state, seat)),
  judge: (state, duel, action) => judgePlacing(state, duel, action, RULE),
  resolve: (turn, duel, action) => {
    if (!place(turn, dueIn(duel), action, RULE)) return;
    const placed = topOf(turn.state);
    if (placed.type !== 'duel' || placed.duelists.some(({ down }) => !down)) return;
    turnOver(turn, RULE);
    const open = topOf(turn.state);
    if (open.type !== 'duel') return;
    turn.emit(
      {
        type: 'duelRoundEnded',
        ...lowerOf(open),
        cards: open.duelists.flatMap((duelist) => duelist.open),
      },
      [RULE, 'ng.action.duel.round-one-discard'],
    );
  },
  follow: (turn, duel) => loseWithoutCard(turn, dueIn(duel)),
};
