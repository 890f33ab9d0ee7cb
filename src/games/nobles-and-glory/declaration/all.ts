import type { Turn } from '../../../engine/game.ts';
import { isNumber, rankOf, suitOf, type CardId } from '../cards.ts';
import { chamberlainOf, consortOf, regnantOf } from '../court.ts';
import type { Family } from '../families/family.ts';
import { otherThan, playerAt } from '../players.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Readings } from '../rulings.ts';
import { subjectsOf } from '../subjects.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { ActionPhase, Player, Royal, State } from '../types/state.ts';
import type { Declaration, DeclarationName } from './declaration.ts';
import { depose } from './depose.ts';
import { estate } from './estate.ts';
import { greed } from './greed.ts';
import { paramour } from './paramour.ts';

const DECLARATIONS: Readonly<Record<DeclarationName, Declaration>> = {
  estate,
  paramour,
  depose,
  greed,
};

const NAMES = Object.keys(DECLARATIONS) as DeclarationName[];

const CONDITION = 'ng.action.declaration.condition';

type DeclarationAction = ActionOf<DeclarationName>;

/**
 * The Chamberlain Declaration: the other player’s Chamberlain comes, with every Subject in his row
 * (`ng.action.declaration`).
 */
export const declaration: Family<DeclarationAction> = {
  types: NAMES,
  candidates: (state, seat) => declarationCandidates(playerAt(state, seat)),
  judge: judgeDeclaration,
  use: declare,
};

/** Each way with every Glory Card. */
const declarationCandidates = ({ seat, glory }: Player): Action[] =>
  NAMES.flatMap((type) => glory.map((card): Action => ({ type, seat, card })));

/**
 * Once in a phase: a Chamberlain whom no Court Jester protects, a Royal Court that could have him,
 * a suit that opens this way, a Glory Card for it, and another Subject that stays behind.
 */
function judgeDeclaration(
  state: State,
  { seat, used }: ActionPhase,
  { type, card }: DeclarationAction,
): Judgement {
  if (used.includes('declaration'))
    return refuse('ng.action.once-each', 'action-used', { action: 'declaration' });
  const [player, other] = [playerAt(state, seat), otherThan(state, seat)];
  const chamberlain = chamberlainOf(other.court);
  if (!chamberlain) return refuse(CONDITION, 'no-chamberlain', { seat: other.seat });
  if (other.jester)
    return refuse('ng.action.declaration.jester', 'jester-prevents', { seat: other.seat });
  const way = DECLARATIONS[type];
  return (
    judgeEligible(player, chamberlain, state.rulings) ??
    judgeSuit(player, other, chamberlain, way) ??
    judgeCost(player, card, way) ??
    judgeGuard(other, chamberlain)
  );
}

/**
 * A King and a Queen without a Jack and, by the other reading, a Subject of his suit before he comes
 * (`declaration-eligible`).
 */
function judgeEligible(
  { seat, court }: Player,
  { card }: Royal,
  { 'declaration-eligible': eligible }: Readings,
): Judgement {
  const ranks = court.map((royal) => rankOf(royal.card));
  if (!ranks.includes('king') || !ranks.includes('queen'))
    return refuse(CONDITION, 'no-king-and-queen', { seat });
  if (ranks.includes('jack')) return refuse(CONDITION, 'jack-there', { seat });
  const suit = suitOf(card);
  return eligible === 'king-and-queen-no-jack' ||
    subjectsOf(court).some((subject) => suitOf(subject) === suit)
    ? undefined
    : refuse(CONDITION, 'no-subject-of-chamberlain', { card, suit });
}

/** Both Royal Courts have a King, who is the Regnant, and a Queen, who is the Consort. */
function judgeSuit(
  player: Player,
  other: Player,
  { card }: Royal,
  { rule, whose, royal: which, same }: Declaration,
): Judgement {
  const { court } = whose === 'own' ? player : other;
  const { card: royal } = which === 'king' ? regnantOf(court) : consortOf(court)!;
  if ((suitOf(card) === suitOf(royal)) === same) return undefined;
  return refuse(rule, same ? 'suit-not-shared' : 'suit-shared', { card, royal });
}

function judgeCost(
  { seat, glory }: Player,
  written: CardId,
  { rule, glory: suit }: Declaration,
): Judgement {
  const card = glory.find((each) => each === written);
  if (!card) return refuse(rule, 'not-glory', { seat, card: written });
  return suitOf(card) === suit ? undefined : refuse(rule, 'other-suit', { card, suit });
}

/** His Subjects come along, and the kingdom keeps another one (`ng.guard.subjects`). */
const judgeGuard = ({ seat, court }: Player, { subjects }: Royal): Judgement =>
  subjectsOf(court).length > subjects.length
    ? undefined
    : refuse('ng.guard.subjects', 'last-subject', { seat });

function declare(turn: Turn<NoblesAndGlory>, { seat, type, card }: DeclarationAction): void {
  const { rule } = DECLARATIONS[type];
  const { seat: from, court } = otherThan(turn.state, seat);
  const chamberlain = chamberlainOf(court);
  if (!chamberlain || !isNumber(card)) return;
  turn.emit({ type: 'actionUsed', seat, action: 'declaration' }, ['ng.action.declaration', rule]);
  turn.emit({ type: 'gloryDiscarded', seat, card }, [rule]);
  turn.emit({ type: 'chamberlainTaken', seat, from, card: chamberlain.card }, [
    'ng.action.declaration',
    'ng.court.chamberlain',
  ]);
}
