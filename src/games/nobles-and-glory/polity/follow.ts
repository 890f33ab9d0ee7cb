import { asNumber } from '../action-cards.ts';
import { isNumber, valueOf } from '../cards.ts';
import { judgeNumberInHand } from '../hands.ts';
import { playerAt } from '../players.ts';
import { preparationOf } from '../preparation.ts';
import { notNow, type Handling } from '../processes/handling.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { Polity } from '../types/polity.ts';
import type { Player } from '../types/state.ts';
import { endRound, followerIn, leaderIn } from './round.ts';

const RULE = 'ng.action.polity.answer';

/**
 * The other player abstains and loses the round, or lays a Number Card face up that is higher than
 * the number named (`ng.action.polity.answer`).
 */
export const follow: Handling<Polity> = {
  rule: RULE,
  pending: (state, polity) => ({
    name: 'polity-follow',
    seats: [followerIn(state, polity)],
    secret: true,
    about: { value: polity.led!.number },
  }),
  candidates: (state, _, seat) => [
    ...playerAt(state, seat)
      .hand.filter(isNumber)
      .map((card): Action => ({ type: 'polity-follow', seat, card })),
    { type: 'abstain', seat },
  ],
  judge: (state, polity, action) => {
    if (action.type === 'abstain') return undefined;
    return action.type === 'polity-follow'
      ? judgeFollowing(playerAt(state, action.seat), polity, action)
      : notNow(RULE, action);
  },
  resolve: (turn, polity, action) => {
    const { seat } = action;
    const leader = leaderIn(turn.state, polity);
    if (action.type === 'polity-follow') {
      const asked = [seat, leader].filter((each) => preparationOf(playerAt(turn.state, each)));
      return turn.emit({ type: 'cardFollowed', seat, card: asNumber(action.card), asked }, [
        RULE,
        ...(asked.length > 0 ? (['ng.action.polity.manipulation-order'] as const) : []),
      ]);
    }
    turn.emit({ type: 'abstained', seat }, [RULE]);
    endRound(turn, polity, leader, [RULE]);
  },
};

function judgeFollowing(
  player: Player,
  { led }: Polity,
  { card }: ActionOf<'polity-follow'>,
): Judgement {
  const { number: value } = led!;
  return (
    judgeNumberInHand(player, card, RULE) ??
    (valueOf(asNumber(card)) > value ? undefined : refuse(RULE, 'not-above', { card, value }))
  );
}
