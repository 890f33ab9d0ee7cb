import { suitOf } from '../cards.ts';
import { CONSORT_ABILITIES } from '../consort/all.ts';
import { consortOf } from '../court.ts';
import { otherThan, playerAt } from '../players.ts';
import type { Player, Riders } from '../types/state.ts';
import type { Handling } from './handling.ts';

/**
 * The Consort Ability may be used as the Regnant Ability places a card into Glory
 * (`ng.action.consort`).
 */
export const consort: Handling<Riders> = {
  rule: 'ng.action.consort',
  pending: (_, { seat }) => ({ name: 'consort', seats: [seat], secret: true }),
  candidates: (state, _, seat) => {
    const player = playerAt(state, seat);
    return [
      ...abilityOf(player).candidates(player, otherThan(state, seat)),
      { type: 'done', seat },
    ];
  },
  judge: (state, { seat }, action) => {
    const player = playerAt(state, seat);
    return action.type === 'done'
      ? undefined
      : abilityOf(player).judge(player, otherThan(state, seat), action);
  },
  resolve: (turn, { seat }, action) => abilityOf(playerAt(turn.state, seat)).use(turn, action),
};

/** Asked only of a player who has a Consort. */
const abilityOf = ({ court }: Player) => CONSORT_ABILITIES[suitOf(consortOf(court)!.card)];
