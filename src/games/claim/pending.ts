import type { Decision } from '../../engine/game.ts';
import { factionOf } from './cards.ts';
import { opponentOf, playerAt } from './table.ts';
import { dutyOf } from './tricks.ts';
import type { Claim, State } from './types.ts';

/** What a settled table waits for: the deal, the card that leads a trick, or the second card. */
export function pending(state: State): Decision<Claim> | undefined {
  const { stage, led, leader, players, rulings } = state;
  if (stage === 'over') return undefined;
  if (stage === 'box') return { name: 'deal', seats: [players[0].seat, players[1].seat] };
  if (led === null) return { name: 'lead', seats: [leader], secret: true };
  const seat = opponentOf(state, leader);
  const duty = dutyOf(playerAt(state, seat).hand, led, rulings);
  return { name: 'follow', seats: [seat], secret: true, about: { faction: factionOf(led), duty } };
}
