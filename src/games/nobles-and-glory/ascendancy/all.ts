import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import { isNumber, suitOf } from '../cards.ts';
import { consortOf } from '../court.ts';
import type { Family } from '../families/family.ts';
import { judgeUnused } from '../families/once.ts';
import { playerAt } from '../players.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { ActionPhase, State } from '../types/state.ts';
import type { Ascendancy, AscendancyName } from './ability.ts';
import { enlist } from './enlist.ts';
import { gentrify } from './gentrify.ts';
import { herald } from './herald.ts';
import { masterOfTheHunt } from './master-of-the-hunt.ts';

const ABILITIES: { readonly [Name in AscendancyName]: Ascendancy<Name> } = {
  'master-of-the-hunt': masterOfTheHunt,
  herald,
  enlist,
  gentrify,
};

const NAMES = Object.keys(ABILITIES) as AscendancyName[];

type AscendancyAction = ActionOf<AscendancyName>;

const abilityOf = ({ type }: AscendancyAction): Ascendancy => ABILITIES[type] as Ascendancy;

/** A Number Card is discarded for the effect of its suit (`ng.action.ascendancy`). */
export const ascendancy: Family<AscendancyAction> = {
  types: NAMES,
  candidates: ascendancyCandidates,
  judgeOccasion,
  judge: judgeAscendancy,
  use: ascend,
};

/** Each Number Card of the hand for the ability of its suit. */
function ascendancyCandidates(state: State, seat: Seat): Action[] {
  const player = playerAt(state, seat);
  const cards = player.hand.filter(isNumber);
  return Object.values(ABILITIES).flatMap((ability) =>
    cards
      .filter((card) => suitOf(card) === ability.suit)
      .flatMap((card) => ability.candidates(player, card)),
  );
}

/** Once in a phase, without a Consort (`ng.action.ascendancy`). */
function judgeOccasion(state: State, phase: ActionPhase): Judgement {
  const used = judgeUnused(phase, NAMES, 'ascendancy');
  if (used) return used;
  const consort = consortOf(playerAt(state, phase.seat).court);
  return consort && refuse('ng.action.ascendancy', 'has-consort', { card: consort.card });
}

/**
 * A Number Card of the suit, and only where its effect is possible (`ng.action.ascendancy`,
 * `ng.action.completable`).
 */
function judgeAscendancy(state: State, _: ActionPhase, action: AscendancyAction): Judgement {
  const { seat, card } = action;
  const player = playerAt(state, seat);
  const ability = abilityOf(action);
  if (!player.hand.includes(card))
    return refuse('ng.action.ascendancy', 'not-in-hand', { seat, card });
  if (!isNumber(card)) return refuse('ng.card.number', 'not-number', { card });
  return suitOf(card) === ability.suit
    ? ability.judge(state, player, action)
    : refuse(ability.rule, 'other-suit', { card, suit: ability.suit });
}

function ascend(turn: Turn<NoblesAndGlory>, action: AscendancyAction): void {
  const { seat, type, card } = action;
  const ability = abilityOf(action);
  turn.emit({ type: 'actionUsed', seat, action: type }, ['ng.action.ascendancy', ability.rule]);
  turn.emit({ type: 'cardDiscarded', seat, card, to: 'discard-pile' }, ['ng.action.ascendancy']);
  ability.use(turn, action);
}
