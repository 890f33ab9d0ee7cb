import type { Turn } from '../../engine/game.ts';
import { asNumber } from './action-cards.ts';
import { judgeGlory } from './glory.ts';
import { notNow } from './processes/handling.ts';
import type { Judgement } from './refuse.ts';
import type { Rule } from './rules.ts';
import type { NoblesAndGlory } from './types.ts';
import type { Action } from './types/action.ts';
import type { Player } from './types/state.ts';

/** Every card of a Glory Pile, to be discarded. */
export const gloryCandidates = ({ seat, glory }: Player): Action[] =>
  glory.map((card) => ({ type: 'discard-glory', seat, card }));

/** Whether a card lies in one’s own Glory Pile. */
export const judgeGloryDiscard = (player: Player, action: Action, because: Rule): Judgement =>
  action.type === 'discard-glory'
    ? judgeGlory(player, action.card, because)
    : notNow(because, action);

export function discardGlory(turn: Turn<NoblesAndGlory>, action: Action, because: Rule): void {
  if (action.type !== 'discard-glory') return;
  turn.emit({ type: 'gloryDiscarded', seat: action.seat, card: asNumber(action.card) }, [because]);
}
