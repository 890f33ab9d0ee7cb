import type { Turn } from '../../../engine/game.ts';
import type { Family } from '../families/family.ts';
import { playerAt } from '../players.ts';
import { asNumber } from '../processes/handling.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { ActionPhase, State } from '../types/state.ts';
import { judgeDecreeCard } from './goal.ts';

const RULE = 'ng.action.decree.place';

/** A Number Card of the hand is laid as a Decree (`ng.action.decree.place`). */
export const decree: Family<ActionOf<'decree'>> = {
  types: ['decree'],
  candidates: (state, seat) =>
    playerAt(state, seat).hand.map((card) => ({ type: 'decree', seat, card })),
  judgeOccasion,
  judge: judgeDecree,
  use: layDecree,
};

/** Once in a phase, where none lies (`ng.action.once-each`, `ng.action.decree.one`). */
function judgeOccasion(state: State, { seat, used }: ActionPhase): Judgement {
  if (used.includes('decree')) return refuse('ng.action.once-each', 'decree-laid', { seat });
  return playerAt(state, seat).decree
    ? refuse('ng.action.decree.one', 'decree-active', { seat })
    : undefined;
}

/** A Number Card of six or less (`ng.action.decree.place`). */
function judgeDecree(state: State, { seat }: ActionPhase, { card }: ActionOf<'decree'>): Judgement {
  return playerAt(state, seat).hand.includes(card)
    ? judgeDecreeCard(card)
    : refuse(RULE, 'not-in-hand', { seat, card });
}

/** An Enact may follow in the same phase: it is used up apart (`ng.action.enact`). */
function layDecree(turn: Turn<NoblesAndGlory>, { seat, card }: ActionOf<'decree'>): void {
  turn.emit({ type: 'actionUsed', seat, action: 'decree' }, [RULE]);
  turn.emit({ type: 'decreePlaced', seat, card: asNumber(card) }, [
    RULE,
    'ng.action.decree.open',
    'ng.action.decree.goal',
  ]);
}
