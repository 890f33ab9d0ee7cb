import type { Turn } from '../../../engine/game.ts';
import { asRoyal } from '../action-cards.ts';
import { isNumber, suitOf } from '../cards.ts';
import { loseRoyal } from '../lost-royal.ts';
import { otherThan, playerAt } from '../players.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { ActionPhase, Player, State } from '../types/state.ts';
import { judgeAssassin, judgeOccasion, judgeTargeted } from './conditions.ts';

type Assassinate = ActionOf<'assassinate'>;

const ownerOf = ({ players }: State, card: string): Player | undefined =>
  players.find(({ court }) => court.some((royal) => royal.card === card));

/**
 * The lowest card of either Royal Court that no Court Jester protects, by an Ace of its suit
 * (`ng.action.assassination.target`, `ng.action.assassination.suit`).
 */
export function judgeAssassinate(
  state: State,
  phase: ActionPhase,
  { card, royal }: Assassinate,
): Judgement {
  const player = playerAt(state, phase.seat);
  const occasion = judgeOccasion(phase, player);
  if (occasion) return occasion;
  const owner = ownerOf(state, royal);
  if (!owner) return refuse('ng.action.assassination.target', 'in-no-court', { card: royal });
  return (
    judgeTargeted(owner) ??
    judgeAssassin(player, card) ??
    judgeJesters(owner, otherThan(state, phase.seat)) ??
    judgeVictim(owner, { card, royal })
  );
}

/**
 * The Court Jester of the other player stops every Assassin, one’s own those in one’s own Royal
 * Court as well (`ng.action.assassination.jester-bar`, `ng.jester.immunity`).
 */
function judgeJesters(owner: Player, other: Player): Judgement {
  if (other.jester)
    return refuse('ng.action.assassination.jester-bar', 'jester-prevents', { seat: other.seat });
  return owner.jester
    ? refuse('ng.jester.immunity', 'jester-prevents', { seat: owner.seat })
    : undefined;
}

/** One card must be both: the lowest, and of the Ace’s suit. */
function judgeVictim(
  { court }: Player,
  { card, royal }: Pick<Assassinate, 'card' | 'royal'>,
): Judgement {
  const { card: lowest } = court.at(-1)!;
  if (royal !== lowest)
    return refuse('ng.action.assassination.target', 'not-lowest-royal', {
      card: royal,
      royal: lowest,
    });
  const suit = suitOf(lowest);
  return isNumber(card) && suitOf(card) === suit
    ? undefined
    : refuse('ng.action.assassination.suit', 'other-suit', { card, suit });
}

/**
 * The Ace is discarded, and the victim comes on top of it; then its owner rearranges
 * (`ng.action.assassination.order`, `ng.action.assassination.aftermath`).
 */
export function assassinate(turn: Turn<NoblesAndGlory>, { seat, card, royal }: Assassinate): void {
  const { seat: theirs } = ownerOf(turn.state, royal)!;
  turn.emit({ type: 'actionUsed', seat, action: 'assassination' }, [
    'ng.action.assassination.condition',
    'ng.action.assassination.target',
  ]);
  turn.emit({ type: 'cardDiscarded', seat, card, to: 'discard-pile' }, [
    'ng.card.ace-assassin',
    'ng.action.assassination.order',
  ]);
  loseRoyal(turn, theirs, asRoyal(royal), [
    'ng.action.assassination.target',
    'ng.action.assassination.suit',
    'ng.action.assassination.aftermath',
  ]);
}
