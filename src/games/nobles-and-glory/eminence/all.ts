import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import { suitOf } from '../cards.ts';
import { chamberlainOf, hasEunuch } from '../court.ts';
import type { Family } from '../families/family.ts';
import { judgeUnused } from '../families/once.ts';
import { endsMidway } from '../glory.ts';
import { otherThan, playerAt } from '../players.ts';
import { asNumber } from '../processes/handling.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { judgeTwoSubjects } from '../two-subjects.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { ActionPhase, Player, State } from '../types/state.ts';
import type { Eminence, EminenceName } from './ability.ts';
import { apostle } from './apostle.ts';
import { levy } from './levy.ts';
import { merchant } from './merchant.ts';
import { transhumance } from './transhumance.ts';

const ABILITIES: { readonly [Name in EminenceName]: Eminence<Name> } = {
  transhumance,
  apostle,
  levy,
  merchant,
};

const NAMES = Object.keys(ABILITIES) as EminenceName[];

type EminenceAction = ActionOf<EminenceName>;

const abilityOf = ({ type }: EminenceAction): Eminence => ABILITIES[type] as Eminence;

/** The Chamberlain exchanges a Glory Card for another card (`ng.action.eminence`). */
export const eminence: Family<EminenceAction> = {
  types: NAMES,
  candidates: eminenceCandidates,
  judgeOccasion,
  judge: judgeEminence,
  use: exchange,
};

/** Every exchange by the ability of the Chamberlain’s suit, whether he may use it or not. */
function eminenceCandidates(state: State, seat: Seat): Action[] {
  const player = playerAt(state, seat);
  const chamberlain = chamberlainOf(player.court);
  if (!chamberlain) return [];
  const suit = suitOf(chamberlain.card);
  const other = otherThan(state, seat);
  return Object.values(ABILITIES)
    .filter((ability) => ability.suit === suit)
    .flatMap((ability) => player.glory.flatMap((card) => ability.candidates(player, other, card)));
}

/** Once in a phase, by a Chamberlain who is no Eunuch (`ng.action.eminence`, `ng.court.eunuch`). */
function judgeOccasion(state: State, phase: ActionPhase): Judgement {
  const used = judgeUnused(phase, NAMES, 'eminence');
  if (used) return used;
  const { seat, court } = playerAt(state, phase.seat);
  const chamberlain = chamberlainOf(court);
  if (!chamberlain) return refuse('ng.action.eminence', 'no-chamberlain', { seat });
  return hasEunuch(court)
    ? refuse('ng.court.eunuch', 'is-eunuch', { card: chamberlain.card })
    : undefined;
}

/**
 * With a Glory Card that was there before, and only where both halves can be done
 * (`ng.action.eminence`, `ng.action.completable`).
 */
function judgeEminence(state: State, { seat }: ActionPhase, action: EminenceAction): Judgement {
  const { glory } = action;
  const player = playerAt(state, seat);
  const ability = abilityOf(action);
  const refusal = judgeChamberlain(player, ability);
  if (refusal) return refusal;
  if (!player.glory.some((card) => card === glory))
    return refuse(ability.rule, 'not-glory', { seat, card: glory });
  return ability.judge(state, player, otherThan(state, seat), action);
}

/** A Chamberlain of the suit, with two Subjects of it. */
function judgeChamberlain({ court }: Player, { rule, suit }: Eminence): Judgement {
  const { card } = chamberlainOf(court)!;
  if (suitOf(card) !== suit) return refuse(rule, 'other-chamberlain', { card, suit });
  return judgeTwoSubjects({ court }, suit, 'ng.action.eminence');
}

/**
 * A card becomes Glory and another is given away; the second half is left out where the first ends
 * the game (`end-settle-point`).
 */
function exchange(turn: Turn<NoblesAndGlory>, action: EminenceAction): void {
  const { seat, type } = action;
  const ability = abilityOf(action);
  const { rule, of } = ability;
  const ends = endsMidway(turn.state, playerAt(turn.state, seat));
  const { seat: theirs } = otherThan(turn.state, seat);
  turn.emit({ type: 'actionUsed', seat, action: type }, ['ng.action.eminence', rule]);
  turn.emit(
    {
      type: 'gloryGained',
      seat,
      from: of === 'own' ? seat : theirs,
      card: asNumber(action.card),
    },
    [rule],
  );
  if (!ends) ability.give(turn, otherThan(turn.state, seat), action);
}
