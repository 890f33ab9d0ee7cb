import type { Turn } from '../../../engine/game.ts';
import type { NonEmpty, Seat } from '../../../engine/types.ts';
import { HAND_SIZE } from '../cards.ts';
import type { Rule } from '../rules.ts';
import { scoreGame } from '../scoring/score-game.ts';
import { firstLeaderOfPhase2, playerAt } from '../table.ts';
import type { Claim } from '../types.ts';
import type { State } from '../types/state.ts';

/** Whether the trick has been played and collected, and the next one has not begun. */
export const isCollected = (state: State): boolean =>
  state.stage === 'play' &&
  state.led === null &&
  playerAt(state, state.leader).hand.length === HAND_SIZE - state.trick;

/**
 * After a trick: the next one, phase 2 after the last trick of phase 1, or the counting after the
 * last trick of all.
 */
export function beginNextTrick(turn: Turn<Claim>): boolean {
  if (!isCollected(turn.state)) return false;
  const { phase, trick, lastWinner } = turn.state;
  const winner = lastWinner!;
  if (trick < HAND_SIZE) beginTrick(turn, { phase, trick: trick + 1, leader: winner });
  else if (phase === 1) beginPhase2(turn, winner);
  else endGame(turn);
  return true;
}

function beginPhase2(turn: Turn<Claim>, winner: Seat): void {
  turn.emit({ type: 'phaseEnded', phase: 1 }, ['cl.phase1.end', 'cl.structure.two-phases']);
  for (const { seat } of turn.state.players)
    turn.emit({ type: 'recruitsTaken', seat }, [
      'cl.phase2.take-recruits',
      'cl.phase1.recruits-become-hand',
    ]);
  beginTrick(turn, { phase: 2, trick: 1, leader: firstLeaderOfPhase2(turn.state, winner) });
}

function endGame(turn: Turn<Claim>): void {
  turn.emit({ type: 'phaseEnded', phase: 2 }, ['cl.end.after-last-trick']);
  scoreGame(turn);
}

/** Begins a trick; in phase 1 it reveals the card that is contested. */
export function beginTrick(
  turn: Turn<Claim>,
  begun: Pick<State, 'phase' | 'trick' | 'leader'>,
): void {
  turn.emit({ type: 'trickBegun', ...begun }, citesOfBeginning(turn.state, begun));
  const [card] = turn.state.drawPile;
  if (card)
    turn.emit({ type: 'contestedRevealed', card }, [
      'cl.phase1.reveal',
      'cl.phase1.contested-card',
    ]);
}

function citesOfBeginning(
  state: State,
  { phase, trick }: Pick<State, 'phase' | 'trick'>,
): NonEmpty<Rule> {
  const steps = phase === 1 ? 'cl.phase1.trick-steps' : 'cl.phase2.trick-steps';
  if (trick > 1) return ['cl.leader.previous-winner', steps];
  if (phase === 1) return ['cl.leader.first-trick-youngest', 'cl.phase1.thirteen-tricks', steps];
  return ['cl.phase2.thirteen-tricks', steps, 'cl.phase2.no-contested-card', ...leaderRules(state)];
}

/** No printed rule lets the loser lead: that reading of `phase2-first-leader` stands for itself. */
function leaderRules({ rulings }: State): readonly Rule[] {
  switch (rulings['phase2-first-leader']) {
    case 'last-phase-1-winner':
      return ['cl.leader.previous-winner'];
    case 'youngest-player':
      return ['cl.leader.first-trick-youngest'];
    case 'last-phase-1-loser':
      return [];
  }
}
