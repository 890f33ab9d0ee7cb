import type { Seat } from '../../../engine/types.ts';
import { isNumber, suitOf } from '../cards.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { phasesOf } from '../turn.ts';
import type { PositionPlayer } from '../types/position.ts';
import { PHASES, type Player, type TurnProcess } from '../types/state.ts';
import { type Treaty } from '../types/treaty.ts';

/**
 * The turns in which a Treaty can have been laid that lies in a kingdom now, the last one first: by
 * the other player, or by Feast in the Action Phase of the kingdom itself (`ng.action.treaty`,
 * `ng.action.treaty.expiry`, `ng.preparation.feast-duration`).
 */
function turnsOf(kind: Treaty['kind'], seat: Seat, now: TurnProcess): number[] {
  const isOwn = seat === now.seat;
  const since = kind === 'feast' ? (isOwn ? [0, 2] : [1]) : isOwn ? [1] : [0];
  const isOver = PHASES.indexOf(now.phase) > PHASES.indexOf('action');
  return since
    .filter((turns) => turns > 0 || isOver)
    .map((turns) => now.number - turns)
    .filter((number) => phasesOf(number).includes('action'));
}

/** A Treaty as somebody wrote it down, laid as late as can be unless they say when. */
export function treatyOf({ seat, treaty }: PositionPlayer, now: TurnProcess): Treaty | null {
  if (!treaty || !isNumber(treaty.card)) return null;
  const { card, kind = 'treaty' } = treaty;
  return { card, kind, laid: treaty.laid ?? turnsOf(kind, seat, now)[0] ?? now.number };
}

/**
 * A Treaty that can lie there still, or already. By Feast it is the Preparation Card itself, a Spade
 * (`ng.preparation.feast`).
 */
export function checkTreaty({ seat, treaty }: Player, now: TurnProcess): Judgement {
  if (!treaty) return undefined;
  const { card, kind, laid } = treaty;
  if (kind === 'feast' && suitOf(card) !== 'spade')
    return refuse('ng.preparation.feast', 'no-feast', { seat, card });
  return turnsOf(kind, seat, now).includes(laid)
    ? undefined
    : refuse('ng.action.treaty.expiry', 'treaty-not-now', { seat, card, count: laid });
}
