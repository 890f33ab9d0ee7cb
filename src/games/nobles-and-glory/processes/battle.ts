import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import { checkPlace } from '../arrival.ts';
import { judgeArmyOf } from '../army.ts';
import { fight } from '../battle/fight.ts';
import { judgePlunder } from '../battle/plunder.ts';
import type { CardId } from '../cards.ts';
import { otherThan, playerAt } from '../players.ts';
import { populationOf, takeCandidates, takeCard } from '../population.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { BattleProcess } from '../types/battle.ts';
import type { State } from '../types/state.ts';
import { asNumber, asPlace, notNow, type Handling } from './handling.ts';

const DEFENCE = 'ng.action.battle.defended';
const SPOILS = 'ng.action.battle.spoils';
const PLUNDER = 'ng.action.battle.undefended';

/**
 * What a Battle waits for: the defender chooses an Army Card, which the other player does not see
 * before it is chosen; whoever wins places the spoils; without a defender the attacker takes a card
 * of the Population (`ng.action.battle.defended`, `ng.action.battle.spoils`,
 * `ng.action.battle.undefended`).
 */
export const battle: Handling<BattleProcess> = {
  rule: 'ng.action.battle',
  pending: (_, { seat, step, card }) => ({
    name: 'battle',
    seats: [seat],
    about: step === 'spoils' ? { step, card } : { step },
    ...(step === 'defence' && { secret: true }),
  }),
  candidates,
  judge,
  resolve,
};

function candidates(state: State, { step, card }: BattleProcess, seat: Seat): readonly Action[] {
  const player = playerAt(state, seat);
  if (step === 'defence')
    return player.armies.map((each): Action => ({ type: 'defend', seat, card: each }));
  return takeCandidates(player, step === 'spoils' ? [card] : populationOf(otherThan(state, seat)));
}

function judge(state: State, process: BattleProcess, action: Action): Judgement {
  const player = playerAt(state, process.seat);
  const { step, card } = process;
  if (step === 'defence')
    return action.type === 'defend'
      ? judgeArmyOf(player, action.card, DEFENCE)
      : notNow(DEFENCE, action);
  const rule = step === 'spoils' ? SPOILS : PLUNDER;
  if (action.type !== 'take') return notNow(rule, action);
  return (
    (step === 'spoils'
      ? judgeSpoils(card, action.card)
      : judgePlunder(player, otherThan(state, process.seat), card, action.card)) ??
    checkPlace(player, action.royal)
  );
}

const judgeSpoils = (spoils: CardId, card: CardId): Judgement =>
  card === spoils ? undefined : refuse(SPOILS, 'not-spoils', { card });

function resolve(
  turn: Turn<NoblesAndGlory>,
  { seat, step, card: army }: BattleProcess,
  action: Action,
): void {
  if (action.type === 'defend') return fight(turn, seat, { card: army, by: asNumber(action.card) });
  const { card, royal } = action as ActionOf<'take'>;
  const taken = { seat, card: asNumber(card), royal: asPlace(royal) };
  if (step === 'spoils') turn.emit({ type: 'spoilsTaken', ...taken }, [SPOILS]);
  else takeCard(turn, otherThan(turn.state, seat), taken, [PLUNDER]);
}
