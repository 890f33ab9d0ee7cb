import type { Decision } from '../../engine/types.ts';
import { opponentOf } from './table.ts';
import type { Claim } from './types.ts';
import type { State } from './types/state.ts';

/** What a settled table waits for: the deal, the card that leads a trick, or the second card. */
export function pending(state: State): Decision<Claim> | undefined {
  const { stage, led, leader, players } = state;
  switch (stage) {
    case 'box':
      return { name: 'deal', seats: [players[0].seat, players[1].seat] };
    case 'play':
      return led === null
        ? { name: 'lead', seats: [leader], secret: true }
        : { name: 'follow', seats: [opponentOf(state, leader)], secret: true };
    case 'over':
      return undefined;
  }
}
