import type { Turn } from '../../../engine/game.ts';
import type { NonEmpty, Seat } from '../../../engine/types.ts';
import type { Rule } from '../rules.ts';
import { topOf } from '../stack.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { DuelLoss } from '../types/duel.ts';

/** The rules by which a Duel is lost. */
const LOST_BY: Readonly<Record<DuelLoss, NonEmpty<Rule>>> = {
  lower: ['ng.action.duel.result'],
  tie: ['ng.action.duel.result'],
  yield: ['ng.action.duel.yield'],
  'no-card': ['ng.action.duel.no-card'],
};

/** Cards that lie face down are turned over, of both players. */
export function turnOver(turn: Turn<NoblesAndGlory>, because: Rule): void {
  const duel = topOf(turn.state);
  if (duel.type !== 'duel') return;
  for (const { seat, down } of duel.duelists)
    if (down) turn.emit({ type: 'duelCardRevealed', seat, card: down }, [because]);
}

/** The Duel is over for this player; cards already placed have been used (`duel-yield-cards`). */
export function lose(turn: Turn<NoblesAndGlory>, seat: Seat, by: DuelLoss): void {
  turnOver(turn, LOST_BY[by][0]);
  turn.emit({ type: 'duelLost', seat, by }, LOST_BY[by]);
}
