import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import { checkRow } from '../arrival.ts';
import { judgeArmyOf } from '../army.ts';
import { fight } from '../battle/fight.ts';
import { judgePlunder } from '../battle/plunder.ts';
import type { CardId, RoyalId } from '../cards.ts';
import { populationOf } from '../intrigue/targets.ts';
import { otherThan, playerAt } from '../players.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { isSubjectOf } from '../rows.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { BattleProcess } from '../types/battle.ts';
import type { State } from '../types/state.ts';
import { asNumber, notNow, type Handling } from './handling.ts';

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
  const { armies, court } = playerAt(state, seat);
  if (step === 'defence')
    return armies.map((each): Action => ({ type: 'defend', seat, card: each }));
  const places = [...court.map((royal) => royal.card), null];
  const taken = step === 'spoils' ? [card] : populationOf(otherThan(state, seat));
  return taken.flatMap((each) =>
    places.map((royal): Action => ({ type: 'take', seat, card: each, royal })),
  );
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
  const target =
    step === 'spoils'
      ? judgeSpoils(card, action.card)
      : judgePlunder(player, otherThan(state, process.seat), card, action.card);
  return target || action.royal === null ? target : checkRow(player, action.royal);
}

const judgeSpoils = (spoils: CardId, card: CardId): Judgement =>
  card === spoils ? undefined : refuse(SPOILS, 'not-spoils', { card });

function resolve(
  turn: Turn<NoblesAndGlory>,
  { seat, step, card: army }: BattleProcess,
  action: Action,
): void {
  if (action.type === 'defend') return fight(turn, seat, { card: army, by: asNumber(action.card) });
  const { card: written, royal: beside } = action as ActionOf<'take'>;
  const [card, royal] = [asNumber(written), beside as RoyalId | null];
  if (step === 'spoils') return turn.emit({ type: 'spoilsTaken', seat, card, royal }, [SPOILS]);
  const other = otherThan(turn.state, seat);
  const taken = { seat, from: other.seat, card, royal };
  if (isSubjectOf(other, card)) turn.emit({ type: 'subjectTaken', ...taken }, [PLUNDER]);
  else turn.emit({ type: 'peasantTaken', ...taken }, [PLUNDER]);
}
