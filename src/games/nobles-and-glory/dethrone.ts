import type { Turn } from '../../engine/game.ts';
import { suitOf } from './cards.ts';
import type { Family } from './families/family.ts';
import { judgeUnused } from './families/once.ts';
import { loseRoyal } from './lost-royal.ts';
import { playerAt } from './players.ts';
import { refuse, type Judgement } from './refuse.ts';
import { subjectsOf } from './subjects.ts';
import type { NoblesAndGlory } from './types.ts';
import type { ActionOf } from './types/action.ts';
import type { ActionPhase, State } from './types/state.ts';

const RULE = 'ng.action.dethrone';

/** Dethrone: a Royal Card of one’s own Royal Court is discarded (`ng.action.dethrone`). */
export const dethrone: Family<ActionOf<'dethrone'>> = {
  types: ['dethrone'],
  candidates: (state, seat) =>
    playerAt(state, seat).court.map(({ card }) => ({ type: 'dethrone', seat, card })),
  judgeOccasion: (_, phase) => judgeUnused(phase, ['dethrone'], 'dethrone'),
  judge: judgeDethrone,
  use: useDethrone,
};

/**
 * Where another Royal Card stays and no Subject has the suit of this one
 * (`ng.action.dethrone.keep-one`, `ng.action.dethrone.condition`).
 */
function judgeDethrone(
  state: State,
  { seat }: ActionPhase,
  { card }: ActionOf<'dethrone'>,
): Judgement {
  const { court } = playerAt(state, seat);
  const royal = court.find((each) => each.card === card);
  if (!royal) return refuse(RULE, 'not-in-court', { seat, card });
  if (court.length === 1) return refuse('ng.action.dethrone.keep-one', 'only-royal', { seat });
  const suit = suitOf(royal.card);
  return subjectsOf(court).some((subject) => suitOf(subject) === suit)
    ? refuse('ng.action.dethrone.condition', 'subject-of-suit', { card, suit })
    : undefined;
}

/** It is discarded, and its owner rearranges (`ng.action.dethrone.aftermath`). */
function useDethrone(
  turn: Turn<NoblesAndGlory>,
  { seat, card: written }: ActionOf<'dethrone'>,
): void {
  const royal = playerAt(turn.state, seat).court.find((each) => each.card === written);
  if (!royal) return;
  turn.emit({ type: 'actionUsed', seat, action: 'dethrone' }, [RULE]);
  loseRoyal(turn, seat, royal.card, [RULE, 'ng.action.dethrone.aftermath']);
}
