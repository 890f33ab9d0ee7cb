// Gardener (Garden): after the reveal, before conflicts, swap your played character with another player's.
import { refuse } from '../refusals.ts';
import { canUse, otherSeats, playerAt } from '../table.ts';
import type { Ability } from './ability.ts';

export const gardener = {
  rule: 'rk.ability.gardener',
  window: 'before-conflicts',
  mayAnswer: (state, seat) => canUse(playerAt(state, seat), 'gardener'),
  candidates: (state, { seat }) => otherSeats(state, seat).map((swapWith) => ({ type: 'ability', seat, subject: 'gardener', swapWith })),
  judge: (_state, { seat }, { swapWith }) => (swapWith === seat ? refuse('rk.ability.gardener', 'not-to-yourself', { seat }) : undefined),
  resolve(turn, { seat, swapWith }) {
    turn.emit({ type: 'charactersSwapped', seat, other: swapWith }, ['rk.ability.gardener']);
  },
} satisfies Ability<'gardener'>;
