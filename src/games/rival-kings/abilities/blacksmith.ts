// Blacksmith (Forge): when you acquire a building it costs you one coin less. Declared together with the purchase.
import { refuse } from '../refusals.ts';
import type { Player, State } from '../types.ts';
import type { Ability } from './ability.ts';

const DISCOUNT = 1;

export const blacksmith: Ability<'blacksmith'> = {
  rule: 'rk.ability.blacksmith',
  window: 'with-action',
  actions: ['buy'],
  candidates: () => [],
  judge: (_state, { seat }) => refuse('rk.ability.blacksmith', 'declare-with-purchase', { seat }),
  resolve: () => undefined,
};

/** Coins off the price of a building: when the Blacksmith is declared now or, by one reading, was declared earlier in this cycle. */
export function discountOf(state: State, player: Player, using: 'sailor' | 'blacksmith' | undefined): number {
  const lasting = state.rulings['blacksmith-scope'] === 'all-purchases-this-cycle' && player.spent === 'blacksmith';
  return using === 'blacksmith' || lasting ? DISCOUNT : 0;
}
