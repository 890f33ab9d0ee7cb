import type { Turn } from '../../engine/game.ts';
import type { NonEmpty, Seat } from '../../engine/types.ts';
import type { Rule } from './rules.ts';
import { scoreGame } from './score-game.ts';
import { firstLeaderOfPhase2, playerAt } from './table.ts';
import type { Claim, State } from './types.ts';

/** The next trick, phase 2 after the last trick of phase 1, or the counting after the last trick of all. */
export function goOn(turn: Turn<Claim>, winner: Seat): void {
  const { phase, trick, leader } = turn.state;
  if (playerAt(turn.state, leader).hand.length > 0) return beginTrick(turn, { phase, trick: trick + 1, leader: winner });
  if (phase === 2) {
    turn.emit({ type: 'phaseEnded', phase }, ['cl.end.after-last-trick']);
    return scoreGame(turn);
  }
  turn.emit({ type: 'phaseEnded', phase }, ['cl.phase1.end', 'cl.structure.two-phases']);
  for (const { seat } of turn.state.players)
    turn.emit({ type: 'recruitsTaken', seat }, ['cl.phase2.take-recruits', 'cl.phase1.recruits-become-hand']);
  beginTrick(turn, { phase: 2, trick: 1, leader: firstLeaderOfPhase2(turn.state, winner) });
}

/** Begins a trick; in phase 1 it reveals the card that is contested. */
export function beginTrick(turn: Turn<Claim>, begun: Pick<State, 'phase' | 'trick' | 'leader'>): void {
  turn.emit({ type: 'trickBegun', ...begun }, citesOfBeginning(turn.state, begun));
  const [card] = turn.state.drawPile;
  if (card) turn.emit({ type: 'contestedRevealed', card }, ['cl.phase1.reveal', 'cl.phase1.contested-card']);
}

function citesOfBeginning(state: State, { phase, trick }: Pick<State, 'phase' | 'trick'>): NonEmpty<Rule> {
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
