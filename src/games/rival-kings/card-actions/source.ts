import type { NonEmpty, Seat } from '../../../engine/types.ts';
import type { Rule } from '../rules.ts';
import { playerAt } from '../table.ts';
import type { Source, State } from '../types/state.ts';

/** The rule that makes an action due before anything else. */
export const DUE_RULES = {
  stolen: 'rk.steal.immediate',
  sailor: 'rk.ability.sailor',
  farmer: 'rk.ability.farmer',
} as const;

/** The rules behind an action: why this seat carries it out, then what it does. */
export function sourceCites(
  state: State,
  seat: Seat,
  source: Source,
  ...rules: Rule[]
): NonEmpty<Rule> {
  const [first, ...others] = rules as [Rule, ...Rule[]];
  switch (source) {
    case 'own':
      return playerAt(state, seat).equal
        ? [first, ...others, 'rk.conflict.equal.one-action', 'rk.conflict.equal.free-choice']
        : [first, ...others];
    case 'stolen':
    case 'sailor':
    case 'farmer':
      return [DUE_RULES[source], first, ...others];
    case 'ability':
      return [first, ...others];
  }
}
