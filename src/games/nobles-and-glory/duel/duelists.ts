import type { Seat } from '../../../engine/types.ts';
import { valueOf, type RoyalId } from '../cards.ts';
import type { Duelist, DuelProcess } from '../types/duel.ts';

/** A player of a Duel who has placed nothing. */
export const newDuelist = (seat: Seat, combatant: RoyalId): Duelist => ({
  seat,
  combatant,
  open: [],
  down: null,
  trained: 0,
});

type Duelists = Pick<DuelProcess, 'duelists'>;

/** Who has begun the Duel (`ng.action.duel.declare`). */
export const challengerIn = ({ duelists: [challenger] }: Duelists): Duelist => challenger;

/** Who may yield, and does not lose a tie (`ng.action.duel.yield`, `ng.action.duel.result`). */
export const challengedIn = ({ duelists: [, challenged] }: Duelists): Duelist => challenged;

/** Two players of a Duel, as the table has them or as somebody sees them. */
interface Pair<Each> {
  readonly duelists: readonly [Each, Each];
}

export const duelistAt = <Each extends { readonly seat: Seat }>(
  { duelists: [one, other] }: Pair<Each>,
  seat: Seat,
): Each => (one.seat === seat ? one : other);

export const rivalOf = <Each extends { readonly seat: Seat }>(
  { duelists: [one, other] }: Pair<Each>,
  seat: Seat,
): Each => (one.seat === seat ? other : one);

/** The Duel with one of the players changed. */
export function withDuelist(
  duel: DuelProcess,
  seat: Seat,
  change: (duelist: Duelist) => Duelist,
): DuelProcess {
  const [one, other] = duel.duelists;
  return {
    ...duel,
    duelists: one.seat === seat ? [change(one), other] : [one, change(other)],
  };
}

/**
 * What the open cards of a player add up to, with a Training Card (`ng.action.duel.result`,
 * `ng.preparation.training`).
 */
export const totalOf = ({ open, trained }: Pick<Duelist, 'open' | 'trained'>): number =>
  open.reduce((sum, card) => sum + valueOf(card), trained);

/** Whoever has less loses, the challenger where both have the same (`ng.action.duel.result`). */
export function lowerOf(duel: Duelists): { readonly seat: Seat; readonly by: 'lower' | 'tie' } {
  const [challenger, challenged] = [challengerIn(duel), challengedIn(duel)];
  const [ours, theirs] = [totalOf(challenger), totalOf(challenged)];
  if (ours === theirs) return { seat: challenger.seat, by: 'tie' };
  return { seat: ours < theirs ? challenger.seat : challenged.seat, by: 'lower' };
}
