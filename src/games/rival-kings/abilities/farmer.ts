// Farmer (Farm): carry out one action that was stolen from you in this cycle. The crest stays where
// it lies.
import { ACTION_KINDS, type ActionKind } from '../characters.ts';
import { refuse } from '../refuse.ts';
import type { RulingId } from '../rulings.ts';
import { isCovered, playerAt } from '../table.ts';
import type { Player, State } from '../types/state.ts';
import type { Ability } from './ability.ts';
import { canCarryOut } from './possible.ts';

/** The actions that lie under other players' crests, each once. */
const stolenFrom = (player: Player): ActionKind[] => [
  ...new Set(player.crests.map((crest) => crest.action)),
];

/** By one reading the recovered action is the single one that an equal rank may carry out. */
const countsAsTheOne = (state: State): boolean =>
  state.rulings['farmer-one-action-limit'] === 'counts-as-the-one';

export const farmer: Ability<'farmer'> = {
  rule: 'rk.ability.farmer',
  window: 'own-turn',
  actions: ACTION_KINDS,
  candidates: (_state, player) =>
    stolenFrom(player).map((action) => ({
      type: 'ability',
      seat: player.seat,
      subject: 'farmer',
      action,
    })),
  judge(state, player, { action }) {
    const { seat } = player;
    if (!isCovered(player, action))
      return refuse('rk.ability.farmer', 'nothing-stolen', { seat, action });
    if (player.equal && countsAsTheOne(state) && player.carriedOut.length > 0)
      return refuse('rk.conflict.equal.one-action', 'only-one-action', { seat });
    return canCarryOut(state, seat, action)
      ? undefined
      : refuse('rk.ability.farmer', 'cannot-carry-out-stolen', { seat, action });
  },
  resolve(turn, { seat, action }) {
    const player = playerAt(turn.state, seat);
    const oneOnly = player.equal && countsAsTheOne(turn.state);
    const both = turn.state.rulings['farmer-two-stolen'] === 'both' && !oneOnly;
    const actions = both
      ? [action, ...stolenFrom(player).filter((other) => other !== action)]
      : [action];
    turn.emit({ type: 'actionRecovered', seat, actions }, ['rk.ability.farmer']);
  },
  /** What robbers take in this cycle he may recover. */
  touches({ thefts }, { seat, equal }) {
    const robbers = thefts.filter(({ victim }) => victim === seat).length;
    const several: readonly RulingId[] = robbers > 1 ? ['farmer-two-stolen'] : [];
    return robbers > 0 && equal ? [...several, 'farmer-one-action-limit'] : several;
  },
};

/**
 * Own actions that the one-action limit counts: those carried out, and by one reading the Farmer's.
 */
export const countedActions = (state: State, player: Player): number =>
  player.carriedOut.length + (countsAsTheOne(state) && player.spent === 'farmer' ? 1 : 0);
