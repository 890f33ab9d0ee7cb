import type { Turn } from '../../../engine/game.ts';
import { isNumber } from '../cards.ts';
import { chamberlainOf, hasBeneath } from '../court.ts';
import type { Family } from '../families/family.ts';
import { judgeUnused } from '../families/once.ts';
import { otherThan, playerAt } from '../players.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { ActionPhase, Player, State } from '../types/state.ts';
import { judgeCost, judgeEligible, judgeStaying, judgeSuit } from './conditions.ts';
import { depose } from './depose.ts';
import { estate } from './estate.ts';
import { greed } from './greed.ts';
import { paramour } from './paramour.ts';
import type { Declaration, DeclarationName } from './way.ts';

const DECLARATIONS: Readonly<Record<DeclarationName, Declaration>> = {
  estate,
  paramour,
  depose,
  greed,
};

const NAMES = Object.keys(DECLARATIONS) as DeclarationName[];

type DeclarationAction = ActionOf<DeclarationName>;

/**
 * The Chamberlain Declaration: the other player’s Chamberlain comes, with every Subject in his row
 * (`ng.action.declaration`).
 */
export const declaration: Family<DeclarationAction> = {
  types: NAMES,
  candidates: (state, seat) => declarationCandidates(playerAt(state, seat)),
  judgeOccasion,
  judge: judgeDeclaration,
  use: declare,
};

/** Each way with every Glory Card. */
const declarationCandidates = ({ seat, glory }: Player): Action[] =>
  NAMES.flatMap((type) => glory.map((card): Action => ({ type, seat, card })));

/**
 * Once in a phase: a Chamberlain whom no Court Jester protects, and a Royal Court that could have
 * him.
 */
function judgeOccasion(state: State, phase: ActionPhase): Judgement {
  const used = judgeUnused(phase, ['declaration'], 'declaration');
  if (used) return used;
  const { seat, court, jester } = otherThan(state, phase.seat);
  const chamberlain = chamberlainOf(court);
  if (!chamberlain) return refuse('ng.action.declaration.condition', 'no-chamberlain', { seat });
  return jester
    ? refuse('ng.action.declaration.jester', 'jester-prevents', { seat })
    : judgeEligible(playerAt(state, phase.seat), chamberlain, state.rulings);
}

/** A suit that opens this way, a Glory Card for it, and another Subject that stays behind. */
function judgeDeclaration(
  state: State,
  { seat }: ActionPhase,
  { type, card }: DeclarationAction,
): Judgement {
  const [player, other] = [playerAt(state, seat), otherThan(state, seat)];
  const chamberlain = chamberlainOf(other.court)!;
  const way = DECLARATIONS[type];
  return (
    judgeSuit(player, other, chamberlain, way) ??
    judgeCost(player, card, way) ??
    judgeStaying(other, chamberlain)
  );
}

function declare(turn: Turn<NoblesAndGlory>, { seat, type, card }: DeclarationAction): void {
  const { rule } = DECLARATIONS[type];
  const { seat: from, court } = otherThan(turn.state, seat);
  const chamberlain = chamberlainOf(court);
  if (!chamberlain || !isNumber(card)) return;
  turn.emit({ type: 'actionUsed', seat, action: 'declaration' }, ['ng.action.declaration', rule]);
  turn.emit({ type: 'gloryDiscarded', seat, card }, [rule]);
  const { card: taken, preparation } = chamberlain;
  turn.emit(
    { type: 'chamberlainTaken', seat, from, card: taken, ...(preparation && { preparation }) },
    [
      'ng.action.declaration',
      'ng.court.chamberlain',
      ...(hasBeneath(chamberlain) ? (['ng.court.beneath-remains'] as const) : []),
    ],
  );
}
