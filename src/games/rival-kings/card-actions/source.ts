import type { NonEmpty, Seat } from '../../../engine/types.ts';
import type { Rule } from '../rules.ts';
import { playerAt } from '../table.ts';
import type { Source, State } from '../types.ts';

/** The rules behind an action: why this seat carries it out, then what it does. */
export function sourceCites(state: State, seat: Seat, source: Source, ...rules: Rule[]): NonEmpty<Rule> {
  const [first, ...others] = rules as [Rule, ...Rule[]];
  switch (source) {
    case 'own':
      return playerAt(state, seat).equal
        ? [first, ...others, 'rk.conflict.equal.one-action', 'rk.conflict.equal.free-choice']
        : [first, ...others];
    case 'stolen':
      return ['rk.steal.immediate', first, ...others];
    case 'sailor':
      return ['rk.ability.sailor', first, ...others];
    case 'farmer':
      return ['rk.ability.farmer', first, ...others];
    case 'ability':
      return [first, ...others];
  }
}
