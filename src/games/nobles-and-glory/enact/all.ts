import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import { isNumber, suitOf } from '../cards.ts';
import { reachesGoal } from '../decree/goal.ts';
import type { Family } from '../families/family.ts';
import { judgeUnused } from '../families/once.ts';
import { otherThan, playerAt } from '../players.ts';
import { asNumber } from '../processes/handling.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { ActionPhase, Player, State } from '../types/state.ts';
import type { Enact, EnactName } from './ability.ts';
import { accoutres } from './accoutres.ts';
import { construction } from './construction.ts';
import { horticulture } from './horticulture.ts';
import { tournament } from './tournament.ts';

const ENACTS: { readonly [Name in EnactName]: Enact<Name> } = {
  horticulture,
  tournament,
  accoutres,
  construction,
};

const NAMES = Object.keys(ENACTS) as EnactName[];

type EnactAction = ActionOf<EnactName>;

const enactOf = ({ type }: EnactAction): Enact => ENACTS[type] as Enact;

/** With a Decree, a Number Card is discarded for the effect of its suit (`ng.action.enact`). */
export const enact: Family<EnactAction> = {
  types: NAMES,
  candidates: enactCandidates,
  judgeOccasion,
  judge: judgeEnact,
  use: useEnact,
};

/** Each Number Card of the hand for the Enact of its suit, with each Glory Card. */
function enactCandidates(state: State, seat: Seat): Action[] {
  const player = playerAt(state, seat);
  if (!player.decree) return [];
  const other = otherThan(state, seat);
  const cards = player.hand.filter(isNumber);
  return Object.values(ENACTS).flatMap((each) =>
    cards
      .filter((card) => suitOf(card) === each.suit)
      .flatMap((card) =>
        player.glory.flatMap((glory) => each.candidates(player, other, { card, glory })),
      ),
  );
}

/**
 * Once in a phase, with a Decree and a Glory Card for it (`ng.action.enact`,
 * `ng.action.enact.needs-glory`).
 */
function judgeOccasion(state: State, phase: ActionPhase): Judgement {
  const used = judgeUnused(phase, NAMES, 'enact');
  if (used) return used;
  const { seat, decree, glory } = playerAt(state, phase.seat);
  if (!decree) return refuse('ng.action.enact', 'no-decree', { seat });
  return glory.length === 0
    ? refuse('ng.action.enact.needs-glory', 'no-glory', { seat })
    : undefined;
}

/** Only where all of it can be done (`ng.action.completable`). */
function judgeEnact(state: State, { seat }: ActionPhase, action: EnactAction): Judgement {
  const player = playerAt(state, seat);
  const each = enactOf(action);
  return (
    judgeCost(player, each, action) ?? each.judge(state, player, otherThan(state, seat), action)
  );
}

/** A Number Card of the hand, of the suit of the Enact, and a Glory Card that lies face up. */
function judgeCost(
  { seat, hand, glory: pile }: Player,
  { rule, suit }: Enact,
  { card, glory }: EnactAction,
): Judgement {
  if (!hand.includes(card)) return refuse(rule, 'not-in-hand', { seat, card });
  if (!isNumber(card)) return refuse('ng.card.number', 'not-number', { card });
  if (suitOf(card) !== suit) return refuse(rule, 'other-suit', { card, suit });
  return pile.some((each) => each === glory)
    ? undefined
    : refuse('ng.action.enact.progress', 'not-glory', { seat, card: glory });
}

/** The last card that the goal wants fulfils the Decree at once (`ng.action.decree.fulfil`). */
function useEnact(turn: Turn<NoblesAndGlory>, action: EnactAction): void {
  const { seat, type, card, glory } = action;
  const each = enactOf(action);
  turn.emit({ type: 'actionUsed', seat, action: type }, ['ng.action.enact', each.rule]);
  turn.emit({ type: 'cardDiscarded', seat, card, to: 'discard-pile' }, [each.rule]);
  each.use(turn, action);
  turn.emit({ type: 'decreeAdvanced', seat, card: asNumber(glory) }, ['ng.action.enact.progress']);
  const { decree } = playerAt(turn.state, seat);
  if (!decree || !reachesGoal(decree, turn.state.rulings)) return;
  turn.emit({ type: 'decreeFulfilled', seat, cards: [decree.card, ...decree.progress] }, [
    'ng.action.decree.fulfil',
    'ng.action.decree.goal',
  ]);
}
