import { playerAt } from '../players.ts';
import { topOf } from '../stack.ts';
import type { DuelAt } from '../types/duel.ts';
import { duelistAt, lowerOf, rivalOf } from './duelists.ts';
import { lose, turnOver } from './lose.ts';
import {
  askForCard,
  cardsToPlace,
  judgePlacing,
  loseWithoutCard,
  place,
  type Due,
} from './placing.ts';
import type { Stage } from './stage.ts';

const RULE = 'ng.action.duel.round-two';

/** The loser of round one up, the other down, the loser down, the other up. */
function dueIn(duel: DuelAt<'round-two'>): Due {
  const [first, second] = [duelistAt(duel, duel.stage.loser), rivalOf(duel, duel.stage.loser)];
  if (first.open.length === 0) return { seat: first.seat, face: 'up' };
  if (!second.down) return { seat: second.seat, face: 'down' };
  return first.down ? { seat: second.seat, face: 'up' } : { seat: first.seat, face: 'down' };
}

/**
 * Each places two cards in turn; then those that lie face down are turned over, and the lower total
 * loses (`ng.action.duel.round-two`, `ng.action.duel.result`).
 */
export const roundTwo: Stage<'round-two'> = {
  rule: RULE,
  pending: (_, duel) => {
    const due = dueIn(duel);
    return askForCard(due, due.face);
  },
  candidates: (state, _, seat) => cardsToPlace(playerAt(state, seat)),
  judge: (state, duel, action) => judgePlacing(state, duel, action, RULE),
  resolve: (turn, duel, action) => {
    if (!place(turn, dueIn(duel), action, RULE)) return;
    const placed = topOf(turn.state);
    if (placed.type !== 'duel') return;
    if (placed.duelists.some(({ open, down }) => open.length === 0 || !down)) return;
    turnOver(turn, 'ng.action.duel.result');
    const open = topOf(turn.state);
    if (open.type !== 'duel') return;
    const { seat, by } = lowerOf(open);
    lose(turn, seat, by);
  },
  follow: (turn, duel) => loseWithoutCard(turn, dueIn(duel)),
};
