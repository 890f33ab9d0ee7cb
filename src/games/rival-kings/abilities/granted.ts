import { CARD_ACTIONS } from '../card-actions/all.ts';
import type { ActionKind } from '../characters.ts';
import { refuse } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import { isCovered, playerAt } from '../table.ts';
import type { Ability } from './ability.ts';
import { discountOf } from './blacksmith.ts';

type Granting = 'carpenter' | 'market-woman' | 'innkeeper';

/**
 * An ability that lets its owner carry out one more action of a kind, whatever the own character
 * shows.
 */
export function grants<Subject extends Granting>(
  subject: Subject,
  rule: Rule,
  kind: ActionKind,
): Ability<Subject> {
  const action = CARD_ACTIONS[kind];
  return {
    rule,
    window: 'own-turn',
    actions: [kind],
    candidates: (state, { seat }) =>
      action
        .targets(state, seat)
        .map(({ pile }) => ({ type: 'ability', seat, subject, pile: pile! })),
    judge(state, player, { seat, pile }) {
      if (state.rulings['ability-versus-crest'] === 'blocked' && isCovered(player, kind)) {
        return refuse('rk.steal.covered-lost', 'blocked-by-crest', { seat, action: kind });
      }
      return action.judge(state, seat, { pile }, discountOf(state, player));
    },
    resolve: (turn, { seat, pile }) =>
      action.resolve(
        turn,
        seat,
        { pile },
        'ability',
        discountOf(turn.state, playerAt(turn.state, seat)),
      ),
  };
}
